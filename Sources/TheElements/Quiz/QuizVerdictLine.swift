import Elements
import GLib
import Gtk

/// The line with the judgment of the last answer: a sign and a text.
final class QuizVerdictLine: Box {
  private let sign = Image(icon: "object-select-symbolic")
  private let text = Label("", style: "quiz-verdict-text", wraps: .anywhere)
  /// Hides the judgment of a right answer while the next question is shown.
  private var timer: Timer?

  /// Milliseconds until it is hidden.
  private static let durationMs: Int64 = 3000

  init() {
    super.init(.horizontal, spacing: 8)
    name = "quiz-verdict"
    addClass("quiz-verdict")
    text.name = "quiz-verdict-text"
    (horizontalAlign, verticalAlign) = (.center, .center)
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
    isVisible = mark != nil
    timer =
      mark != .right
      ? nil
      : Timer(after: Self.durationMs) { [weak self] in
        MainActor.assumeIsolated { self?.isVisible = false }
      }
  }
}
