/// A query of the search's help, in English and in the user's language.
public enum SearchExample: Sendable, Hashable {
  /// A text with names of elements and words of the search in braces, which are those of the user's language:
  /// `{melting point} < 300 K`. The rest is the same in every language.
  case words(String)
  /// A query to be translated.
  case sentence(String)
  /// A word of the sentences about the elements, which only some languages have.
  case description(String)

  /// The query in English.
  public var english: String {
    switch self {
    case .words(let pattern): Self.filled(pattern) { $0 }
    case .sentence(let text), .description(let text): text.withoutContext
    }
  }

  /// The query in the user's language.
  /// - Parameters:
  ///   - translate: returns the translation of an English text or name of an element.
  ///   - describe: returns the translation of a description of an element.
  public func text(
    translatedBy translate: (String) -> String, describedBy describe: (String) -> String
  ) -> String {
    switch self {
    case .words(let pattern):
      SearchWords.skipped.contains { translate($0).withoutContext != $0.withoutContext }
        ? Self.filled(pattern) { Self.word($0, translate) } : english
    case .sentence(let text): translate(text).withoutContext
    case .description(let text): describe(text)
    }
  }

  /// The first translation of a word of the search, or the name of an element.
  private static func word(_ english: String, _ translate: (String) -> String) -> String {
    if let list = SearchWords.list(with: english) {
      // Words that the search knows as other English ones are left out: Turkish not.
      return SearchWording.listed(translate(list)).first {
        [nil, list].contains(SearchWords.list(with: $0))
      } ?? english
    }
    return translate(english.prefix(1).uppercased() + english.dropFirst())
  }

  /// Replaces the words in braces.
  private static func filled(_ pattern: String, _ word: (String) -> String) -> String {
    pattern.split(separator: "{", omittingEmptySubsequences: false).enumerated().map { part in
      guard part.offset > 0, let end = part.element.firstIndex(of: "}") else {
        return String(part.element)
      }
      return word(String(part.element[..<end])) + part.element[part.element.index(after: end)...]
    }.joined()
  }
}

extension SearchExample: ExpressibleByStringLiteral {
  public init(stringLiteral pattern: String) { self = .words(pattern) }
}

extension SearchWords {
  /// The text that lists an English word; nil without one.
  fileprivate static func list(with word: String) -> String? {
    all.lazy.map(\.text).first { SearchWording.listed($0).contains(word) }
  }
}
