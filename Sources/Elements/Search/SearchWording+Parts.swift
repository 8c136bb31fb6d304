/// Words that are written together with others, and forms of names.
extension SearchWording {
  /// Returns the words that an unknown one consists of; nil if it is whole: French `l’or`, Turkish `Hg’den`, Arabic `والفضة`,
  /// `d-blok`.
  func parts(of token: SearchToken) -> [SearchToken]? {
    guard token.kind == .word else { return nil }
    let scalars = token.text.unicodeScalars
    if let mark = scalars.firstIndex(where: { $0 == "'" || $0 == "’" }) {
      return parts(String(scalars[..<mark]), String(scalars[scalars.index(after: mark)...]))
    }
    if scalars.first == Self.arabicAnd, scalars.count > Self.leastLength + 1 {
      let rest = String(scalars.dropFirst())
      return isKnown(rest) ? words(String(Self.arabicAnd), rest) : nil
    }
    let names = token.nameWords
    guard names.count == 2, Self.blocks.contains(names[0]),
      meanings(of: CollectionOfOne(key([names[1]]))).contains(where: { $0.words == ["block"] })
    else { return nil }
    return words(names[0], names[1])
  }

  private static let arabicAnd: Unicode.Scalar = "\u{648}"
  private static let blocks: Set<String> = ["s", "p", "d", "f"]
  /// Minimum length of a word behind an article or “and” that is written together with it.
  private static let leastLength = 2
  /// Maximum length of an article before an apostrophe, and of an ending behind it.
  private static let maximumLength = 5

  /// The parts of a word before and behind an apostrophe, without an article or an ending that has no meaning.
  private func parts(_ head: String, _ tail: String) -> [SearchToken]? {
    let isName = Formula.knownSymbols.contains(head) || names[key([head.lowercased()]).plain] != nil
    if !isName, head.count <= Self.maximumLength, tail.count >= Self.leastLength, isKnown(tail) {
      return words(tail)
    }
    guard tail.count <= Self.maximumLength, isName || !head.isEmpty && isKnown(head) else {
      return nil
    }
    let ending = key([tail.lowercased()])
    return !meanings(of: CollectionOfOne(ending)).isEmpty || phraseLength(from: ending) > 1
      ? words(head, tail) : words(head)
  }

  private func words(_ words: String...) -> [SearchToken] { words.map { SearchToken(.word, $0) } }

  /// True for a name of an element, and for a word that is not skipped.
  private func isKnown(_ word: String) -> Bool {
    let key = key([word.lowercased()])
    return names[key.plain] != nil || names[key.plain.withoutArabicArticle] != nil
      || phraseLength(from: key) > 1
      || meanings(of: CollectionOfOne(key)).contains { $0.role != .skipped }
  }

  /// Returns the tokens with names of elements in place of their forms, in a question for a property.
  /// - Parameter unknown: the words without a meaning.
  func withNames(_ tokens: [SearchToken], unknown: Set<String>) -> [SearchToken] {
    tokens.map { token in
      guard unknown.contains(token.text), let word = token.lowercasedWord,
        !SearchClauseParser.fillers.contains(word), ElementClass.named([word]) == nil,
        let name = names[key([word]).plain], name.lowercased() != word
      else { return token }
      return SearchToken(.word, name, typed: token.text)
    }
  }
}

extension String {
  fileprivate var withoutArabicArticle: String {
    let letters = unicodeScalars
    return letters.starts(with: ["\u{627}", "\u{644}"]) ? String(letters.dropFirst(2)) : self
  }
}
