import CGtk
import GLib

/// A button that stays pressed (GtkToggleButton).
public final class ToggleButton: Widget {
  /// Makes a button with a symbolic icon; `name` is its tooltip and accessible name.
  public init(icon: String, name: String) {
    super.init(new: gtk_toggle_button_new())
    gtk_button_set_icon_name(raw.assumingMemoryBound(to: GtkButton.self), icon)
    tooltipText = name
    setAccessibleLabel(name)
  }

  /// Makes a button with a text. Screen readers find it as a check box: of GTK 4.8's toggle buttons they say no state.
  public init(label: String) {
    super.init(new: gtk_toggle_button_new())
    gtk_button_set_label(raw.assumingMemoryBound(to: GtkButton.self), label)
    setAccessibleRole(.checkbox)
    setAccessibleChecked(false)
    onChange(of: "active") { [weak self] in
      if let self { self.setAccessibleChecked(self.isActive) }
    }
  }

  /// True while pressed.
  @Property("active") public var isActive: Bool

  /// Sets the stateful action that a click activates; the button shows its state.
  public func setAction(_ name: String) { gtk_actionable_set_action_name(opaque, name) }

  /// Calls `handler` on each click, also by keyboard, after `isActive` has changed.
  @discardableResult
  public func onClicked(_ handler: @escaping @MainActor () -> Void) -> Connection {
    connect("clicked") { _ in handler() }
  }
}
