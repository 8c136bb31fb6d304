import CGtk
import GLib

/// Private CSS of one widget, above the style sheets; descendants inherit its inheritable properties. For values
/// known only at run time, such as a computed size (GtkCssProvider).
@MainActor
public final class WidgetStyle {
  nonisolated(unsafe) private let provider: UnsafeMutablePointer<GtkCssProvider>

  /// CSS declarations, for example `font-size: 12px`.
  public var declarations = "" {
    didSet {
      guard declarations != oldValue else { return }
      let rule = "* { \(declarations); }"
      gtk_css_provider_load_from_data(provider, rule, gssize(rule.utf8.count))
    }
  }

  /// Adds the style to `widget`, which retains it.
  public init(of widget: Widget) {
    provider = gtk_css_provider_new().unsafelyUnwrapped
    gtk_style_context_add_provider(
      gtk_widget_get_style_context(widget.widget),
      OpaquePointer(UnsafeMutableRawPointer(provider)),
      guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION + 1))
  }

  deinit { g_object_unref(UnsafeMutableRawPointer(provider)) }
}

extension Widget {
  /// Margin, border and padding of the style at both sides together, in pixels.
  var styledMargins: Int {
    let context = gtk_widget_get_style_context(widget)
    return [
      gtk_style_context_get_margin, gtk_style_context_get_border, gtk_style_context_get_padding,
    ]
    .reduce(0) { sum, read in
      var sides = GtkBorder()
      read(context, &sides)
      return sum + Int(sides.left) + Int(sides.right)
    }
  }
}
