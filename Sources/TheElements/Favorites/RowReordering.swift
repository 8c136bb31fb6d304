import Elements
import Gtk

/// Lets the user drag the rows of a section into another order. The others make room at once; near an edge of
/// what is seen, the list scrolls.
@MainActor
final class RowReordering {
  private let rows: ElementRows
  private let list: SectionList
  private let onMove: @MainActor (_ element: AtomicElement, _ index: Int) -> Void
  private let dragging: Dragging
  private weak var dragged: ElementRow?
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
    onMove: @escaping @MainActor (_ element: AtomicElement, _ index: Int) -> Void
  ) {
    self.rows = rows
    self.list = list
    self.onMove = onMove
    dragging = Dragging(
      in: rows, onto: list, backgrounds: ["window_bg_color", "card_bg_color"])
    dragging.onDrag(
      part: { [weak self] x, y in isEnabled() ? self?.begin(at: (x, y)) : nil },
      onEnd: { [weak self] in self?.letGo() })
    dragging.onDrop(
      onMotion: { [weak self] _, y in self?.hold(at: y) },
      onLeave: { [weak self] in self?.leave() },
      onDrop: { [weak self] in self?.drop() ?? false })
  }

  /// Ends it: the rows have gone.
  func end() { dragging.end() }

  private func begin(at point: (x: Double, y: Double)) -> Widget? {
    dragged = rows.pick(x: point.x, y: point.y)?.item as? ElementRow
    dragged?.addClass("dragged")
    return dragged
  }

  private func letGo() {
    leave()
    dragged?.removeClass("dragged")
    dragged = nil
  }

  /// The row is held elsewhere, or nowhere: all stand as before.
  private func leave() {
    pointer = nil
    rows.arrange()
  }

  private func hold(at y: Double) {
    guard dragged != nil else { return }
    let isFirst = pointer == nil
    pointer = y
    makeRoom()
    if isFirst {
      lastTick = nil
      list.onEachFrame { [weak self] in self?.scroll(at: $0) ?? false }
    }
  }

  /// Lets the row stand where it is held.
  private func makeRoom() {
    guard let pointer, let dragged, let y = list.convert(x: 0, y: pointer, to: rows)?.y else {
      return
    }
    rows.makeRoom(for: dragged, at: y)
  }

  private func drop() -> Bool {
    guard let dragged, let index = rows.place(of: dragged) else { return false }
    onMove(dragged.element, index)
    return true
  }

  /// Scrolls a little while the row is held near an edge. Returns whether to go on.
  private func scroll(at seconds: Double) -> Bool {
    guard let pointer, let adjustment = list.adjustment else { return false }
    let passed = lastTick.map { seconds - $0 } ?? 0
    lastTick = seconds
    let top = Double(list.headerHeight)
    let above = top + Self.scrollEdge - pointer
    let below = pointer - (Double(list.height) - Self.scrollEdge)
    let part = max(-1, min(1, (max(below, 0) - max(above, 0)) / Self.scrollEdge))
    guard part != 0 else { return true }
    adjustment.value += part * Self.scrollSpeed * passed
    makeRoom()
    return true
  }
}
