import CGtk
import GLib

extension Widget {
  /// Opens a menu at a point of the widget, or below it where no point is given (`GtkPopoverMenu`). Its
  /// items' actions are looked for from this widget on. The widget keeps the closed menu for the next
  /// time: GTK does not free one that goes at once when it closes.
  public func showMenu(_ menu: Menu, at point: (x: Double, y: Double)? = nil) {
    let popover = contextMenu ?? makeContextMenu()
    gtk_popover_menu_set_menu_model(popover.opaque, menu.model)
    let pointer = popover.raw.assumingMemoryBound(to: GtkPopover.self)
    if let point {
      var target = GdkRectangle(x: gint(point.x), y: gint(point.y), width: 1, height: 1)
      gtk_popover_set_pointing_to(pointer, &target)
    } else {
      gtk_popover_set_pointing_to(pointer, nil)
    }
    returnFocus(from: popover, to: window?.focusWidget)
    gtk_popover_popup(pointer)
    Self.makeRoom(in: popover)
  }

  /// Gives the keyboard back to what had it when the widget's menu closes: GTK gives it to what the menu hangs
  /// on, before or, from 4.18 on, after it says that the menu has closed.
  private func returnFocus(from menu: Widget, to former: Widget?) {
    var closing: Connection?
    closing = menu.connect("closed") { [weak self, weak former] _ in
      closing?.disconnect()
      self?.returnFocus(to: former)
      Task { @MainActor [weak self, weak former] in self?.returnFocus(to: former) }
    }
  }

  private func returnFocus(to former: Widget?) {
    guard let menu = contextMenu, let former, former.isMapped else { return }
    let focus = former.window?.focusWidget
    // Not from what an item of the menu has shown.
    if focus.map({ $0.isInside(menu) || menu.isInside($0) }) ?? true { former.grabFocusInPlace() }
  }

  /// Moves the keyboard in the menu that is open somewhere in the widget; nil where none is. What the menu
  /// hangs on moves the keyboard in its own way, and knows nothing of it.
  func moveFocusInMenu(_ direction: FocusDirection) -> Bool? {
    guard let root = gtk_widget_get_root(widget), let focus = gtk_root_get_focus(root),
      let menu = gtk_widget_get_ancestor(focus, gtk_popover_get_type()),
      gtk_widget_is_ancestor(menu, widget) != 0
    else { return nil }
    return Widget.known(UnsafeMutableRawPointer(menu)).moveFocus(direction)
  }

  /// GTK adds the lines between sections when it has nothing else to do, and leaves it to the widget that
  /// holds a popover to give it another size.
  private static func makeRoom(in popover: Widget) {
    g_idle_add_full(
      G_PRIORITY_DEFAULT_IDLE,
      { popover in
        gtk_popover_present(popover?.assumingMemoryBound(to: GtkPopover.self))
        return 0
      }, g_object_ref(popover.raw), { g_object_unref($0) })
  }

  /// Whether the widget is in a menu, which counts as a part of what it hangs on but stands elsewhere.
  public var isInMenu: Bool { gtk_widget_get_ancestor(widget, gtk_popover_get_type()) != nil }

  private var contextMenu: Widget? { children.first { $0.hasClass(Self.contextMenuClass) } }

  private func makeContextMenu() -> Widget {
    let popover = Widget(new: gtk_popover_menu_new_from_model(nil))
    popover.addClass(Self.contextMenuClass)
    append(popover)
    return popover
  }

  /// By this class of the style sheet the menu is found again.
  private static let contextMenuClass = "context-menu"

  /// Calls `handler` when the user asks for the widget's menu: with the point of a click of the
  /// menus' button or of a finger that stays, or with nil for the Menu key and Shift+F10. A menu that
  /// opened at the press would get the release, which belongs to the widget, and GTK would complain.
  public func onMenuRequest(
    _ handler: @escaping @MainActor (_ point: (x: Double, y: Double)?) -> Void
  ) {
    let click = ClickGesture(button: 3)
    // Whoever made the gesture need not keep this object: the widget keeps the C one.
    let gesture = OpaquePointer(click.raw)
    click.onPressed { _, _ in gtk_gesture_set_state(gesture, GTK_EVENT_SEQUENCE_CLAIMED) }
    click.onReleased { x, y in handler((x, y)) }
    add(click)
    let finger = LongPressGesture()
    finger.onPressed { x, y in handler((x, y)) }
    add(finger)
    let keys = KeyController()
    keys.onPressed { key in
      guard key == .menu else { return false }
      handler(nil)
      return true
    }
    add(keys)
  }
}
