import Elements
import GLib
import Gtk

/// A handle of the timeline. The pointer moves it through `TimelineView`.
final class TimelineHandle: SliderKnob {
  let handle: Timeline.Handle
  /// Called with the year to which a key moves the handle.
  var onMove: (@MainActor (Int) -> Void)?
  private var timeline: Timeline

  /// Years of an arrow key and of a page key.
  private static let (step, page) = (1.0, 10.0)

  init(_ handle: Timeline.Handle, of timeline: Timeline) {
    self.handle = handle
    self.timeline = timeline
    super.init(
      name: handle == .start ? "timeline-start" : "timeline-end",
      label: handle == .start ? tr("First year") : tr("Last year"))
    show(timeline)
  }

  /// Shows the handle's year.
  func show(_ timeline: Timeline) {
    self.timeline = timeline
    let range = timeline.range
    let free =
      handle == .start
      ? timeline.bounds.lowerBound...range.upperBound
      : range.lowerBound...timeline.bounds.upperBound
    let year = timeline.year(of: handle)
    show(
      value: Double(year), in: Double(free.lowerBound)...Double(free.upperBound),
      text: String(year))
  }

  override func move(by step: Step) {
    let bounds = timeline.bounds
    let year = step.target(
      from: Double(timeline.year(of: handle)), step: Self.step, page: Self.page,
      in: Double(bounds.lowerBound)...Double(bounds.upperBound))
    onMove?(Int(year))
  }
}

extension TimelineHandle: DrawnPart {
  var shownTexts: [String] { [accessibleDescription] }
}
