import CGLib
import CGtk
import Gtk

/// Accessible properties of a widget, as a screen reader finds them. Read from GTK's test backend
/// (`GTK_A11Y=test`).
@MainActor
public enum Accessible {
  /// The accessible name set for the widget; nil if none is.
  public static func label(of widget: Widget) -> String? {
    guard gtk_test_accessible_has_property(widget.opaque, GTK_ACCESSIBLE_PROPERTY_LABEL) != 0 else {
      return nil
    }
    return text(cgtk_test_accessible_label(widget.raw, noSuchText))
  }

  /// True if the widget has an accessible name: one that was set, or that of a label.
  public static func hasName(_ widget: Widget) -> Bool {
    label(of: widget) != nil
      || gtk_test_accessible_has_relation(widget.opaque, GTK_ACCESSIBLE_RELATION_LABELLED_BY) != 0
  }

  /// The accessible description set for the widget; empty if none is.
  public static func description(of widget: Widget) -> String? { widget.accessibleDescription }

  /// The text announced to the screen reader by the description of a focused widget; nil without one.
  public static func announcement(on widget: Widget) -> String? {
    let property = GTK_ACCESSIBLE_PROPERTY_DESCRIPTION
    guard gtk_test_accessible_has_property(widget.opaque, property) != 0 else { return nil }
    return text(cgtk_test_accessible_description(widget.raw, noSuchText))
  }

  /// The accessible expanded state; nil if none is set.
  public static func isExpanded(_ widget: Widget) -> Bool? {
    guard gtk_test_accessible_has_state(widget.opaque, GTK_ACCESSIBLE_STATE_EXPANDED) != 0 else {
      return nil
    }
    return text(cgtk_test_accessible_expanded(widget.raw, 1)) == nil
  }

  /// The accessible checked state; nil if none is set.
  public static func isChecked(_ widget: Widget) -> Bool? {
    guard gtk_test_accessible_has_state(widget.opaque, GTK_ACCESSIBLE_STATE_CHECKED) != 0 else {
      return nil
    }
    return text(cgtk_test_accessible_checked(widget.raw, 1)) == nil
  }

  /// The accessible selected state; nil if none is set.
  public static func isSelected(_ widget: Widget) -> Bool? {
    guard gtk_test_accessible_has_state(widget.opaque, GTK_ACCESSIBLE_STATE_SELECTED) != 0 else {
      return nil
    }
    return text(cgtk_test_accessible_selected(widget.raw, 1)) == nil
  }

  /// True if the widget is hidden from screen readers; nil if the state was never set.
  public static func isHidden(_ widget: Widget) -> Bool? {
    guard gtk_test_accessible_has_state(widget.opaque, GTK_ACCESSIBLE_STATE_HIDDEN) != 0 else {
      return nil
    }
    return text(cgtk_test_accessible_hidden(widget.raw, 1)) == nil
  }

  /// The accessible role by its GTK nickname: `button`, `list-item`, `img`.
  public static func role(of widget: Widget) -> String? {
    guard let roles = g_type_class_ref(gtk_accessible_role_get_type()) else { return nil }
    defer { g_type_class_unref(roles) }
    let enumeration = roles.assumingMemoryBound(to: GEnumClass.self).pointee
    return (0..<Int(enumeration.n_values)).map { enumeration.values[$0] }
      .first { gtk_test_accessible_has_role(widget.opaque, .init(rawValue: UInt32($0.value))) != 0 }
      .map { String(cString: $0.value_nick) }
  }

  /// A name that no widget has: GTK reports the actual value in the failure of the comparison.
  private static let noSuchText = "\u{1}"

  private static func text(_ message: UnsafeMutablePointer<CChar>?) -> String? {
    guard let message else { return nil }
    defer { g_free(message) }
    return String(cString: message)
  }
}
