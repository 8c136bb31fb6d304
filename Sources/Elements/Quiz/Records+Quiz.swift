extension Records {
  /// The user's cards.
  public var quizSchedule: QuizSchedule { QuizSchedule(entries: entries(of: .quizCards)) }

  /// The rounds that were played.
  public var quizHistory: QuizHistory { QuizHistory(entries: entries(of: .quizRounds)) }

  /// Records an answer to a card.
  /// - Parameter day: today, in days since 1970.
  public mutating func recordQuiz(_ card: QuizCard, knew: Bool, on day: Int) {
    let state = self[.quizCards, card.key].flatMap { QuizCardState(text: $0) }
    self[.quizCards, card.key] = QuizSchedule.state(after: state, knew: knew, on: day).text
  }

  /// Adds a round that was played, unless nothing was asked; removes the oldest ones beyond the limit of the history.
  /// - Parameter key: a text of its own; later ones are greater, such as the time with leading zeros.
  public mutating func addQuizRound(_ round: QuizRound, key: String, on day: Int) {
    guard round.asked > 0 else { return }
    self[.quizRounds, key] = QuizHistory.Entry(round, key: key, on: day).text
    guard entries(of: .quizRounds).count > QuizHistory.maximumCount else { return }
    for key in quizHistory.surplus { self[.quizRounds, key] = nil }
  }
}
