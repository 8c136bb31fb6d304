import Adwaita
import Elements
import GLib
import Gtk

// QuizWindow
//   └── ToastOverlay → Box
//         ├── HeaderBar: End Quiz, and the widgets of the quiz
//         └── QuizView

/// The window of the quiz beside a main window with room.
final class QuizWindow: ApplicationWindow, TemperatureView {
  let quiz: QuizView

  /// First size in pixels.
  private static let size = (width: 900, height: 720)

  init(_ quiz: QuizView) {
    self.quiz = quiz
    super.init()
    quiz.bar.addStart(quiz.end)
    setUp(
      "quiz", quiz.title, size: Self.size, Box(.vertical, [quiz.bar, quiz]), closesOnEscape: false)
    quiz.addActions(to: self)
    // Before the keys of the quiz, whose Escape comes first.
    onKeyPressed { [weak self] in $0 == .escape && self?.activate(.closeWindow) == true }
    quiz.addKeys(to: self)
    onCloseRequest { [weak self] in self?.quiz.leave() }
  }

  override func styleChanged() { markContrast() }

  func updateTemperatures() { quiz.updateTemperatures() }

  /// A new window would focus its first button.
  override func focus(_ direction: FocusDirection) -> Bool {
    focusWidget == nil && quiz.takeFocus() || super.focus(direction)
  }
}
