/// A question of a round.
public struct QuizQuestion: Sendable, Hashable {
  /// An answer that can be given.
  public struct Choice: Sendable, Hashable {
    /// The answer in English, as programs read it: `Gold`, `11`, `solid`.
    public let key: String
    /// The answer as it is shown.
    public let text: Message
    /// The atomic number, if the answer is an element or its symbol.
    public let number: Int?
  }

  /// A picture that the question shows.
  public enum Picture: Sendable, Hashable {
    /// An empty table in which the place of an element is marked.
    case place(Int)
    /// The atom of an element.
    case atom(Int)
  }

  /// The card that is asked.
  public let card: QuizCard
  /// The question as a sentence, which does not tell the answer.
  public let prompt: Message
  /// The known part alone, to be shown large: `Au`, `79`, `[Ar] 3d⁶ 4s²`; nil if there is a picture in place of it.
  public let subject: Message?
  /// The picture; nil without one.
  public let picture: Picture?
  /// The right answer.
  public let answer: Choice
  /// The answers to choose from, with the right one; empty in other forms.
  public let choices: [Choice]
}
