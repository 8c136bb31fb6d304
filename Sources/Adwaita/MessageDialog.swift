import CAdwaita
import GLib
import Gtk

/// A question with some answers (AdwMessageDialog).
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
    guard let widget = adw_message_dialog_new(parent.windowPointer, heading, body) else { return }
    let dialog = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: AdwMessageDialog.self)
    for (position, answer) in answers.enumerated() {
      adw_message_dialog_add_response(dialog, String(position), answer.text)
      if answer.isDefault {
        adw_message_dialog_set_default_response(dialog, String(position))
        adw_message_dialog_set_response_appearance(
          dialog, String(position), ADW_RESPONSE_SUGGESTED)
      }
    }
    adw_message_dialog_set_close_response(dialog, "0")
    Widget(UnsafeMutableRawPointer(widget), .none).connect("response") { arguments in
      onAnswer(arguments.string(1).flatMap { Int($0) } ?? 0)
    }
    gtk_window_present(UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GtkWindow.self))
  }
}
