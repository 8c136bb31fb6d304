import Adwaita
import Elements
import GLib
import Gtk

// QuizResultView
//   ├── ScrolledWindow → Clamp → Box
//   │     ├── Label: score, Label: what was played
//   │     ├── QuizTileGroup: what was missed, QuizTileGroup: what was learned
//   │     └── QuizHistoryChart
//   └── WrappingBox: New Round, Again with These

/// The result of a round: the score, what was missed, and the rounds before.
final class QuizResultView: Box {
  private let score = Label("", style: "quiz-score", align: 0.5, wraps: .anywhere)
  private let details = Label("", style: "dim-label", align: 0.5, wraps: .anywhere)
  private let missed = QuizTileGroup("missed", name: tr("Missed Elements"))
  private let learned = QuizTileGroup("learned", name: tr("Learned Elements"))
  private let chart = QuizHistoryChart()
  private let new = Button(label: AppAction.newQuiz.title)
  private let again = Button(label: AppAction.repeatQuiz.title)

  private static let greatestWidth = 720

  init() {
    super.init(.vertical)
    name = "quiz-result"
    score.name = "quiz-score"
    details.name = "quiz-details"
    let column = Box(.vertical, spacing: 18)
    column.addClass("quiz-column")
    column.add(Box(.vertical, spacing: 4, [score, details]))
    for group in [missed, learned] { column.add(group) }
    column.add(chart)
    let scrolled = ScrolledWindow(Clamp(column, maximumWidth: Self.greatestWidth))
    scrolled.setAccessibleLabel(tr("Result", context: "of a quiz"))
    scrolled.expandsVertically = true
    add(scrolled)
    add(makeBar())
  }

  private func makeBar() -> Widget {
    let bar = WrappingBox([new, again], gap: 12, margin: 0, align: .end)
    bar.addClass("quiz-bar")
    new.name = "quiz-new"
    new.setAction(AppAction.newQuiz.name)
    again.name = "quiz-again"
    again.setAction(AppAction.repeatQuiz.name)
    return bar
  }

  /// Shows the result of a round.
  func show(_ round: QuizRound, of table: PeriodicTable, _ history: QuizHistory) {
    score.text = Self.score(of: round)
    details.text = Self.details(of: round)
    var seen: Set<Int> = []
    let unseen = { (cards: [QuizCard]) in
      cards.filter { seen.insert($0.number).inserted }.compactMap { table[$0.number] }
    }
    let cards = zip(round.questions, round.results).map(\.0.card)
    let elements = (missed: unseen(round.missed), learned: unseen(cards))
    missed.show(
      elements.missed,
      ntr(
        "Missed: {1} Element", "Missed: {1} Elements", elements.missed.count,
        String(elements.missed.count)))
    learned.show(
      elements.learned,
      ntr(
        "Learned: {1} Element", "Learned: {1} Elements", elements.learned.count,
        String(elements.learned.count)))
    again.isVisible = !elements.missed.isEmpty
    let button = elements.missed.isEmpty ? new : again
    for other in [new, again] { other.setClass("suggested-action", other === button) }
    chart.show(history)
  }

  /// Moves the focus to the way on.
  @discardableResult
  func focusNext() -> Bool { again.isVisible ? again.grabFocus() : new.grabFocus() }

  /// The score in words.
  static func score(of round: QuizRound) -> String {
    // TRANSLATORS: Of the questions of a quiz: {1} is the number of right answers, {2} that of all, 8 of 10.
    tr("{1} of {2} right", String(round.right), String(round.asked))
  }

  /// The form, the elements and the class code of a round.
  private static func details(of round: QuizRound) -> String {
    let settings = round.settings
    let code = settings.code.map { [tr("Class code {1}", $0.text)] } ?? []
    return tr(dotted: [tr(settings.form.title), tr(settings.scope.title)] + code)
  }
}
