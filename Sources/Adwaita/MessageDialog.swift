import CAdwaita
import GLib
import Gtk

/// A question with some answers (AdwAlertDialog, before libadwaita 1.5 AdwMessageDialog).
@MainActor
public enum MessageDialog {
  /// An answer: its button's text, and whether it is the one that Enter gives.
  public struct Answer: Sendable {
    let text: String
    let isDefault: Bool

    public init(_ text: String, isDefault: Bool = false) {
      self.text = text
      self.isDefault = isDefault
    }
  }

  /// Asks above `parent`. `onAnswer` is called with the position of the answer; Escape gives the first.
  public static func ask(
    _ heading: String, _ body: String, answers: [Answer], above parent: Window,
    onAnswer: @escaping @MainActor (Int) -> Void = { _ in }
  ) {
    guard let question = cadw_question_new(parent.windowPointer, heading, body) else { return }
    for (position, answer) in answers.enumerated() {
      cadw_question_add_answer(question, String(position), answer.text, answer.isDefault ? 1 : 0)
    }
    Widget(UnsafeMutableRawPointer(question), .none).connect("response") { arguments in
      onAnswer(arguments.string(1).flatMap { Int($0) } ?? 0)
    }
    cadw_question_present(question, parent.windowPointer, "0")
  }
}
