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
  public func show(_ message: String) {
    guard let escaped = g_markup_escape_text(message, gssize(message.utf8.count)) else { return }
    defer { g_free(escaped) }
    adw_toast_overlay_add_toast(opaque, adw_toast_new(escaped))
  }
}
