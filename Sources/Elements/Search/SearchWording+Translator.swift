/// What the translation of a query is made of.
extension SearchWording.Translator {
  typealias Meaning = SearchWording.Meaning

  /// Adds what words mean.
  mutating func add(_ meaning: Meaning, _ typed: ArraySlice<SearchToken>) {
    position += typed.count
    let text = typed.map(\.text).joined(separator: " ")
    let words = meaning.words.map {
      SearchToken(.word, $0, typed: text)
    }
    switch meaning.role {
    case .skipped where isBeforeUnit(text): result.append(SearchToken(.word, "in", typed: text))
    case .skipped:
      if meaning.words.contains("room") { joinState() }
    case .unit: addUnit(meaning.words[0])
    case .negation:
      result.insert(contentsOf: words, at: last)
      denyOthers(before: last, words)
      property = nil
    case .comparison where endsWithCompared && !numberFollows(position):
      result.insert(contentsOf: words, at: result.count - 1)
      property = nil
    case .comparison where lastNumber != nil && !numberFollows(position):
      result.insert(contentsOf: words, at: result.count - 1)
      property = nil
    case .between where joinsEnds && !numberFollows(position):
      result.insert(contentsOf: words, at: result.count - 3)
    case .direction where property != nil && !propertyFollows:
      result.insert(contentsOf: words, at: property?.lowerBound ?? result.count)
      property = nil
    default:
      append(words, isProperty: meaning.role == .word && isProperty(meaning.words))
    }
  }

  /// True for “in” before a unit that ends the question and that may be a symbol: Spanish en K.
  private func isBeforeUnit(_ text: String) -> Bool {
    hasProperty && position == tokens.count - 1 && Self.inWords.contains(text.lowercased())
      && SearchUnit.named(tokens[position].text) != nil
  }

  private static let inWords: Set<String> = [
    "en", "em", "in", "i", "w", "we", "v", "ve", "в", "во", "у",
  ]

  /// Drops the comma before a state at room temperature: Russian металлы, жидкие при комнатной температуре.
  private mutating func joinState() {
    guard let comma = result.lastIndex(where: { $0.kind == .or }),
      result[(comma + 1)...].allSatisfy({ $0.kind == .word })
    else { return }
    result.remove(at: comma)
    last = min(last, result.count)
    property = nil
  }

  /// Denies the other elements of a list, too: Japanese ヘリウムとネオン以外.
  private mutating func denyOthers(before end: Int, _ words: [SearchToken]) {
    var place = end
    while place > 1, result[place - 1].kind == .or || result[place - 1].lowercasedWord == "and",
      let name = result[place - 2].lowercasedWord,
      wording.name(inflected: name) != nil || name.hasUnspacedScript
    {
      result.remove(at: place - 1)
      result.insert(contentsOf: words, at: place - 2)
      place -= 2
    }
  }

  /// True behind a property and the element with which another is compared: Chinese 金的密度比铅大.
  var endsWithCompared: Bool {
    hasProperty && result.count > 2 && result.last?.text.hasUnspacedScript == true
  }

  /// Gives the number at the end of the result a unit.
  private mutating func addUnit(_ symbol: String) {
    guard let last = result.popLast(), case .number(let value, _, let tolerance) = last.kind
    else {
      return
    }
    let unit = SearchUnit.listed(symbol)
    result.append(
      SearchToken(
        .number(value, unit: unit, tolerance: tolerance), last.text, unitText: symbol))
  }

  /// True for a full name of a property, or of several.
  func isProperty(_ words: [String]) -> Bool {
    SearchVocabulary.everydayNames[words.joined(separator: " ")] != nil
      || vocabulary.names(from: words).contains { $0.words == words }
  }

  /// True if a property is called behind the position.
  private var propertyFollows: Bool {
    let ahead = words()
    return propertyLength(ahead) > 0
      || ahead.prefix(phraseLength).contains { _, count in
        meanings(count).contains { $0.role == .word && isProperty($0.words) }
      }
  }

  /// Adds tokens; a property behind the number of a condition before that: 300 K以下で溶ける, 17族.
  mutating func append(_ words: [SearchToken], isProperty: Bool) {
    property = nil
    last = result.count
    guard isProperty else {
      result += words
      return
    }
    let start = boundStart(words) ?? result.count
    result.insert(contentsOf: words, at: start)
    if start + words.count == result.count { property = start..<result.count }
    hasProperty = true
    hasTime = hasTime || words.contains { $0.lowercasedWord?.hasPrefix("half") == true }
  }

  /// True if the number at the position is that of a group or period behind it.
  private var isOrdinal: Bool {
    typed.dropFirst(position + 1).first?.meanings.contains {
      Self.columns.contains($0.words.first ?? "")
    } ?? false
  }

  private static let columns: Set<String> = ["group", "period"]

  /// The beginning of a comparison with a number, or of the number of a group, at the end of the result, to which no
  /// other property belongs; nil if there is none.
  private func boundStart(_ words: [SearchToken]) -> Int? {
    let next = token(position)
    let isFollowed =
      next.map { $0.isNumber && !isOrdinal || $0.kind.isComparison || $0.kind == .colon } == true
    guard lastNumber != nil, !isFollowed else { return nil }
    var start = result.count - 1
    let before = result[..<start].suffix(2).compactMap(\.lowercasedWord)
    let isColumn = Self.columns.contains(words.first?.lowercasedWord ?? "")
    if before.count == 2, before[0] == "at" {
      start -= 2
    } else if let word = before.last, SearchClauseParser.comparisonWords[word] != nil {
      start -= 1
    } else if start > 0, result[start - 1].kind.isComparison {
      start -= 1
    } else if !isColumn {
      return nil
    }
    guard start > 0 else { return 0 }
    // What has a property before it keeps it.
    let isNamed = result[start - 1].kind == .word && isProperty(result[start - 1].nameWords)
    return isNamed || result[start - 1].kind.isComparison ? nil : start
  }

  // MARK: Letters

  /// True for a letter that may be a small word elsewhere: that behind the number of a group, `grupo IV A`, that of a block,
  /// Czech `s blok`, and that with which names begin: Russian на букву К.
  var isLetter: Bool {
    let text = tokens[position].text
    if text.count == 1, isSpelled { return true }
    if ["s", "p", "d", "f"].contains(text) {
      return [position - 1, position + 1].contains { typed.indices.contains($0) && isBlock($0) }
    }
    guard ["A", "B"].contains(text), let last = result.last,
      last.isNumber || RomanNumeral(last.text) != nil
    else { return false }
    return typed.contains { $0.meanings.contains { $0.words == ["group"] } }
  }

  /// True behind “starting with” and their like, and before them, but not before “letter”: Portuguese com a letra K.
  private var isSpelled: Bool {
    let next = typed.dropFirst(position + 1).prefix(2).map { word in
      word.meanings.compactMap(\.words.last)
    }
    if next.first?.contains("letter") == true { return false }
    if ["with", "letter"].contains(result.last?.lowercasedWord) { return true }
    // Turkish K ile başlayan, but not Chinese 以 before K.
    let isFar = token(position + 1).map { $0.text.count > 1 } ?? false
    return next.prefix(isFar ? 2 : 1).contains { $0.contains("with") }
  }

  private func isBlock(_ index: Int) -> Bool {
    tokens[index].lowercasedWord == "block"
      || typed[index].meanings.contains { $0.words == ["block"] }
  }
}
