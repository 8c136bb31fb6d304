import Elements
import GLib
import Gtk

/// The scrolling to a part of the content that is not in view, animated if animations are enabled.
@MainActor
final class ScrollTravel {
  private let scrolled: ScrolledWindow
  private var way: (x: Easing, y: Easing, start: Double)?
  private lazy var animator = Animator(
    scrolled, onFrame: { [weak self] in self?.step($0) ?? false },
    onEnd: { [weak self] in _ = self?.step(.infinity) })

  /// Duration in seconds.
  private static let duration = 0.4

  init(_ scrolled: ScrolledWindow) { self.scrolled = scrolled }

  /// Scrolls a part to the middle of the view, as far as there is content around it, unless it is in view.
  func center(_ part: Widget) {
    finish()
    guard let place = part.convert(x: 0, y: 0, to: scrolled) else { return }
    let (x, y) = (scrolled.horizontalAdjustment, scrolled.verticalAdjustment)
    let (width, height) = (Double(part.width), Double(part.height))
    let isInView =
      place.x >= 0 && place.x + width <= x.pageSize && place.y >= 0
      && place.y + height <= y.pageSize
    guard !isInView else { return }
    way = (
      Self.way(of: x, by: place.x + width / 2 - x.pageSize / 2),
      Self.way(of: y, by: place.y + height / 2 - y.pageSize / 2), animator.time
    )
    animator.start()
  }

  /// Ends a running animation at once.
  func finish() { animator.finish() }

  private static func way(of adjustment: Adjustment, by distance: Double) -> Easing {
    let last = max(adjustment.upper - adjustment.pageSize, 0)
    let end = min(max(adjustment.value + distance, 0), last)
    return Easing(from: adjustment.value, to: end, duration: duration)
  }

  /// Scrolls to where the animation is at a time in seconds. Returns false at its end.
  private func step(_ time: Double) -> Bool {
    guard let way else { return false }
    let seconds = time - way.start
    scrolled.horizontalAdjustment.value = way.x.value(at: seconds)
    scrolled.verticalAdjustment.value = way.y.value(at: seconds)
    if seconds >= Self.duration { self.way = nil }
    return self.way != nil
  }
}
