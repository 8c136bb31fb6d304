import CGtk
import GLib

/// A widget with an editable text of one line (GtkEditable).
public protocol Editable: Widget {}

extension Editable {
  /// The text; setting it moves the cursor to its end.
  public var text: String {
    get { String(cString: gtk_editable_get_text(opaque)) }
    set {
      guard newValue != text else { return }
      gtk_editable_set_text(opaque, newValue)
      gtk_editable_set_position(opaque, -1)
    }
  }

  /// The inner text widget, which takes the focus.
  public var field: Widget? {
    gtk_editable_get_delegate(opaque).map { Widget.known(UnsafeMutableRawPointer($0)) }
  }

  /// Moves the focus into the text, with the cursor behind it and nothing selected.
  public func focusEnd() {
    grabFocus()
    gtk_editable_set_position(opaque, -1)
  }

  /// Calls `handler` after each change of the text, at once.
  public func onEdit(_ handler: @escaping @MainActor () -> Void) {
    connect("changed") { _ in handler() }
  }

  /// Sets the accessible name. Without these roles a screen reader is silent in the text.
  package func nameField(_ name: String) {
    setAccessibleGroup(name)
    field?.setAccessibleRole(.textBox)
    rename(name)
  }

  /// Sets another accessible name.
  public func rename(_ name: String) {
    setAccessibleLabel(name)
    field?.setAccessibleLabel(name)
  }
}
