extension SearchIndex {
  /// Maximum number of suggestions.
  static let maximumSuggestions = 3
  /// Maximum distance of a suggestion, in letters; of a word of up to `shortLength` letters it is 1.
  private static let (maximumDistance, shortLength) = (2, 4)
  /// Maximum length of a query with suggestions, each of which is searched, in code units.
  private static let maximumQueryLength = 200
  /// Maximum length of a misspelled word, in code units.
  private static let maximumLength = 30

  /// Returns the query with the first unknown word replaced by names like it, where no other is unknown those that find
  /// something; else the properties asked for alone. None for a long query.
  func suggestions(
    for query: SearchQuery, _ unknown: [Unknown], in data: SearchData
  ) -> [String] {
    if let meant = query.meant { return [meant] }
    guard query.text.utf8.count <= Self.maximumQueryLength,
      let first = unknown.first(where: { $0.word != nil }), let word = first.word
    else { return [] }
    let begun = query.clauses.contains(where: \.statesFigures) ? names(from: word) : []
    let names = begun.isEmpty ? names(like: word) : begun
    if !names.isEmpty {
      return names.map { query.text.replacing(first.text, by: $0) }.filter {
        $0.lowercased() != query.text.lowercased() && (unknown.count > 1 || finds($0, in: data))
      }
    }
    let property = query.clauses.flatMap(\.terms).lazy.compactMap(\.property).first
    return property.map { [$0.nativeNames.first ?? $0.name] } ?? []
  }

  /// True for a text that is understood and finds something.
  private func finds(_ text: String, in data: SearchData) -> Bool {
    let isRead = !data.properties.columns.isEmpty
    let query = parsed(text, isRead ? data.vocabulary : vocabulary)
    guard let results = search(query, in: data, suggests: false), results.problems.isEmpty else {
      return false
    }
    return !results.hits.isEmpty || !results.answers.isEmpty || !results.formulas.isEmpty
  }

  /// Minimum length of the beginning of a name that is suggested, in code units.
  private static let leastBeginning = 3

  /// The names that begin with a word, those in the user's language before others, and the shorter ones first.
  private func names(from word: TextWord) -> [String] {
    guard let form = word.forms.last, form.count >= Self.leastBeginning else { return [] }
    let begun = texts.filter { text in
      text.isSuggested && text.words.first?.forms.contains { $0.starts(with: form) } == true
    }
    let own = begun.filter { $0.field == .name }
    let names = (own.isEmpty ? begun : own).map(\.text)
    let sorted = names.sorted { ($0.utf8.count, $0) < ($1.utf8.count, $1) }
    return Array(sorted.prefix(Self.maximumSuggestions))
  }

  private func names(like word: TextWord) -> [String] {
    guard let form = word.forms.last, form.count <= Self.maximumLength else { return [] }
    let limit = form.count <= Self.shortLength ? 1 : Self.maximumDistance
    var best: [(distance: Int, isOther: Bool, text: String)] = []
    for text in texts where text.isSuggested {
      guard let own = text.words.first, text.words.count == 1 else { continue }
      let distances = own.forms.compactMap { EditDistance.between(form, $0, atMost: limit) }
      guard let distance = distances.min() else { continue }
      best.append((distance, text.field != .name, text.text))
    }
    let sorted = best.sorted {
      ($0.distance, $0.isOther ? 1 : 0, $0.text) < ($1.distance, $1.isOther ? 1 : 0, $1.text)
    }
    if sorted.isEmpty { return words(like: form, atMost: limit) }
    var names: [String] = []
    for entry in sorted where entry.distance == sorted[0].distance && !names.contains(entry.text) {
      names.append(entry.text)
    }
    return Array(names.prefix(Self.maximumSuggestions))
  }

  /// Minimum length of a misspelled fact or class, in code units.
  private static let leastLength = 5

  /// Returns the facts and classes, in English and the user's language, that differ least from a word.
  private func words(like form: [UInt8], atMost limit: Int) -> [String] {
    guard form.count >= Self.leastLength else { return [] }
    let english = (SearchFact.names + ElementClass.all.flatMap(\.names)).filter {
      $0.unicodeScalars.allSatisfy(\.isWordPart)
    }
    let known = wording.words + english.map { ($0, Array($0.utf8)) }
    let near = known.compactMap { word, own in
      EditDistance.between(form, own, atMost: limit).map { (distance: $0, word: word) }
    }
    return near.min { $0.distance < $1.distance }.map { [$0.word] } ?? []
  }
}
