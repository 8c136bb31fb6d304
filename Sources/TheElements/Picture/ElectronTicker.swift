import Elements
import Gtk

/// Lets the electrons of a picture move while the pointer is over it; never for those who want nothing to
/// move. Frames are asked for only as long as something moves.
@MainActor
final class ElectronTicker {
  private weak var widget: Widget?
  private var motion = ElectronMotion()
  private var isTicking = false

  /// Whether something else stands in front of them: then they do not move.
  var isHidden = false
  /// For how many seconds they have moved.
  var seconds: Double { motion.seconds }

  /// Listens to the pointer over `widget`, which draws the electrons.
  init(over widget: Widget) {
    self.widget = widget
    let pointer = MotionController()
    pointer.onMotion { [weak self] _, _ in self?.setWanted(true) }
    pointer.onLeave { [weak self] in self?.setWanted(false) }
    widget.add(pointer)
  }

  private func setWanted(_ isWanted: Bool) {
    motion.isWanted = isWanted && !isHidden && Display.enablesAnimations
    guard motion.isMoving, !isTicking, let widget else { return }
    isTicking = true
    widget.onEachFrame { [weak self] time in self?.step(time) ?? false }
  }

  private func step(_ time: Double) -> Bool {
    if !Display.enablesAnimations || widget?.isMapped != true { motion.stop() }
    motion.advance(to: time)
    widget?.queueDraw()
    isTicking = motion.isMoving
    return isTicking
  }
}
