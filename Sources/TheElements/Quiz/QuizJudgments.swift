import GLib
import Gtk

/// The two judgments of a flash card, equally wide, at both ends of the width.
final class QuizJudgments: Widget {
  private let buttons: [Widget]

  init(_ miss: Widget, _ know: Widget) {
    buttons = [miss, know]
    super.init()
    for button in buttons { append(button) }
  }

  override class var accessibleRole: AccessibleRole? { .group }

  /// Width of either in pixels.
  var side: Int { buttons.map { $0.request(.horizontal).natural }.max() ?? 0 }

  override func measure(_ orientation: Orientation, forSize: Int) -> (minimum: Int, natural: Int) {
    let height = buttons.map { $0.request(.vertical).natural }.max() ?? 0
    let length = orientation == .vertical ? height : 2 * side + QuizCardButtons.gap
    return (length, length)
  }

  override func allocate(width: Int, height: Int, baseline: Int) {
    for (button, start) in zip(buttons, [0, width - side]) {
      button.allocate(
        x: Double(x(leading: start, width: side, in: width)), y: 0, width: side, height: height)
    }
  }
}
