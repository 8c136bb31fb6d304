import CGtk
import GLib

extension Widget: Typeface {
  /// The widget's own context, owned by GTK (`gtk_widget_get_pango_context`).
  public var fontContext: OpaquePointer { gtk_widget_get_pango_context(widget).unsafelyUnwrapped }

  /// True if the text direction is right to left.
  public var isRightToLeft: Bool { gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL }
}

extension Widget {
  /// Factor of the user's text size setting: 1 with the platform's default, more with large text.
  public var textScale: Double {
    guard let settings = gtk_widget_get_settings(widget) else { return 1 }
    let dpi: Int = Object(UnsafeMutableRawPointer(settings), .none).property("gtk-xft-dpi")
    return dpi > 0 ? Double(dpi) / 1024 / 96 : 1
  }

  /// Calls `handler` whenever the user's text size changes, as long as the display is open.
  public func onTextScaleChange(_ handler: @escaping @MainActor () -> Void) {
    guard let settings = gtk_widget_get_settings(widget) else { return }
    Object(UnsafeMutableRawPointer(settings), .none).onChange(of: "gtk-xft-dpi", handler)
  }
}

extension Snapshot {
  /// Draws a child at its allocation (`gtk_widget_snapshot_child`).
  public func child(_ child: Widget, of parent: Widget) {
    gtk_widget_snapshot_child(parent.widget, child.widget, pointer)
  }
}
