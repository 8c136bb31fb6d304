import CAdwaita
import GLib
import Gtk

/// A short message over a window's content (AdwToast).
@MainActor
public struct Toast {
  /// A toast's button: its label, and the full name of the action it activates.
  public typealias Button = (label: String, action: String)

  private let pointer: OpaquePointer

  /// Characters per line of a wrapped message: the room in a window 360 pixels wide.
  private static let wrappedCharacters = 28
  /// Longest message in characters; longer ones are truncated.
  private static let maximumCharacters = 300
  private static let currentKey = "swift-current-toast"
  /// Set on a toast that is dismissed as soon as it may be.
  private static let dismissalKey = "swift-toast-dismissal"
  private static let messageKey = "swift-toast-message"
  private static let creationKey = "swift-toast-creation"
  /// Milliseconds before a toast may be dismissed. libadwaita 1.2 frees one that replaced another and is
  /// dismissed earlier, before its transition starts, and the program crashes.
  private static let minimumAgeMs = 300

  init(_ pointer: OpaquePointer) { self.pointer = pointer }

  /// The text; libadwaita would parse it as markup, so it is escaped.
  var title: String {
    get { String(cString: adw_toast_get_title(pointer)) }
    nonmutating set {
      let escaped = g_markup_escape_text(newValue, gssize(newValue.utf8.count))
      adw_toast_set_title(pointer, escaped)
      g_free(escaped)
    }
  }

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
    if let current = Self.current(over: overlay) {
      guard current.isDismissible else { return current.setMessage(message, wraps, button) }
      current.dismiss()
    }
    guard let pointer = adw_toast_new("") else { return }
    let toast = Toast(pointer)
    toast.setMessage(message, wraps, button)
    toast.setCreationTime()
    toast.becomeCurrent(over: overlay)
    adw_toast_overlay_add_toast(overlay, pointer)
  }

  /// Makes the toast the current one of an overlay until it is dismissed.
  func becomeCurrent(over overlay: OpaquePointer) {
    let overlayObject = UnsafeMutablePointer<GObject>(overlay)
    g_object_set_data_full(
      overlayObject, Self.currentKey, g_object_ref(UnsafeMutableRawPointer(pointer))
    ) { g_object_unref($0) }
    Object(UnsafeMutableRawPointer(pointer), .none).connect("dismissed") { _ in
      if Self.current(over: overlay)?.pointer == pointer {
        g_object_set_data(overlayObject, Self.currentKey, nil)
      }
    }
  }

  /// The text without markup.
  var message: String {
    g_object_get_data(object, Self.messageKey).map {
      String(cString: $0.assumingMemoryBound(to: CChar.self))
    } ?? ""
  }

  func setMessage(_ message: String, _ wraps: Bool, _ button: Button?) {
    g_object_set_data(object, Self.dismissalKey, nil)
    let message = Self.truncated(message)
    title = message
    g_object_set_data_full(object, Self.messageKey, g_strdup(message)) { g_free($0) }
    adw_toast_set_button_label(pointer, button?.label)
    adw_toast_set_action_name(pointer, button?.action)
    guard wraps else { return adw_toast_set_custom_title(pointer, nil) }
    let label = Label(message)
    label.wraps = true
    label.breakAnywhere()
    label.alignText(0)
    label.addClass("heading")
    // libadwaita gives a toast the height of its text at its natural width.
    label.setProperty("max-width-chars", to: Self.wrappedCharacters)
    adw_toast_set_custom_title(pointer, label.widget)
  }

  /// Truncates a message: an unbounded one would break the window's layout.
  private static func truncated(_ message: String) -> String {
    let start = message.prefix(maximumCharacters)
    return start.endIndex == message.endIndex ? message : start + "…"
  }

  /// Dismisses the toast as soon as it may be.
  func dismiss() {
    guard !isDismissible else { return adw_toast_dismiss(pointer) }
    g_object_set_data(object, Self.dismissalKey, UnsafeMutableRawPointer(pointer))
    g_timeout_add_full(
      G_PRIORITY_DEFAULT, guint(Self.minimumAgeMs),
      { toast in
        // Skip if the toast has shown another message since.
        if let toast,
          g_object_get_data(toast.assumingMemoryBound(to: GObject.self), Toast.dismissalKey) != nil
        {
          adw_toast_dismiss(OpaquePointer(toast))
        }
        return 0
      }, g_object_ref(UnsafeMutableRawPointer(pointer)), { g_object_unref($0) })
  }

  // MARK: Age

  private var object: UnsafeMutablePointer<GObject> { UnsafeMutablePointer(pointer) }

  private static var nowMs: Int { Int(Clock.monotonicSeconds * 1000) }

  private func setCreationTime() {
    g_object_set_data(object, Self.creationKey, UnsafeMutableRawPointer(bitPattern: Self.nowMs))
  }

  private var isDismissible: Bool {
    Self.nowMs - Int(bitPattern: g_object_get_data(object, Self.creationKey)) >= Self.minimumAgeMs
  }
}
