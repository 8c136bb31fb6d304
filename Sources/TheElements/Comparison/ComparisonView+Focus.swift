import Elements
import GLib
import Gtk

/// Focus and keys in a comparison. The heads are one stop of Tab, and the cells are another; arrow keys move within them,
/// and from one to the other.
extension ComparisonView {
  func addControllers() {
    let click = ClickGesture()
    click.onPressed { [weak self] _, x, y in
      (self?.pick(x: x, y: y) as? ComparisonCell)?.grabFocus()
    }
    add(click)
    onKeyPressed { [weak self] key in self?.handle(key) ?? false }
  }

  /// The focused cell: the ID of its row, and its column.
  var focusedCell: (row: String, column: Int)? {
    for (index, widget) in widgets {
      guard let row = widget as? ComparisonRow, let id = id(ofLine: index),
        let column = row.cells.firstIndex(where: \.isFocused)
      else { continue }
      return (id, column)
    }
    return nil
  }

  /// The column with the focus, in the head or below.
  private var focusedColumn: Int? {
    focusedCell?.column ?? head.columns.firstIndex { $0.containsFocus }
  }

  private func handle(_ key: Key) -> Bool {
    let isTile = heads.contains { $0.tile.isFocused }
    switch key {
    case .enter where focusedCell != nil || isTile, .space where focusedCell != nil || isTile:
      focusedElement.map { _ = activate(.showElement, $0.symbol) }
    case .delete:
      guard let focusedElement else { return false }
      activate(.toggleComparison, focusedElement.symbol)
    case .home: return focus(row: rowIDs.first)
    case .end: return focus(row: rowIDs.last)
    case .pageUp: return step(by: -rowsPerPage)
    case .pageDown: return step(by: rowsPerPage)
    default: return false
    }
    return true
  }

  /// The element of the focused column.
  var focusedElement: AtomicElement? {
    focusedColumn.flatMap { sheet.elements.indices.contains($0) ? sheet.elements[$0] : nil }
  }

  private var rowsPerPage: Int {
    max(Int((adjustment?.pageSize ?? 0) / layout.rowHeight) - 1, 1)
  }

  // MARK: Moving

  func moveFocusWithin(_ direction: FocusDirection) -> Bool {
    guard let arrow = Direction(direction) else {
      let isForward = direction == .tabForward
      if focusedCell != nil { return !isForward && focusHead(lastCell?.column ?? 0) }
      if head.containsFocus { return isForward && focusGrid() }
      return isForward ? focusHead(0) : focusGrid()
    }
    if let cell = focusedCell { return move(arrow, from: cell) }
    return head.containsFocus ? moveInHead(arrow) : focusGrid()
  }

  /// True for the arrow key of the reading direction.
  private func isForward(_ arrow: Direction) -> Bool {
    arrow == (isRightToLeft ? .left : .right)
  }

  private func move(_ arrow: Direction, from cell: (row: String, column: Int)) -> Bool {
    switch arrow {
    case .left, .right:
      let column = cell.column + (isForward(arrow) ? 1 : -1)
      if sheet.elements.indices.contains(column) { focus(row: cell.row, column: column) }
    case .up: return step(by: -1) || focusHead(cell.column)
    case .down: _ = step(by: 1)
    }
    return true
  }

  /// Moves the focus by rows, at most to the first or last one. Returns false if it stays.
  private func step(by distance: Int) -> Bool {
    let ids = rowIDs
    guard let cell = focusedCell, let position = ids.firstIndex(of: cell.row) else { return false }
    let target = min(max(position + distance, 0), ids.count - 1)
    return target != position && focus(row: ids[target], column: cell.column)
  }

  private var rowIDs: [String] { sheet.groups.flatMap { $0.rows.map(\.id) } }

  /// Focuses a row in the column with the focus.
  private func focus(row id: String?) -> Bool {
    id.map { focus(row: $0, column: focusedColumn ?? 0) } ?? false
  }

  /// Focuses the cell focused last, or the first one in view, where the rows stay.
  func focusGrid() -> Bool {
    if let lastCell, focus(row: lastCell.row, column: lastCell.column) { return true }
    return focus(row: awaitedRow ?? topRow)
  }

  /// Scrolls a cell into view and focuses it. Returns false if there is no such row.
  @discardableResult
  func focus(row id: String, column: Int) -> Bool {
    guard let index = index(ofRow: id), !sheet.elements.isEmpty else { return false }
    let column = min(max(column, 0), sheet.elements.count - 1)
    let isFirst = index > 0 && self.id(ofLine: index - 1) == nil
    adjustment?.reveal(
      from: tops[index] - (isFirst ? layout.headingHeight : 0), to: tops[index] + layout.rowHeight)
    reveal(column: column)
    buildVisible()
    return (widgets[index] as? ComparisonRow)?.cells[column].grabFocus() ?? false
  }

  /// Returns the index of the line of a row.
  func index(ofRow id: String) -> Int? {
    lines.firstIndex { line in
      if case .row(let group, let row) = line { return sheet.groups[group].rows[row].id == id }
      return false
    }
  }

  /// Returns the ID of the row at a line; nil for a heading.
  func id(ofLine index: Int) -> String? {
    guard lines.indices.contains(index), case .row(let group, let row) = lines[index] else {
      return nil
    }
    return sheet.groups[group].rows[row].id
  }

  /// The ID of the first row that is wholly in view.
  var topRow: String? {
    let top = adjustment?.value ?? 0
    return lines.indices.first { tops[$0] >= top && id(ofLine: $0) != nil }.flatMap(id(ofLine:))
  }

  private func reveal(column: Int) {
    let start = layout.x(ofColumn: column)
    let x = self.x(leading: start, width: layout.columnWidth, in: layout.contentWidth)
    horizontalAdjustment?.reveal(from: x, to: x + layout.columnWidth)
  }

  // MARK: Head

  /// The widgets of the head that take the focus, with their columns.
  private var headStops: [(column: Int, widget: Widget)] {
    head.columns.enumerated().flatMap { column, widget -> [(Int, Widget)] in
      switch widget {
      case let head as ComparisonHead:
        [head.tile, head.remove, head.forms].filter(\.isVisible).map { (column, $0) }
      case let add as AddElementColumn: [(column, add.button)]
      default: []
      }
    }
  }

  private func focusHead(_ column: Int) -> Bool {
    guard let stop = headStops.first(where: { $0.column >= column }) else { return false }
    reveal(column: stop.column)
    return stop.widget.grabFocus()
  }

  private func moveInHead(_ arrow: Direction) -> Bool {
    let stops = headStops
    guard let index = stops.firstIndex(where: { $0.widget.isFocused }) else { return false }
    switch arrow {
    case .up: break
    case .down:
      if let topRow { focus(row: topRow, column: stops[index].column) }
    case .left, .right:
      let target = index + (isForward(arrow) ? 1 : -1)
      guard stops.indices.contains(target) else { return true }
      reveal(column: stops[target].column)
      stops[target].widget.grabFocus()
    }
    return true
  }
}
