import Adwaita
import Elements
import GLib
import Gtk

// QuizQuestionView
//   ├── ProgressBar
//   ├── Bin: ScrolledWindow → QuizStage, or Box: question and ScrolledWindow → QuizTable
//   │     ├── Reflection → QuestionTile
//   │     └── Box: question; QuizChoices, QuizEntry or QuizCards; QuizVerdictLine: the last answer
//   └── Box: Skip, Continue

/// A question with the parts that answer it. Each part is made when first wanted, and used again for every question.
final class QuizQuestionView: Box {
  private let table: PeriodicTable
  private let progress = ProgressBar()
  private let verdict = QuizVerdictLine()
  private let prompt = Label("", style: "quiz-prompt", align: 0.5, wraps: .anywhere)
  private let subject = Label("", style: "quiz-subject", align: 0.5, wraps: .anywhere)
  private let body = Bin()
  private let skip = Button(label: AppAction.skipQuestion.title)
  private let next = Button(label: AppAction.nextQuestion.title)
  private let bar = Box(.horizontal, spacing: 12)
  /// Keeps Continue at the end of the bar.
  private let spring = Bin()
  private var form: QuizForm?
  /// The text, width and text scale for which the known part is fitted.
  private var fitted: (text: String, width: Int, scale: Double) = ("", 0, 0)

  let choices = QuizChoices()
  let entry = QuizEntry()
  private(set) lazy var cards = QuizCards(table.elements)
  private(set) lazy var places = QuizTable(table) { [weak self] element in
    self?.activate(.answerQuiz, element.symbol)
  }
  let tile: QuestionTile
  /// The question.
  private let top: Box
  /// The question, the part that answers it, and the judgment.
  private let answers = Box(.vertical, spacing: 18)
  private let stage: QuizStage
  private var part: Widget?
  /// The place of the judgment below the answers, below the question above a table.
  private let judgment = Box(.horizontal)
  private let scrolled: ScrolledWindow
  private lazy var scrolledTable = ScrolledWindow(places, horizontally: true)
  private lazy var tableColumn = {
    scrolledTable.expandsVertically = true
    return Box(.vertical, [scrolledTable])
  }()
  private lazy var travel = ScrollTravel(scrolledTable)

  /// Height of the judgment in pixels.
  private static let judgmentHeight = 28
  /// Width in pixels from which the judgment is beside the buttons, at a text scale of 1.
  private static let barWidth = 280.0

  init(_ table: PeriodicTable) {
    self.table = table
    tile = QuestionTile(table.elements)
    top = Box(.vertical, spacing: 6, [prompt, subject])
    stage = QuizStage(Reflection(tile), answers)
    scrolled = ScrolledWindow(stage)
    super.init(.vertical)
    name = "quiz-question"
    progress.addClass("quiz-progress")
    progress.setAccessibleLabel(tr("Progress"))
    add(progress)
    prompt.name = "quiz-prompt"
    subject.name = "quiz-subject"
    top.addClass("quiz-top")
    verdict.expandsHorizontally = true
    judgment.add(verdict)
    judgment.heightRequest = Self.judgmentHeight
    body.expandsVertically = true
    add(body)
    add(makeBar())
    afterLayout { [weak self] in self?.fit() }
  }

  private func fit() {
    guard width > 0 else { return }
    bar.orientation =
      Double(width) < Self.barWidth * textScale ? .vertical : .horizontal
    let isBeside = form != .table && stage.isWide(width)
    prompt.alignText(isBeside ? 0 : 0.5)
    verdict.horizontalAlign = isBeside ? .start : .center
    fitSubject()
  }

  /// Makes the known part smaller if one of its words is wider than the window.
  private func fitSubject() {
    let (text, width) = (subject.text, subject.width)
    guard subject.isVisible, width > 0, (text, width, textScale) != fitted else { return }
    fitted = (text, width, textScale)
    subject.fontScale = 1
    let word = subject.wordWidth
    if word > width { subject.fontScale = Double(width - 1) / Double(word) }
  }

  private func makeBar() -> Widget {
    bar.addClass("quiz-bar")
    skip.name = "quiz-skip"
    skip.setAction(AppAction.skipQuestion.name)
    skip.addClass("flat")
    next.name = "quiz-next"
    next.addClass("suggested-action")
    next.setAction(AppAction.nextQuestion.name)
    (skip.horizontalAlign, next.horizontalAlign) = (.start, .end)
    spring.expandsHorizontally = true
    for part in [skip, spring, next] as [Widget] { bar.add(part) }
    for button in [skip, next] { button.verticalAlign = .center }
    return bar
  }

  // MARK: Questions

  /// Shows a question.
  /// - Parameter done: the part of the round that is over, 0 … 1.
  func show(_ question: QuizQuestion, _ element: AtomicElement, _ form: QuizForm, done: Double) {
    use(form)
    progress.fraction = done
    prompt.text = tr(question.prompt).withUnbrokenUnits
    subject.text = question.subject.map { tr($0) } ?? ""
    subject.isVisible = question.subject != nil && form == .table
    (skip.isVisible, next.isVisible) = (form != .cards, false)
    part?.canTarget = true
    if stage.showsTile { tile.content = QuestionTile.Content(question, element) }
    switch form {
    case .choice: choices.show(question.choices)
    case .typed: entry.begin()
    case .table:
      travel.finish()
      places.show([:])
    case .cards: cards.show(question, element)
    }
  }

  /// Shows the parts of a form.
  private func use(_ form: QuizForm) {
    guard form != self.form else { return }
    self.form = form
    let isTable = form == .table
    stage.showsTile = form == .choice || form == .typed
    for widget in [top, judgment] where widget.parent != nil { widget.unparent() }
    (isTable ? tableColumn : answers).insert(top, after: nil)
    if isTable { tableColumn.insert(judgment, after: top) }
    switch form {
    case .choice: show(part: choices)
    case .typed: show(part: entry)
    case .cards: show(part: cards)
    case .table: break
    }
    (isTable ? scrolledTable : scrolled).setAccessibleLabel(tr("Answers"))
    body.setChild(isTable ? tableColumn : scrolled)
  }

  private func show(part new: Widget) {
    if new !== part {
      if let part { answers.remove(part) }
      answers.insert(new, after: top)
      part = new
    }
    if judgment.parent == nil { answers.add(judgment) }
  }

  // MARK: Answers

  /// Shows the judgment of the last answer; nil for none.
  func show(_ mark: QuizMark?, _ text: String) { verdict.show(mark, text) }

  /// Marks the right answer that was given, and turns the tile over, which cannot be answered meanwhile.
  func turn(_ question: QuizQuestion) {
    if form == .choice { choices.mark(right: question.answer) }
    part?.canTarget = false
    tile.showBack()
  }

  /// Marks the right answer, and the wrong one that was given.
  func reveal(_ question: QuizQuestion, given answer: QuizAnswer?) {
    next.isVisible = true
    // Before the part with the focus is disabled.
    next.grabFocus()
    skip.isVisible = false
    if stage.showsTile { tile.showBack() }
    switch form {
    case .choice?:
      var chosen: Int?
      if case .choice(let index)? = answer { chosen = index }
      choices.mark(right: question.answer, chosen: chosen)
    case .typed?:
      entry.show(hint: nil)
      entry.isSensitive = false
    case .table?:
      var looks: [Int: QuizTableCell.Look] = [question.card.number: .answer(isRight: true)]
      if case .tile(let number)? = answer, number != question.card.number {
        looks[number] = .answer(isRight: false)
      }
      places.show(looks)
      if let cell = places.cell(of: question.card.number) { travel.center(cell) }
    case .cards?, nil: break
    }
  }

  /// Moves the focus to the part that answers.
  @discardableResult
  func focusAnswer() -> Bool {
    switch form {
    case .choice?: choices.containsFocus || choices.focusTarget?.grabFocus() == true
    case .typed?: entry.entry.grabFocus()
    case .table?: places.containsFocus || places.moveFocus(.tabForward)
    case .cards?: cards.card.grabFocus()
    case nil: false
    }
  }
}
