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

  /// True while pressed.
  @Property("active") public var isActive: Bool

  /// Sets the stateful action that a click activates; the button shows its state.
  public func setAction(_ name: String) { gtk_actionable_set_action_name(opaque, name) }

  /// Calls `handler` on each click, also by keyboard, after `isActive` has changed.
  public func onClicked(_ handler: @escaping @MainActor () -> Void) {
    connect("clicked") { _ in handler() }
  }
}
