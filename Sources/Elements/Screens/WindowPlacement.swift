/// The place of a new window at another one.
public enum WindowPlacement {
  /// Pixels between both windows.
  public static let gap = 12.0

  /// Returns the top left corner of a window beside another one, after it or else before it; without room on the monitor
  /// in its middle.
  /// - Parameters:
  ///   - size: the size of the new window.
  ///   - other: the frame of the other one, and `monitor` that of its monitor, all in pixels of the screen.
  public static func position(of size: Size, beside other: Rect, on monitor: Rect) -> Point {
    let within = { (start: Double, length: Double, from: Double, room: Double) in
      max(min(start, from + room - length), from)
    }
    let y = within(other.y, size.height, monitor.y, monitor.height)
    let after = other.maxX + gap
    if after + size.width <= monitor.maxX { return Point(x: after, y: y) }
    let before = other.x - gap - size.width
    if before >= monitor.x { return Point(x: before, y: y) }
    return Point(
      x: within(
        (other.center.x - size.width / 2).rounded(), size.width, monitor.x, monitor.width),
      y: within(
        (other.center.y - size.height / 2).rounded(), size.height, monitor.y, monitor.height))
  }
}
