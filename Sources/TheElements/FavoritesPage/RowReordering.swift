import Elements
import Gtk

/// Drag and drop of a section's rows into another order. The other rows make room during the drag; near an edge of the
/// visible area the list scrolls.
@MainActor
final class RowReordering {
  private let rows: ElementRows
  private let list: SectionList
  private let onMove: @MainActor (_ element: AtomicElement, _ index: Int) -> Void
  private let dragging: Dragging
  private weak var dragged: ElementRow?
  /// Height of the pointer below the top of the visible area, in pixels; nil while it is outside.
  private var pointer: Double?
  private var lastTick: Double?

  /// Distance from an edge within which the list scrolls, in pixels, and its speed at the edge, in pixels per second.
  private static let scrollEdge = 48.0
  private static let scrollSpeed = 600.0

  /// Reorders `rows` of `list` while `isEnabled` returns true; `onMove` is called with the element and its new index.
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
      part: { [weak self] x, y in isEnabled() ? self?.beginDrag(at: (x, y)) : nil },
      onEnd: { [weak self] in self?.dragEnded() })
    dragging.onDrop(
      onMotion: { [weak self] _, y in self?.dragMoved(to: y) },
      onLeave: { [weak self] in self?.dragLeft() },
      onDrop: { [weak self] in self?.drop() ?? false })
  }

  /// Ends reordering, as the rows are gone.
  func end() { dragging.end() }

  private func beginDrag(at point: (x: Double, y: Double)) -> Widget? {
    dragged = rows.pick(x: point.x, y: point.y)?.item as? ElementRow
    dragged?.addClass("dragged")
    return dragged
  }

  private func dragEnded() {
    dragLeft()
    dragged?.removeClass("dragged")
    dragged = nil
  }

  /// The pointer has left the list: restores the order.
  private func dragLeft() {
    pointer = nil
    rows.arrange()
  }

  private func dragMoved(to y: Double) {
    guard dragged != nil else { return }
    let isFirst = pointer == nil
    pointer = y
    makeRoom()
    if isFirst {
      lastTick = nil
      list.onEachFrame { [weak self] in self?.scroll(at: $0) ?? false }
    }
  }

  /// Moves the dragged row to the pointer.
  private func makeRoom() {
    guard let pointer, let dragged, let y = list.convert(x: 0, y: pointer, to: rows)?.y else {
      return
    }
    rows.makeRoom(for: dragged, at: y)
  }

  private func drop() -> Bool {
    guard let dragged, let index = rows.index(of: dragged) else { return false }
    onMove(dragged.element, index)
    return true
  }

  /// Scrolls while the pointer is near an edge. Returns false to stop.
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
