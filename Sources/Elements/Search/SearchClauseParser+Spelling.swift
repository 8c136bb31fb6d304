/// Letters with which names begin and end.
extension SearchClauseParser {
  /// Reads `starting with K`, `ending in ium`.
  mutating func readSpelling() -> Bool {
    guard let isEnd = spelling(at: position) else { return false }
    let letters = tokens.dropFirst(position + 2).drop {
      Self.letterWords.contains($0.lowercasedWord)
    }
    guard let first = letters.first, first.kind == .word else { return false }
    position = letters.startIndex + 1
    let words = Set(tokens.compactMap(\.lowercasedWord))
    let field: SearchField? =
      if words.contains("symbol") || words.contains("symbols") {
        .symbol
      } else {
        words.contains("name") || words.contains("names") ? .name : nil
      }
    clause.terms.append(.spelling(first.text, isEnd: isEnd, of: field))
    return true
  }

  /// Puts “starting with” before the letters where a language has it behind them: German mit K beginnen.
  mutating func turnSpelling() {
    guard
      let place = tokens.indices.first(where: { tokens[$0].isTranslated && spelling(at: $0) != nil }
      ),
      place > 0, areLetters(place - 1), !areLetters(place + 2)
    else { return }
    // Chinese 以K开头, where 以 is also that of 以…命名.
    let link = tokens[..<(place - 1)].suffix(2)
    let isLink = link.map { $0.lowercasedWord ?? "" } == Self.namedAfter
    let letters = tokens.remove(at: place - 1)
    tokens.insert(letters, at: place + 1)
    if isLink { tokens.removeSubrange(link.indices) }
    tokens.removeAll { $0.isTranslated && Self.letterWords.contains($0.lowercasedWord) }
  }

  private func areLetters(_ place: Int) -> Bool {
    tokens.indices.contains(place) && tokens[place].kind == .word
      && tokens[place].text.count <= Self.mostLetters
  }

  /// True for words that ask for the end of a name, false for those that ask for its beginning; nil for others.
  private func spelling(at place: Int) -> Bool? {
    guard tokens.indices.contains(place + 1), let word = tokens[place].lowercasedWord,
      let link = tokens[place + 1].lowercasedWord
    else { return nil }
    if Self.starts.contains(word) { return link == "with" ? false : nil }
    return Self.ends.contains(word) && Self.endLinks.contains(link) ? true : nil
  }

  /// More are a word.
  private static let mostLetters = 3
  private static let letterWords: Set<String?> = ["the", "letter", "letters"]
  private static let starts: Set<String> = [
    "starting", "beginning", "starts", "begins", "start", "begin",
  ]
  private static let ends: Set<String> = ["ending", "ends", "end"]
  static let spellingVerbs = starts.union(ends)
  private static let endLinks: Set<String> = ["with", "in", "on"]
}
