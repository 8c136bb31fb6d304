import Elements

extension FuzzTarget {
  /// The readers of the quiz: cards, their states, rounds, settings and codes. What is read is written as it was.
  static var quiz: FuzzTarget {
    FuzzTarget(
      name: "quiz", samples: quizTexts.map { Array($0.utf8) },
      tokens: quizWords.map { Array($0.utf8) }, decode: readQuiz)
  }

  private static func readQuiz(_ input: [UInt8]) {
    let text = String(decoding: input, as: UTF8.self)
    if let card = QuizCard(key: text) { precondition(card.key == text) }
    if let scope = QuizScope(text: text) { precondition(scope.text == text) }
    if let code = QuizCode(text) { precondition(QuizCode(code.text) == code) }
    if let state = QuizCardState(text: text) {
      precondition(state.text == text)
      let next = QuizSchedule.state(after: state, knew: true, on: state.due)
      precondition(next.box >= state.box && next.due >= next.last)
    }
    if let settings = QuizSettings(text: text) {
      precondition(QuizSettings(text: settings.text) == settings)
      precondition(!settings.askedTopics.isEmpty)
    }
    let history = QuizHistory(entries: ["1": text, "2": text])
    precondition(history.entries.allSatisfy { (0...1).contains($0.share) && $0.text == text })
    _ = QuizExport.csv(of: history)
  }

  private static let quizTexts: [String] = [
    "symbol-name:26", "3 20784 20788 5 1", "20784 10 8 choice symbol-name,number 10 first-20",
    "typed name-symbol 20 sprint search noble gas", "cards atom 50 picked 3 1 118",
    "table place,property 10 group 11", "code VQRLSM", "VQRLSM", "period 4", "picked 1 2 3",
  ]
  private static let quizWords: [String] = [
    " ", ":", ",", "-", "sprint ", "search ", "picked ", "code ", "due", "favorites", "0", "118",
    "119", "2932896", "1000000", "99999999999999999999", "-9223372036854775808", "\u{301}",
    "\u{0}", "\u{202e}",
  ]
}
