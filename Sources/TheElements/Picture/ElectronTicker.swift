import Elements
import Gtk

/// Animates the electrons of a picture while the pointer is over it, unless animations are disabled. Frames
/// are requested only while something moves.
@MainActor
final class ElectronTicker {
  private weak var widget: Widget?
  private var motion = ElectronMotion()
  private var animator: Animator?

  /// True while the electrons are covered; they do not move then.
  var isHidden = false
  /// Seconds of motion so far.
  var seconds: Double { motion.seconds }

  /// Tracks the pointer over `widget`, which draws the electrons.
  init(over widget: Widget) {
    self.widget = widget
    let pointer = MotionController()
    pointer.onMotion { [weak self] _, _ in self?.setWanted(true) }
    pointer.onLeave { [weak self] in self?.setWanted(false) }
    widget.add(pointer)
    animator = Animator(
      widget, onFrame: { [weak self] in self?.step($0) ?? false },
      onEnd: { [weak self] in self?.motion.stop() })
  }

  private func setWanted(_ isWanted: Bool) {
    motion.isEnabled = isWanted && !isHidden
    if motion.isMoving { animator?.start() }
  }

  private func step(_ time: Double) -> Bool {
    motion.advance(to: time)
    widget?.queueDraw()
    return motion.isMoving
  }
}
