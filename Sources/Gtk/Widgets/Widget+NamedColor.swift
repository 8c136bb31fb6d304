import CGtk
import GLib

extension Widget {
  /// A color that the style sheet defines (`@define-color`), such as `window_bg_color`; nil if there is none of
  /// that name (`gtk_style_context_lookup_color`).
  public func namedColor(_ name: String) -> Color? {
    var color = GdkRGBA()
    guard gtk_style_context_lookup_color(gtk_widget_get_style_context(widget), name, &color) != 0
    else { return nil }
    return Color(
      red: Double(color.red), green: Double(color.green), blue: Double(color.blue),
      alpha: Double(color.alpha))
  }
}
