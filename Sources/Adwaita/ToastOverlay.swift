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

  /// Shows `message` for a few seconds, after those that wait. Too long a message is shortened, or `wraps`.
  public func show(_ message: String, wraps: Bool = false) {
    let toast = adw_toast_new("")
    toast.map { Toast($0).say(message, wraps, nil) }
    adw_toast_overlay_add_toast(opaque, toast)
  }
}

extension Widget {
  /// Answers an act of the user by a message over the window in which the widget stands, for a few
  /// seconds or until the next answer; does nothing where that has no `ToastOverlay`. Too long a message
  /// is shortened, or `wraps`.
  public func showToast(_ message: String, wraps: Bool = false, button: Toast.Button? = nil) {
    if let overlay = toastOverlay { Toast.answer(message, wraps, button, over: overlay) }
  }

  /// Takes the last such answer away.
  public func dismissToast() {
    if let overlay = toastOverlay { Toast.last(over: overlay)?.dismiss() }
  }

  private var toastOverlay: OpaquePointer? {
    gtk_widget_get_ancestor(widget, adw_toast_overlay_get_type()).map { OpaquePointer($0) }
  }
}
