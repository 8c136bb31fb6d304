import CGtk
import GLib

extension Widget {
  /// The window that contains the widget.
  public var window: Window? {
    gtk_widget_get_ancestor(widget, gtk_window_get_type())
      .flatMap { Widget.known(UnsafeMutableRawPointer($0)) as? Window }
  }
}
