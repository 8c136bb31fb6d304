import Gtk

/// Plays a scale: moves a position on it to the end, at an even speed. Without animations it ends at once; if its widget
/// is hidden, it stops where it is.
@MainActor
final class ScalePlayer {
  /// Called when playing begins or ends.
  var onChange: (@MainActor () -> Void)?
  /// Seconds for the whole scale.
  private let duration: Double
  private let position: @MainActor () -> Double
  private let first: @MainActor () -> Double
  private let show: @MainActor (Double) -> Void
  /// The position at the start, and the animator's time then.
  private var start: (position: Double, time: Double)?
  private var animator: Animator?

  /// - Parameters:
  ///   - duration: seconds for the whole scale.
  ///   - position: returns the present position, 0 … 1.
  ///   - first: returns the position from which it plays again after the end.
  ///   - show: shows another position.
  init(
    _ widget: Widget, duration: Double, position: @escaping @MainActor () -> Double,
    first: @escaping @MainActor () -> Double = { 0 }, show: @escaping @MainActor (Double) -> Void
  ) {
    (self.duration, self.position, self.first, self.show) = (duration, position, first, show)
    animator = Animator(
      widget, onFrame: { [weak self] in self?.step($0) ?? false },
      onEnd: { [weak self] in self?.end() })
  }

  /// True from the start until the end.
  var isPlaying: Bool { start != nil }

  /// Starts or stops. At the end of the scale it starts again.
  func toggle() { isPlaying ? stop() : play() }

  private func play() {
    let begin = position() >= 1 ? first() : position()
    start = (begin, animator?.time ?? 0)
    show(begin)
    animator?.start()
    onChange?()
  }

  /// Stops at the present position.
  func stop() {
    guard isPlaying else { return }
    start = nil
    animator?.finish()
    onChange?()
  }

  private func step(_ time: Double) -> Bool {
    guard let start else { return false }
    let next = min(start.position + max(time - start.time, 0) / duration, 1)
    show(next)
    if next >= 1 { finish() }
    return next < 1
  }

  private func end() {
    guard isPlaying else { return }
    if !Display.enablesAnimations { show(1) }
    finish()
  }

  private func finish() {
    start = nil
    onChange?()
  }
}
