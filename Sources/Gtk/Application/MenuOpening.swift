import CGtk
import GLib

/// A context menu that opens when idle, unless a button is pressed in any window before: a menu that opened between a press
/// and its release would receive the release, which belongs to the pressed widget, and GTK would warn. Nor can the menus of
/// two windows be open.
///
/// GTK adds the separators between the sections of a menu in an idle callback; a menu that opens before is too small, and
/// some Wayland compositors cannot resize an open one.
@MainActor
final class MenuOpening {
  private let menu: Widget
  private var watches: [(window: WeakRef, presses: EventController)] = []
  private var isCanceled = false

  /// Opens a menu of a widget when idle.
  static func start(_ menu: Widget) {
    let opening = MenuOpening(menu)
    g_idle_add_full(
      G_PRIORITY_DEFAULT_IDLE,
      { opening in
        guard let opening else { return 0 }
        let started = Unmanaged<MenuOpening>.fromOpaque(opening).takeUnretainedValue()
        MainActor.assumeIsolated { started.finish() }
        return 0
      }, Unmanaged.passRetained(opening).toOpaque(), releaseUserData)
  }

  private init(_ menu: Widget) {
    self.menu = menu
    watches = Window.all.map { (window: WeakRef($0), presses: cancelOnPress(in: $0)) }
  }

  private func cancelOnPress(in window: Window) -> EventController {
    let presses = EventController(
      new: UnsafeMutableRawPointer(gtk_event_controller_legacy_new()))
    presses.capture()
    presses.connect("event") { [weak self] arguments in
      guard let controller = arguments.object(0),
        let event = gtk_event_controller_get_current_event(OpaquePointer(controller)),
        gdk_event_get_event_type(event) == GDK_BUTTON_PRESS
      else { return }
      self?.isCanceled = true
    }
    window.add(presses)
    return presses
  }

  private func finish() {
    for watch in watches {
      if let window = watch.window.raw { Widget.known(window).remove(watch.presses) }
    }
    guard !isCanceled, let parent = menu.parent, parent.isMapped else { return }
    parent.returnFocus(from: menu, to: parent.window?.focusWidget)
    gtk_popover_popup(menu.raw.assumingMemoryBound(to: GtkPopover.self))
  }
}
