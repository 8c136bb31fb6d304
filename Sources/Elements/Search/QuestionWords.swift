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
  private static let maximumLength = 120
  private static let mostWords = 14

  private init(typed: [String]) {
    self.typed = typed
    lower = typed.map { $0.lowercased() }
  }

  /// Divides a text; nil for a longer one, and for fewer words.
  init?(_ text: String, atLeast least: Int) {
    guard text.utf8.count <= Self.maximumLength else { return nil }
    self.init(typed: text.split { $0 == " " || $0 == "?" || $0 == "!" }.map(String.init))
    if !(least...Self.mostWords).contains(typed.count) { return nil }
  }

  /// The words before and behind some.
  func without(_ places: Range<Int>) -> Self {
    Self(typed: Array(typed[..<places.lowerBound] + typed[places.upperBound...]))
  }

  /// The words as typed that say something, without some more.
  func saying(without others: Set<String>) -> [String] {
    zip(typed, lower).filter { !Self.fillers.contains($1) && !others.contains($1) }.map(\.0)
  }
}
