import CGLib
import CGtk
import GLib
import Gtk
import TestSupport
import XCTest

/// The button with this response in a dialog above a window.
@MainActor
private func button(_ answer: String) -> Widget? {
  func button(in widget: Widget) -> Widget? {
    if cglib_is_a(widget.raw, gtk_button_get_type()) != 0 {
      return widget.isMapped && labels(in: widget) == [answer] ? widget : nil
    }
    return widget.children.lazy.compactMap(button).first
  }
  return openWindows().lazy.compactMap(button).first
}

/// True if a dialog with this response is shown.
@MainActor
func hasDialog(_ answer: String) -> Bool { button(answer) != nil }

/// All texts of the dialog with this response.
@MainActor
func texts(ofDialogWith answer: String) throws -> [String] {
  waitUntil("a question that “\(answer)” answers") { button(answer) != nil }
  return openWindows().flatMap { labels(in: $0) }
}

/// Answers the dialog, which then closes.
@MainActor
func answerDialog(_ answer: String) throws {
  waitUntil("a question that “\(answer)” answers") { button(answer) != nil }
  emit("clicked", by: try XCTUnwrap(button(answer)))
  waitUntil("the question has gone") { button(answer) == nil }
  drain()
}
