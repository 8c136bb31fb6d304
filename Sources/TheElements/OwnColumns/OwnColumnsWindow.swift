import Adwaita
import Elements
import GLib
import Gtk

// OwnColumnsWindow
//   └── ToastOverlay → Box
//         ├── HeaderBar: Export Columns…
//         └── ScrolledWindow → Clamp → Box
//               ├── StatusPage, while there are no columns
//               ├── Label: what tables are read; WrappingBox: Paste Table, Open Table…
//               ├── OwnColumnDraft, while a table is read in
//               └── ListBox → OwnColumnRow, one for each column

/// The window of the user's own columns: adds them from tables, and removes and exports them.
final class OwnColumnsWindow: ApplicationWindow {
  let library: Library
  let favorites: Favorites
  /// The columns of numbers of the table that was read.
  private var tables: [OwnColumnTable] = []
  /// The one of them that may become a column; nil without one.
  private(set) var draft: OwnColumnDraft?
  /// True while a table is read.
  var isReading = false
  private let column = Box(.vertical, spacing: OwnColumnsWindow.spacing)
  private let draftHolder = Box(.vertical)
  private let hint = Label(OwnColumnsWindow.howTo, style: "property-note", wraps: .atWords)
  private let openers = WrappingBox(
    [AppAction.pasteTable, .openTable].map { OwnColumnsWindow.named(Button(label: $0.title), $0) },
    gap: 12,
    margin: 0)
  private let empty = StatusPage(
    icon: "x-office-spreadsheet-symbolic", title: tr("No Columns Yet"),
    description: OwnColumnsWindow.howTo)
  private let heading = Label(style: "card-heading", wraps: .never)
  private let list = ListBox()
  private(set) var rows: [OwnColumnRow] = []
  private var removed: OwnColumn?
  private var exportAction: Action?
  private var undoAction: Action?
  private var draftActions: [Action] = []
  private var observations: [Observation] = []
  /// A widget below the toasts.
  var body: Widget { column }

  /// First size, and greatest width of the content, in pixels.
  private static let (size, contentWidth) = ((width: 560, height: 640), 640)
  private static let (spacing, margin) = (18, 18)
  private static var howTo: String {
    tr(
      "Copy a table with symbols, names or atomic numbers in one column and numbers in another, as from a spreadsheet, and paste it here, or open a CSV file."
    )
  }

  init(_ library: Library, _ favorites: Favorites) {
    (self.library, self.favorites) = (library, favorites)
    super.init()
    setUp("columns", tr("Your Columns"), size: Self.size, makeContent())
    addClass("columns-window")
    addActions()
    favorites.open()
    observations = [
      library.files.observeOwn { [weak self] in self?.showColumns() },
      library.observe { [weak self] in self?.showColumns() },
    ]
    showColumns()
  }

  private func makeContent() -> Widget {
    let bar = HeaderBar()
    bar.setTitle(WindowTitle(tr("Your Columns")))
    let export = Button(icon: "document-save-symbolic", name: AppAction.exportColumns.title)
    bar.addEnd(Self.named(export, .exportColumns))
    hint.name = "columns-hint"
    list.name = "columns-list"
    list.addClass("property-list")
    list.setAccessibleLabel(tr("Your Columns"))
    heading.text = tr("Your Columns")
    makeEmpty()
    for widget in [empty, hint, openers, draftHolder, heading, list] as [Widget] {
      column.add(widget)
    }
    (column.marginTop, column.marginBottom) = (Self.margin, Self.margin)
    (column.marginStart, column.marginEnd) = (Self.margin, Self.margin)
    let scrolled = ScrolledWindow(Clamp(column, maximumWidth: Self.contentWidth))
    scrolled.expandsVertically = true
    scrolled.setAccessibleLabel(tr("Your Columns"))
    return Box(.vertical, [bar, scrolled])
  }

  private func makeEmpty() {
    let buttons = [(AppAction.pasteTable, "paste"), (.openTable, "open")].map { action, verb in
      let button = Self.named(Button(label: action.title), action)
      button.name = "\(verb)-first-table"
      button.addClass("pill")
      button.wrapLabel()
      return button
    }
    empty.name = "no-columns"
    empty.setChild(WrappingBox(buttons, gap: 12, margin: 0, align: .center))
    empty.expandsVertically = true
  }

  private static func named(_ button: Button, _ action: AppAction) -> Button {
    button.name = action.localName
    button.setAction(action.name)
    return button
  }

  override func styleChanged() { markContrast() }

  // MARK: Columns

  /// Shows the columns of the user.
  private func showColumns() {
    let columns = library.files.own.columns
    let isEmpty = columns.isEmpty && draft == nil
    empty.isVisible = isEmpty
    for widget in [hint, openers] as [Widget] { widget.isVisible = draft == nil && !isEmpty }
    heading.isVisible = !columns.isEmpty
    list.isVisible = !columns.isEmpty
    exportAction?.isEnabled = !columns.isEmpty && library.table != nil
    guard columns != rows.map(\.column) else { return }
    let focused = rows.firstIndex(where: \.containsFocus)
    var shown = rows
    list.show(columns, in: &shown, item: \.column) { OwnColumnRow($0) }
    rows = shown
    if let focused, !rows.isEmpty, !rows.contains(where: \.containsFocus) {
      rows[min(focused, rows.count - 1)].grabFocus()
    }
  }

  private func remove(_ key: String) {
    guard let column = favorites.removeColumn(key, from: library.files) else {
      return ActWork.refuse(key)
    }
    removed = column
    undoAction?.isEnabled = true
    body.showToast(
      tr("Removed: {1}", column.title), button: (tr("Undo"), AppAction.undoColumn.name))
  }

  private func undo() {
    guard let column = removed, favorites.add(column, to: library.files) else { return }
    removed = nil
    undoAction?.isEnabled = false
    body.dismissToast()
  }

  // MARK: The table read

  /// Shows the columns of numbers of a table, one of which may become a column; none shows nothing.
  /// - Parameter index: the one that is shown.
  func show(_ tables: [OwnColumnTable], at index: Int = 0) {
    if let draft { draftHolder.remove(draft) }
    (self.tables, draft) = (tables, nil)
    for action in draftActions { action.isEnabled = !tables.isEmpty }
    if tables.indices.contains(index), let elements = library.table {
      let draft = OwnColumnDraft(tables, showing: tables[index], of: elements)
      self.draft = draft
      draftHolder.add(draft)
      announce(draft.summary)
    }
    showColumns()
  }

  /// Shows another column of numbers.
  private func choose(_ index: Int) {
    guard tables.indices.contains(index), tables[index] != draft?.table else { return }
    show(tables, at: index)
    _ = draft?.focusChoice()
  }

  /// Reads the commas of the column shown as separators of thousands, or as decimal marks.
  private func groupCommas(_ isOn: Bool) {
    guard let draft, let index = tables.firstIndex(of: draft.table),
      let other = draft.table.readOtherwise, other.comma?.separatesThousands == isOn
    else { return }
    var changed = tables
    changed[index] = other
    show(changed, at: index)
    _ = self.draft?.focusCommas()
  }

  private func add(_ title: String, _ unit: String) {
    guard let draft else { return }
    let column = OwnColumn(
      title: title, unit: unit, values: draft.table.values, besides: library.files.own.keys,
      fold: TextFolding.forms)
    guard let column else { return draft.showFault() }
    guard favorites.add(column, to: library.files) else {
      return showError(
        tr("The Column Cannot Be Added"),
        tr("There are {1} columns already.", String(InputLimits.ownColumns)))
    }
    let index = tables.firstIndex(of: draft.table) ?? 0
    let others = tables.filter { $0 != draft.table }
    show(others, at: min(index, others.count - 1))
    body.showToast(tr("Added: {1}", column.title))
    if others.isEmpty {
      rows.first { $0.column.id == column.id }?.grabFocus()
    } else {
      self.draft?.focusTitle()
    }
  }

  // MARK: Actions

  private func addActions() {
    addTableActions()
    register(.discardTable, for: self) { $0.show([]) }
    draftActions = [
      register(.chooseNumbers, for: self) { window, texts in
        if let number = texts.first.flatMap({ Int($0) }), number > 0 { window.choose(number - 1) }
      },
      register(.groupCommas, for: self) { $0.groupCommas($1 == ["true"]) },
      register(.addColumn, for: self) { window, texts in
        if texts.count == 2 { window.add(texts[0], texts[1]) }
      },
    ]
    for action in draftActions { action.isEnabled = false }
    register(.removeColumn, for: self) { $0.remove($1.first ?? "") }
    undoAction = register(.undoColumn, for: self) { $0.undo() }
    undoAction?.isEnabled = false
    exportAction = registerExport(
      .exportColumnsFile, askedBy: .exportColumns, filter: (name: tr("Table (CSV)"), ["csv"]),
      name: "columns.csv", for: self
    ) { $0.export(to: $1) }
  }

  private func export(to path: String) {
    guard let table = library.table else { return }
    let columns = library.files.own.columns
    write(
      Array(OwnColumn.csv(of: columns, table).utf8), to: path,
      toast: tr(
        "Exported: {1}", ntr("{1} column", "{1} columns", columns.count, String(columns.count))),
      orSay: tr("The Columns Cannot Be Exported"), over: body)
  }
}
