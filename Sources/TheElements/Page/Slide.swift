import Elements
import Gtk

/// The slide of a widget into the place of another one: from the end edge of their parent to its place, and back.
@MainActor
final class Slide {
  /// The way from the edge (0) to the place (1).
  private var transition = Transition(at: 0)
  private weak var parent: Widget?
  private let onEnd: @MainActor () -> Void
  private lazy var animator: Animator? = parent.map {
    Animator(
      $0, onFrame: { [weak self] in self?.step($0) ?? false },
      onEnd: { [weak self] in self?.end() })
  }

  /// - Parameters:
  ///   - parent: allocates the widget in each frame.
  ///   - onEnd: called when the widget has come or gone.
  init(in parent: Widget, onEnd: @escaping @MainActor () -> Void) {
    (self.parent, self.onEnd) = (parent, onEnd)
  }

  private var time: Double { animator?.time ?? 0 }

  /// True while the widget comes or goes.
  var isMoving: Bool { transition.isMoving(at: time) }

  /// Signed distance of the widget from its place in pixels, in a parent of a width.
  func distance(in width: Int) -> Double {
    let distance = ((1 - transition.value(at: time)) * Double(width)).rounded()
    return parent?.isRightToLeft == true ? -distance : distance
  }

  /// Moves the widget to its place or to the edge: at once, or animated from the next `start`.
  func move(toPlace isInPlace: Bool, isAnimated: Bool) {
    let target = isInPlace ? 1.0 : 0
    if isAnimated {
      transition.animate(to: target, at: time)
    } else {
      transition = Transition(at: target)
    }
  }

  /// Starts the animation of a move, if it has one.
  func start() {
    if isMoving { animator?.start() }
  }

  private func step(_ time: Double) -> Bool {
    parent?.queueAllocate()
    if transition.isMoving(at: time) { return true }
    end()
    return false
  }

  private func end() {
    transition = Transition(at: transition.target)
    onEnd()
  }
}
