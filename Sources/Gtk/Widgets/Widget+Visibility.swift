import CGtk
import GLib

extension Widget {
  /// Returns the frame of a part of the widget in `ancestor`; nil if it is not visible there: the widget is not
  /// mapped, or an ancestor in between clips the part's center.
  public func visibleFrame(of part: Bounds, in ancestor: Widget) -> Bounds? {
    guard isMapped, isInside(ancestor), let corner = convert(x: part.x, y: part.y, to: ancestor)
    else { return nil }
    let center = (x: part.x + part.width / 2, y: part.y + part.height / 2)
    var container = parent
    while let current = container, current != ancestor {
      if gtk_widget_get_overflow(current.widget) == GTK_OVERFLOW_HIDDEN {
        guard let point = convert(x: center.x, y: center.y, to: current), point.x >= 0,
          point.y >= 0, point.x < Double(current.width), point.y < Double(current.height)
        else { return nil }
      }
      container = current.parent
    }
    return Bounds(x: corner.x, y: corner.y, width: part.width, height: part.height)
  }

  /// Moves the focus to the widget without scrolling its ancestors. Returns true if it took the focus.
  @discardableResult public func grabFocusInPlace() -> Bool {
    var positions: [(Adjustment, Double)] = []
    var container = parent
    while let current = container {
      if current.isInstance(of: gtk_scrollable_get_type()) {
        let scrollable = OpaquePointer(current.raw)
        let both = [
          gtk_scrollable_get_hadjustment(scrollable), gtk_scrollable_get_vadjustment(scrollable),
        ]
        positions += both.compactMap { $0.map { Adjustment(borrowing: $0) } }.map { ($0, $0.value) }
      }
      container = current.parent
    }
    let isTaken = grabFocus()
    for (adjustment, value) in positions { adjustment.value = value }
    return isTaken
  }
}
