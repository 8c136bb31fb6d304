extension SearchIndex {
  /// An element found, before its matches are formatted.
  struct Candidate {
    let position: Int
    var rank: SearchRank
    /// Order within a rank, before the position.
    var order = 0
    var parts: [Part] = []

    /// Maximum number of reasons kept; no row has room for more.
    static let maximumParts = 12
  }

  /// The reason why an element was found.
  enum Part {
    /// A word found in a text.
    case word(TextWord, TextIndex.Found)
    /// Words found in a text, from one position on.
    case phrase([TextWord], text: Int, position: Int)
    case group(ElementClass)
    case value(SearchProperty, TemperatureUnit)
    /// A value asked for.
    case mention(SearchMention)
    case formula(Formula)
    /// What shows that a fact holds.
    case fact(Message)
    /// The answer to the query.
    case answer(Message)

    /// True if the row shows it although it shows the match of another part.
    var isAsked: Bool {
      switch self {
      case .mention, .answer: true
      default: false
      }
    }
  }

  /// Returns the elements for which all terms hold; nil if cancelled.
  func candidates(
    for clause: SearchClause, in data: SearchData, _ isCancelled: () -> Bool
  ) -> [Candidate]? {
    var candidates = table.elements.indices.map { Candidate(position: $0, rank: .symbol) }
    for term in clause.terms {
      if isCancelled() { return nil }
      if case .mention(let mention) = term {
        candidates = adding(mention, to: candidates, isAlone: clause.isMention, data)
        continue
      }
      guard let next = filter(candidates, by: term, clause.scope, in: data, isCancelled) else {
        return nil
      }
      candidates = next
    }
    guard let extreme = clause.extreme else { return candidates }
    return chosen(candidates, by: extreme)
  }

  private func filter(
    _ candidates: [Candidate], by term: SearchTerm, _ scope: WordScope, in data: SearchData,
    _ isCancelled: () -> Bool
  ) -> [Candidate]? {
    switch term {
    case .word(let word, let text):
      return find(word, text, scope, isCancelled).map { candidates.filtered(by: word, $0) }
    case .found(let word, _, let found): return candidates.filtered(by: word, found)
    case .phrase(let words, _):
      return candidates.compactMap { adding(words, of: scope, to: $0) }
    case .field(let fields, let words): return adding(words, of: fields, to: candidates)
    case .group(let group):
      return candidates.filter { group.contains(table.elements[$0.position]) }
        .map { $0.adding(.group(group), .field) }
    case .condition(let condition): return candidates.compactMap { filtered($0, by: condition) }
    case .compared(let property, let comparison, let symbol):
      guard let condition = bound(property, comparison, symbol) else { return [] }
      let found = filter(candidates, by: .condition(condition), scope, in: data, isCancelled)
      return property == .atomicNumber ? found?.nearest(condition.bounds[0].value, table) : found
    case .fact(let fact): return candidates.filtered(by: fact, of: table, in: data)
    case .not(let terms): return without(candidates, terms, scope, in: data, isCancelled)
    case .nuclide(let nuclide, _):
      let number = element(inflected: nuclide.element)?.number
      return candidates.filter { table.elements[$0.position].number == number }
    case .span(let first, let last, let isBetween, let words):
      guard let span = span(from: first, to: last) else {
        return filter(candidates, by: words, scope, in: data, isCancelled)
      }
      let numbers = isBetween ? span.dropFirst().dropLast() : span[...]
      return candidates.filter { numbers.contains(table.elements[$0.position].number) }
        .map { $0.adding(.field) }
    case .state, .origin, .spelling, .noted, .mention, .unit:
      return candidates.compactMap { filtered($0, by: term) }
    }
  }

  /// Returns the best occurrence of a word for each element; that in a description only if nothing else has the word, and
  /// not of a word that most descriptions have. Nil if cancelled.
  func find(_ word: TextWord, _ isCancelled: () -> Bool) -> [TextIndex.Found]? {
    guard let found = occurrences(of: word.forms, isCancelled).map({ wholeNames($0, word) }) else {
      return nil
    }
    let others = found.allSatisfy { $0.rank == .max } ? word.otherNumbers : []
    if !others.isEmpty {
      return index.find(others, isCancelled: isCancelled).map { found in
        // Of a name also the genitive: Goldes.
        let isName = found.contains { $0.rank == SearchRank.name.rawValue }
        let wanted: SearchRank = isName ? .name : .description
        return found.map { $0.rank == wanted.rawValue ? $0 : .none }
      }
    }
    let described = found.filter { $0.rank == SearchRank.description.rawValue }.count
    let isKnown = found.contains { $0.rank < SearchRank.description.rawValue }
    guard described > 0, isKnown || described * 2 > found.count else { return found }
    return found.map { $0.rank == SearchRank.description.rawValue ? .none : $0 }
  }

  /// Adds a value asked for to the elements that have it; without other terms, drops the rest.
  private func adding(
    _ mention: SearchMention, to candidates: [Candidate], isAlone: Bool, _ data: SearchData
  ) -> [Candidate] {
    candidates.compactMap { candidate in
      let element = table.elements[candidate.position]
      if let line = line(mention, of: element, in: data) {
        let title = mention.title(of: element, in: temperatures.first)
        let reason = Message.format(translatable("{1}: {2}"), title, line)
        return candidate.adding(.fact(reason), isAlone ? .field : candidate.rank)
      }
      guard mention.value(of: element) != nil else { return isAlone ? nil : candidate }
      return candidate.adding(.mention(mention), isAlone ? .field : candidate.rank)
    }
  }

  /// - Parameter isWhole: true if the last word is no beginning.
  func adding(
    _ words: [TextWord], of fields: [SearchField], to candidate: Candidate, isWhole: Bool = false
  ) -> Candidate? {
    let range =
      Int(index.textStarts[candidate.position])..<Int(index.textStarts[candidate.position + 1])
    for number in range where fields.contains(texts[number].field) {
      guard
        let position = TextWord.position(of: words, in: texts[number].words, isWhole: isWhole)
      else { continue }
      let isAll = texts[number].words.count == words.count
      let rank: SearchRank =
        switch texts[number].field {
        case .name: isAll ? .name : position == 0 ? .namePrefix : .wordPrefix
        case .symbol: .symbol
        case .number: .number
        case .alternativeName: isAll ? .alternativeName : .wordPrefix
        case .description: .description
        default: .field
        }
      return candidate.adding(.phrase(words, text: number, position: position), rank)
    }
    let element = table.elements[candidate.position].number
    guard fields.contains(.note), notes.contains(words, of: element) else { return nil }
    return candidate.adding(.fact(Self.inNote), .description)
  }

  /// Returns the elements of a formula, in its order.
  func candidates(of result: FormulaResult) -> [Candidate] {
    result.parts.enumerated().compactMap { order, part in
      table.elements.firstIndex { $0.number == part.number }.map {
        Candidate(
          position: $0, rank: .formula, order: order, parts: [.formula(result.formula)])
      }
    }
  }
}

extension SearchIndex {
  func filter(
    _ candidates: [Candidate], by terms: [SearchTerm], _ scope: WordScope, in data: SearchData,
    _ isCancelled: () -> Bool
  ) -> [Candidate]? {
    terms.reduce(candidates) { found, term in
      found.flatMap { filter($0, by: term, scope, in: data, isCancelled) }
    }
  }

  /// The condition that a value is on one side of an element's; nil if the element has none.
  func bound(
    _ property: SearchProperty, _ comparison: SearchCondition.Comparison, _ symbol: String
  ) -> SearchCondition? {
    table.element(symbol: symbol).flatMap { property.values(of: $0).first }.map {
      SearchCondition(
        property: property, bounds: [.init(comparison: comparison, value: $0)],
        temperature: temperatures.first)
    }
  }

  /// The element of a span or a nuclide, by its name or, in the user's language, another form of it.
  func element(inflected name: String) -> AtomicElement? {
    element(named: name) ?? wording.name(inflected: name).flatMap { element(named: $0) }
  }

  func span(from first: String, to last: String) -> ClosedRange<Int>? {
    guard let one = element(inflected: first)?.number, let other = element(inflected: last)?.number
    else { return nil }
    return min(one, other)...max(one, other)
  }
}

extension [SearchIndex.Candidate] {
  /// Those nearest to an atomic number first.
  fileprivate func nearest(
    _ number: Double, _ table: PeriodicTable
  ) -> [SearchIndex.Candidate] {
    map { candidate in
      var candidate = candidate
      candidate.order = abs(table.elements[candidate.position].number - Int(number))
      return candidate
    }
  }

  fileprivate func filtered(
    by word: TextWord, _ found: [TextIndex.Found]
  ) -> [SearchIndex.Candidate] {
    compactMap { candidate in
      let match = found[candidate.position]
      return SearchRank(rawValue: match.rank).map { candidate.adding(.word(word, match), $0) }
    }
  }

  fileprivate func filtered(
    by fact: SearchFact, of table: PeriodicTable, in data: SearchData
  ) -> [SearchIndex.Candidate] {
    let found = compactMap { candidate -> (SearchIndex.Candidate, Double)? in
      let element = table.elements[candidate.position]
      return fact.evidence(for: element, in: data).map {
        (candidate.adding(.fact($0), .field), fact.distance(of: element, in: data) ?? 0)
      }
    }
    let ordered = found.enumerated().sorted {
      ($0.element.1, $0.offset) < ($1.element.1, $1.offset)
    }
    guard ordered.contains(where: { $0.element.1 != 0 }) else { return found.map(\.0) }
    return ordered.enumerated().map { order, entry in
      var candidate = entry.element.0
      candidate.order = order
      return candidate
    }
  }
}

extension SearchIndex.Candidate {
  func adding(_ rank: SearchRank) -> Self {
    var result = self
    result.rank = max(self.rank, rank)
    return result
  }

  func adding(_ part: SearchIndex.Part, _ rank: SearchRank) -> Self {
    var result = self
    result.rank = max(self.rank, rank)
    if result.parts.count < Self.maximumParts { result.parts.append(part) }
    return result
  }
}

extension TextWord {
  /// Returns the position of words in a text, one after the other; the last may be a beginning.
  static func position(
    of phrase: [TextWord], in words: [TextWord], isWhole: Bool = false
  ) -> Int? {
    guard phrase.count <= words.count, let last = phrase.last else { return nil }
    return (0...words.count - phrase.count).first { start in
      let isSame = zip(words[start...], phrase.dropLast()).allSatisfy { own, other in
        other.forms.contains { own.forms.contains($0) }
      }
      let end = words[start + phrase.count - 1]
      return isSame
        && last.forms.contains { form in
          end.forms.contains { isWhole ? $0 == form : $0.starts(with: form) }
        }
    }
  }

  /// The plural of an English word of which the word is no beginning, `batteries`, or the singular: `lamp`, `battery`. Empty
  /// for another word.
  fileprivate var otherNumbers: [[UInt8]] {
    guard let form = forms.first, form.count >= 4 else { return [] }
    func ends(_ suffix: String) -> Bool {
      form.suffix(suffix.utf8.count).elementsEqual(suffix.utf8)
    }
    if ends("y") { return [form.dropLast() + Array("ies".utf8)] }
    if ends("ies") { return [form.dropLast(3) + Array("y".utf8)] }
    return ends("s") ? [form.dropLast(ends("es") ? 2 : 1), form.dropLast()].map { Array($0) } : []
  }
}
