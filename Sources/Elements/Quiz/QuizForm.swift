/// The way in which the questions of a round are answered.
public enum QuizForm: String, Sendable, Hashable, CaseIterable {
  /// One of up to four answers is chosen.
  case choice
  /// The answer is typed.
  case typed
  /// The element is clicked in a table without texts.
  case table
  /// Cards that turn over; the user says if the answer was known.
  case cards

  /// The title in English, to be translated.
  public var title: Message {
    switch self {
    case .choice: .text(translatable("Choose an Answer"))
    case .typed: .text(translatable("Type the Answer"))
    case .table: .text(translatable("Click in the Table"))
    case .cards: .text(translatable("Flash Cards"))
    }
  }

  /// Returns true if a topic can be asked in this form: what is typed has one spelling, and what is clicked is an
  /// element.
  public func allows(_ topic: QuizTopic) -> Bool {
    switch self {
    case .choice, .cards: true
    case .typed: topic.asksForElement || [.symbol, .group, .period].contains(topic)
    case .table: topic.asksForElement
    }
  }

  /// The topics that can be asked, in their order.
  public var topics: [QuizTopic] { QuizTopic.allCases.filter(allows) }
}
