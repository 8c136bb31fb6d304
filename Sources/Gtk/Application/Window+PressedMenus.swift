import CGtk
import GLib

/// The menus that GTK opens when the secondary button is pressed: those of texts, with Cut, Copy and Paste, and that of
/// the title bar where the window manager has none. Here they open when it is released: GTK warns of a menu that receives
/// the release of a press from before it opened.
extension Window {
  /// Takes the secondary clicks on these parts.
  func openMenusOnRelease() {
    let click = ClickGesture(button: 3)
    click.capture()
    let gesture = OpaquePointer(click.raw)
    var pressed: WeakRef?
    click.onPressed { [weak self] _, x, y in
      let part = self?.partWithPressedMenu(atX: x, y: y)
      pressed = part.map { WeakRef($0) }
      gtk_gesture_set_state(
        gesture, part == nil ? GTK_EVENT_SEQUENCE_DENIED : GTK_EVENT_SEQUENCE_CLAIMED)
    }
    click.onReleased { [weak self] _, x, y in
      guard let part = pressed?.raw, !Self.holdsSeveralButtons(gesture) else { return }
      self?.openMenu(of: Widget.known(part), at: (x, y))
    }
    add(click)
  }

  /// The text of an entry, the selectable label or the title bar at a point, if GTK has a menu for it.
  private func partWithPressedMenu(atX x: Double, y: Double) -> Widget? {
    guard let picked = pick(x: x, y: y) else { return nil }
    if let text = picked.ancestor(gtk_text_get_type()) { return text }
    if let label = picked.ancestor(gtk_label_get_type()),
      gtk_label_get_selectable(label.opaque) != 0
    {
      return label
    }
    return managerHasMenu ? nil : picked.ancestor(gtk_window_handle_get_type())
  }

  /// True if the window manager or the compositor shows the menu of a title bar.
  private var managerHasMenu: Bool {
    let display = gtk_widget_get_display(widget)
    guard let display, UnsafeMutableRawPointer(display).isInstance(of: gdk_x11_display_get_type())
    else { return true }
    return gdk_x11_screen_supports_net_wm_hint(
      gdk_x11_display_get_screen(display), "_GTK_SHOW_WINDOW_MENU") != 0
  }

  /// Opens the menu of a part at a point of the window.
  private func openMenu(of part: Widget, at point: (x: Double, y: Double)) {
    guard part.isMapped, let place = convert(x: point.x, y: point.y, to: part) else { return }
    if part.isInstance(of: gtk_window_handle_get_type()) {
      return part.showMenu(windowMenu, name: tr("Window Menu"), at: place)
    }
    if part.isInstance(of: gtk_text_get_type()), !part.isFocused {
      gtk_text_grab_focus_without_selecting(part.raw.assumingMemoryBound(to: GtkText.self))
    }
    gtk_widget_activate_action_variant(part.widget, "menu.popup", nil)
    let menu = part.children.first { $0.isInstance(of: gtk_popover_menu_get_type()) }
    menu?.raw.assumingMemoryBound(to: GtkPopover.self)
      .point(to: Bounds(x: place.x, y: place.y, width: 1, height: 1))
  }

  private var windowMenu: Menu {
    Menu(sections: [
      [
        Menu.Item(tr("Minimize", context: "window"), action: "window.minimize"),
        Menu.Item(
          isMaximized ? tr("Restore", context: "window") : tr("Maximize", context: "window"),
          action: "window.toggle-maximized",
          isEnabled: gtk_window_get_resizable(windowPointer) != 0),
      ], [Menu.Item(tr("Close", context: "window"), action: "window.close")],
    ])
  }
}

extension Widget {
  /// The innermost widget of a type that is or contains this one.
  fileprivate func ancestor(_ type: GType) -> Widget? {
    gtk_widget_get_ancestor(widget, type).map { Widget.known(UnsafeMutableRawPointer($0)) }
  }

  /// True if more than one button is pressed before the current event of a gesture. Under Wayland GDK confuses the second
  /// and the third button, so only their number counts.
  static func holdsSeveralButtons(_ gesture: OpaquePointer) -> Bool {
    let state = gtk_event_controller_get_current_event_state(gesture)
    return (state.rawValue & buttons).nonzeroBitCount > 1
  }

  /// True while a button of the pointer is pressed.
  var isAnyButtonHeld: Bool {
    guard let native = gtk_widget_get_native(widget),
      let surface = gtk_native_get_surface(native),
      let seat = gdk_display_get_default_seat(gtk_widget_get_display(widget)),
      let pointer = gdk_seat_get_pointer(seat)
    else { return false }
    var state = GdkModifierType(rawValue: 0)
    gdk_surface_get_device_position(surface, pointer, nil, nil, &state)
    return state.rawValue & Self.buttons != 0
  }

  /// The pointer's buttons in the state of an event.
  private static var buttons: UInt32 {
    [GDK_BUTTON1_MASK, GDK_BUTTON2_MASK, GDK_BUTTON3_MASK, GDK_BUTTON4_MASK, GDK_BUTTON5_MASK]
      .reduce(0) { $0 | $1.rawValue }
  }
}
