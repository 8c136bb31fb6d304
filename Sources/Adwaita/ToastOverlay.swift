import CAdwaita
import GLib
import Gtk

/// The place of short messages over a window's content (AdwToastOverlay).
public final class ToastOverlay: Widget {
  /// An overlay over `child`.
  public init(_ child: Widget) {
    super.init(new: adw_toast_overlay_new())
    adw_toast_overlay_set_child(opaque, child.widget)
  }

  /// Shows `message` for a few seconds.
  public func show(_ message: String) { ToastOverlay.show(message, in: opaque) }

  fileprivate static func show(_ message: String, in overlay: OpaquePointer) {
    guard let escaped = g_markup_escape_text(message, gssize(message.utf8.count)) else { return }
    defer { g_free(escaped) }
    adw_toast_overlay_add_toast(overlay, adw_toast_new(escaped))
  }
}

extension Widget {
  /// Shows `message` for a few seconds over the window in which the widget stands; does nothing where
  /// that has no `ToastOverlay`.
  public func showToast(_ message: String) {
    let overlay = gtk_widget_get_ancestor(widget, adw_toast_overlay_get_type())
    if let overlay { ToastOverlay.show(message, in: OpaquePointer(overlay)) }
  }
}
