import Elements
import Gtk

/// Plays a timeline: moves its upper handle to the end of the scale, in 15 seconds for the whole scale. Without
/// animations it ends at once; if its widget is hidden, it stops where it is.
@MainActor
final class TimelinePlayer {
  /// Called when playing begins or ends.
  var onChange: (@MainActor () -> Void)?
  private let timeline: @MainActor () -> Timeline
  private let show: @MainActor (Timeline) -> Void
  /// The upper handle's year at the start, and the animator's time then.
  private var start: (year: Int, time: Double)?
  private var isStopping = false
  private var animator: Animator?

  /// - Parameters:
  ///   - timeline: returns the present timeline.
  ///   - show: shows the next one.
  init(
    _ widget: Widget, timeline: @escaping @MainActor () -> Timeline,
    show: @escaping @MainActor (Timeline) -> Void
  ) {
    self.timeline = timeline
    self.show = show
    animator = Animator(
      widget, onFrame: { [weak self] in self?.step($0) ?? false },
      onEnd: { [weak self] in self?.end() })
  }

  /// True from the start until the end.
  var isPlaying: Bool { start != nil && !isStopping }

  /// Starts or stops. At the end of the scale it starts again from the lower handle.
  func toggle() { isPlaying ? stop() : play() }

  private func play() {
    let timeline = timeline()
    let isAtEnd = timeline.range.upperBound == timeline.bounds.upperBound
    let year = isAtEnd ? timeline.range.lowerBound : timeline.range.upperBound
    start = (year, animator?.time ?? 0)
    move(to: year)
    animator?.start()
    onChange?()
  }

  /// Stops at the present year.
  func stop() {
    guard isPlaying else { return }
    isStopping = true
    animator?.finish()
    finish()
  }

  private func step(_ time: Double) -> Bool {
    guard let start, !isStopping else { return false }
    let timeline = timeline()
    move(to: timeline.played(from: start.year, seconds: time - start.time))
    let isOver = self.timeline().range.upperBound == timeline.bounds.upperBound
    if isOver { finish() }
    return !isOver
  }

  private func end() {
    guard start != nil, !isStopping else { return }
    if !Display.enablesAnimations { move(to: timeline().bounds.upperBound) }
    finish()
  }

  private func finish() {
    (start, isStopping) = (nil, false)
    onChange?()
  }

  private func move(to year: Int) {
    var next = timeline()
    next.setEnd(year)
    if next != timeline() { show(next) }
  }
}
