/// The judgment of an answer.
public enum QuizVerdict: String, Sendable, Hashable, CaseIterable {
  case right
  /// One letter is wrong: the question is asked once more.
  case almost
  case wrong
  /// The question was passed over.
  case skipped
}
