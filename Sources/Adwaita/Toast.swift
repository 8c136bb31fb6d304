import CAdwaita
import GLib
import Gtk

/// A short message over a window's content (AdwToast).
@MainActor
public struct Toast {
  /// A toast's button: its label, and the full name of the action it activates.
  public typealias Button = (label: String, action: String)

  private let pointer: OpaquePointer

  /// Longest message in characters; longer ones are truncated.
  private static let maximumCharacters = 300
  private static let currentKey = "swift-current-toast"
  private static let messageKey = "swift-toast-message"

  init(_ pointer: OpaquePointer) { self.pointer = pointer }

  // MARK: Messages

  /// The current toast of an overlay, which may have been dismissed.
  static func current(over overlay: OpaquePointer) -> Toast? {
    g_object_get_data(UnsafeMutablePointer<GObject>(overlay), currentKey).map {
      Toast(OpaquePointer($0))
    }
  }

  /// Shows a message at once, in place of the current one.
  static func show(
    _ message: String, _ wraps: Bool, _ button: Button?, over overlay: OpaquePointer
  ) {
    current(over: overlay)?.dismiss()
    add(message, wraps, button, to: overlay)
  }

  /// Shows a message after those in the queue of an overlay.
  static func add(
    _ message: String, _ wraps: Bool, _ button: Button?, to overlay: OpaquePointer
  ) {
    guard let pointer = adw_toast_new("") else { return }
    let toast = Toast(pointer)
    toast.setMessage(message, wraps, button)
    toast.becomeCurrent(over: overlay)
    adw_toast_overlay_add_toast(overlay, pointer)
    nameButtons(over: overlay)
  }

  /// Names the buttons of the shown toast, the overlay's last child: libadwaita gives the one that closes it an icon only.
  private static func nameButtons(over overlay: OpaquePointer) {
    guard let shown = Widget.known(UnsafeMutableRawPointer(overlay)).children.last,
      shown.isInstance(of: g_type_from_name("AdwToastWidget"))
    else { return }
    shown.nameButtons()
    shown.children.last?.setAccessibleLabel(tr("Dismiss"))
  }

  /// Makes the toast the current one of an overlay until it is dismissed.
  private func becomeCurrent(over overlay: OpaquePointer) {
    g_object_set_data_full(
      UnsafeMutablePointer(overlay), Self.currentKey,
      g_object_ref(UnsafeMutableRawPointer(pointer))
    ) { g_object_unref($0) }
    // After libadwaita's handler, which shows the next toast. An activated button dismisses its toast when idle, when
    // the overlay may be gone.
    let weakOverlay = WeakRef(Object(UnsafeMutableRawPointer(overlay), .none))
    Object(UnsafeMutableRawPointer(pointer), .none).connect("dismissed", isLast: true) { _ in
      guard let overlay = weakOverlay.raw.map({ OpaquePointer($0) }) else { return }
      Self.nameButtons(over: overlay)
      if Self.current(over: overlay)?.pointer == pointer {
        g_object_set_data(UnsafeMutablePointer(overlay), Self.currentKey, nil)
      }
    }
  }

  /// The text without markup.
  var message: String {
    g_object_get_data(object, Self.messageKey).map {
      String(cString: $0.assumingMemoryBound(to: CChar.self))
    } ?? ""
  }

  private func setMessage(_ message: String, _ wraps: Bool, _ button: Button?) {
    let message = Self.truncated(message)
    adw_toast_set_title(pointer, message.escapedAsMarkup)
    g_object_set_data_full(object, Self.messageKey, g_strdup(message)) { g_free($0) }
    adw_toast_set_button_label(pointer, button?.label)
    adw_toast_set_action_name(pointer, button?.action)
    let title = wraps ? FloatingMessage(message) : nil
    withExtendedLifetime(title) { adw_toast_set_custom_title(pointer, title?.widget) }
  }

  /// Truncates a message: an unbounded one would break the window's layout.
  private static func truncated(_ message: String) -> String {
    let start = message.prefix(maximumCharacters)
    return start.endIndex == message.endIndex ? message : start + "…"
  }

  /// Dismisses the toast.
  func dismiss() { adw_toast_dismiss(pointer) }

  private var object: UnsafeMutablePointer<GObject> { UnsafeMutablePointer(pointer) }
}
