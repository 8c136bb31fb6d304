import CGLib
import CGtk
import Gtk

/// What a screen reader finds in a widget. Answered by GTK's own test backend (`GTK_A11Y=test`).
@MainActor
public enum Accessible {
  /// The name that was set for it; nil where none was.
  public static func label(of widget: Widget) -> String? {
    guard gtk_test_accessible_has_property(widget.opaque, GTK_ACCESSIBLE_PROPERTY_LABEL) != 0 else {
      return nil
    }
    return text(cgtk_test_accessible_label(widget.raw, noSuchText))
  }

  /// The description that was set for it; nil where none was.
  public static func description(of widget: Widget) -> String? {
    let property = GTK_ACCESSIBLE_PROPERTY_DESCRIPTION
    guard gtk_test_accessible_has_property(widget.opaque, property) != 0 else { return nil }
    return text(cgtk_test_accessible_description(widget.raw, noSuchText))
  }

  /// Whether it says that what it discloses is open; nil where it says nothing of the kind.
  public static func isExpanded(_ widget: Widget) -> Bool? {
    guard gtk_test_accessible_has_state(widget.opaque, GTK_ACCESSIBLE_STATE_EXPANDED) != 0 else {
      return nil
    }
    return text(cgtk_test_accessible_expanded(widget.raw, 1)) == nil
  }

  /// Whether it says that it is pressed; nil where it says nothing of the kind.
  public static func isPressed(_ widget: Widget) -> Bool? {
    guard gtk_test_accessible_has_state(widget.opaque, GTK_ACCESSIBLE_STATE_PRESSED) != 0 else {
      return nil
    }
    return text(cgtk_test_accessible_pressed(widget.raw, 1)) == nil
  }

  /// Whether it is kept from a screen reader; nil where nothing of the kind was ever said.
  public static func isHidden(_ widget: Widget) -> Bool? {
    guard gtk_test_accessible_has_state(widget.opaque, GTK_ACCESSIBLE_STATE_HIDDEN) != 0 else {
      return nil
    }
    return text(cgtk_test_accessible_hidden(widget.raw, 1)) == nil
  }

  /// Its role, by GTK's name for it: `button`, `list-item`, `img`.
  public static func role(of widget: Widget) -> String? {
    guard let roles = g_type_class_ref(gtk_accessible_role_get_type()) else { return nil }
    defer { g_type_class_unref(roles) }
    let enumeration = roles.assumingMemoryBound(to: GEnumClass.self).pointee
    return (0..<Int(enumeration.n_values)).map { enumeration.values[$0] }
      .first { gtk_test_accessible_has_role(widget.opaque, .init(rawValue: UInt32($0.value))) != 0 }
      .map { String(cString: $0.value_nick) }
  }

  /// No widget has this name: asked for it, GTK answers with the one it has.
  private static let noSuchText = "\u{1}"

  private static func text(_ answer: UnsafeMutablePointer<CChar>?) -> String? {
    guard let answer else { return nil }
    defer { g_free(answer) }
    return String(cString: answer)
  }
}
