import CGtk
import GLib

/// Accelerators in the words of the user's language.
@MainActor
public enum Accelerator {
  /// Returns an accelerator, in GTK's notation, as the user reads it: `Ctrl+D` for `<Control>d` (gtk_accelerator_get_label);
  /// empty if GTK does not know the notation.
  public static func label(_ accelerator: String) -> String {
    var (key, modifiers): (guint, GdkModifierType) = (0, GdkModifierType(rawValue: 0))
    guard gtk_accelerator_parse(accelerator, &key, &modifiers) != 0,
      let label = gtk_accelerator_get_label(key, modifiers)
    else { return "" }
    defer { g_free(label) }
    return String(cString: label)
  }

  /// The name of the key Ctrl.
  public static var controlLabel: String {
    String(label("<Control>plus").prefix { $0 != "+" })
  }
}
