/// Table of the database of favorites with records of one kind.
public enum RecordTable: String, CaseIterable, Sendable {
  /// The user's notes, by atomic number.
  case notes
  /// The user's own values beside those of properties.
  case ownValues = "own_values"
  /// Columns of values that the user added.
  case ownColumns = "own_columns"
  /// The repetition of each card of the quiz.
  case quizCards = "quiz_cards"
  /// The finished rounds of the quiz.
  case quizRounds = "quiz_rounds"
}

/// A record's place: its table and its key there.
public struct RecordID: Sendable, Hashable {
  public let table: RecordTable
  public let key: String
}
