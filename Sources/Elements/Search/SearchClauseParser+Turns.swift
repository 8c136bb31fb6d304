/// Words that other orders of a sentence have behind what they belong to.
extension SearchClauseParser {
  /// Puts the number of a superlative before it where a language has a noun between them: Spanish segundo metal más denso.
  mutating func turnOrdinal() {
    guard
      let place = tokens.indices.first(where: {
        tokens[$0].isTranslated
          && tokens[$0].lowercasedWord.map { EnglishNumeral.ordinals[$0] } != nil
      }), let words = token(place + 1)?.nameWords, ElementClass.named(words) != nil,
      superlative(at: place + 2) != nil
    else { return }
    tokens.swapAt(place, place + 1)
  }
}

extension [SearchToken] {
  /// Puts “except” between the elements that it leaves out: `noble gases except helium and neon`.
  /// - Parameter symbol: returns the symbol of the element with a name.
  func joiningExceptions(_ symbol: (String) -> String?) -> [SearchToken] {
    guard let start = lastIndex(where: { Self.exceptions.contains($0.lowercasedWord) }) else {
      return self
    }
    func isName(_ place: Int) -> Bool {
      indices.contains(place) && self[place].kind == .word && symbol(self[place].text) != nil
    }
    var result = self
    var place = start + 1
    while isName(place), indices.contains(place + 1), isName(place + 2) {
      let isLink =
        self[place + 1].kind == .or || ["and", "or"].contains(self[place + 1].lowercasedWord)
      guard isLink else { break }
      result[place + 1] = self[start]
      place += 2
    }
    return result
  }

  private static let exceptions: Set<String?> = ["except", "without", "not"]
}
