/// Elements compared with another one.
extension SearchClauseParser {
  /// Reads `denser than gold`, `more abundant than iron`, `after uranium`, in other languages also with the name before it.
  mutating func readComparative() -> Bool {
    guard let (property, comparison, length) = comparativeAhead else { return false }
    if let (first, count) = elementAhead(from: length), token()?.isTranslated == true,
      !clause.terms.contains(where: { $0.typedWord.flatMap(symbol) != nil }),
      let (second, further) = elementAhead(from: length + count)
    {
      // Russian тяжелее ли золото свинца: what is compared is called before what it is compared with.
      position += length + count + further
      addWords(first)
      add(property, comparison, second)
    } else if let (symbol, count) = elementAhead(from: length), !isBehindStandard {
      position += length + count
      add(property, comparison, symbol)
    } else if token()?.isTranslated == true, token(length)?.kind.isNumber != true,
      let typed = clause.terms.last?.typedWord, let symbol = self.symbol(typed)
    {
      position += length
      clause.terms.removeLast()
      add(property, comparison, symbol)
    } else {
      // Lighter than water.
      guard token(length - 1)?.lowercasedWord == "than", let next = token(length),
        next.kind == .word
      else { return false }
      position += length + 1
      add(property, comparison, next.typed)
    }
    return true
  }

  /// Reads the element in place of the number of a condition: `melting point above iron`.
  mutating func readElement(
    _ comparison: SearchCondition.Comparison, of property: SearchProperty
  ) -> Bool {
    guard let (symbol, count) = elementAhead() else { return false }
    position += count
    add(property, comparison, symbol)
    return true
  }

  private mutating func add(
    _ property: SearchProperty, _ comparison: SearchCondition.Comparison, _ element: String
  ) {
    clause.terms.append(.compared(property, comparison, to: element))
  }

  /// What the words at the position compare, and their number.
  private var comparativeAhead: (SearchProperty, SearchCondition.Comparison, tokens: Int)? {
    if let word = token()?.lowercasedWord, let comparison = Self.sides[word] {
      return (clause.isDiscovery ? .discoveryYear : .atomicNumber, comparison, 1)
    }
    for (words, count) in words(atMost: Superlative.maximumWords) where words.last == "than" {
      // Higher density than, but not larger radius than: which one.
      guard let known = compared(words.dropLast().map { $0 }), let key = known.keys.first,
        let property = vocabulary.property(key),
        known.keys.count == 1 || key == RecordDecoder.weightKey
      else { return nil }
      return (property, known.isGreatest ? .greater : .less, count)
    }
    // German höhere Dichte als Titan.
    if let word = token(), word.isTranslated,
      let comparison = word.lowercasedWord.flatMap({ Self.comparisonWords[$0] }),
      let named = propertiesAhead(from: 1).first(where: \.isFull),
      elementAhead(from: 1 + named.tokens) != nil
    {
      return (named.property, comparison, 1 + named.tokens)
    }
    // Of languages in which both are one: Italian più denso dell’oro.
    guard let typed = token(), typed.isTranslated,
      let (property, isGreatest, count) = superlative(at: 0), elementAhead(from: count) != nil,
      !typed.typed.lowercased().split(separator: " ").contains(where: {
        property.nativeNames.contains(String($0))
      })
    else { return nil }
    return (property, isGreatest ? .greater : .less, count)
  }

  /// The clause of a question for one of two elements, `which is denser, iron or lead`, `is gold or silver heavier`, `which has
  /// the higher melting point, iron or copper`: a value of both. Nil if anything else is said.
  var choice: SearchClause? {
    // A sodium atom or a potassium atom.
    let tokens = tokens.filter { !["a", "an", "atom"].contains($0.lowercasedWord) }
    // Chinese 金和铅哪个重, gold and lead, which is heavier; Dutch “of” is “or”.
    let place =
      tokens.firstIndex(of: .or) ?? tokens.firstIndex { ["and", "of"].contains($0.lowercasedWord) }
    guard let place, place > 0, place + 1 < tokens.count else { return nil }
    let (named, rest) =
      listed(in: tokens) ?? (
        [tokens[place - 1], tokens[place + 1]],
        Array(tokens[..<(place - 1)] + tokens[(place + 2)...])
      )
    guard rest.allSatisfy({ [.or, .word, .colon].contains($0.kind) }) else { return nil }
    // Other languages say what English says with “than”.
    var said = rest.filter {
      $0.kind != .or && !Self.fillers.contains($0.lowercasedWord ?? "") && $0.text != "than"
    }.flatMap(\.nameWords)
    // Which melts first, which was discovered first.
    if said.last == "first" {
      let isOfDiscovery = rest.contains { $0.lowercasedWord == "discovered" }
      said = said.count == 1 ? [isOfDiscovery ? "earlier" : "first"] : ["lower"] + said.dropLast()
    }
    guard named.allSatisfy({ $0.kind == .word && symbol($0.text) != nil }),
      let (keys, isGreatest) = compared(said)
    else { return nil }
    var clause = asking(keys, of: named)
    clause.choosesGreatest = isGreatest
    return clause
  }

  /// The elements of a list, and the other tokens, without those between them: `which of Na, K and Li has`, `O, N or F?`. Nil for
  /// anything else.
  private func listed(in tokens: [SearchToken]) -> (named: [SearchToken], rest: [SearchToken])? {
    let places = tokens.indices.filter {
      let text = tokens[$0].text
      return tokens[$0].kind == .word && symbol(text) != nil
        && (Formula.knownSymbols.contains(text) || !Self.fillers.contains(text.lowercased()))
        && text.mayCallElement
    }
    let isList = zip(places, places.dropFirst()).allSatisfy { first, second in
      tokens[(first + 1)..<second].allSatisfy {
        [.or, .ion].contains($0.kind) || ["and", "or"].contains($0.lowercasedWord)
      }
    }
    guard places.count > 1, isList, let first = places.first, let last = places.last else {
      return nil
    }
    let rest = Array(tokens[..<first] + tokens[(last + 1)...]).filter {
      !["these", "following", "one", "of"].contains($0.lowercasedWord)
    }
    return (places.map { tokens[$0] }, rest)
  }

  /// The clause that asks for properties of elements called by tokens.
  private func asking(_ keys: [String], of named: [SearchToken]) -> SearchClause {
    var clause = SearchClause()
    clause.needsProperties = keys.contains { vocabulary.property($0) == nil }
    let properties = keys.compactMap { vocabulary.property($0) }
    clause.terms = properties.map { .mention(.property($0, nil)) }
    for one in named {
      clause.terms += TextWord.words(of: one.text, fold: fold).map { .word($0, text: one.text) }
    }
    return clause
  }

  /// The clause of a question for the difference of two elements, `how much denser is gold than silver`. Nil if anything else
  /// is said.
  var comparedDifference: SearchClause? {
    let words = tokens.map { $0.lowercasedWord ?? "" }
    guard
      words.indices.dropFirst().contains(where: { words[$0 - 1] == "how" && words[$0] == "much" }),
      tokens.allSatisfy({ $0.kind == .word })
    else { return nil }
    let rest = tokens.filter {
      !Self.fillers.contains($0.lowercasedWord ?? "") && $0.text != "than"
    }
    let named = rest.filter { symbol($0.text) != nil }
    let said = rest.filter { symbol($0.text) == nil }.flatMap(\.nameWords).filter { $0 != "than" }
    guard named.count == 2, let (keys, _) = compared(said) else { return nil }
    var clause = asking(Array(keys.prefix(1)), of: named)
    clause.asksDifference = true
    return clause
  }

  /// The keys of the properties that are compared by words, and whether the greatest value is asked for; nil for other words.
  private func compared(_ words: [String]) -> (keys: [String], isGreatest: Bool)? {
    let known = Superlative.ofComparative(words) ?? Superlative.byName[words.joined(separator: " ")]
    if let (key, isGreatest) = known {
      // What is heavier has a greater mass, or is denser.
      return (key == RecordDecoder.weightKey ? [key, "density"] : [key], isGreatest)
    }
    // Higher melting point; Chinese 熔点高; Spanish pesa más.
    for (word, name) in [(words.first, words.dropFirst()), (words.last, words.dropLast())] {
      let name = Array(name)
      guard let word, let isGreatest = Self.isGreater(word) else { continue }
      // Larger radius.
      if let keys = SearchVocabulary.everydayNames[name.joined(separator: " ")] {
        return (keys, isGreatest)
      }
      guard case .one(let property) = vocabulary.named(name), property.isFullName(name) else {
        continue
      }
      return ([property.key], isGreatest)
    }
    return nil
  }

  /// True for a word that asks for the greater of two values, false for the less; nil for another word.
  private static func isGreater(_ word: String) -> Bool? {
    (comparatives[word] ?? comparisonWords[word]).map { $0 == .greater }
      ?? Superlative.directions[word]
  }

  /// The clause of a question for one of several classes, `is silicon a metal, nonmetal or metalloid`, `is bromine liquid or
  /// gas`: the class of the element. Nil for other text.
  var alternatives: SearchClause? {
    let said = tokens.filter {
      $0.kind != .or && $0.text != "or" && !Self.fillers.contains($0.lowercasedWord ?? "")
    }
    let classes = said.dropFirst().compactMap { ElementClass.named($0.nameWords) }
    let isOfState = classes.allSatisfy(\.isState)
    guard isYesNo || tokens.contains(where: { $0.text == "or" }), classes.count > 1,
      classes.count == said.count - 1, symbol(said[0].text) != nil,
      isOfState || classes.allSatisfy(\.isCategory)
    else { return nil }
    let words = TextWord.words(of: said[0].text, fold: fold).map {
      SearchTerm.word($0, text: said[0].text)
    }
    return SearchClause(terms: [.mention(.line(isOfState ? "phase" : "category"))] + words)
  }

  /// True behind the element in the case of what others are compared with, Turkish kurşundan ağır.
  private var isBehindStandard: Bool {
    guard let before = token(-1),
      before.isTranslated || before.typed.utf8.contains(UInt8(ascii: "'")),
      clause.terms.last?.typedWord.flatMap(symbol) != nil
    else { return false }
    return ["dan", "den", "tan", "ten"].contains(String(before.typed.lowercased().suffix(3)))
  }

  private static let sides: [String: SearchCondition.Comparison] = [
    "after": .greater, "before": .less,
  ]

  /// The symbol of the element called by name or by its symbol in the usual case, and the number of tokens up to it.
  private func elementAhead(from start: Int = 0) -> (symbol: String, tokens: Int)? {
    var offset = start
    while let word = token(offset)?.lowercasedWord, ["that", "of", "the"].contains(word) {
      offset += 1
    }
    guard let next = token(offset), next.kind == .word,
      // In is indium, in is not; French or is gold.
      Formula.knownSymbols.contains(next.text)
        || !Formula.knownSymbols.contains(next.text.prefix(1).uppercased() + next.text.dropFirst()),
      SearchUnit.named(next.text) == nil, let symbol = self.symbol(next.text)
    else { return nil }
    return (symbol, offset + 1 - start)
  }
}

extension Superlative {
  /// The property and direction of an English comparative: `denser`, `more abundant`.
  fileprivate static func ofComparative(
    _ words: some Collection<String>
  ) -> (key: String, isGreatest: Bool)? {
    // Conducts better: better conductor.
    let sorted = words.filter { irregular[$0] != nil } + words.filter { irregular[$0] == nil }
    let said = sorted.map { conducting.contains($0) ? "conductor" : $0 }
    guard let first = said.first else { return nil }
    let regular = first.hasSuffix("er") ? String(first.dropLast(2)) + "est" : first
    let head = irregular[first] ?? regular
    return byName[([head] + said.dropFirst()).joined(separator: " ")]
  }

  private static let conducting: Set<String> = ["conducts", "conduct", "conductive", "conducting"]

  private static let irregular = [
    "more": "most", "less": "least", "better": "best", "worse": "worst",
  ]
}

extension SearchToken {
  /// True for a word of another language than that of the search.
  var isTranslated: Bool { typed != text }
}
