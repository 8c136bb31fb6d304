import Elements
import GLib
import Gtk

/// A handle of the timeline: a slider for keyboard and screen reader. The pointer moves it through `TimelineView`.
final class TimelineHandle: Widget {
  let handle: Timeline.Handle
  /// Called with the year to which a key moves the handle.
  var onMove: (@MainActor (Int) -> Void)?
  private var timeline: Timeline

  /// Side in pixels: the disk with the focus ring around it.
  static let side = 24
  /// Years of an arrow key and of a page key.
  private static let (step, page) = (1, 10)

  init(_ handle: Timeline.Handle, of timeline: Timeline) {
    self.handle = handle
    self.timeline = timeline
    super.init()
    name = handle == .start ? "timeline-start" : "timeline-end"
    isFocusable = true
    canTarget = false
    setAccessibleLabel(handle == .start ? tr("First year") : tr("Last year"))
    show(timeline)
    let keys = KeyController()
    keys.onPressed { [weak self] in self?.handle($0) ?? false }
    add(keys)
  }

  override class var cssName: String? { "timeline-handle" }
  override class var accessibleRole: AccessibleRole? { .slider }

  /// Shows the handle's year.
  func show(_ timeline: Timeline) {
    self.timeline = timeline
    let range = timeline.range
    let free =
      handle == .start
      ? timeline.bounds.lowerBound...range.upperBound
      : range.lowerBound...timeline.bounds.upperBound
    let year = timeline.year(of: handle)
    setAccessibleValue(
      Double(year), in: Double(free.lowerBound)...Double(free.upperBound), text: String(year))
  }

  private func handle(_ key: Key) -> Bool {
    let year = timeline.year(of: handle)
    switch key {
    case .left: onMove?(isRightToLeft ? year + Self.step : year - Self.step)
    case .right: onMove?(isRightToLeft ? year - Self.step : year + Self.step)
    case .up: onMove?(year + Self.step)
    case .down: onMove?(year - Self.step)
    case .pageUp: onMove?(year + Self.page)
    case .pageDown: onMove?(year - Self.page)
    case .home: onMove?(timeline.bounds.lowerBound)
    case .end: onMove?(timeline.bounds.upperBound)
    default: return false
    }
    announce(String(timeline.year(of: handle)))
    return true
  }

  override func measure(_ orientation: Orientation, forSize: Int) -> (minimum: Int, natural: Int) {
    (Self.side, Self.side)
  }

  override func snapshot(_ snapshot: Snapshot) {
    let radius = TimelineLayout.knobRadius
    let disk = { (radius: Double, color: Color) in
      let start = Double(Self.side) / 2 - radius
      snapshot.fill(
        Bounds(x: start, y: start, width: 2 * radius, height: 2 * radius), radius: radius, color)
    }
    disk(radius + 1, color.faded(to: 0.25))
    disk(radius, .white)
  }
}
