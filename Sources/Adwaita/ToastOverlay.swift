import CAdwaita
import GLib
import Gtk

/// The layer over a window's content in which toasts appear (AdwToastOverlay).
public final class ToastOverlay: Widget {
  /// Makes an overlay over `child`.
  public init(_ child: Widget) {
    ToastLifetime.isGuarded
    super.init(new: adw_toast_overlay_new())
    adw_toast_overlay_set_child(opaque, child.widget)
  }

  /// Shows `message` for a few seconds, after the toasts in the queue. A long message is ellipsized, or wrapped
  /// if `wraps`.
  public func show(_ message: String, wraps: Bool = false) {
    Toast.add(message, wraps, nil, to: opaque)
    announce(message)
  }
}

extension Widget {
  /// Shows `message` in response to a user action, in the window of this widget, for a few seconds or until the
  /// next one. Does nothing without a `ToastOverlay` in the window. A long message is ellipsized, or wrapped if
  /// `wraps`.
  public func showToast(_ message: String, wraps: Bool = false, button: Toast.Button? = nil) {
    guard let overlay = toastOverlay else { return }
    Toast.show(message, wraps, button, over: overlay)
    announce(message)
  }

  /// Dismisses the toast of the last user action.
  public func dismissToast() {
    if let overlay = toastOverlay { Toast.current(over: overlay)?.dismiss() }
  }

  private var toastOverlay: OpaquePointer? {
    gtk_widget_get_ancestor(widget, adw_toast_overlay_get_type()).map { OpaquePointer($0) }
  }
}

extension Window {
  /// The message of the toast that was shown last, until it is dismissed; nil without one.
  public var toastMessage: String? {
    first { $0.isInstance(of: adw_toast_overlay_get_type()) }
      .flatMap { Toast.current(over: $0.opaque)?.message }
  }
}
