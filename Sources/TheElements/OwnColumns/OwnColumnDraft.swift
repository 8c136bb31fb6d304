import Elements
import GLib
import Gtk

// OwnColumnDraft
//   ├── Box: Label, DropDown of the columns of numbers, if there are several
//   ├── Label: the number of elements, and of lines and columns left out
//   ├── WrappingBox: Label: how a comma was read; LabelToggle that reads it otherwise, if that is possible
//   ├── WrappingBox: TextEntry of the title, TextEntry of the unit
//   ├── Label: the fault of the title or the unit
//   ├── Label: the columns left out
//   ├── Label: the reasons for the lines left out
//   ├── ScrolledWindow → FactList: the values
//   └── WrappingBox: Discard, Add Column

/// A column of a table that was read: its values, what was left out, and the title and the unit for the column that it becomes.
final class OwnColumnDraft: Box {
  let table: OwnColumnTable
  /// What was read, in words.
  let summary: String
  private let title = TextEntry(name: tr("Title", context: "title of a column"))
  private let unit = TextEntry(name: tr("Unit"))
  private let fault = Label(style: "recorder-failure", wraps: .atWords)
  private var choice: DropDown?
  private var commas: LabelToggle?
  private let addButton = Button(label: AppAction.addColumn.title)

  /// Greatest height of the list of values in pixels at a text scale of 1.
  private static let listHeight = 240.0
  private static let (spacing, gap) = (12, 6)
  /// Width of the unit in characters.
  private static let unitCharacters = 8

  /// - Parameters:
  ///   - tables: the columns of numbers, at least one.
  ///   - table: the one shown.
  init(_ tables: [OwnColumnTable], showing table: OwnColumnTable, of elements: PeriodicTable) {
    self.table = table
    summary = Self.summary(of: table)
    super.init(.vertical, spacing: Self.spacing)
    name = "column-draft"
    setAccessibleGroup(tr("New Column"))
    add(Label(tr("New Column"), style: "card-heading", wraps: .never))
    if tables.count > 1 { add(makeChoice(of: tables)) }
    add(named(Label(summary, wraps: .atWords), "draft-summary"))
    if let comma = table.comma { add(makeCommas(comma)) }
    add(makeFields())
    fault.name = "draft-fault"
    fault.isVisible = false
    add(fault)
    if !table.columnsLeftOut.isEmpty { add(makeColumnsLeftOut()) }
    if !table.problems.isEmpty { add(makeProblems()) }
    add(makeValues(of: elements))
    add(makeButtons())
    showUnit()
  }

  private func named(_ label: Label, _ name: String) -> Label {
    label.name = name
    return label
  }

  /// `94 elements · 3 without a number · 2 lines left out · 1 column left out`
  private static func summary(of table: OwnColumnTable) -> String {
    func number(_ count: Int) -> String { NumberFormat.text(String(count)) }
    let (blank, left) = (table.blankCount, table.problemCount)
    let columns = table.columnsLeftOut.count
    var parts = [CatalogText.count(table.values.count)]
    if blank > 0 { parts.append(tr("{1} without a number", number(blank))) }
    if left > 0 {
      parts.append(ntr("{1} line left out", "{1} lines left out", left, number(left)))
    }
    if columns > 0 {
      parts.append(
        ntr("{1} column left out", "{1} columns left out", columns, number(columns)))
    }
    return tr(dotted: parts)
  }

  /// Returns the choice among the columns of numbers.
  private func makeChoice(of tables: [OwnColumnTable]) -> Widget {
    let titles = tables.map { Self.name($0.title, $0.position) }
    let name = tr("Numbers", context: "column of a table")
    let choice = DropDown(titles, name: name)
    self.choice = choice
    choice.name = "draft-numbers"
    choice.selected = tables.firstIndex(of: table) ?? 0
    choice.expandsHorizontally = true
    choice.onSelect { [weak choice] in
      // The choice is shown anew with the draft, after it has closed.
      Task { @MainActor [weak choice] in
        if let choice { choice.activate(.chooseNumbers, String(choice.selected + 1)) }
      }
    }
    let label = Label(name, style: "property-note", wraps: .never)
    return Box(.vertical, spacing: Self.gap, [label, choice])
  }

  /// The name of a column of the table.
  private static func name(_ title: String?, _ position: Int) -> String {
    // TRANSLATORS: A column of a table without headings, by its position.
    title ?? tr("Column {1}", NumberFormat.text(String(position)))
  }

  private func makeColumnsLeftOut() -> Widget {
    let names = table.columnsLeftOut.map { Self.name($0.title, $0.position) }
    // TRANSLATORS: Columns of a table that was pasted; {1}: their titles.
    let text = tr("Left out, with no or few numbers: {1}", tr(dotted: names))
    return named(Label(text, style: "property-note", wraps: .anywhere), "draft-columns")
  }

  /// Returns how a comma was read, with the choice to read it otherwise.
  private func makeCommas(_ comma: OwnColumnTable.Comma) -> Widget {
    let read = tr(number: NumberFormat.text(comma.digits))
    // TRANSLATORS: A number as written in a table, and as it was read: “1,234” is 1234.
    let text = tr("“{1}” is {2}.", comma.written, read)
    let label = named(Label(text, wraps: .atWords), "draft-comma")
    guard table.readOtherwise != nil else { return label }
    let toggle = LabelToggle(
      AppAction.groupCommas.title, .groupCommas, String(!comma.separatesThousands),
      named: AppAction.groupCommas.localName)
    toggle.isActive = comma.separatesThousands
    commas = toggle
    return WrappingBox([label, toggle], gap: Self.spacing, margin: 0)
  }

  private func makeFields() -> Widget {
    (title.name, unit.name) = ("column-title", "column-unit")
    (title.text, unit.text) = (table.title ?? "", table.unit ?? "")
    unit.widthCharacters = Self.unitCharacters
    unit.setProperty("max-width-chars", to: Self.unitCharacters)
    for field in [title, unit] {
      field.onEdit { [weak self] in self?.showUnit() }
      field.onEnter { [weak self] in self?.apply() }
    }
    title.expandsHorizontally = true
    var fields: [Widget] = []
    for (text, field) in [
      (tr("Title", context: "title of a column"), title), (tr("Unit"), unit),
    ] {
      let label = Label(text, style: "property-note", wraps: .never)
      let part = Box(.vertical, spacing: Self.gap, [label, field])
      part.expandsHorizontally = field === title
      fields.append(part)
    }
    return WrappingBox(fields, gap: Self.spacing, margin: 0)
  }

  private func makeProblems() -> Widget {
    let more = table.problemCount - table.problems.count
    var lines = table.problems.map { tr($0) }
    if more > 0 {
      lines.append(ntr("{1} more line", "{1} more lines", more, NumberFormat.text(String(more))))
    }
    return named(
      Label(lines.joined(separator: "\n"), style: "property-note", wraps: .anywhere),
      "draft-problems")
  }

  private let values = FactList(name: "draft-values", title: tr("Values", context: "of a column"))

  private lazy var scrolled = ScrolledWindow(values)

  /// Gives the list room for all values, or for some if there are many.
  private func updateHeight() {
    let limit = Int((Self.listHeight * max(1, textScale)).rounded())
    let height = min(values.request(.vertical).natural, limit)
    if height != scrolled.heightRequest { scrolled.heightRequest = height }
  }

  private func makeValues(of elements: PeriodicTable) -> Widget {
    for element in elements.elements {
      guard let digits = table.values[element.number] else { continue }
      let number = tr(number: NumberFormat.text(digits))
      values.add(
        FactRow(tr(element.shownName), number), text: tr("{1}, {2}", tr(element.shownName), number))
    }
    afterLayout { [weak self] in self?.updateHeight() }
    scrolled.setAccessibleLabel(tr("Values", context: "of a column"))
    return scrolled
  }

  private func makeButtons() -> Widget {
    let discard = Button(label: AppAction.discardTable.title)
    discard.name = AppAction.discardTable.localName
    discard.setAction(AppAction.discardTable.name)
    addButton.name = AppAction.addColumn.localName
    addButton.addClass("suggested-action")
    addButton.onClicked { [weak self] in self?.apply() }
    return WrappingBox([discard, addButton], gap: Self.spacing, margin: 0, align: .end)
  }

  func focusTitle() { title.focusEnd() }

  /// Moves the focus to the choice among the columns of numbers.
  func focusChoice() -> Bool { choice?.grabFocus() ?? false }

  /// Moves the focus to the choice of how commas are read.
  func focusCommas() -> Bool { commas?.grabFocus() ?? false }

  private func showUnit() {
    fault.isVisible = false
    addButton.isSensitive = OwnColumn.isTitle(title.text) && OwnColumn.isUnit(unit.text)
  }

  private func apply() { activate(.addColumn, title.text, unit.text) }

  /// Says what titles and units are valid.
  func showFault() {
    fault.text = tr(
      "A title has 1 to {1} characters, a unit at most {2}.",
      String(OwnColumn.maximumTitleLength), String(OwnColumn.maximumUnitLength))
    fault.isVisible = true
    announce(fault.text)
  }
}
