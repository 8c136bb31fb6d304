/// The colors among the words of the search.
extension SearchWords {
  /// The English words of colors, which descriptions of the elements’ looks have.
  private static let lookWords = Set(
    all.filter { $0.kind == "look" }.flatMap { SearchWording.listed($0.text) }.map {
      $0.lowercased()
    })

  static func isWholeLook(_ word: String) -> Bool { lookWords.contains(word.lowercased()) }

  /// True for a color, or its beginning.
  static func isLook(_ word: String) -> Bool {
    let word = word.lowercased()
    return word.utf8.count >= SearchVocabulary.leastLength
      && lookWords.contains { $0.hasPrefix(word) }
  }
}
