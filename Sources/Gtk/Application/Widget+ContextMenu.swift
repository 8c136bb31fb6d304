import CGtk
import GLib

extension Widget {
  /// Opens a context menu at a point of the widget, or below it without a point (`GtkPopoverMenu`), unless a button of the
  /// pointer is pressed. Actions of the items are resolved from this widget upward. `name` is the accessible name. The
  /// widget keeps the closed menu for reuse: GTK never frees one that is removed while it closes.
  public func showMenu(_ menu: Menu, name: String, at point: (x: Double, y: Double)? = nil) {
    if point == nil, isAnyButtonHeld { return }
    let popover = keptPopover(ofClass: Self.contextMenuClass) {
      gtk_popover_menu_new_from_model(nil)
    }
    popover.setAccessibleLabel(name)
    gtk_popover_menu_set_menu_model(popover.opaque, menu.model)
    popover.passOverStackPages()
    popover.groupAccessibleParts()
    let pointer = popover.raw.assumingMemoryBound(to: GtkPopover.self)
    pointer.point(to: anchor(of: point.map { Bounds(x: $0.x, y: $0.y, width: 1, height: 1) }))
    MenuOpening.start(popover)
  }

  /// Returns the focus to its previous widget when the popover, a child of this widget, closes: GTK moves it to the
  /// popover's parent, before or, from 4.18 on, after it emits `closed`.
  func returnFocus(from popover: Widget, to previous: Widget?) {
    var closing: Connection?
    // Widgets of GTK's own, such as the text of an entry, have no Swift object that lives as long.
    let (parent, former) = (WeakRef(self), previous.map { WeakRef($0) })
    let (closed, isMenuButton) = (WeakRef(popover), self is MenuButton)
    let giveBack: @MainActor () -> Void = {
      guard let parent = parent.raw, let former = former?.raw, let closed = closed.raw else {
        return
      }
      Widget.known(parent).returnFocus(
        from: Widget.known(closed), to: Widget.known(former), alsoFromChild: isMenuButton)
    }
    closing = popover.connect("closed") { _ in
      closing?.disconnect()
      giveBack()
      Task { @MainActor in giveBack() }
    }
  }

  private func returnFocus(from popover: Widget, to previous: Widget, alsoFromChild: Bool) {
    guard previous.isMapped else { return }
    let focus = previous.window?.focusWidget
    // Not if an item of the popover has moved the focus elsewhere, also into another popover.
    let isLeft =
      focus.map {
        $0.isInside(popover) || isInside($0) || alsoFromChild && $0.isInside(self)
      } ?? true
    if isLeft { previous.grabFocusInPlace() }
  }

  /// Moves the focus within the menu that is open inside the widget; nil without one. The parent of the menu
  /// moves focus by its own rules, which ignore the menu.
  func moveFocusInMenu(_ direction: FocusDirection) -> Bool? {
    guard let root = gtk_widget_get_root(widget), let focus = gtk_root_get_focus(root),
      let menu = gtk_widget_get_ancestor(focus, gtk_popover_get_type()),
      gtk_widget_is_ancestor(menu, widget) != 0
    else { return nil }
    return Widget.known(UnsafeMutableRawPointer(menu)).moveFocus(direction)
  }

  /// True if the widget is inside a menu, which is a descendant of its parent but positioned elsewhere.
  public var isInMenu: Bool { gtk_widget_get_ancestor(widget, gtk_popover_get_type()) != nil }

  /// CSS class by which the menu is found again.
  private static let contextMenuClass = "context-menu"

  /// CSS class of a widget with a menu for a long press.
  private static let longPressClass = "long-press"

  /// Calls `handler` with the point of a long press, unless a widget there has one of its own. What is below sees no
  /// click when the finger is lifted.
  private func addLongPress(_ handler: @escaping @MainActor ((x: Double, y: Double)) -> Void) {
    addClass(Self.longPressClass)
    let finger = LongPressGesture()
    let gesture = OpaquePointer(finger.raw)
    finger.onPressed { [weak self] x, y in
      var inner = self?.pick(x: x, y: y)
      while let widget = inner, widget != self {
        if widget.hasClass(Self.longPressClass) || widget.isText { return }
        inner = widget.parent
      }
      gtk_gesture_set_state(gesture, GTK_EVENT_SEQUENCE_CLAIMED)
      handler((x, y))
    }
    add(finger)
  }

  /// True for a text to edit, in which a long press selects.
  private var isText: Bool {
    isInstance(of: gtk_text_get_type()) || isInstance(of: gtk_text_view_get_type())
  }

  /// Calls `handler` when the user requests the widget's menu: with the point of a secondary click or a long
  /// press, or with nil for the Menu key and Shift+F10. Secondary clicks count on release: a menu that opened
  /// on press would receive the release, which belongs to the widget, and GTK would warn.
  public func onMenuRequest(
    _ handler: @escaping @MainActor (_ point: (x: Double, y: Double)?) -> Void
  ) {
    let click = ClickGesture(button: 3)
    // The caller need not keep this wrapper: the widget retains the C gesture.
    let gesture = OpaquePointer(click.raw)
    click.onPressed { _, _, _ in gtk_gesture_set_state(gesture, GTK_EVENT_SEQUENCE_CLAIMED) }
    click.onReleased { _, x, y in
      // Where a window that has just opened takes the pointer away, the button is released nowhere.
      guard x.isFinite, y.isFinite, !Self.holdsSeveralButtons(gesture) else { return }
      handler((x, y))
    }
    add(click)
    addLongPress { handler($0) }
    let keys = KeyController()
    keys.onPressed { key in
      guard key == .menu else { return false }
      handler(nil)
      return true
    }
    add(keys)
  }
}
