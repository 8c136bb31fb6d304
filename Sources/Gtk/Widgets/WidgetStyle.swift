import CGtk
import GLib

/// A style of its own for one widget and for what inherits from it, above the style sheets: what only
/// the program knows, such as a size that it computes (GtkCssProvider).
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

  /// The style of `widget`, which keeps it as long as it lives.
  public init(of widget: Widget) {
    provider = gtk_css_provider_new().unsafelyUnwrapped
    gtk_style_context_add_provider(
      gtk_widget_get_style_context(widget.widget),
      OpaquePointer(UnsafeMutableRawPointer(provider)),
      guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION + 1))
  }

  deinit { g_object_unref(UnsafeMutableRawPointer(provider)) }
}
