import Adwaita
import Elements
import Gtk
import TestSupport
import XCTest

@testable import TheElements

/// An element's page in a pane of another window.
final class ElementPageTests: PageTestCase {
  /// Shows the page of gold beside a button, without its header, in a window that has the page's actions.
  @MainActor
  private static func withPane(_ body: (ApplicationWindow, ElementPage) throws -> Void) throws {
    let watch = try {
      let page = ElementPage(
        try BuiltIn.element("Au"), of: try BuiltIn.table, noFavorites(),
        files: DataFiles(BuiltIn.data), temperatures: { .kelvin })
      let window = ApplicationWindow()
      (window.defaultWidth, window.defaultHeight) = (760, 600)
      page.addActions(to: window)
      page.expandsHorizontally = true
      let list = Button(label: "List")
      list.name = "list"
      let box = Box(.horizontal)
      box.add(list)
      box.add(page)
      window.setContent(box)
      try show(window)
      let watch = Watch(page)
      defer { window.close() }
      try body(window, page)
      return watch
    }()
    watch.expectFreed()
  }

  func testAnotherElementDoesNotTakeTheFocus() throws {
    try onMain {
      try Self.withPane { window, page in
        try window.find("list").grabFocus()
        page.show(try BuiltIn.element("He"))
        settle(window)
        let title = try page.header.title.find("element-title")
        XCTAssertEqual(title.ownText, "Helium")
        XCTAssertNotNil(try page.find("element-2"))
        XCTAssertEqual(window.focusedName, "list")
      }
    }
  }

  func testTheHeaderHasTheSameButtonsForEachElement() throws {
    try onMain {
      try withElementWindow("H") { window in
        for width in [360, 400, 440, 520] {
          resize(window, width, 640)
          var found: Set<[String]> = []
          for symbol in ["H", "Am", "Rf", "Sn"] {
            window.page.show(try BuiltIn.element(symbol))
            settle(window)
            let names = ["contents", "copy-menu", "flip", "favorite"]
            found.insert(try names.filter { try window.find($0).isMapped })
            let title = window.page.header.title
            XCTAssertTrue(title.children.contains(where: \.isMapped), "\(symbol) \(width)")
          }
          // Beside the three buttons of a window, too: the contents, which the menu has, give way to the symbol.
          let kept = (width < 400 ? [] : ["contents"]) + ["copy-menu", "flip", "favorite"]
          XCTAssertEqual(found, [kept], "\(width)")
        }
      }
    }
  }

  func testTheActionsOfItsWindowActOnIt() throws {
    try onMain {
      try Self.withPane { window, page in
        let shown = Record<String>()
        page.onShow = { shown.add($0.symbol) }
        window.activateAction(AppAction.nextElement.name)
        XCTAssertEqual(shown.events, ["Hg"])
        window.activateAction(AppAction.flip.name)
        XCTAssertTrue(try XCTUnwrap(page.all(FlipTile.self).last).isBackUp)
      }
    }
  }

  func testItsHeaderHasAllButtons() throws {
    try onMain {
      try Self.withPane { _, page in
        let bar = HeaderBar()
        page.header.add(to: bar)
        XCTAssertEqual(
          bar.all(Button.self).compactMap { Accessible.label(of: $0) },
          ["Previous Element", "Next Element", "Contents", "Show Facts", "Favorite"])
        XCTAssertNotNil(try bar.find("copy-menu"))
      }
    }
  }
}
