import GLib
import Gtk
import Recording

/// The editor of a line, in a popover at its row.
extension RecorderWindow {
  /// Edits the line of a row.
  func edit(_ row: Int) {
    let line = session.rows.rows[row]
    let editor = LineEditor(text: line.text, pause: line.pause, host.vocabulary) {
      [weak self] text, pause in
      self?.session.change { $0.replace(row, with: text, pause: pause) }
      self?.list.focus(row: row)
    }
    show(editor, at: row)
  }

  /// Adds a line after a row, or at the end.
  func edit(after row: Int?) {
    let row = row ?? (session.rows.rows.isEmpty ? nil : session.rows.rows.count - 1)
    let editor = LineEditor(text: "", pause: nil, host.vocabulary) { [weak self] text, _ in
      self?.session.change { $0.insert(text, after: row) }
      self?.list.focus(row: row.map { $0 + 1 } ?? 0)
    }
    show(editor, at: row)
  }

  private func show(_ editor: LineEditor, at row: Int?) {
    let place: Widget = row.flatMap { list.row($0) } ?? list
    editor.onEnd = { [weak place] in place?.hidePopover() }
    place.showPopover(editor, name: tr("Line", context: "line of a recording"))
    editor.focusEntry()
  }
}
