import Elements
import Gtk

/// Lets the user drag the rows of a section into another order. A line shows where the row would come to
/// stand; near an edge of what is seen, the list scrolls.
@MainActor
final class RowReordering {
  private let rows: ElementRows
  private let list: SectionList
  private let onMove: @MainActor (_ number: Int, _ index: Int) -> Void
  private let dragging: Dragging
  private weak var dragged: ElementRow?
  /// The row at which the line is.
  private weak var marked: ElementRow?
  /// Where the row is held, in pixels below the top of what is seen; nil while it is elsewhere.
  private var pointer: Double?
  private var lastTick: Double?

  /// So near to an edge the list scrolls, in pixels, and so fast at the edge itself, in pixels a second.
  private static let scrollEdge = 48.0
  private static let scrollSpeed = 600.0

  /// Reorders `rows`, which stand in `list`, as long as `isEnabled` says so; `onMove` is told which element
  /// is to stand where.
  init(
    _ rows: ElementRows, in list: SectionList, isEnabled: @escaping @MainActor () -> Bool,
    onMove: @escaping @MainActor (_ number: Int, _ index: Int) -> Void
  ) {
    self.rows = rows
    self.list = list
    self.onMove = onMove
    dragging = Dragging(in: rows)
    dragging.onDrag(
      part: { [weak self] x, y in isEnabled() ? self?.begin(at: (x, y)) : nil },
      onEnd: { [weak self] in self?.end() })
    dragging.onDrop(
      onMotion: { [weak self] x, y in self?.hold(at: (x, y)) },
      onLeave: { [weak self] in self?.leave() },
      onDrop: { [weak self] _, y in self?.drop(y: y) ?? false })
  }

  private func begin(at point: (x: Double, y: Double)) -> Widget? {
    dragged = rows.pick(x: point.x, y: point.y)?.bearer as? ElementRow
    dragged?.addClass("dragged")
    return dragged
  }

  private func end() {
    leave()
    dragged?.removeClass("dragged")
    dragged = nil
  }

  private func leave() {
    pointer = nil
    mark(gap: nil)
  }

  private func hold(at point: (x: Double, y: Double)) {
    guard dragged != nil else { return }
    let isFirst = pointer == nil
    pointer = rows.convert(x: point.x, y: point.y, to: list)?.y
    mark(gap: gap(y: point.y))
    if isFirst {
      lastTick = nil
      list.onEachFrame { [weak self] in self?.scroll(at: $0) ?? false }
    }
  }

  private func drop(y: Double) -> Bool {
    guard let dragged, let index = rows.rows.firstIndex(where: { $0 === dragged }),
      let gap = gap(y: y)
    else { return false }
    onMove(dragged.element.number, gap > index ? gap - 1 : gap)
    return true
  }

  /// Before which row the one that is held would come, if that is another place than it has.
  private func gap(y: Double) -> Int? {
    guard let index = rows.rows.firstIndex(where: { $0 === dragged }) else { return nil }
    let gap = rows.rows.filter { row in
      (row.convert(x: 0, y: Double(row.height) / 2, to: rows)?.y ?? y) < y
    }.count
    return gap == index || gap == index + 1 ? nil : gap
  }

  private func mark(gap: Int?) {
    marked?.removeClass("drop-above")
    marked?.removeClass("drop-below")
    guard let gap else { return }
    let isLast = gap == rows.rows.count
    marked = isLast ? rows.rows.last : rows.rows[gap]
    marked?.addClass(isLast ? "drop-below" : "drop-above")
  }

  /// Scrolls a little while the row is held near an edge. Returns whether to go on.
  private func scroll(at seconds: Double) -> Bool {
    guard let pointer, let adjustment = list.adjustment else { return false }
    let passed = lastTick.map { seconds - $0 } ?? 0
    lastTick = seconds
    let top = Double(list.sections.first?.headerHeight ?? 0)
    let above = top + Self.scrollEdge - pointer
    let below = pointer - (Double(list.height) - Self.scrollEdge)
    let part = max(-1, min(1, (max(below, 0) - max(above, 0)) / Self.scrollEdge))
    guard part != 0 else { return true }
    adjustment.value += part * Self.scrollSpeed * passed
    if let y = list.convert(x: 0, y: pointer, to: rows)?.y { mark(gap: gap(y: y)) }
    return true
  }
}
