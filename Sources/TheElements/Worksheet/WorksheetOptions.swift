import Adwaita
import Elements
import GLib
import Gtk

// WorksheetOptions
//   ├── PreferencesGroup: kind, elements, picked elements, number of questions
//   ├── PreferencesGroup → WrappingBox: LabelToggles of the fields
//   ├── PreferencesGroup: share left blank, code
//   └── PreferencesGroup: solution, background, paper

/// The settings of a worksheet as rows.
@MainActor
final class WorksheetOptions {
  let widget = Box(.vertical, spacing: 18)
  private let kind = ComboRow(
    tr("Kind"), choices: Worksheet.Kind.allCases.map { tr($0.title) })
  private let scope: ComboRow
  private let picked = EntryRow(tr("Symbols"))
  private let questions = ComboRow(
    tr("Number of Questions"), choices: QuizSettings.lengths.map { String($0) })
  private let fieldGroup = PreferencesGroup(title: tr("Texts on Tiles and Cards"))
  private let fields: [LabelToggle]
  private let blank = ComboRow(
    tr("Left Blank"), choices: Worksheet.shares.map { tr("{1} %", String($0)) })
  private let codeGroup = PreferencesGroup(title: tr("Random Choice"))
  private let code = EntryRow(tr("Code"))
  private let new = Button(icon: "view-refresh-symbolic", name: tr("New Code"))
  private let solution = ActionRow(tr("Page with the Solution"))
  private let solutionSwitch = Switch()
  private let ink = ComboRow(
    tr("Background"), choices: TileInk.allCases.map { tr($0.title) })
  private let paper = ComboRow(tr("Paper"), choices: PaperSize.allCases.map { tr($0.title) })
  private var sheet = Worksheet()
  private var table: PeriodicTable?
  private var numbers: [Int] = []
  /// True while the rows are set to the settings.
  private var isShowing = false
  private let onChange: @MainActor (Worksheet) -> Void

  /// The sets of elements to choose from; picked ones are the last choice.
  private static let scopes = Worksheet.scopes
  /// Most elements that are picked at first.
  private static let firstPicks = 10

  /// - Parameter onChange: called with the settings that the user has chosen.
  init(onChange: @escaping @MainActor (Worksheet) -> Void) {
    self.onChange = onChange
    scope = ComboRow(
      tr("Elements"), choices: Self.scopes.map { tr($0.title) } + [tr("Picked by Symbols")])
    fields = Worksheet.Field.allCases.map { LabelToggle(tr($0.title)) }
    widget.name = "worksheet-options"
    addRows()
    addHandlers()
  }

  private func addRows() {
    let first = PreferencesGroup(title: tr("Contents", context: "of a worksheet"))
    for (row, name) in [(kind, "kind"), (scope, "elements")] {
      row.name = "worksheet-\(name)"
      first.add(row)
    }
    picked.name = "worksheet-picked"
    first.add(picked)
    questions.name = "worksheet-questions"
    first.add(questions)
    for (toggle, field) in zip(fields, Worksheet.Field.allCases) {
      toggle.name = "worksheet-\(field.rawValue)"
      toggle.addClass("choice-pill")
    }
    let toggles = WrappingBox(fields, margin: 0)
    toggles.setAccessibleLabel(tr("Texts on Tiles and Cards"))
    fieldGroup.add(toggles)
    let last = PreferencesGroup(title: tr("Page", context: "of a worksheet"))
    new.name = "worksheet-new-code"
    code.addSuffix(new)
    (blank.name, code.name, ink.name, paper.name) = (
      "worksheet-blank", "worksheet-code", "worksheet-fill", "worksheet-paper"
    )
    solution.addActivatable(solutionSwitch)
    solution.name = "worksheet-solution-row"
    solutionSwitch.name = "worksheet-solution"
    for widget in [solution, solutionSwitch] as [Widget] {
      widget.setAccessibleLabel(solution.title)
    }
    for row in [blank, code] as [Widget] { codeGroup.add(row) }
    for row in [solution, ink, paper] as [Widget] { last.add(row) }
    for group in [first, fieldGroup, codeGroup, last] { widget.add(group) }
  }

  private func addHandlers() {
    choose(kind, Worksheet.Kind.allCases) { $0.setKind($1, random: Self.random) }
    scope.onSelect { [weak self] in self?.scopeChosen() }
    choose(questions, QuizSettings.lengths) { $0.setQuestionCount($1, random: Self.random) }
    choose(blank, Worksheet.shares) { $0.setBlank($1) }
    choose(ink, TileInk.allCases) { $0.ink = $1 }
    choose(paper, PaperSize.allCases) { $0.paper = $1 }
    for (toggle, field) in zip(fields, Worksheet.Field.allCases) {
      toggle.onClicked { [weak self] in
        self?.change { $0.fields = $0.fields.symmetricDifference([field]) }
      }
    }
    solutionSwitch.onChange(of: "active") { [weak self] in
      guard let self else { return }
      self.change { $0.hasSolution = self.solutionSwitch.isOn }
    }
    picked.onApply { [weak self] in self?.applyPicked() }
    code.onApply { [weak self] in self?.applyCode() }
    new.onClicked { [weak self] in
      self?.change { $0.renew(random: Self.random) }
    }
  }

  private static var random: UInt64 { .random(in: 0...(.max)) }

  /// Follows a row of choices.
  private func choose<Choice: Equatable>(
    _ row: ComboRow, _ choices: [Choice],
    _ set: @escaping @MainActor (inout Worksheet, Choice) -> Void
  ) {
    row.onSelect { [weak self, weak row] in
      guard let self, let index = row?.selected, choices.indices.contains(index) else { return }
      self.change { set(&$0, choices[index]) }
    }
  }

  private func change(_ body: (inout Worksheet) -> Void) {
    guard !isShowing else { return }
    var changed = sheet
    body(&changed)
    if changed != sheet { onChange(changed) }
  }

  // MARK: Elements and code

  private func scopeChosen() {
    let index = scope.selected
    if Self.scopes.indices.contains(index) {
      choose(Self.scopes[index])
    } else {
      choose(.picked(numbers.isEmpty ? [1] : Array(numbers.prefix(Self.firstPicks))))
    }
  }

  private func choose(_ scope: QuizScope) {
    if scope != sheet.scope { change { $0.setScope(scope, random: Self.random) } }
  }

  /// Adopts the typed elements, unless one is unknown.
  private func applyPicked() {
    guard let table else { return }
    let words = picked.text.split { $0 == " " || $0 == "," || $0 == ";" }.map { String($0) }
    let found = words.prefix(table.elements.count).map { table.findNamed($0)?.number }
    let numbers = Set(found.compactMap { $0 }).sorted()
    mark(picked, isWrong: found.contains(nil) || numbers.isEmpty)
    if !found.contains(nil), !numbers.isEmpty { choose(.picked(numbers)) }
  }

  /// Adopts the typed code.
  private func applyCode() {
    let typed = QuizCode(code.text)
    mark(code, isWrong: typed == nil)
    if let typed { change { $0.setCode(typed) } }
  }

  private func mark(_ row: EntryRow, isWrong: Bool) {
    row.setClass("error", isWrong)
    for widget in [row, row.field].compactMap({ $0 }) { widget.setAccessibleInvalid(isWrong) }
  }

  // MARK: Showing

  /// Shows settings.
  /// - Parameter numbers: the atomic numbers of the elements.
  func show(_ sheet: Worksheet, _ table: PeriodicTable, _ numbers: [Int]) {
    (self.sheet, self.table, self.numbers) = (sheet, table, numbers)
    isShowing = true
    defer { isShowing = false }
    kind.selected = Worksheet.Kind.allCases.firstIndex(of: sheet.kind) ?? 0
    scope.selected = Self.scopes.firstIndex(of: sheet.scope) ?? Self.scopes.count
    showPicked()
    for (toggle, field) in zip(fields, Worksheet.Field.allCases) {
      toggle.isActive = sheet.fields.contains(field)
    }
    let nearest = Worksheet.shares.min { abs($0 - sheet.blank) < abs($1 - sheet.blank) }
    blank.selected = nearest.flatMap { Worksheet.shares.firstIndex(of: $0) } ?? 0
    questions.selected = QuizSettings.lengths.firstIndex(of: sheet.questionCount) ?? 0
    questions.isVisible = sheet.kind == .quiz
    codeGroup.setDescription(codeDescription)
    code.text = sheet.code?.text ?? ""
    mark(code, isWrong: false)
    solutionSwitch.isOn = sheet.hasSolution
    ink.selected = TileInk.allCases.firstIndex(of: sheet.ink) ?? 0
    paper.selected = PaperSize.allCases.firstIndex(of: sheet.paper ?? .ofLocale) ?? 0
    fieldGroup.isVisible = sheet.kind != .quiz
    ink.isVisible = sheet.kind != .quiz
    blank.isVisible = sheet.kind == .table
    for row in [codeGroup, solution] as [Widget] { row.isVisible = sheet.kind != .cards }
  }

  private var codeDescription: String {
    guard sheet.kind == .quiz else { return tr("The same code makes the same sheet again.") }
    let hasEnglish =
      sheet.quizSettings.askedTopics.contains(.appearance)
      && !Translation.hasDescriptions(of: table?.elements ?? [])
    return hasEnglish
      ? tr(
        "The same code gives the same questions in the quiz. Answers about appearances are in English."
      )
      : tr("The same code gives the same questions in the quiz.")
  }

  private func showPicked() {
    guard case .picked(let numbers) = sheet.scope else {
      picked.isVisible = false
      return
    }
    picked.isVisible = true
    picked.text = numbers.compactMap { table?[$0]?.symbol }.joined(separator: " ")
    mark(picked, isWrong: false)
  }
}
