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
