/// The words of a question that is read as a whole, not term by term: for an ion, a name, a material.
struct QuestionWords {
  /// As typed, without question marks.
  let typed: [String]
  /// In lower case.
  let lower: [String]

  /// The words that say nothing in such a question.
  static let fillers: Set<String> = [
    "what", "what's", "is", "are", "the", "of", "how", "do", "does", "have", "has", "for", "a",
    "an", "at", "and", "please", "whats", "element", "elements", "compound",
  ]
  /// Words of English in small letters that are no symbols beside others: “no” is not nobelium.
  static let ordinary: Set<String> = ["am", "as", "at", "be", "he", "i", "in", "no"]
  /// What stands between words, and beside a question.
  static let marks: Set<Character> = [" ", "?", "!", "¿", "¡", "؟"]
  private static let maximumLength = 120
  private static let mostWords = 14

  private init(typed: [String]) {
    self.typed = typed
    lower = typed.map { $0.lowercased() }
  }

  /// Divides a text; nil for a longer one, and for fewer words.
  init?(_ text: String, atLeast least: Int) {
    guard text.utf8.count <= Self.maximumLength else { return nil }
    self.init(typed: Self.split(text))
    if !(least...Self.mostWords).contains(typed.count) { return nil }
  }

  /// The pieces between the marks of a text.
  static func split(_ text: String) -> [String] {
    text.split { marks.contains($0) }.map(String.init)
  }

  /// The places of words that follow each other, the longest first.
  func places(atMost most: Int) -> [Range<Int>] {
    (1...max(min(most, lower.count), 1)).reversed().flatMap { length in
      (0...max(lower.count - length, 0)).map { $0..<min($0 + length, lower.count) }
    }
  }

  /// The words at places, in lower case.
  subscript(places: Range<Int>) -> String { lower[places].joined(separator: " ") }

  /// The words before and behind some.
  func without(_ places: Range<Int>) -> Self {
    Self(typed: Array(typed[..<places.lowerBound] + typed[places.upperBound...]))
  }

  /// The words as typed that say something, without some more.
  func saying(without others: Set<String>) -> [String] {
    zip(typed, lower).filter { !Self.fillers.contains($1) && !others.contains($1) }.map(\.0)
  }
}
