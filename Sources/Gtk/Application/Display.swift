import CGtk
import GLib

/// What the whole display shares: style sheets and icon folders.
@MainActor
public enum Display {
  /// Adds a style sheet of this text above the theme (`GTK_STYLE_PROVIDER_PRIORITY_APPLICATION`).
  public static func addStyleSheet(_ text: String) {
    guard let display = gdk_display_get_default() else { return }
    let provider = gtk_css_provider_new()
    gtk_css_provider_load_from_data(provider, text, text.utf8.count)
    gtk_style_context_add_provider_for_display(
      display, OpaquePointer(UnsafeMutableRawPointer(provider)),
      guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
    g_object_unref(UnsafeMutableRawPointer(provider))
  }

  /// Lets icons be found in the theme folder at `path`, if they are not already.
  public static func addIconFolder(_ path: String) {
    guard let display = gdk_display_get_default() else { return }
    let theme = gtk_icon_theme_get_for_display(display)
    let known = gtk_icon_theme_get_search_path(theme)
    defer { g_strfreev(known) }
    let isKnown = (0..<Int(g_strv_length(known))).contains { index in
      known?[index].map { String(cString: $0) } == path
    }
    if !isKnown { gtk_icon_theme_add_search_path(theme, path) }
  }

  /// Whether the language is written from right to left (`gtk_widget_get_default_direction`).
  public static var isRightToLeft: Bool {
    gtk_widget_get_default_direction() == GTK_TEXT_DIR_RTL
  }

  /// Where the monitors stand on the screen, in its pixels.
  public static var monitors: [Bounds] {
    guard let display = gdk_display_get_default(), let list = gdk_display_get_monitors(display)
    else {
      return []
    }
    return (0..<g_list_model_get_n_items(list)).compactMap { position in
      guard let monitor = g_list_model_get_item(list, position) else { return nil }
      defer { g_object_unref(monitor) }
      var area = GdkRectangle()
      gdk_monitor_get_geometry(OpaquePointer(monitor), &area)
      let scale = Double(gdk_monitor_get_scale_factor(OpaquePointer(monitor)))
      return Bounds(
        x: Double(area.x) * scale, y: Double(area.y) * scale, width: Double(area.width) * scale,
        height: Double(area.height) * scale)
    }
  }

  /// The longest time between the two clicks of a double click, in seconds
  /// (`gtk-double-click-time`).
  public static var doubleClickSeconds: Double {
    guard let settings = gtk_settings_get_default() else { return 0 }
    let milliseconds: Int = Object(UnsafeMutableRawPointer(settings), .none)
      .property("gtk-double-click-time")
    return Double(milliseconds) / 1000
  }

  /// Whether the user wants things to move on the screen (`gtk-enable-animations`).
  public static var enablesAnimations: Bool {
    get {
      guard let settings = gtk_settings_get_default() else { return true }
      return Object(UnsafeMutableRawPointer(settings), .none).property("gtk-enable-animations")
    }
    set {
      guard let settings = gtk_settings_get_default() else { return }
      Object(UnsafeMutableRawPointer(settings), .none)
        .setProperty("gtk-enable-animations", to: newValue)
    }
  }
}
