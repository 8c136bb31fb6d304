/// The memory of a card: its box, and the days of the last and the next question.
public struct QuizCardState: Sendable, Hashable {
  /// The box, from 1 to `QuizSchedule.boxes`.
  public let box: Int
  /// The day of the last answer, in days since 1970.
  public let last: Int
  /// The day from which on the card is due; never before `last`.
  public let due: Int
  /// Numbers of answers that were right, and wrong.
  public let right, wrong: Int

  /// Brings every number into its range.
  init(box: Int, last: Int, due: Int, right: Int, wrong: Int) {
    func within(_ number: Int, _ range: ClosedRange<Int>) -> Int {
      min(max(number, range.lowerBound), range.upperBound)
    }
    self.box = within(box, 1...QuizSchedule.boxes)
    self.last = within(last, QuizSchedule.days)
    self.due = max(self.last, within(due, QuizSchedule.days))
    self.right = within(right, Self.counts)
    self.wrong = within(wrong, Self.counts)
  }

  private static let counts = 0...1_000_000

  /// The state as text for the database: box, last day, due day, right and wrong answers, `3 20784 20788 5 1`.
  public var text: String {
    [box, last, due, right, wrong].map { String($0) }.joined(separator: " ")
  }

  /// Parses a text, strictly; nil for another one.
  public init?(text: String) {
    guard text.utf8.count <= 100 else { return nil }
    let numbers = text.split(separator: " ", omittingEmptySubsequences: false).map { Int($0) ?? -1 }
    guard numbers.count == 5 else { return nil }
    self.init(
      box: numbers[0], last: numbers[1], due: numbers[2], right: numbers[3], wrong: numbers[4])
    if self.text != text { return nil }
  }
}
