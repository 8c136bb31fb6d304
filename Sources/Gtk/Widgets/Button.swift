import CGtk
import GLib

/// A push button (GtkButton).
open class Button: Widget {
  /// A button without content; `setChild` gives it some.
  public override init() { super.init(subclassing: gtk_button_get_type()) }

  /// A button with a text.
  public convenience init(label: String) {
    self.init()
    gtk_button_set_label(button, label)
  }

  /// A button with a symbolic icon; `name` is its tooltip and what a screen reader speaks.
  public convenience init(icon: String, name: String) {
    self.init()
    gtk_button_set_icon_name(button, icon)
    tooltipText = name
    setAccessibleLabel(name)
  }

  private var button: UnsafeMutablePointer<GtkButton> {
    raw.assumingMemoryBound(to: GtkButton.self)
  }

  /// Shows a text in the button.
  public func setLabel(_ text: String) { gtk_button_set_label(button, withFiguresInOrder(text)) }

  /// Gives the button its content.
  public func setChild(_ child: Widget) { gtk_button_set_child(button, child.widget) }

  /// The action, with the text it is called with, that a click activates.
  public func setAction(_ name: String, _ parameter: String? = nil) {
    // The text first: GTK looks at once whether it fits the action of this name.
    gtk_actionable_set_action_target_value(opaque, parameter.map { g_variant_new_string($0) })
    gtk_actionable_set_action_name(opaque, name)
  }

  /// Calls `handler` at each click, also by keyboard.
  @discardableResult
  public func onClicked(_ handler: @escaping @MainActor () -> Void) -> Connection {
    connect("clicked") { _ in handler() }
  }
}
