/// Endings behind a colon and the small word at the beginning of a sentence, which are no symbols.
extension SearchWording {
  /// Returns a question without the endings that a colon joins to symbols and numbers, Finnish Fe:n, jodi-131:n, and with a
  /// space before the word for a letter: k-kirjaimella.
  func withoutColons(_ text: String) -> String {
    guard let endings = Self.endings[language] else { return text }
    return text.split(separator: " ", omittingEmptySubsequences: false).map { word -> Substring in
      if let colon = word.firstIndex(of: ":"), colon > word.startIndex {
        let end = word[word.index(after: colon)...]
        let ending = end.prefix(while: \.isLetter)
        if endings.contains(ending) { return word[..<colon] + end.dropFirst(ending.count) }
      }
      let parts = word.split(separator: "-", maxSplits: 1)
      if parts.count == 2, parts[0].count == 1,
        meanings(of: [key([parts[1].lowercased()])]).contains(where: { $0.words == ["letter"] })
      {
        return parts[0] + " " + parts[1]
      }
      return word
    }.joined(separator: " ")
  }

  /// The endings behind a colon.
  private static let endings: [String: Set<Substring>] = [
    "fi": [
      "n", "a", "ä", "ta", "tä", "na", "nä", "ksi", "ssa", "ssä", "sta", "stä", "lla", "llä",
      "lta", "ltä", "lle", "een", "iin",
    ],
    "sv": ["s", "n", "t", "en", "et"],
  ]

  /// Returns the tokens with the first one in lower case, if it is a small word that is a symbol with the capital of a sentence
  /// only: French La densité de l’or, Spanish ¿Es tóxico el arsénico?
  /// - Parameter symbol: returns the symbol of the element with a name in any language.
  func withSmallFirst(
    _ tokens: [SearchToken], _ symbol: (String) -> String?
  ) -> [SearchToken] {
    guard tokens.count > 2, let first = tokens.first, Formula.knownSymbols.contains(first.text)
    else { return tokens }
    let word = first.text.lowercased()
    guard
      whether.contains(key([word]).exact)
        || meanings(of: [key([word])]).contains(where: {
          $0.role == .skipped || $0.words == ["not"]
        })
    else { return tokens }
    let keys = tokens.dropFirst().map { key($0.nameWords.isEmpty ? [$0.text] : $0.nameWords) }
    let namesClass = keys.indices.contains { place in
      (1...2).contains { count in
        meanings(of: keys[place...].prefix(count)).contains { ElementClass.named($0.words) != nil }
      }
    }
    let namesElement = tokens.dropFirst().contains { token in
      let name = token.text.split { "'’".contains($0) }.last.map(String.init) ?? ""
      return self.name(inflected: name) != nil || name.count > 2 && symbol(name) != nil
    }
    guard namesClass || namesElement else { return tokens }
    return [SearchToken(first.kind, word)] + tokens.dropFirst()
  }
}
