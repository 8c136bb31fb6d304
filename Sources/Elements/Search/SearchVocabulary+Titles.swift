/// Titles beside the name of an element.
extension SearchVocabulary {
  /// Maximum number of words of a title and a name.
  private static let mostWords = 20

  /// Returns what the first of some spellings of a text has.
  func propertyTitled(
    _ texts: [String], _ isFiller: (String) -> Bool, _ symbol: (String) -> String?
  ) -> (property: SearchProperty, rest: String)? {
    for text in texts {
      if let found = propertyTitled(in: text, isFiller: isFiller, symbol: symbol) { return found }
    }
    return nil
  }

  /// Returns the property whose full title a text has beside the name of an element, `refractive index at 589 nm of
  /// zinc`, and the name; nil for another text.
  /// - Parameters:
  ///   - isFiller: returns true for a word that says nothing.
  ///   - symbol: returns the symbol of the element with a name.
  func propertyTitled(
    in text: String, isFiller: (String) -> Bool, symbol: (String) -> String?
  ) -> (property: SearchProperty, rest: String)? {
    guard text.utf8.count <= Self.maximumTitle else { return nil }
    let words = SearchLexer.nameWords(of: text.withPlainDigits)
    guard 2...Self.mostWords ~= words.count else { return nil }
    for length in (1..<words.count).reversed() {
      for start in 0...words.count - length {
        let title = words[start..<start + length].joined(separator: " ")
        guard let place = whole[title],
          // Catalan grup del platí is a class.
          length > 1 || properties[place].quantity == .year
        else { continue }
        let rest = (words[..<start] + words[(start + length)...]).filter { !isFiller($0) }
        if rest.count == 1, symbol(rest[0]) != nil { return (properties[place], rest[0]) }
      }
    }
    return nil
  }
}
