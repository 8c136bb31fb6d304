import Adwaita
import Elements
import GLib
import Gtk

// QuizSetup
//   ├── ScrolledWindow → Clamp → Box
//   │     ├── PreferencesGroup: form, number of questions, sprint; WrappingBox of LabelToggles: topics
//   │     ├── QuizScopeRows
//   │     ├── PreferencesGroup: class code, its entry and buttons
//   │     └── QuizHistoryChart
//   └── WrappingBox: number of cards, Start

/// The choices of a round: topics, form, elements, length and class code.
final class QuizSetup: Box {
  private let form = ComboRow(
    tr("Form", context: "of the questions of a quiz"),
    choices: QuizForm.allCases.map { tr($0.title) })
  private let topics: [(topic: QuizTopic, toggle: LabelToggle)]
  let scope: QuizScopeRows
  private let lengths = ComboRow(
    tr("Number of Questions"), choices: QuizSettings.lengths.map { String($0) })
  private let sprint = Switch()
  let code: QuizCodeRow
  let history = QuizHistoryChart()
  private let summary = Label("", style: "dim-label", wraps: .atWords)
  let start = Button(label: AppAction.startQuiz.title)
  private var settings = QuizSettings()
  /// The cards of the round in words; nil if there are none.
  private var cards: String?
  private var isShowing = false

  /// Greatest width of the rows in pixels.
  private static let greatestWidth = 720

  /// - Parameter search: returns the text of the search in the main window.
  init(search: @escaping @MainActor () -> String) {
    topics = QuizTopic.allCases.map { ($0, LabelToggle("")) }
    scope = QuizScopeRows(search: search)
    code = QuizCodeRow()
    super.init(.vertical)
    scope.onChange = { [weak self] scope in self?.change { $0.scope = scope } }
    name = "quiz-setup"
    let column = Box(
      .vertical, spacing: 18,
      [makeRound(), makeTopics(), scope.group, scope.picks, code.group, history])
    column.addClass("quiz-column")
    let scrolled = ScrolledWindow(Clamp(column, maximumWidth: Self.greatestWidth))
    scrolled.setAccessibleLabel(tr("Choices of the Quiz"))
    scrolled.expandsVertically = true
    add(scrolled)
    add(makeBar())
    code.onChange = { [weak self] code in
      guard let self else { return }
      self.activate(
        .setQuiz, code.map { QuizSettings($0).text } ?? self.settings.withoutCode.text)
    }
    code.onEdit = { [weak self] in self?.updateStart() }
    scope.onKind = { [weak self] in self?.updateStart() }
  }

  // MARK: Parts

  /// Changes the settings to the value that is selected in a row.
  private func follow<Value>(
    _ row: ComboRow, _ values: [Value],
    _ set: @escaping @MainActor (inout QuizSettings, Value) -> Void
  ) {
    row.onSelect { [weak self, weak row] in
      guard let row, values.indices.contains(row.selected) else { return }
      self?.change { set(&$0, values[row.selected]) }
    }
  }

  private func makeTopics() -> Widget {
    for (topic, toggle) in topics {
      toggle.name = "topic-\(topic.rawValue)"
      toggle.addClass("choice-pill")
      name(topic, in: .celsius)
      toggle.onClicked { [weak self] in
        self?.change { $0.toggle(topic) }
      }
    }
    let box = WrappingBox(topics.map(\.toggle), margin: 0)
    box.setAccessibleLabel(tr("What Is Asked"))
    return box
  }

  /// Shows the title of a topic with a temperature in a unit.
  private func name(_ topic: QuizTopic, in unit: TemperatureUnit) {
    let title = tr(topic.title(in: unit))
    guard let toggle = topics.first(where: { $0.topic == topic })?.toggle else { return }
    // Large text has no room for a long title in one line.
    toggle.setChild(Label(title, align: 0.5, wraps: .anywhere))
    toggle.setAccessibleLabel(title)
  }

  private func makeRound() -> Widget {
    let group = PreferencesGroup(title: tr("Questions", context: "of a quiz"))
    form.name = "quiz-form"
    follow(form, QuizForm.allCases) { $0.form = $1 }
    group.add(form)
    lengths.name = "quiz-length"
    follow(lengths, QuizSettings.lengths) { $0.length = $1 }
    group.add(lengths)
    let row = ActionRow(tr("60-Second Sprint"))
    row.subtitle = tr("As many questions as you can answer in a minute")
    sprint.name = "quiz-sprint"
    // The row names the switch by its title.
    row.addActivatable(sprint)
    sprint.onChange(of: "active") { [weak self] in
      guard let self else { return }
      let isOn = self.sprint.isOn
      self.change { $0.isSprint = isOn }
    }
    group.add(row)
    return group
  }

  private func makeBar() -> Widget {
    let bar = WrappingBox([summary, start], gap: 12, margin: 0, align: .end)
    bar.addClass("quiz-bar")
    summary.name = "quiz-summary"
    summary.expandsHorizontally = true
    start.name = "quiz-start"
    start.addClass("suggested-action")
    start.verticalAlign = .center
    start.setAction(AppAction.startQuiz.name)
    return bar
  }

  // MARK: Changes

  private func change(_ body: (inout QuizSettings) -> Void) {
    guard !isShowing else { return }
    var changed = settings.withoutCode
    body(&changed)
    if changed != settings.withoutCode { activate(.setQuiz, changed.text) }
  }

  /// Shows settings.
  /// - Parameters:
  ///   - unit: the unit of the temperature in a topic's title.
  ///   - text: the cards of the round in words; nil if there are none.
  func show(
    _ settings: QuizSettings, of table: PeriodicTable?, in unit: TemperatureUnit,
    summary text: String?
  ) {
    name(.state, in: unit)
    self.settings = settings
    isShowing = true
    form.selected = QuizForm.allCases.firstIndex(of: settings.form) ?? 0
    let isEnglish = !Translation.hasDescriptions(of: table?.elements ?? [])
    for (topic, toggle) in topics {
      toggle.isVisible = topic != .appearance || settings.topics.contains(topic) || !isEnglish
      toggle.isSensitive = settings.form.allows(topic) && settings.scope != .due
      toggle.isActive = settings.askedTopics.contains(topic)
    }
    scope.show(settings.scope, of: table)
    lengths.selected = QuizSettings.lengths.firstIndex(of: settings.length) ?? 0
    lengths.isSensitive = !settings.isSprint
    sprint.isOn = settings.isSprint
    code.show(settings, hasEnglish: isEnglish && settings.askedTopics.contains(.appearance))
    isShowing = false
    cards = text
    updateStart()
  }

  /// Shows the cards of the round, or why none can begin.
  private func updateStart() {
    start.isSensitive = fault == nil && cards != nil
    summary.text = fault ?? cards ?? tr("No cards for these choices")
  }

  /// False while a kind of elements or a class code that was just begun waits for the rest.
  var isComplete: Bool { fault == nil }

  /// Why the choices are not complete; nil if they are.
  private var fault: String? {
    if code.hasFault { return tr("A class code has six letters. Correct it, or clear the entry.") }
    if scope.isComplete { return nil }
    return scope.kind == .picked
      ? tr("Click elements in the table.") : tr("Type what to search for.")
  }
}

extension QuizSettings {
  /// Asks for a topic, or no longer; the last one stays.
  fileprivate mutating func toggle(_ topic: QuizTopic) {
    var asked = Set(askedTopics)
    if asked.remove(topic) == nil { asked.insert(topic) }
    guard !asked.isEmpty else { return }
    topics = asked.union(topics.filter { !form.allows($0) })
  }
}
