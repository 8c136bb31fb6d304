import Adwaita
import TestSupport
import XCTest

@testable import GLib
@testable import Gtk

/// The controls of an action: buttons, menu buttons and items of open menus.
final class ActionControlTests: GtkTestCase {
  private static let texts = ["grid"]

  func testTheButtonOfAnActionIsFoundByItsParameter() throws {
    try onMain {
      let window = ApplicationWindow()
      defer { window.destroy() }
      let button = Button(label: "Grid")
      button.setAction("win.show-page", "grid")
      window.add(Action("show-page", parameter: .string) { _ in })
      window.setContent(button)
      try show(window)
      XCTAssertEqual(window.actionButton(action: "show-page", Self.texts), button)
      XCTAssertNil(window.actionButton(action: "show-page", ["table"]))
      XCTAssertNil(window.actionButton(action: "page", Self.texts), "the whole name counts")
      button.isVisible = false
      XCTAssertNil(window.actionButton(action: "show-page", Self.texts))
    }
  }

  func testAnItemIsFoundBehindItsButtonAndThenClicked() throws {
    try onMain {
      let window = ApplicationWindow()
      defer { window.destroy() }
      var shown: [[String]] = []
      window.add(Action("show-page", parameter: .string) { shown.append($0) })
      let items = [
        Menu.Item("Table", action: "win.show-page", "table"),
        Menu.Item("Grid", action: "win.show-page", "grid"),
      ]
      let button = MenuButton(
        icon: "open-menu-symbolic", name: "Menu", menu: Menu(sections: [items]))
      window.setContent(button)
      try show(window)
      XCTAssertNil(window.menuButton(action: "show-page", ["name"]))
      XCTAssertEqual(window.menuButton(action: "show-page", Self.texts), button)
      XCTAssertNil(window.openMenuItem(action: "show-page", Self.texts), "the menu is closed")
      button.popUp()
      waitUntil("the menu is open") {
        window.openMenuItem(action: "show-page", Self.texts)?.isOnTop(x: 4, y: 4) == true
      }
      let item = try XCTUnwrap(window.openMenuItem(action: "show-page", Self.texts))
      let pointer = try XCTUnwrap(TestPointer())
      XCTAssertTrue(
        pointer.click(item, x: Double(item.width) / 2, y: Double(item.height) / 2))
      waitUntil("the item is activated") { shown == [Self.texts] }
    }
  }
}
