import CAdwaita
import GLib
import Gtk

/// A short message over a window's content (AdwToast).
@MainActor
public struct Toast {
  /// What can be done about it: the button's text, and the full name of the action that it calls.
  public typealias Button = (label: String, action: String)

  private let pointer: OpaquePointer

  /// Characters on a line of a message that wraps: what a window of 360 pixels has room for.
  private static let wrappedCharacters = 28
  /// Characters of a message that are shown.
  private static let mostCharacters = 300
  private static let lastKey = "the-elements-last-toast"
  /// Says that it is to go as soon as it may.
  private static let goingKey = "the-elements-toast-going"
  private static let ageKey = "the-elements-toast-age"
  /// Milliseconds until a toast may go. One that goes sooner after it came in the place of another is freed
  /// by libadwaita 1.2 before it has moved in, which ends the program.
  private static let leastAge = 300

  init(_ pointer: OpaquePointer) { self.pointer = pointer }

  /// The text, which libadwaita would else read as markup.
  var title: String {
    get { String(cString: adw_toast_get_title(pointer)) }
    nonmutating set {
      let escaped = g_markup_escape_text(newValue, gssize(newValue.utf8.count))
      adw_toast_set_title(pointer, escaped)
      g_free(escaped)
    }
  }

  // MARK: Answers

  /// The last answer over an overlay, which may have gone.
  static func last(over overlay: OpaquePointer) -> Toast? {
    g_object_get_data(UnsafeMutablePointer<GObject>(overlay), lastKey).map {
      Toast(OpaquePointer($0))
    }
  }

  /// Shows an answer at once, in the place of the last one.
  static func answer(
    _ message: String, _ wraps: Bool, _ button: Button?, over overlay: OpaquePointer
  ) {
    if let last = last(over: overlay) {
      guard last.mayGo else { return last.say(message, wraps, button) }
      last.dismiss()
    }
    guard let pointer = adw_toast_new("") else { return }
    let toast = Toast(pointer)
    toast.say(message, wraps, button)
    toast.setAge()
    g_object_set_data_full(
      UnsafeMutablePointer<GObject>(overlay), lastKey,
      g_object_ref(UnsafeMutableRawPointer(pointer))
    ) { g_object_unref($0) }
    adw_toast_overlay_add_toast(overlay, pointer)
  }

  func say(_ message: String, _ wraps: Bool, _ button: Button?) {
    g_object_set_data(object, Self.goingKey, nil)
    let message = Self.bounded(message)
    title = message
    adw_toast_set_button_label(pointer, button?.label)
    adw_toast_set_action_name(pointer, button?.action)
    guard wraps else { return adw_toast_set_custom_title(pointer, nil) }
    let label = Label(message)
    label.wraps = true
    label.breakAnywhere()
    label.alignText(0)
    label.addClass("heading")
    // libadwaita gives a toast the height that its text needs at its natural width.
    label.setProperty("max-width-chars", to: Self.wrappedCharacters)
    adw_toast_set_custom_title(pointer, label.widget)
  }

  /// A text without end would take the window's layout with it.
  private static func bounded(_ message: String) -> String {
    let start = message.prefix(mostCharacters)
    return start.endIndex == message.endIndex ? message : start + "…"
  }

  /// Takes it away, as soon as it may go.
  func dismiss() {
    guard !mayGo else { return adw_toast_dismiss(pointer) }
    g_object_set_data(object, Self.goingKey, UnsafeMutableRawPointer(pointer))
    g_timeout_add_full(
      G_PRIORITY_DEFAULT, guint(Self.leastAge),
      { toast in
        // It may have been given another message meanwhile.
        if let toast,
          g_object_get_data(toast.assumingMemoryBound(to: GObject.self), Toast.goingKey) != nil
        {
          adw_toast_dismiss(OpaquePointer(toast))
        }
        return 0
      }, g_object_ref(UnsafeMutableRawPointer(pointer)), { g_object_unref($0) })
  }

  // MARK: Age

  private var object: UnsafeMutablePointer<GObject> { UnsafeMutablePointer(pointer) }

  private static var now: Int { Int(Clock.monotonicSeconds * 1000) }

  private func setAge() {
    g_object_set_data(object, Self.ageKey, UnsafeMutableRawPointer(bitPattern: Self.now))
  }

  private var mayGo: Bool {
    Self.now - Int(bitPattern: g_object_get_data(object, Self.ageKey)) >= Self.leastAge
  }
}
