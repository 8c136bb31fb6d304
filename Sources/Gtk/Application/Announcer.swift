import CGtk
import GLib

extension Widget {
  /// Lets a screen reader say `text` once, when idle (`gtk_accessible_announce`).
  public func announce(_ text: String) {
    if let window = self as? Window ?? window { Announcer.announce(text, in: window) }
  }
}

/// Announcements to the screen reader. GTK has a function for them since 4.14. Before that, and where there is no
/// accessibility bus, the text becomes the accessible description of the focused widget until the focus or the active
/// window changes: a screen reader says its change. It also reads the description of a widget that is focused, so a text
/// waits until it has done so.
@MainActor
package enum Announcer {
  /// Milliseconds between a change of focus and a description.
  package static var pauseAfterFocus: Int64 = 300
  private static var pause: Timer?
  /// The accessible contexts that can announce. Of the one for tests, which it also takes without an accessibility bus,
  /// GTK calls a function that is null.
  private static let announcingContexts = ["GtkAtSpiContext", "GtkAccessKitContext"]
  /// The texts to announce when idle.
  private static var texts: [String] = []
  private static weak var window: Window?
  /// The widget whose description is the last text.
  private static var described: WeakRef?
  private static var connections: [Connection] = []

  fileprivate static func announce(_ text: String, in window: Window) {
    Self.window = window
    texts.append(text)
    guard texts.count == 1 else { return }
    // Later than a focus change in the same act, which would interrupt the speech.
    g_idle_add_full(
      gint(G_PRIORITY_LOW),
      { _ in
        MainActor.assumeIsolated { Announcer.speak() }
        return 0
      }, nil, nil)
  }

  private static func speak() {
    guard let window else {
      texts = []
      return
    }
    let text = texts.joined(separator: "\n")
    if canAnnounce(window), cgtk_accessible_announce(window.raw, text) != 0 {
      texts = []
      return
    }
    let rest = pauseAfterFocus - Int64((Clock.monotonicSeconds - window.lastFocusChange) * 1000)
    if rest > 0 {
      pause = Timer(after: rest) { MainActor.assumeIsolated { speak() } }
    } else {
      describe(text, in: window)
    }
  }

  private static func canAnnounce(_ window: Window) -> Bool {
    cgtk_accessible_context(window.raw).map { announcingContexts.contains(String(cString: $0)) }
      ?? false
  }

  /// Makes the texts so far the description of the focused widget.
  private static func describe(_ text: String, in window: Window) {
    texts = []
    // Otherwise the same text again would be no change.
    clear()
    let target = window.focusWidget ?? window
    cgtk_accessible_set_description(target.raw, text)
    described = WeakRef(target)
    connections = ["focus-widget", "is-active"].map { window.onChange(of: $0) { clear() } }
  }

  private static func clear() {
    for connection in connections { connection.disconnect() }
    connections = []
    if let raw = described?.raw { cgtk_accessible_reset_description(raw) }
    described = nil
  }
}
