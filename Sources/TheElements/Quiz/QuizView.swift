import Adwaita
import Elements
import ElementsStore
import GLib
import Gtk

// HeaderBar of the window or of the pushed view: title with the number of the question, menu
// QuizView: QuizSetup, QuizQuestionView or QuizResultView

/// The quiz: the choices of a round, its questions, and its result. Independent of what holds it, a window of its own or
/// a narrow main window, which adds a button that leads back to `bar`.
final class QuizView: Bin, PushedView {
  /// What the view shows.
  enum Phase: Hashable {
    case setup, question, result
  }

  /// A round that is played.
  struct Play {
    var round: QuizRound
    /// The question with a wrong answer, which is shown until the user continues; nil for none.
    var revealed: QuizQuestion?
    /// The turn of the tile after a right answer; nil for none.
    var turn: QuizTurn?
    /// The timer of a sprint, and the seconds that are left.
    var timer: Timer?
    var secondsLeft = QuizSettings.sprintSeconds
  }

  /// The phase, and what belongs to it.
  enum State {
    /// - Parameter startsSoon: true if a round begins as soon as it can be made.
    case setup(startsSoon: Bool = false)
    case question(Play)
    case result(QuizRound)
  }

  let library: Library
  let memory: QuizMemory
  private let temperatures: @MainActor () -> TemperatureDisplay
  private(set) var settings: QuizSettings {
    didSet { if settings != oldValue { onSettingsChange?(settings) } }
  }
  /// Called when the user has made another choice.
  var onSettingsChange: (@MainActor (QuizSettings) -> Void)?
  var state = State.setup()
  /// The actions that are enabled in some phases only.
  var actions: [AppAction: Action] = [:]

  let setup: QuizSetup
  private(set) lazy var result = QuizResultView()
  var question: QuizQuestionView?
  let title = tr("Quiz")
  let bar = HeaderBar()
  private(set) lazy var windowTitle = WindowTitle(title)
  /// The button of a window of its own.
  let end = Button(icon: "go-previous-symbolic", .endQuiz, named: "quiz-end")
  private let menu = MenuButton(
    icon: "open-menu-symbolic", name: tr("Quiz Menu"),
    menu: Menu(sections: [[AppAction.copyCSV.menuItem, AppAction.exportQuiz.menuItem]]))
  private(set) var tools: QuizTools?
  private var table: PeriodicTable?
  private var search: ElementSearch?
  /// The results of the search that is the scope; nil until they come.
  private var found: [Int]?
  private var observations: [Observation] = []

  /// - Parameters:
  ///   - search: returns the text of the search in the main window.
  ///   - settings: the choices of the last round.
  init(
    _ library: Library, _ favorites: Favorites, settings: QuizSettings = QuizSettings(),
    temperatures: @escaping @MainActor () -> TemperatureDisplay,
    search: @escaping @MainActor () -> String = { "" }
  ) {
    (self.library, self.settings, self.temperatures) = (library, settings, temperatures)
    memory = QuizMemory(favorites: favorites)
    setup = QuizSetup(search: search)
    super.init()
    name = "quiz-view"
    expandsVertically = true
    bar.setTitle(windowTitle)
    menu.name = "quiz-menu"
    bar.addEnd(menu)
    setChild(setup)
    observations = [
      library.observe { [weak self] in self?.prepare() },
      favorites.observe { [weak self] in
        // A kind of elements that was just chosen stays.
        if let self, self.phase == .setup, self.setup.isComplete { self.showSetup() }
      },
      SecondLanguage.shared.observe { [weak self] in self?.makeTools() },
    ]
    prepare()
    afterLayout { [weak self] in
      guard let self, self.width > 0 else { return }
      // Targets for fingers.
      self.setClass("narrow-quiz", ContentWidth(self.width) == .narrow)
    }
  }

  func updateTemperatures() { makeTools() }

  func takeFocus() -> Bool {
    switch phase {
    case .setup: return setup.start.isSensitive && setup.start.grabFocus() || moveFocus(.tabForward)
    case .question: return question?.focusAnswer() ?? false
    case .result: return result.focusNext()
    }
  }

  func stepBack() -> Bool {
    guard phase == .question else { return false }
    endRound()
    return true
  }

  func openMenu() { menu.popUp() }

  // MARK: Data

  /// Takes the elements of the library.
  private func prepare() {
    guard let table = library.table, table != self.table else { return }
    self.table = table
    tools = nil
    question = nil
    if let play { showResult(of: play.round) }
    makeTools()
    followScope()
  }

  private func makeTools() {
    guard let table else { return }
    QuizTools.make(of: table, library.files.cache, temperatures: temperatures()) {
      [weak self] tools in
      guard let self, self.table == table else { return }
      self.tools = tools
      if self.phase == .setup { self.showSetup() }
      self.startIfReady()
    }
  }

  /// The atomic numbers of the scope; nil until the search has answered.
  var numbers: [Int]? {
    guard let table else { return nil }
    if case .search = settings.scope, found == nil { return nil }
    let favorites = memory.favorites.state.mine.map(\.number)
    return settings.scope.numbers(in: table, favorites: favorites, found: found ?? [])
  }

  /// Searches for the text of the scope, if it has one.
  private func followScope() {
    found = nil
    if case .search(let text) = settings.scope, let table {
      let search =
        search
        ?? ElementSearch(files: library.files.cache) { [weak self] results in
          self?.found = results?.hits.map(\.number)
          if self?.phase == .setup { self?.showSetup() }
          self?.startIfReady()
        }
      self.search = search
      search.use(table)
      search.find(text)
    }
    showSetup()
  }

  /// Takes other choices, and shows them.
  func set(_ settings: QuizSettings) {
    guard settings != self.settings else { return showSetup() }
    let before = self.settings.scope
    self.settings = settings
    if before != settings.scope { followScope() } else { showSetup() }
  }

  // MARK: Phases

  var phase: Phase {
    switch state {
    case .setup: .setup
    case .question: .question
    case .result: .result
    }
  }

  /// The round that is played; nil while none is. Changes of nil are ignored.
  var play: Play? {
    get { if case .question(let play) = state { play } else { nil } }
    set { if play != nil, let newValue { state = .question(newValue) } }
  }

  /// The round that is played, or whose result is shown.
  var round: QuizRound? { if case .result(let round) = state { round } else { play?.round } }

  /// Shows the choices, if no round is played.
  func showSetup() {
    guard phase == .setup else { return }
    setup.show(settings, of: table, in: temperatures().first, summary: summary)
    setup.history.show(memory.history)
    show(setup, subtitle: "")
  }

  /// The cards of the round in words; nil if there are none.
  private var summary: String? {
    guard let tools, let numbers else { return tr("Preparing the questions") }
    let schedule = memory.schedule
    if settings.scope == .due {
      let count = schedule.due(on: QuizMemory.today)
        .count { tools.maker.canAsk($0, settings.form) }
      return count == 0
        ? nil : ntr("{1} card is due", "{1} cards are due", count, String(count))
    }
    let cards = tools.maker.cards(settings, of: numbers)
    guard !cards.isEmpty else { return nil }
    let due = cards.count { schedule.isDue($0, on: QuizMemory.today) }
    let count = ntr("{1} card", "{1} cards", cards.count, NumberFormat.text(String(cards.count)))
    // TRANSLATORS: {1} is a number of cards: 118 cards; {2} of these are to be repeated today.
    return due == 0 ? count : tr("{1}, {2} of them due today", count, String(due))
  }

  /// Shows the part of the quiz for its state.
  func show(_ part: Widget, subtitle: String) {
    if part.parent == nil {
      // GTK warns of an entry that is removed with the focus.
      if containsFocus { window?.clearFocus() }
      setChild(part)
    }
    windowTitle.subtitle = subtitle
    end.isVisible = phase != .setup
    updateActions()
  }
}
