/// A round of the quiz: its questions, and the answers so far. A pure value.
public struct QuizRound: Sendable, Hashable {
  /// An answer with its judgment.
  public struct Result: Sendable, Hashable {
    /// The answer; nil if the question was passed over.
    public let answer: QuizAnswer?
    public let verdict: QuizVerdict
    /// True if it is the second answer, after one that was almost right.
    public let isSecond: Bool
  }

  public let settings: QuizSettings
  public let questions: [QuizQuestion]
  /// The results of the first questions, in their order.
  public private(set) var results: [Result] = []
  /// True while a question is asked once more, because the answer was almost right.
  public private(set) var isSecondTry = false
  /// True after `end()`.
  private var isEnded = false

  /// Number of questions prepared for a sprint: more than can be answered.
  static let sprintLength = 120

  public init(_ settings: QuizSettings, _ questions: [QuizQuestion]) {
    (self.settings, self.questions) = (settings, questions)
  }

  /// The question to be answered; nil at the end.
  public var current: QuizQuestion? { isOver ? nil : questions[results.count] }
  /// Number of the current question, from 0.
  public var index: Int { results.count }
  /// True if there is no further question.
  public var isOver: Bool { isEnded || results.count >= questions.count }

  /// Number of questions answered or passed over.
  public var asked: Int { results.count }
  /// Number of right answers.
  public var right: Int { results.count { $0.verdict == .right } }

  /// The cards that were not answered right, each once, in the order of the questions.
  public var missed: [QuizCard] {
    var seen: Set<QuizCard> = []
    return zip(questions, results).filter { $1.verdict != .right }.map(\.0.card)
      .filter { seen.insert($0).inserted }
  }

  /// Judges the answer to the current question, and goes on to the next one unless it is asked once more.
  /// - Returns: nil at the end, and for an answer that does not fit the question.
  @discardableResult
  public mutating func answer(_ answer: QuizAnswer, _ lexicon: QuizLexicon) -> QuizVerdict? {
    guard let question = current, let verdict = question.verdict(of: answer, lexicon) else {
      return nil
    }
    if verdict == .almost, !isSecondTry {
      isSecondTry = true
      return .almost
    }
    let final = verdict == .almost ? QuizVerdict.wrong : verdict
    finish(answer, final)
    return final
  }

  /// Passes over the current question, which counts as missed.
  public mutating func skip() {
    if !isOver { finish(nil, .skipped) }
  }

  /// Ends the round before its last question: the time is over.
  public mutating func end() { isEnded = true }

  private mutating func finish(_ answer: QuizAnswer?, _ verdict: QuizVerdict) {
    results.append(Result(answer: answer, verdict: verdict, isSecond: isSecondTry))
    isSecondTry = false
  }
}

extension QuizQuestion {
  /// Judges an answer; nil for one that does not fit the question.
  func verdict(of answer: QuizAnswer, _ lexicon: QuizLexicon) -> QuizVerdict? {
    switch answer {
    case .choice(let index):
      guard choices.indices.contains(index) else { return nil }
      return choices[index] == self.answer ? .right : .wrong
    case .typed(let text): return lexicon.verdict(of: text, for: self)
    case .tile(let number):
      guard card.topic.asksForElement else { return nil }
      return number == card.number ? .right : .wrong
    case .knew(let knew): return knew ? .right : .wrong
    }
  }
}
