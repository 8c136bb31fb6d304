import CGtk
import GLib

/// Settings of the whole display: style sheets, icon folders, monitors.
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

  /// Adds `path` to the icon theme's search path, unless it is there.
  public static func addIconFolder(_ path: String) {
    guard let display = gdk_display_get_default() else { return }
    let theme = gtk_icon_theme_get_for_display(display)
    let known = [String](taking: gtk_icon_theme_get_search_path(theme))
    if !known.contains(path) { gtk_icon_theme_add_search_path(theme, path) }
  }

  /// Lets the next window that is presented take the focus on Wayland, with the token that a launcher has put into the
  /// environment of this start. GTK 4.8 passes none on from a second start; later versions do, and remove it there.
  static func takeActivationToken(of commandLine: UnsafeMutablePointer<GApplicationCommandLine>) {
    guard let token = g_application_command_line_getenv(commandLine, "XDG_ACTIVATION_TOKEN"),
      let display = gdk_display_get_default()
    else { return }
    if UnsafeMutableRawPointer(display).isInstance(of: gdk_wayland_display_get_type()) {
      gdk_wayland_display_set_startup_notification_id(display, token)
    }
  }

  /// True if the default text direction is right to left (`gtk_widget_get_default_direction`).
  public static var isRightToLeft: Bool {
    gtk_widget_get_default_direction() == GTK_TEXT_DIR_RTL
  }

  /// Takes the default text direction from the locale, as the initialization of GTK does; for what is drawn without a
  /// display (`gtk_get_locale_direction`).
  public static func useDirectionOfLocale() {
    gtk_widget_set_default_direction(gtk_get_locale_direction())
  }

  /// The monitors' frames, in screen pixels.
  public static var monitors: [Bounds] {
    guard let display = gdk_display_get_default() else { return [] }
    return [Object](itemsOf: gdk_display_get_monitors(display)).map { monitor in
      var area = GdkRectangle()
      gdk_monitor_get_geometry(OpaquePointer(monitor.raw), &area)
      let scale = Double(gdk_monitor_get_scale_factor(OpaquePointer(monitor.raw)))
      return Bounds(
        x: Double(area.x) * scale, y: Double(area.y) * scale, width: Double(area.width) * scale,
        height: Double(area.height) * scale)
    }
  }

  /// Longest time between the clicks of a double click, in seconds (`gtk-double-click-time`).
  public static var doubleClickSeconds: Double {
    let milliseconds: Int = settings?.property("gtk-double-click-time") ?? 0
    return Double(milliseconds) / 1000
  }

  /// True if the user wants animations (`gtk-enable-animations`).
  public static var enablesAnimations: Bool {
    get { settings?.property("gtk-enable-animations") ?? true }
    set { settings?.setProperty("gtk-enable-animations", to: newValue) }
  }

  private static var settings: Object? {
    gtk_settings_get_default().map { Object(UnsafeMutableRawPointer($0), .none) }
  }
}
