import Adwaita
import CGtk
import GLib
import Gtk

/// Runs `body` with the platform's high-contrast style sheet, as libadwaita loads it.
@MainActor
public func withHighContrast(_ body: () throws -> Void) rethrows {
  let provider = gtk_css_provider_new()
  gtk_css_provider_load_from_resource(provider, "/org/gnome/Adwaita/styles/base-hc.css")
  let display = gdk_display_get_default()
  let style = provider.map { OpaquePointer($0) }
  gtk_style_context_add_provider_for_display(
    display, style, guint(GTK_STYLE_PROVIDER_PRIORITY_THEME) + 1)
  StyleManager.shared.forcedContrast = true
  defer {
    StyleManager.shared.forcedContrast = nil
    gtk_style_context_remove_provider_for_display(display, style)
    g_object_unref(provider.map { UnsafeMutableRawPointer($0) })
  }
  try body()
}

/// Runs `body` with the name of each style: light and dark, each also in high contrast.
@MainActor
public func inEachStyle(_ body: (String) throws -> Void) rethrows {
  defer { StyleManager.shared.force(dark: false) }
  for isDark in [false, true] {
    StyleManager.shared.force(dark: isDark)
    let name = isDark ? "dark" : "light"
    try body(name)
    try withHighContrast { try body("\(name), high contrast") }
  }
}
