import Adwaita
import Elements
import GLib
import Gtk

/// The actions and keys of the quiz.
extension QuizWindow {
  /// - Parameter area: a widget below the window's toasts.
  func addActions(over area: Widget) {
    register(.setQuiz, for: self) { window, texts in
      if let settings = texts.first.flatMap({ QuizSettings(text: $0) }) { window.set(settings) }
    }
    let handlers: [(AppAction, @MainActor (QuizWindow) -> Void)] = [
      (.startQuiz, { $0.start() }), (.turnQuizCard, { $0.turn() }),
      (.knowQuizCard, { $0.judgeCard(knew: true) }),
      (.missQuizCard, { $0.judgeCard(knew: false) }), (.nextQuestion, { $0.next() }),
      (.skipQuestion, { $0.skip() }), (.endQuiz, { $0.endRound() }),
      (.repeatQuiz, { $0.again() }), (.newQuiz, { $0.newRound() }),
      (.openMenu, { $0.openMenu() }),
    ]
    for (entry, handler) in handlers {
      actions[entry] = register(entry, for: self) { handler($0) }
    }
    actions[.answerQuiz] = register(.answerQuiz, for: self) { $0.answer($1.first ?? "") }
    register(.copyQuizCode, for: self) { [weak area] window in
      guard let code = window.settings.code else { return }
      area?.copyToClipboard(code.text)
      area?.showToast(tr("Copied: {1}", code.text))
    }
    actions[.copyCSV] = register(.copyCSV, for: self) { [weak area] window in
      area?.copy(window.csv, as: .csv)
    }
    actions[.exportQuiz] = registerExport(
      .exportQuizFile, askedBy: .exportQuiz,
      filter: (name: tr("Table (CSV)"), suffixes: ["csv"]), name: "quiz.csv", for: self
    ) { [weak area] window, path in
      let text = window.csv
      window.write(
        Array(text.utf8), to: path,
        toast: tr("Exported: {1}", ExternalText(Files.name(of: path)).text),
        orSay: AppAction.exportQuizFile.title, over: area)
    }
    updateActions()
  }

  /// The result of the round as CSV; while no result is shown, the rounds that were played.
  var csv: String {
    if phase == .result, let round { return QuizExport.csv(of: round) }
    return QuizExport.csv(of: memory.history)
  }

  /// Enables the actions that there are at present.
  func updateActions() {
    let isCards = round?.settings.form == .cards
    let isOpen = phase == .question && revealed == nil
    let enabled: [AppAction: Bool] = [
      .startQuiz: phase != .question, .answerQuiz: isOpen && !isCards,
      .turnQuizCard: phase == .question && isCards, .knowQuizCard: isOpen && isCards,
      .missQuizCard: isOpen && isCards, .nextQuestion: revealed != nil, .skipQuestion: isOpen,
      .endQuiz: phase != .setup, .newQuiz: phase == .result,
      .repeatQuiz: phase == .result && round?.missed.isEmpty == false,
      .copyCSV: phase != .question, .exportQuiz: phase != .question,
    ]
    for (entry, isEnabled) in enabled { actions[entry]?.isEnabled = isEnabled }
  }

  // MARK: Keys

  func addKeys() {
    onKeyPressed(isFirst: true) { [weak self] in self?.handleFirst($0) ?? false }
    onKeyPressed { [weak self] in self?.handle($0) ?? false }
  }

  /// Keys that go on, whichever part of the question has the focus, and those of cards, before the buttons take them.
  private func handleFirst(_ key: Key) -> Bool {
    guard phase == .question, let question, question.containsFocus else { return false }
    if revealed != nil {
      return (key == .enter || key == .space) && activate(.nextQuestion)
    }
    guard round?.settings.form == .cards else { return false }
    switch key {
    case .right: return activate(body.isRightToLeft ? .missQuizCard : .knowQuizCard)
    case .left: return activate(body.isRightToLeft ? .knowQuizCard : .missQuizCard)
    case .space, .enter:
      return question.cards.card.isFocused && activate(.turnQuizCard)
    default: return false
    }
  }

  private func handle(_ key: Key) -> Bool {
    switch key {
    case .escape: return activate(phase == .question ? .endQuiz : .closeWindow)
    case .character(let digit):
      guard phase == .question, revealed == nil, round?.settings.form == .choice,
        let key = digit.wholeNumberValue, let choice = question?.choices.choice(ofKey: key)
      else { return false }
      return activate(.answerQuiz, choice.key)
    default: return false
    }
  }
}
