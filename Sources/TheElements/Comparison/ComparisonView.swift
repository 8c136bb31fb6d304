import Adwaita
import Elements
import GLib
import Gtk

// ComparisonView
//   ├── Label: the meaning of the marks
//   ├── ComparisonStrip of ComparisonHeads, and of the AddElementColumn
//   └── ComparisonBody
//         ├── Label for the heading of each group in view
//         └── ComparisonRow for each row in view → ComparisonStrip → ComparisonCells

/// Elements side by side: the head stays at the top and the labels at the leading edge. Has widgets for the rows in view
/// only.
final class ComparisonView: ScrollableWidget {
  private(set) var sheet = ComparisonSheet([], columns: [])
  /// Called with a head whose forms are wanted.
  var onForms: (@MainActor (ComparisonHead) -> Void)?
  let head = ComparisonStrip()
  let body = ComparisonBody()
  let add = AddElementColumn()
  private let note = Label(
    tr("The marks show where a value lies among those of all elements."))
  /// The rows and headings with widgets, by the index of their line.
  private(set) var widgets: [Int: Widget] = [:]
  private(set) var layout = ComparisonLayout(width: 0, columns: 0)
  private(set) var lines: [ComparisonLayout.Line] = []
  private(set) var tops: [Double] = []
  private var listHeight = 0.0
  private var isAllocating = false
  /// The row to scroll to, once there is one.
  private(set) var awaitedRow: String?
  /// The row that was at the top before other rows were shown, to which the next layout scrolls.
  private var anchor: String?
  /// The row scrolled to last, and where the list stands since: rows that come later, or another height, may move it.
  private var reached: (row: String, value: Double)?
  /// The cell that Tab returns to: a row's ID, and a column.
  var lastCell: (row: String, column: Int)?
  private(set) lazy var focusMemory = FocusMemory(of: self) { [weak self] _ in
    if let cell = self?.focusedCell { self?.lastCell = cell }
  }

  /// Lines above and below the visible part that have widgets, too.
  private static let spareLines = 2
  /// Least and natural size in pixels.
  private static let (least, natural) = ((width: 300, height: 260), (width: 900, height: 640))

  override init() {
    super.init()
    clipContent()
    name = "comparison-view"
    note.wraps = true
    note.alignText(0)
    note.verticalAlign = .end
    note.addClass("dim-label")
    note.addClass("caption")
    body.setAccessibleLabel(tr("Comparison"))
    for child in [note, body, head] as [Widget] { append(child) }
    addControllers()
    _ = focusMemory
    afterLayout { [weak self] in self?.buildVisible() }
  }

  override func focus(_ direction: FocusDirection) -> Bool { moveFocusWithin(direction) }

  override class var cssName: String? { "comparison" }
  override class var accessibleRole: AccessibleRole? { .group }

  /// Shows other elements or rows; the focus stays on its property.
  /// - Parameter forms: the forms of elements, of which one may be chosen.
  func show(_ sheet: ComparisonSheet, forms: FormTable = .none, canAdd: Bool) {
    let focused = focusedCell
    if anchor == nil, let adjustment, adjustment.value > 0 { anchor = topRow }
    let heads = Dictionary(
      self.heads.map { ($0.element.number, $0) }, uniquingKeysWith: { first, _ in first })
    let hadHeadFocus = head.containsFocus
    let rows = sheet.elements.map(\.number) == self.sheet.elements.map(\.number) ? rows : [:]
    self.sheet = sheet
    // The focus moves before the rows are made anew, and looks for its row.
    relayout()
    let columns: [Widget] = sheet.elements.map { element in
      let head = heads[element.number] ?? makeHead(of: element)
      head.show(element, hasForms: forms[element.number] != nil)
      return head
    }
    if focused != nil || hadHeadFocus { moveFocusFromRemoved(columns) }
    head.show(columns + (canAdd ? [add] : []))
    replaceLines(keeping: rows)
    relayout()
    buildVisible()
    if let focused, focusedCell == nil, !focus(row: focused.row, column: focused.column) {
      _ = focusGrid()
    }
    queueAllocate()
  }

  private func makeHead(of element: AtomicElement) -> ComparisonHead {
    let head = ComparisonHead(element.namedWithoutForm)
    head.forms.onClicked { [weak self, weak head] in head.map { self?.onForms?($0) } }
    return head
  }

  /// The rows with widgets, by their IDs.
  private var rows: [String: ComparisonRow] {
    var rows: [String: ComparisonRow] = [:]
    for (index, widget) in widgets {
      if let row = widget as? ComparisonRow, let id = id(ofLine: index) { rows[id] = row }
    }
    return rows
  }

  /// Drops the widgets of all lines but these rows, which show what the sheet has of them now, and keep the focus.
  private func replaceLines(keeping rows: [String: ComparisonRow]) {
    var kept: [Int: Widget] = [:]
    for (id, row) in rows {
      guard let index = index(ofRow: id), case .row(let group, let number) = lines[index] else {
        continue
      }
      row.show(sheet.groups[group].rows[number], of: sheet, isFirst: number == 0)
      kept[index] = row
    }
    for (_, widget) in widgets where !kept.values.contains(widget) { widget.unparent() }
    widgets = kept
  }

  /// The heads of the elements.
  var heads: [ComparisonHead] { head.columns.compactMap { $0 as? ComparisonHead } }

  /// Moves the focus out of heads that will be removed.
  private func moveFocusFromRemoved(_ columns: [Widget]) {
    guard let index = heads.firstIndex(where: \.containsFocus), !columns.contains(heads[index])
    else { return }
    let kept = heads.filter { columns.contains($0) }
    (kept.last { heads.firstIndex(of: $0) ?? 0 < index } ?? kept.first)?.remove.grabFocus()
  }

  /// Scrolls a row to the top, as far as there are rows below it. Returns false if there is no such row.
  @discardableResult
  func scroll(toRow id: String) -> Bool {
    awaitedRow = id
    queueAllocate()
    return sheet.groups.contains { $0.rows.contains { $0.id == id } }
  }

  // MARK: Layout

  override func measure(_ orientation: Orientation, forSize: Int) -> (minimum: Int, natural: Int) {
    for child in [note, head, body] as [Widget] { _ = child.request(orientation) }
    return orientation == .horizontal
      ? (Self.least.width, Self.natural.width) : (Self.least.height, Self.natural.height)
  }

  private func relayout() {
    layout = ComparisonLayout(
      width: Double(width), columns: head.columns.count, textScale: textScale,
      namesForms: sheet.elements.contains { $0.form != nil })
    (lines, tops, listHeight) = layout.lines(of: sheet.groups.map(\.rows.count))
  }

  override func allocate(width: Int, height: Int, baseline: Int) {
    isAllocating = true
    defer { isAllocating = false }
    relayout()
    let page = max(Double(height) - layout.headHeight, 0)
    if let adjustment {
      let stays = reached?.value == adjustment.value
      let row = [awaitedRow, stays ? reached?.row : nil, anchor].compactMap(\.self).first {
        index(ofRow: $0) != nil
      }
      let top = row.flatMap(index(ofRow:)).map { tops[$0] }
      configure(adjustment, value: top ?? adjustment.value, upper: listHeight, page: page)
      if let row { reached = (row, adjustment.value) }
      if row == awaitedRow { awaitedRow = nil }
    }
    anchor = nil
    configureHorizontally()
    let total = Double(width)
    note.isChildVisible = !layout.isNarrow
    if !layout.isNarrow {
      let noteWidth = max(Int(layout.labelWidth) - 24, note.request(.horizontal).minimum)
      let noteHeight = note.request(.vertical, forSize: noteWidth).minimum
      note.allocate(
        x: x(leading: layout.start + 12, width: Double(noteWidth), in: total),
        y: layout.headHeight - 16 - Double(noteHeight), width: noteWidth, height: noteHeight)
    }
    head.allocate(
      Rect(
        x: x(leading: layout.columnsStart, width: layout.columnsWidth, in: total), y: 0,
        width: layout.columnsWidth, height: layout.headHeight), layout, scroll: columnScroll)
    body.allocate(Rect(x: 0, y: layout.headHeight, width: total, height: page))
    allocateLines()
  }

  /// The horizontal range; from right to left the first column is at its end.
  private func configureHorizontally() {
    guard let across = horizontalAdjustment else { return }
    let scroll = columnScroll
    let most = max(layout.contentWidth - layout.columnsWidth, 0)
    let value = isRightToLeft ? most - scroll : scroll
    configure(
      across, value: min(max(value, 0), most), upper: layout.contentWidth,
      page: layout.columnsWidth)
  }

  /// Pixels that the columns are scrolled by, from the first column.
  private var columnScroll: Double {
    guard let across = horizontalAdjustment else { return 0 }
    return isRightToLeft ? max(across.upper - across.pageSize - across.value, 0) : across.value
  }

  /// The vertical scroll position, on whole pixels.
  private var scroll: Double { (adjustment?.value ?? 0).rounded() }

  private func allocateLines() {
    // The column of the button has no cells.
    let cells = layout.x(ofColumn: sheet.elements.count) - columnScroll
    let width = layout.labelWidth + min(max(cells, 0), layout.columnsWidth)
    let start = x(leading: layout.start, width: width, in: Double(self.width))
    for (index, widget) in widgets {
      guard lines.indices.contains(index) else { continue }
      let y = tops[index] - scroll
      if let row = widget as? ComparisonRow {
        row.allocate(
          Rect(x: start, y: y, width: width, height: layout.rowHeight), layout,
          scroll: columnScroll)
      } else {
        widget.allocate(
          Rect(x: start, y: y, width: max(width, 1), height: layout.headingHeight))
      }
    }
    body.cards = cards(x: start, width: width)
  }

  /// The cards in view.
  private func cards(x: Double, width: Double) -> [Rect] {
    var cards: [Rect] = []
    for index in visibleLines {
      guard case .row(let group, let row) = lines[index] else { continue }
      let y = tops[index] - scroll - Double(row) * layout.rowHeight
      guard cards.last?.y != y else { continue }
      let count = sheet.groups[group].rows.count
      cards.append(Rect(x: x, y: y, width: width, height: Double(count) * layout.rowHeight))
    }
    return cards
  }

  private var visibleLines: Range<Int> {
    ComparisonLayout.visible(
      tops, from: scroll, height: max(Double(height) - layout.headHeight, 0))
  }

  override func scrolled() {
    guard !isAllocating else { return }
    buildVisible()
    queueAllocate()
  }

  // MARK: Lines

  /// Makes the widgets of the lines in view, and drops the others.
  func buildVisible() {
    guard height > 0, !lines.isEmpty else { return }
    let visible = visibleLines
    let wanted =
      max(
        visible.lowerBound - Self.spareLines, 0)..<min(
        visible.upperBound + Self.spareLines, lines.count)
    var free: [ComparisonRow] = []
    for (index, widget) in widgets where !wanted.contains(index) && !widget.containsFocus {
      widgets[index] = nil
      if let row = widget as? ComparisonRow { free.append(row) } else { widget.unparent() }
    }
    var isChanged = false
    for index in wanted where widgets[index] == nil {
      widgets[index] = makeLine(index, &free)
      isChanged = true
    }
    for row in free { row.unparent() }
    if isChanged { queueAllocate() }
  }

  private func makeLine(_ index: Int, _ free: inout [ComparisonRow]) -> Widget {
    switch lines[index] {
    case .heading(let group):
      let label = Label(tr(sheet.groups[group].title))
      label.addClass("comparison-heading")
      label.alignText(0)
      label.verticalAlign = .end
      body.append(label)
      return label
    case .row(let group, let number):
      let row = free.popLast() ?? ComparisonRow()
      if row.parent == nil { body.append(row) }
      row.show(sheet.groups[group].rows[number], of: sheet, isFirst: number == 0)
      return row
    }
  }
}
