import Adwaita
import Elements
import GLib
import Gtk

/// The actions and keys of the quiz.
extension QuizView {
  /// The actions of the quiz, and those of every window that are its own while it is shown.
  var actionsInWindow: [AppAction] {
    AppAction.ofQuiz.filter { !$0.isOfApplication } + [.openMenu, .copyCSV]
  }

  func addActions(to window: ApplicationWindow) {
    window.register(.setQuiz, for: self) { quiz, texts in
      if let settings = texts.first.flatMap({ QuizSettings(text: $0) }) { quiz.set(settings) }
    }
    let handlers: [(AppAction, @MainActor (QuizView) -> Void)] = [
      (.startQuiz, { $0.start() }), (.turnQuizCard, { $0.turn() }),
      (.knowQuizCard, { $0.judgeCard(knew: true) }),
      (.missQuizCard, { $0.judgeCard(knew: false) }), (.nextQuestion, { $0.next() }),
      (.skipQuestion, { $0.skip() }), (.endQuiz, { $0.endRound() }),
      (.repeatQuiz, { $0.again() }), (.newQuiz, { $0.newRound() }),
      (.openMenu, { $0.openMenu() }), (.copyCSV, { $0.copy($0.csv, as: .csv) }),
    ]
    for (entry, handler) in handlers {
      actions[entry] = window.register(entry, for: self) { handler($0) }
    }
    actions[.answerQuiz] = window.register(.answerQuiz, for: self) { $0.answer($1.first ?? "") }
    actions[.copyQuizCode] = window.register(.copyQuizCode, for: self) { quiz in
      guard let code = quiz.settings.code else { return }
      quiz.copyToClipboard(code.text)
      quiz.showToast(tr("Copied: {1}", code.text))
    }
    actions[.exportQuiz] = window.registerExport(
      .exportQuizFile, askedBy: .exportQuiz,
      filter: (name: tr("Table (CSV)"), suffixes: ["csv"]), name: "quiz.csv", for: self
    ) { [weak window] quiz, path in
      let text = quiz.csv
      window?.write(
        Array(text.utf8), to: path,
        toast: tr("Exported: {1}", ExternalText(Files.name(of: path)).text),
        orSay: AppAction.exportQuizFile.title, over: quiz)
    }
    updateActions()
  }

  /// The result of the round as CSV; while no result is shown, the rounds that were played.
  var csv: String {
    if case .result(let round) = state { return QuizExport.csv(of: round) }
    return QuizExport.csv(of: memory.history)
  }

  /// Enables the actions that there are at present.
  func updateActions() {
    let isCards = round?.settings.form == .cards
    let isRevealed = play?.revealed != nil
    let isOpen = phase == .question && !isRevealed
    let enabled: [AppAction: Bool] = [
      .startQuiz: phase != .question, .answerQuiz: isOpen && !isCards,
      .turnQuizCard: phase == .question && isCards, .knowQuizCard: isOpen && isCards,
      .missQuizCard: isOpen && isCards, .nextQuestion: isRevealed || play?.turn != nil,
      .skipQuestion: isOpen, .endQuiz: phase != .setup, .newQuiz: phase == .result,
      .repeatQuiz: phase == .result && round?.missed.isEmpty == false,
      .copyCSV: phase != .question, .exportQuiz: phase != .question,
      .copyQuizCode: settings.code != nil,
    ]
    for (entry, isEnabled) in enabled { actions[entry]?.isEnabled = isEnabled }
  }

  // MARK: Keys

  func addKeys(to widget: Widget) {
    widget.onKeyPressed(isFirst: true) { [weak self] in self?.handleFirst($0) ?? false }
    widget.onKeyPressed { [weak self] in self?.handle($0) ?? false }
  }

  /// Keys that go on, whichever part of the question has the focus, and those of cards, before the buttons take them.
  private func handleFirst(_ key: Key) -> Bool {
    guard let play, let question, question.containsFocus else { return false }
    if play.revealed != nil || play.turn != nil {
      return (key == .enter || key == .space) && activate(.nextQuestion)
    }
    guard play.round.settings.form == .cards else { return false }
    switch key {
    case .right: return activate(isRightToLeft ? .missQuizCard : .knowQuizCard)
    case .left: return activate(isRightToLeft ? .knowQuizCard : .missQuizCard)
    case .space, .enter:
      return question.cards.card.isFocused && activate(.turnQuizCard)
    default: return false
    }
  }

  private func handle(_ key: Key) -> Bool {
    switch key {
    case .escape: return phase == .question && activate(.endQuiz)
    case .character(let digit):
      guard let play, play.revealed == nil, play.round.settings.form == .choice,
        let key = digit.wholeNumberValue
      else { return false }
      // Who is faster than the tile has not seen the next question.
      if play.turn != nil { return activate(.nextQuestion) }
      guard let choice = question?.choices.choice(ofKey: key) else { return false }
      return activate(.answerQuiz, choice.key)
    default: return false
    }
  }
}
