import Elements
import GLib
import Gtk

/// A round: its questions, their answers, and its end.
extension QuizView {
  // MARK: Begin

  /// Begins a round of the settings; as soon as it can be made.
  func start() {
    guard phase != .question else { return }
    guard let tools, let numbers else {
      state = .setup(startsSoon: true)
      return showSetup()
    }
    if phase == .setup { state = .setup() }
    let (maker, settings, schedule, today, seed) = (
      tools.maker, settings, memory.schedule, QuizMemory.today, Self.seed
    )
    make { maker.round(settings, of: numbers, schedule, on: today, seed: seed) }
  }

  func startIfReady() {
    if case .setup(startsSoon: true) = state { start() }
  }

  /// Begins a round with the questions that were missed.
  func again() {
    guard case .result(let round) = state, let tools, !round.missed.isEmpty else { return }
    let (maker, numbers, seed) = (
      tools.maker, numbers ?? round.missed.map(\.number), Self.seed
    )
    make { maker.round(again: round.missed, round.settings, of: numbers, seed: seed) }
  }

  /// Makes a round on another thread, then begins it, unless one has begun meanwhile.
  private func make(_ round: @escaping @Sendable () -> QuizRound) {
    Worker().run(round) { [weak self] made in
      if let self, self.phase != .question { self.begin(made) }
    }
  }

  private static var seed: UInt64 { .random(in: 0...(.max)) }

  private func begin(_ round: QuizRound) {
    guard !round.questions.isEmpty, let table = library.table else { return }
    state = .question(Play(round: round))
    let view = question ?? QuizQuestionView(table)
    question = view
    view.show(nil, "")
    if round.settings.isSprint { tick() }
    showQuestion()
  }

  /// Counts the seconds of a sprint.
  private func tick() {
    play?.timer = Timer(after: 1000) { [weak self] in
      MainActor.assumeIsolated {
        guard let self, let left = self.play?.secondsLeft else { return }
        self.play?.secondsLeft = left - 1
        guard left > 1 else { return self.endRound() }
        self.windowTitle.subtitle = self.progressText
        self.tick()
      }
    }
  }

  // MARK: Questions

  private func showQuestion() {
    guard let round = play?.round, let current = round.current, let view = question,
      let element = library.table?[current.card.number]
    else { return endRound() }
    play?.revealed = nil
    let total = max(round.questions.count, 1)
    view.show(
      current, element, round.settings.form,
      done: round.settings.isSprint ? 0 : Double(round.index) / Double(total))
    show(view, subtitle: progressText)
    view.focusAnswer()
    view.announce(tr(current.prompt))
  }

  /// The number of the question, or the seconds left.
  private var progressText: String {
    guard let play else { return "" }
    let round = play.round
    if round.settings.isSprint {
      let left = play.secondsLeft
      return ntr("{1} second left", "{1} seconds left", left, String(left))
    }
    let number = min(round.index + (play.revealed == nil ? 1 : 0), round.questions.count)
    // TRANSLATORS: The number of a question, and of all questions: 3 of 20.
    return tr("{1} of {2}", String(number), String(round.questions.count))
  }

  /// Answers the current question.
  /// - Parameter text: the English key of a choice, a typed text, or an element.
  func answer(_ text: String) {
    endTurn()
    guard let play, play.revealed == nil, let question = play.round.current else { return }
    switch play.round.settings.form {
    case .choice:
      let index = question.choices.firstIndex { $0.key == text }
      index.map { judge(.choice($0)) } ?? ActWork.refuse(text)
    case .typed: judge(.typed(text))
    case .table:
      let element = library.table?.find(text)
      element.map { judge(.tile($0.number)) } ?? ActWork.refuse(text)
    case .cards: break
    }
  }

  private func judge(_ answer: QuizAnswer) {
    guard let question = play?.round.current, let lexicon = tools?.lexicon,
      let verdict = play?.round.answer(answer, lexicon)
    else { return }
    switch verdict {
    case .almost:
      let hint = tr("Almost: one letter is wrong. Try once more.")
      self.question?.entry.show(hint: hint)
      self.question?.announce(hint)
    case .right:
      memory.record(question.card, knew: true)
      showVerdict(.right, tr("Right: {1}", solution(of: question)))
      turnsTile ? turnTile(of: question) : showQuestion()
    case .wrong, .skipped:
      memory.record(question.card, knew: false)
      reveal(question, answer)
    }
  }

  // MARK: Turn

  /// True if the tile turns over after a right answer: it costs a sprint no time, and nobody who wants no animations.
  private var turnsTile: Bool {
    guard let settings = play?.round.settings, Display.enablesAnimations else { return false }
    return (settings.form == .choice || settings.form == .typed) && !settings.isSprint
  }

  private func turnTile(of question: QuizQuestion) {
    play?.turn = QuizTurn { [weak self] in self?.endTurn() }
    self.question?.turn(question)
    updateActions()
  }

  /// Goes on to the next question, if the tile is turning.
  private func endTurn() {
    guard play?.turn != nil else { return }
    play?.turn = nil
    question?.show(nil, "")
    showQuestion()
  }

  // MARK: Judgment

  /// The right answer, with its element.
  private func solution(of question: QuizQuestion) -> String {
    let answer = tr(question.answer.text)
    guard let element = library.table?[question.card.number] else { return answer }
    let name = tr(element.shownName)
    if question.card.topic.asksForElement { return tr("{1}, {2}", answer, element.symbol) }
    return tr("{1}, {2}", name, answer)
  }

  /// - Parameter speech: the verdict as announced, if it is not the text.
  private func showVerdict(_ mark: QuizMark, _ text: String, speech: String? = nil) {
    question?.show(mark, text)
    question?.announce(speech ?? text)
  }

  /// Shows the right answer after a wrong one, until the user continues.
  private func reveal(_ question: QuizQuestion, _ answer: QuizAnswer?) {
    play?.revealed = question
    // First: the button of a disabled action takes no focus.
    updateActions()
    self.question?.reveal(question, given: answer)
    let solution = solution(of: question)
    // TRANSLATORS: {1} is the right answer.
    let text = tr("The right answer: {1}", solution)
    // TRANSLATORS: Spoken after a wrong answer. {1} is the right answer.
    let speech = tr("Wrong. The right answer: {1}", solution)
    // Who skips a question or turns a card over has not answered.
    let isJudged = answer != nil && play?.round.settings.form != .cards
    showVerdict(.wrong, text, speech: isJudged ? speech : nil)
    windowTitle.subtitle = progressText
  }

  /// Passes over the current question.
  func skip() {
    endTurn()
    guard let play, play.revealed == nil, let question = play.round.current else { return }
    self.play?.round.skip()
    memory.record(question.card, knew: false)
    reveal(question, nil)
  }

  /// Goes on to the next question.
  func next() {
    endTurn()
    guard play?.revealed != nil else { return }
    question?.show(nil, "")
    showQuestion()
  }

  // MARK: Cards

  /// Turns the card over.
  func turn() {
    guard play?.round.settings.form == .cards, let cards = question?.cards else { return }
    question?.announce(cards.turn())
  }

  /// Takes a card as known or not. One that was not turned over yet is shown first if it was not known.
  func judgeCard(knew: Bool) {
    guard let play, play.revealed == nil, play.round.settings.form == .cards,
      let cards = question?.cards
    else { return }
    let wasTurned = cards.card.isBackUp
    if !knew, !wasTurned { question?.announce(cards.turn()) }
    judge(.knew(knew))
    if !knew, wasTurned { next() }
  }

  // MARK: End

  /// Ends the round, and shows its result; without an answer the choices again.
  func endRound() {
    guard let round = keepRound() else { return newRound() }
    showResult(of: round)
  }

  /// Ends the round that is played, and keeps its result. Returns nil without an answer.
  private func keepRound() -> QuizRound? {
    guard var round = play?.round else { return nil }
    round.end()
    guard round.asked > 0 else { return nil }
    memory.add(round)
    return round
  }

  /// Keeps the result of the round that is left, whose view is closed.
  func leave() {
    guard phase == .question else { return }
    _ = keepRound()
    state = .setup()
  }

  func showResult(of round: QuizRound) {
    guard let table = library.table else { return newRound() }
    state = .result(round)
    result.show(round, of: table, memory.history)
    show(result, subtitle: "")
    result.focusNext()
    result.announce(QuizResultView.score(of: round))
  }

  /// Shows the choices of another round.
  func newRound() {
    state = .setup()
    showSetup()
    _ = setup.start.grabFocus()
  }
}
