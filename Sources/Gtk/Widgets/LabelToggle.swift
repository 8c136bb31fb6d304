import CGtk
import GLib

/// A button with a text that is shown pressed, and is a check box for screen readers. It is no GtkToggleButton: of that one
/// they say no state in GTK 4.8, or as a check box every change twice.
public final class LabelToggle: Button {
  /// Makes a button that is not shown pressed; `label` is its accessible name, too.
  public init(_ label: String) {
    super.init()
    setLabel(label)
    setAccessibleLabel(label)
    setAccessibleChecked(false)
  }

  public override class var accessibleRole: AccessibleRole? { .checkbox }

  /// True while it is shown pressed; a click does not change it.
  public var isActive = false {
    didSet {
      guard isActive != oldValue else { return }
      isActive
        ? gtk_widget_set_state_flags(widget, GTK_STATE_FLAG_CHECKED, 0)
        : gtk_widget_unset_state_flags(widget, GTK_STATE_FLAG_CHECKED)
      setAccessibleChecked(isActive)
    }
  }
}
