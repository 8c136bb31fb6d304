import Gtk

/// A stroke to the side over a widget, of one finger on a touch screen or of two on a touchpad.
@MainActor
final class SidewaysSwipe {
  /// How far two fingers have to move, in pixels.
  private static let distance = 100.0
  /// What a notch counts for where a touchpad tells notches, as on X11, in pixels.
  private static let notch = 20.0
  /// A stroke goes to the side where it is so many times as wide as it is high.
  private static let slant = 2.0

  private let onStep: @MainActor (Int) -> Void
  /// How far two fingers have come; nil while none are on the touchpad, or after they made a step.
  private var traveled: Double?

  /// Calls `onStep` with 1 for a stroke that draws what is next into sight, with −1 for one back. The
  /// widget keeps the swipe.
  @discardableResult
  init(over widget: Widget, onStep: @escaping @MainActor (Int) -> Void) {
    self.onStep = onStep
    let swipe = SwipeGesture()
    swipe.onSwipe { [weak widget] x, y in
      guard let widget, abs(x) > Self.slant * abs(y) else { return }
      onStep((x < 0) != widget.isRightToLeft ? 1 : -1)
    }
    widget.add(swipe)
    let scroll = ScrollController()
    scroll.capture()
    scroll.onBegin { self.traveled = 0 }
    scroll.onEnd { self.traveled = nil }
    scroll.onScroll(notch: Self.notch) { [weak widget] x, y in
      guard abs(x) > Self.slant * abs(y) else { return false }
      self.move(x, isRightToLeft: widget?.isRightToLeft ?? false)
      return true
    }
    widget.add(scroll)
  }

  private func move(_ x: Double, isRightToLeft: Bool) {
    guard let traveled else { return }
    let sum = traveled + x
    let isFar = abs(sum) >= Self.distance
    self.traveled = isFar ? nil : sum
    if isFar { onStep((sum > 0) != isRightToLeft ? 1 : -1) }
  }
}
