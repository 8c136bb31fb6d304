import Elements
import GLib
import Gtk

/// The line with the judgment of the last answer: a sign and a text.
final class QuizVerdictLine: Box {
  private let sign = Image(icon: "object-select-symbolic")
  private let text = Label("", style: "quiz-verdict-text", wraps: .anywhere)

  init() {
    super.init(.horizontal, spacing: 8)
    name = "quiz-verdict"
    addClass("quiz-verdict")
    text.name = "quiz-verdict-text"
    horizontalAlign = .center
    add(sign)
    add(text)
    show(nil, "")
  }

  /// Shows a judgment; nil for none.
  func show(_ mark: QuizMark?, _ message: String) {
    text.text = message
    sign.iconName = mark == .wrong ? "window-close-symbolic" : "object-select-symbolic"
    setClass("right", mark == .right)
    setClass("wrong", mark == .wrong)
    // The line keeps its height, so that the question stays in place.
    opacity = mark == nil ? 0 : 1
    setAccessibleHidden(mark == nil)
  }
}
