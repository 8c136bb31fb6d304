import Gtk

/// A clock of the animations that stands still until a test advances it. GTK's own transitions do not follow it.
@MainActor
public final class SteppedClock {
  /// The clock's time in seconds.
  public private(set) var time = 0.0
  private let widget: Widget

  fileprivate init(_ widget: Widget) { self.widget = widget }

  /// Advances the clock by `seconds`, and waits until the widget's window has drawn that time. An animation started
  /// before is drawn first: it begins at its first frame.
  public func advance(by seconds: Double) {
    settle(widget)
    time += seconds
    settle(widget)
  }

  /// Advances the clock in steps of `step` seconds until `condition` holds, for two seconds at most. Returns the values
  /// of `sample` before the first and after each step.
  public func samples<Value>(
    step: Double = 1.0 / 30, of sample: () -> Value, until condition: () -> Bool
  ) -> [Value] {
    settle(widget)
    var values = [sample()]
    let end = time + 2
    while !condition(), time < end {
      time += step
      settle(widget)
      values.append(sample())
    }
    return values
  }
}

/// Runs `body` with animations on a clock that only `body` advances, over the window of `widget`.
@MainActor
public func withSteppedClock(
  of widget: Widget, _ body: (SteppedClock) throws -> Void
) rethrows {
  let clock = SteppedClock(widget)
  let usual = AnimationClock.time
  AnimationClock.time = { _ in clock.time }
  defer { AnimationClock.time = usual }
  try withAnimations { try body(clock) }
}
