import Elements
import Gtk

/// Animates the electrons of a picture while the pointer is over it, unless animations are disabled. Frames
/// are requested only while something moves.
@MainActor
final class ElectronTicker {
  private weak var widget: Widget?
  private var motion = ElectronMotion()
  private var isTicking = false

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
  }

  private func setWanted(_ isWanted: Bool) {
    motion.isEnabled = isWanted && !isHidden && Display.enablesAnimations
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
