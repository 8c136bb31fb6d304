import CGtk
import TestSupport
import XCTest

@testable import GLib
@testable import Gtk

/// A button with a class action, for menus.
private final class Door: Button {
  var performed: [String] = []
  override class var actions: [String] { ["door.open"] }
  override func perform(_ action: String) { performed.append(action) }
}

/// Context menus and the clipboard.
final class ContextMenuTests: GtkTestCase {
  @MainActor
  private static let menu = Menu(sections: [[Menu.Item("Open", action: "door.open")]])

  @MainActor
  private static func menus(of widget: Widget) -> [Widget] {
    widget.children.filter { $0.isInstance(of: gtk_popover_menu_get_type()) }
  }

  @MainActor
  private static func press(_ key: Int32, shifted: Bool = false, in widget: Widget) {
    let keys = gtk_widget_observe_controllers(widget.widget)
    defer { g_object_unref(UnsafeMutableRawPointer(keys)) }
    for position in 0..<g_list_model_get_n_items(keys) {
      guard let item = g_list_model_get_item(keys, position) else { continue }
      let controller = Object(item, .full)
      guard controller.isInstance(of: gtk_event_controller_key_get_type()) else { continue }
      let state = value(gdk_modifier_type_get_type()) {
        g_value_set_flags($0, shifted ? GDK_SHIFT_MASK.rawValue : 0)
      }
      var result = value(false)
      emit(
        "key-pressed", by: controller, [value(unsigned: guint(key)), value(unsigned: 0), state],
        result: &result)
      g_value_unset(&result)
    }
  }

  func testAMenuActivatesActionsOfItsWidget() throws {
    try onMain {
      try withWindow(showing: { Door() }) { window, door in
        door.showMenu(Self.menu, name: "Menu", at: (5, 5))
        settle(window)
        let menu = try XCTUnwrap(Self.menus(of: door).first)
        XCTAssertTrue(menu.isMapped)
        XCTAssertTrue(Widget.hasOpenPopover(door.raw), "no tooltip covers it")
        menu.activateAction("door.open")
        XCTAssertEqual(door.performed, ["door.open"])
      }
    }
  }

  func testADisabledItemIsShownInsensitive() throws {
    try onMain {
      try withWindow(showing: { Door() }) { window, door in
        let items = [true, false].map {
          Menu.Item("Open", action: "door.open", isEnabled: $0)
        }
        door.showMenu(Menu(sections: [items]), name: "Menu", at: (5, 5))
        settle(window)
        let menu = try XCTUnwrap(Self.menus(of: door).first)
        let buttons = descendants(of: menu, Widget.self)
          .filter { $0.isInstance(of: g_type_from_name("GtkModelButton")) }
        XCTAssertEqual(buttons.map(\.isMapped), [true, true])
        XCTAssertEqual(buttons.map(\.isSensitive), [true, false])
      }
    }
  }

  func testAPopoverReturnsTheFocusToAnEntry() throws {
    try onMain {
      let make = {
        let box = Box(.vertical)
        box.add(TextEntry(name: "Name"))
        return box
      }
      try withWindow(showing: make) { window, box in
        XCTAssertTrue(try XCTUnwrap(box.children.first).grabFocus())
        let focus = try XCTUnwrap(window.focusWidget)
        let choice = Button(label: "Choice")
        // Its parent is GTK's own, too: what the window shows the box in.
        let parent = try XCTUnwrap(window.children.first)
        parent.showPopover(choice, name: "Choices", at: Bounds(width: 9, height: 9))
        settle(window)
        XCTAssertTrue(choice.grabFocus())
        parent.hidePopover()
        settle(window)
        waitUntil("the focus is back") { window.focusWidget == focus }
      }
    }
  }

  /// A popover beside an anchor as high as the screen would be given less room than nothing.
  func testAPopoverOfAWidgetAsHighAsTheScreenHasRoom() throws {
    try onMain {
      try withWindow(width: 600, height: 1_000, showing: { Door() }) { window, door in
        let content = Label("Content")
        door.showPopover(content, name: "Content")
        settle(window)
        XCTAssertGreaterThan(content.height, 10)
        door.hidePopover()
        settle(window)
        door.showMenu(Self.menu, name: "Menu")
        settle(window)
        XCTAssertGreaterThan(try XCTUnwrap(Self.menus(of: door).first).height, 20)
      }
    }
  }

  func testAMenuAtNoPlaceIsTheWidgets() throws {
    try onMain {
      for place in [(.nan, .nan), (.infinity, 1e300)] as [(x: Double, y: Double)] {
        try withWindow(width: 300, height: 400, showing: { Door() }) { window, door in
          door.showMenu(Self.menu, name: "Menu", at: place)
          settle(window)
          XCTAssertGreaterThan(try XCTUnwrap(Self.menus(of: door).first).height, 20)
        }
      }
    }
  }

  func testAPopoverPointsAtWhatIsSeen() throws {
    try onMain {
      try withWindow(width: 300, height: 400, showing: { Door() }) { window, door in
        let top = try XCTUnwrap(door.convert(x: 0, y: 0, to: window)?.y)
        let (height, end) = (Double(window.height), Double(window.height) - 1 - top)
        let y: @MainActor (Double, Double) -> [Double] = { start, height in
          let anchor = door.anchor(of: Bounds(x: 5, y: start, width: 9, height: height))
          return [anchor.y, anchor.height]
        }
        XCTAssertEqual(y(20, 30), [20, 30])
        XCTAssertEqual(y(-5_000, 9), [-top, 1])
        XCTAssertEqual(y(5_000, 9), [end, 1])
        XCTAssertEqual(y(-5_000, 10_000), [height / 2 - top, 1])
      }
    }
  }

  func testAMenuIsReusedAndFreedWithItsWidget() throws {
    try onMain {
      let menu = try {
        var menu: Watch?
        try withWindow(showing: { Door() }) { window, door in
          for x in [5.0, 10] {
            door.showMenu(Self.menu, name: "Menu", at: (x, 5))
            settle(window)
            let popover = try XCTUnwrap(Self.menus(of: door).first)
            XCTAssertEqual(Self.menus(of: door).count, 1)
            XCTAssertTrue(popover.isMapped)
            popover.isVisible = false
            pump(for: 0.2)
            menu = Watch(popover)
          }
        }
        return try XCTUnwrap(menu)
      }()
      menu.expectFreed()
    }
  }

  func testAWindowMayCloseWhileAMenuIsOpen() throws {
    try onMain {
      var popover: Watch?
      try withWindow(showing: { Door() }) { window, door in
        door.showMenu(Self.menu, name: "Menu")
        settle(window)
        popover = Watch(try XCTUnwrap(Self.menus(of: door).first))
      }
      try XCTUnwrap(popover).expectFreed()
    }
  }

  func testMenuKeyShiftF10AndSecondaryClickRequestTheMenu() {
    onMain {
      let door = Door()
      var requests: [Double?] = []
      door.onMenuRequest { requests.append($0?.x) }
      Self.press(GDK_KEY_Menu, in: door)
      Self.press(GDK_KEY_F10, shifted: true, in: door)
      Self.press(GDK_KEY_F10, in: door)
      Self.press(GDK_KEY_Return, shifted: true, in: door)
      XCTAssertEqual(requests, [nil, nil])
    }
  }

  func testATextIsCopiedToTheClipboard() throws {
    try onMain {
      try withWindow(showing: { Door() }) { _, door in
        door.copyToClipboard("1337.33 K · “é”")
        XCTAssertEqual(clipboardText(door), "1337.33 K · “é”")
        door.copyToClipboard("")
        XCTAssertEqual(clipboardText(door), "")
      }
    }
  }
}
