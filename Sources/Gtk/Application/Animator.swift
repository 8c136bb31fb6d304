import GLib

/// Runs an animation of a widget: calls a function in each frame until it returns false. If animations are disabled
/// (`gtk-enable-animations`) or the widget is not mapped, the animation ends at once.
@MainActor
public final class Animator {
  /// Elapsed time of all runs in seconds, as of the last frame.
  public private(set) var time = 0.0
  /// True from `start` to the end of the animation.
  public private(set) var isRunning = false

  private weak var widget: Widget?
  private let onFrame: @MainActor (_ time: Double) -> Bool
  private let onEnd: @MainActor () -> Void
  private var lastFrame: Double?
  /// Number of starts: a frame handler of an earlier run ends.
  private var run = 0

  /// Creates an animator for `widget`.
  /// - Parameters:
  ///   - onFrame: draws the animation at a `time`; returns false at its end.
  ///   - onEnd: shows the end of an animation that is ended early.
  public init(
    _ widget: Widget, onFrame: @escaping @MainActor (_ time: Double) -> Bool,
    onEnd: @escaping @MainActor () -> Void
  ) {
    self.widget = widget
    self.onFrame = onFrame
    self.onEnd = onEnd
    widget.onUnmap { [weak self] in self?.finish() }
  }

  /// Starts the animation, or continues a running one. Its first frame has the present `time`.
  public func start() {
    guard let widget, widget.isMapped, Display.enablesAnimations else {
      isRunning = false
      return onEnd()
    }
    guard !isRunning else { return }
    isRunning = true
    lastFrame = nil
    run += 1
    let run = run
    widget.onEachFrame { [weak self] seconds in self?.advance(to: seconds, run) ?? false }
  }

  /// Ends a running animation at once.
  public func finish() {
    guard isRunning else { return }
    isRunning = false
    onEnd()
  }

  private func advance(to seconds: Double, _ run: Int) -> Bool {
    guard isRunning, run == self.run else { return false }
    guard Display.enablesAnimations else {
      finish()
      return false
    }
    time += seconds - (lastFrame ?? seconds)
    lastFrame = seconds
    isRunning = onFrame(time)
    return isRunning
  }
}
