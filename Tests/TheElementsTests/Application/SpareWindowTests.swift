import Elements
import ElementsStore
import Gtk
import TestSupport
import XCTest

@testable import TheElements

/// The main window that is built before it is wanted.
final class SpareWindowTests: PageTestCase {
  @MainActor
  private static func makeWindow() throws -> MainWindow {
    let store = CatalogFile(path: BuiltIn.data.catalog)
    let library = Library(store: store, .loaded(try BuiltIn.table))
    return MainWindow(
      library, noFavorites(), noSync(), state: SavedState(page: "grid"), onStateChange: { _ in })
  }

  func testItIsTakenOnceAndShown() throws {
    try onMain {
      let spare = SpareWindow()
      let watch = try {
        let window = try Self.makeWindow()
        var isMade = false
        spare.prepare {
          isMade = true
          return window
        }
        XCTAssertNil(spare.take(), "not built yet")
        pump(for: 0.5)
        XCTAssertFalse(isMade, "it is wanted no longer")
        spare.prepare {
          isMade = true
          return window
        }
        waitUntil("it is built") { isMade }
        XCTAssertFalse(window.isMapped)
        XCTAssertTrue(spare.take() === window)
        XCTAssertNil(spare.take())
        try show(window)
        defer { window.close() }
        XCTAssertEqual(window.shown, "grid")
        XCTAssertNotNil(window.focusWidget)
        return Watch(window)
      }()
      watch.expectFreed()
    }
  }

  func testADroppedOneIsFreed() throws {
    try onMain {
      let spare = SpareWindow()
      let watch = try {
        let window = try Self.makeWindow()
        var isMade = false
        spare.prepare { [weak window] in
          isMade = true
          return window
        }
        waitUntil("it is built") { isMade }
        spare.drop()
        XCTAssertNil(spare.take())
        return Watch(window)
      }()
      watch.expectFreed()
    }
  }
}
