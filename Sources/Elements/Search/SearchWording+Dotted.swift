/// Names that a dot divides.
extension SearchWording {
  /// The dot between two letters of Catalan: gal·li.
  static let dot: Unicode.Scalar = "·"

  mutating func insertDotted(_ name: String, _ symbol: String) {
    if name.unicodeScalars.contains(Self.dot) { dotted[name] = symbol }
  }

  /// Returns a question with the symbols of elements in place of their names with a dot, which would be two words.
  func withoutDots(_ text: String) -> String {
    guard !dotted.isEmpty, text.unicodeScalars.contains(Self.dot) else { return text }
    let words = text.split(separator: " ", omittingEmptySubsequences: false)
    guard words.count > 1 else { return text }
    return words.map { word in
      let head = word.lastIndex { $0 == "'" || $0 == "’" }.map { word[...$0] } ?? ""
      let name = word.dropFirst(head.count).prefix { $0.isLetter || $0 == "·" }
      return dotted[name.lowercased()].map { head + $0 + word.dropFirst(head.count + name.count) }
        ?? String(word)
    }.joined(separator: " ")
  }
}
