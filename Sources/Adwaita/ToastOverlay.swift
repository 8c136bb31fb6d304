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

  /// Shows `message` for a few seconds, after those that wait.
  public func show(_ message: String) { ToastOverlay.add(message, to: opaque) }

  @discardableResult
  fileprivate static func add(_ message: String, to overlay: OpaquePointer) -> OpaquePointer? {
    guard let escaped = g_markup_escape_text(message, gssize(message.utf8.count)) else {
      return nil
    }
    defer { g_free(escaped) }
    let toast = adw_toast_new(escaped)
    adw_toast_overlay_add_toast(overlay, toast)
    return toast
  }

  /// Shows `message` at once, in the place of the last one that came so.
  fileprivate static func replace(by message: String, wraps: Bool, in overlay: OpaquePointer) {
    let holder = UnsafeMutablePointer<GObject>(overlay)
    if let former = g_object_get_data(holder, lastToast) {
      adw_toast_dismiss(OpaquePointer(former))
    }
    guard let toast = add(message, to: overlay) else { return }
    if wraps {
      let label = Label(message)
      label.wraps = true
      label.breakAnywhere()
      label.alignText(0)
      label.addClass("heading")
      // libadwaita gives a toast the height that its text needs at its natural width.
      label.setProperty("max-width-chars", to: wrappedCharacters)
      adw_toast_set_custom_title(toast, label.widget)
    }
    g_object_set_data_full(holder, lastToast, g_object_ref(UnsafeMutableRawPointer(toast))) {
      g_object_unref($0)
    }
  }

  /// Characters on a line of a message that wraps: what a window of 360 pixels has room for.
  private static let wrappedCharacters = 28
  private static let lastToast = "the-elements-last-toast"
}

extension Widget {
  /// Answers an act of the user by a message over the window in which the widget stands, for a few
  /// seconds or until the next answer; does nothing where that has no `ToastOverlay`. Too long a message
  /// is shortened, or `wraps`.
  public func showToast(_ message: String, wraps: Bool = false) {
    let overlay = gtk_widget_get_ancestor(widget, adw_toast_overlay_get_type())
    if let overlay { ToastOverlay.replace(by: message, wraps: wraps, in: OpaquePointer(overlay)) }
  }
}
