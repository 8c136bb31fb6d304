import Gtk

/// A horizontal swipe over a widget, with one finger on a touchscreen or two on a touchpad.
@MainActor
final class HorizontalSwipe {
  /// Distance of a two-finger swipe, in pixels.
  private static let stepDistance = 100.0
  /// Pixels for each notch if the touchpad reports notches, as on X11.
  private static let notch = 20.0
  /// Minimum ratio of horizontal to vertical movement.
  private static let minimumRatio = 2.0

  private let onStep: @MainActor (Int) -> Void
  /// Distance scrolled so far, in pixels; nil while no gesture is running or after it has triggered a step.
  private var distance: Double?

  /// Calls `onStep` with 1 for a swipe to the next element, with −1 for a swipe back. The widget retains the
  /// swipe through its controllers.
  @discardableResult
  init(over widget: Widget, onStep: @escaping @MainActor (Int) -> Void) {
    self.onStep = onStep
    let swipe = SwipeGesture()
    swipe.onSwipe { [weak widget] x, y in
      guard let widget, abs(x) > Self.minimumRatio * abs(y) else { return }
      onStep((x < 0) != widget.isRightToLeft ? 1 : -1)
    }
    widget.add(swipe)
    let scroll = ScrollController()
    scroll.capture()
    scroll.onBegin { self.distance = 0 }
    scroll.onEnd { self.distance = nil }
    scroll.onScroll(notch: Self.notch) { [weak widget] x, y in
      guard abs(x) > Self.minimumRatio * abs(y) else { return false }
      self.move(x, isRightToLeft: widget?.isRightToLeft ?? false)
      return true
    }
    widget.add(scroll)
  }

  private func move(_ x: Double, isRightToLeft: Bool) {
    guard let distance else { return }
    let sum = distance + x
    let isStep = abs(sum) >= Self.stepDistance
    self.distance = isStep ? nil : sum
    if isStep { onStep((sum > 0) != isRightToLeft ? 1 : -1) }
  }
}
