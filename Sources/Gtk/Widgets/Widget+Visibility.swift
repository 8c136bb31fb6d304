import CGtk
import GLib

extension Widget {
  /// Where a part of the widget stands in `ancestor`; nil where it cannot be seen there: not mapped, or
  /// its middle beyond an edge at which something between the two cuts off what it holds.
  public func visiblePlace(of part: Bounds, in ancestor: Widget) -> Bounds? {
    guard isMapped, isInside(ancestor), let corner = convert(x: part.x, y: part.y, to: ancestor)
    else { return nil }
    let middle = (x: part.x + part.width / 2, y: part.y + part.height / 2)
    var holder = parent
    while let current = holder, current != ancestor {
      if gtk_widget_get_overflow(current.widget) == GTK_OVERFLOW_HIDDEN {
        guard let point = convert(x: middle.x, y: middle.y, to: current), point.x >= 0,
          point.y >= 0, point.x < Double(current.width), point.y < Double(current.height)
        else { return nil }
      }
      holder = current.parent
    }
    return Bounds(x: corner.x, y: corner.y, width: part.width, height: part.height)
  }

  /// Gives the widget the keyboard, and leaves all that it stands in scrolled as it is. Returns whether it took
  /// the keyboard.
  @discardableResult public func grabFocusInPlace() -> Bool {
    var places: [(Adjustment, Double)] = []
    var holder = parent
    while let current = holder {
      if current.isInstance(of: gtk_scrollable_get_type()) {
        let scrollable = OpaquePointer(current.raw)
        let both = [
          gtk_scrollable_get_hadjustment(scrollable), gtk_scrollable_get_vadjustment(scrollable),
        ]
        places += both.compactMap { $0.map { Adjustment(borrowing: $0) } }.map { ($0, $0.value) }
      }
      holder = current.parent
    }
    let isTaken = grabFocus()
    for (adjustment, value) in places { adjustment.value = value }
    return isTaken
  }
}
