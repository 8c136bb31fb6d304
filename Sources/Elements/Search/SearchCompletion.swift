/// The full name of a property whose beginning was typed.
public struct SearchCompletion: Sendable, Hashable {
  /// The property.
  public let property: SearchProperty
  /// The query with the full name and a space at its end.
  public let text: String

  /// Minimum length of a beginning, in characters.
  private static let leastLength = 3

  /// Returns the completion of the longest run of words at the end that begins a property's name.
  /// - Parameter endsWithState: true for a last word that is whole by itself: `radioactive gas`.
  init?(
    _ text: String, _ tokens: [SearchToken], _ vocabulary: SearchVocabulary,
    endsWithState: Bool = false
  ) {
    guard let last = text.unicodeScalars.last, last.isWordPart else { return nil }
    let limit = min(SearchVocabulary.maximumWords, tokens.count)
    for count in (0...limit).reversed() where count > (endsWithState ? 1 : 0) {
      let words = tokens.suffix(count).map(\.nameWords)
      guard words.allSatisfy({ !$0.isEmpty }) else { continue }
      let typed = words.joined().joined(separator: " ")
      guard typed.utf8.count >= Self.leastLength,
        let (property, name) = vocabulary.completion(of: typed), name != typed
      else { continue }
      let pieces = tokens.suffix(count).map(\.text.unicodeScalars.count).reduce(count - 1, +)
      guard let head = Self.head(of: text, without: pieces, typed) else { return nil }
      self.property = property
      self.text = head + name + " "
      return
    }
    return nil
  }

  /// The text before the words typed; nil if they are not joined by single spaces.
  private static func head(of text: String, without count: Int, _ typed: String) -> String? {
    var scalars = text.unicodeScalars
    guard scalars.count >= count else { return nil }
    let tail = String(String.UnicodeScalarView(scalars.suffix(count)))
    guard SearchLexer.nameWords(of: tail).joined(separator: " ") == typed else { return nil }
    scalars.removeLast(count)
    return String(scalars)
  }
}
