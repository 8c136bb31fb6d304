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

  /// Makes a button with a text.
  public init(label: String, tooltip: String) {
    super.init(new: gtk_toggle_button_new_with_label(label))
    tooltipText = tooltip
  }

  /// True while pressed.
  @Property("active") public var isActive: Bool

  /// Sets the stateful action that a click activates; the button shows its state.
  /// - Parameter choice: the state in which the button is pressed, of an action with choices.
  public func setAction(_ name: String, _ choice: String? = nil) {
    gtk_actionable_set_action_target_value(opaque, choice.map { g_variant_new_string($0) })
    gtk_actionable_set_action_name(opaque, name)
  }

  /// Calls `handler` on each click, also by keyboard, after `isActive` has changed.
  public func onClicked(_ handler: @escaping @MainActor () -> Void) {
    connect("clicked") { _ in handler() }
  }
}
