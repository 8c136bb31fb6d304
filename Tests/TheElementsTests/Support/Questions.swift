import CGLib
import CGtk
import GLib
import Gtk
import TestSupport
import XCTest

/// The buttons with this response in dialogs above windows.
@MainActor
private func buttons(_ answer: String) -> [Widget] {
  func buttons(in widget: Widget) -> [Widget] {
    if cglib_is_a(widget.raw, gtk_button_get_type()) != 0 {
      return widget.isMapped && labels(in: widget) == [answer] ? [widget] : []
    }
    return widget.children.flatMap { buttons(in: $0) }
  }
  return openWindows().flatMap { buttons(in: $0) }
}

@MainActor
private func button(_ answer: String) -> Widget? { buttons(answer).first }

/// Closes all dialogs with this response, one by one.
@MainActor
func closeDialogs(_ answer: String) {
  drain()
  while case let shown = buttons(answer), let last = shown.last {
    emit("clicked", by: last)
    waitUntil("a dialog has gone") { buttons(answer).count < shown.count }
    drain()
  }
}

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
