/// An answer of the user.
public enum QuizAnswer: Sendable, Hashable {
  /// The choice at an index, from 0.
  case choice(Int)
  /// A typed text.
  case typed(String)
  /// The tile of an element that was clicked, by its atomic number.
  case tile(Int)
  /// A card was turned over, and the user knew its back or not.
  case knew(Bool)
}
