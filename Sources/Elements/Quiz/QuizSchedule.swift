/// The cards that the user has learned, in Leitner boxes. A card that is known when it is due goes on by a box, and is due
/// again after twice as long; one that is not known goes back to the first box. Days are numbers since 1970.
public struct QuizSchedule: Sendable, Hashable {
  /// The cards that have been asked.
  public private(set) var cards: [QuizCard: QuizCardState] = [:]

  /// Days from an answer to the next question, by box from 1 on.
  public static let intervals = [1, 2, 4, 8, 16, 32, 64]
  /// Number of boxes.
  public static let boxes = intervals.count
  /// The days that are counted with, up to the year 9999; others are taken for the nearest of them.
  public static let days = 0...2_932_896

  /// Days that the clock may be behind the last answer, as on a journey, before that answer is disbelieved.
  private static let tolerance = 1

  public init() {}

  /// Reads the entries of the database. Those that are no card or no state are left out.
  public init(entries: [String: String]) {
    for (key, value) in entries {
      guard let card = QuizCard(key: key), let state = QuizCardState(text: value) else { continue }
      cards[card] = state
    }
  }

  /// The state of a card; nil for a new one.
  public subscript(card: QuizCard) -> QuizCardState? { cards[card] }

  /// Returns true if a card is to be asked: its day has come, or the clock was ahead when it was answered.
  public func isDue(_ card: QuizCard, on day: Int) -> Bool {
    guard let state = cards[card] else { return false }
    return Self.isDue(state, on: Self.clamped(day))
  }

  /// Returns the cards that are due, those first that have been so for longest.
  public func due(on day: Int) -> [QuizCard] {
    let day = Self.clamped(day)
    return cards.filter { Self.isDue($0.value, on: day) }
      .sorted { ($0.value.due, $0.value.box, $0.key) < ($1.value.due, $1.value.box, $1.key) }
      .map(\.key)
  }

  /// Returns the number of cards that are due.
  public func dueCount(on day: Int) -> Int {
    let day = Self.clamped(day)
    return cards.values.count { Self.isDue($0, on: day) }
  }

  /// Records an answer.
  public mutating func record(_ card: QuizCard, knew: Bool, on day: Int) {
    cards[card] = Self.state(after: cards[card], knew: knew, on: day)
  }

  /// Returns the state of a card after an answer.
  public static func state(
    after state: QuizCardState?, knew: Bool, on day: Int
  ) -> QuizCardState {
    let day = clamped(day)
    guard let state else {
      return QuizCardState(
        box: 1, last: day, due: day + intervals[0], right: knew ? 1 : 0, wrong: knew ? 0 : 1)
    }
    let (right, wrong) = (state.right + (knew ? 1 : 0), state.wrong + (knew ? 0 : 1))
    guard knew else {
      return QuizCardState(
        box: 1, last: day, due: day + intervals[0], right: right, wrong: wrong)
    }
    guard isDue(state, on: day) else {
      // Practice before the day proves nothing: the card stays where it is.
      return QuizCardState(
        box: state.box, last: day, due: state.due, right: right, wrong: wrong)
    }
    let box = min(state.box + 1, boxes)
    return QuizCardState(
      box: box, last: day, due: day + intervals[box - 1], right: right, wrong: wrong)
  }

  /// The place of a card among those of a round: due ones, new ones, then the others by box.
  func priority(of card: QuizCard, on day: Int) -> Int {
    guard let state = cards[card] else { return 1 }
    return isDue(card, on: day) ? 0 : 1 + state.box
  }

  private static func isDue(_ state: QuizCardState, on day: Int) -> Bool {
    day >= state.due || day < state.last - tolerance
  }

  private static func clamped(_ day: Int) -> Int {
    min(max(day, days.lowerBound), days.upperBound)
  }
}
