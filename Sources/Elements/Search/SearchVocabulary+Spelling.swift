extension SearchVocabulary {
  /// What a misspelt word is compared with.
  struct Spelling: Sendable {
    let form: [UInt8]
    /// The full name offered in place of the word, in the same language.
    let name: String

    /// Returns names and their first words.
    static func all(of names: [String], in language: String) -> [Spelling] {
      names.flatMap { (name: String) -> [Substring] in
        [name[...]] + name.split(separator: " ").prefix(1)
      }.map {
        Spelling(form: Array($0.utf8), name: language)
      }
    }
  }

  /// Returns a text with a misspelt word replaced by names like it; none without such a word.
  func corrections(of text: String, _ word: String?) -> [String] {
    word.map { word in names(like: word).map { text.replacing(word, by: $0) } } ?? []
  }

  /// Returns the full names of the properties whose name, or its beginning, differs from a word by few letters; the
  /// nearest first.
  func names(like word: String) -> [String] {
    let typed = Array(word.lowercased().utf8)
    guard (Self.leastLength...30).contains(typed.count) else { return [] }
    let limit = typed.count <= 4 ? 1 : 2
    var found: [(distance: Int, name: String)] = []
    for own in spellings {
      let near = own.compactMap { spelling in
        Self.distance(of: typed, to: spelling.form, atMost: limit).map { ($0, spelling.name) }
      }
      guard let best = near.min(by: { $0.0 < $1.0 }) else { continue }
      if !found.contains(where: { $0.name == best.1 }) { found.append(best) }
    }
    let sorted = found.enumerated().sorted {
      ($0.element.distance, $0.offset) < ($1.element.distance, $1.offset)
    }
    return sorted.prefix(SearchIndex.maximumSuggestions).map(\.element.name)
  }

  /// The distance of a word to a name or its beginning; nil if it is above the limit.
  private static func distance(of typed: [UInt8], to name: [UInt8], atMost limit: Int) -> Int? {
    let lengths = [name.count] + [typed.count, typed.count - 1].filter { $0 < name.count }
    return lengths.compactMap { length in
      EditDistance.between(typed, Array(name.prefix(length)), atMost: limit)
    }.min()
  }
}
