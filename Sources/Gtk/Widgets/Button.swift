import CGtk
import GLib

/// A push button (GtkButton).
open class Button: Widget {
  /// Makes a button without content; set it with `setChild`.
  public override init() { super.init(subclassing: gtk_button_get_type()) }

  /// Makes a button with a text.
  public convenience init(label: String) {
    self.init()
    gtk_button_set_label(button, label)
  }

  /// Makes a button with a symbolic icon; `name` is its tooltip and accessible name.
  public convenience init(icon: String, name: String) {
    self.init()
    gtk_button_set_icon_name(button, icon)
    tooltipText = name
    setAccessibleLabel(name)
  }

  private var button: UnsafeMutablePointer<GtkButton> {
    raw.assumingMemoryBound(to: GtkButton.self)
  }

  /// Sets a symbolic icon as the content.
  public func setIcon(_ name: String) { gtk_button_set_icon_name(button, name) }

  /// Sets the label.
  public func setLabel(_ text: String) { gtk_button_set_label(button, withFiguresInOrder(text)) }

  /// Lets its label continue on further lines where it has no room on one.
  public func wrapLabel() {
    guard let label = first(where: { $0.isInstance(of: gtk_label_get_type()) }) else { return }
    gtk_label_set_wrap(label.opaque, 1)
    gtk_label_set_justify(label.opaque, GTK_JUSTIFY_CENTER)
  }

  /// Sets the content.
  public func setChild(_ child: Widget) { gtk_button_set_child(button, child.widget) }

  /// Sets the action that a click activates, and its string parameter.
  public func setAction(_ name: String, _ parameter: String? = nil) {
    setAction(name, parameter.map { [$0] } ?? [])
  }

  /// Sets the action that a click activates, and its string parameters: none, one, or several.
  public func setAction(_ name: String, _ parameters: [String]) {
    // Set the parameters first: GTK checks at once that they fit the action of this name.
    gtk_actionable_set_action_target_value(opaque, Variant.make(parameters))
    gtk_actionable_set_action_name(opaque, name)
  }

  /// Calls `handler` on each click, also by keyboard.
  public func onClicked(_ handler: @escaping @MainActor () -> Void) {
    connect("clicked") { _ in handler() }
  }
}
