import CAdwaita
import GLib
import Gtk

/// A dialog with a question and its responses (AdwAlertDialog, before libadwaita 1.5 AdwMessageDialog).
@MainActor
public enum MessageDialog {
  /// A response: its button's label, and true if Enter chooses it.
  public struct Response: Sendable {
    let text: String
    let isDefault: Bool

    public init(_ text: String, isDefault: Bool = false) {
      self.text = text
      self.isDefault = isDefault
    }
  }

  /// Presents the dialog above `parent`. `onResponse` is called with the index of the response; Escape gives
  /// the first.
  public static func ask(
    _ heading: String, _ body: String, responses: [Response], above parent: Window,
    onResponse: @escaping @MainActor (Int) -> Void = { _ in }
  ) {
    guard let dialog = cadw_dialog_new(parent.windowPointer, heading, body) else { return }
    for (index, response) in responses.enumerated() {
      cadw_dialog_add_response(dialog, String(index), response.text, response.isDefault ? 1 : 0)
    }
    let widget = Widget(UnsafeMutableRawPointer(dialog), .none)
    widget.groupAccessibleParts()
    widget.nameButtons()
    widget.connect("response") { arguments in
      let index = arguments.string(1).flatMap { Int($0) } ?? 0
      // Once the dialog has closed: until then it refers to its parent, which the response may close.
      Task { @MainActor in onResponse(index) }
    }
    cadw_dialog_present(dialog, parent.windowPointer, "0")
  }
}
