import Elements
import ElementsStore
import Gtk
import TestSupport
import XCTest

@testable import TheElements

/// A store that keeps nothing.
struct NoState: StateStore {
  func load() -> (state: SavedState, problem: StateProblem?) { (SavedState(), nil) }
  func save(_ state: SavedState) {}
  func flush() {}
}

/// Marks of compared elements on the pages, and the acts that set them.
final class ComparedElementsTests: PageTestCase {
  @MainActor
  private static func withPage(
    _ page: String, _ body: (MainWindow) throws -> Void
  ) throws {
    defer { ComparedElements.shared.show(Comparison()) }
    var state = SavedState(page: page)
    state.mainWindow = .init(width: 1080, height: 760)
    try withMainWindow(state: state, body)
  }

  @MainActor private static var numbers: [Int] { ComparedElements.shared.comparison.numbers }

  func testCtrlAndAClickMarkATileARowAndACellAndOpenNothing() throws {
    try onMain {
      for (page, name) in [
        ("table", "tile-6"), ("number", "row-6"), ("grid", "cell-6"), ("category", "row-6"),
      ] {
        try Self.withPage(page) { window in
          let item = try window.find(name)
          waitUntil("it is shown") { item.isMapped }
          settle(window)
          Hand.shared.hold("Control_L") { Hand.shared.click(item, x: 20, y: 20) }
          waitUntil("it is compared on \(page)") { Self.numbers == [6] }
          settle(window)
          XCTAssertTrue(
            Accessible.description(of: item)?.contains("In comparison") ?? false, page)
          XCTAssertTrue(window.all(PictureView.self).isEmpty)
          XCTAssertEqual(openWindows().count, 1)
          XCTAssertEqual(window.toastMessage, "Added to the comparison: Carbon")
          Hand.shared.hold("Control_L") { Hand.shared.click(item, x: 20, y: 20) }
          waitUntil("it is not compared any more") { Self.numbers.isEmpty }
        }
      }
    }
  }

  func testASeventhElementIsRefusedWithAToast() throws {
    try onMain {
      try Self.withPage("table") { window in
        for symbol in ["H", "He", "Li", "Be", "B", "C", "N"] {
          window.activate(.toggleComparison, symbol)
        }
        XCTAssertEqual(Self.numbers, [1, 2, 3, 4, 5, 6])
        XCTAssertEqual(window.toastMessage, "Only 6 elements can be compared")
        window.activate(.clearComparison)
        XCTAssertEqual(Self.numbers, [])
      }
    }
  }

  func testTheToastFitsInANarrowWindow() throws {
    try onMain {
      try Self.withPage("table") { window in
        (window.defaultWidth, window.defaultHeight) = (360, 760)
        waitUntil("the window is narrow") { window.width <= 360 }
        window.activate(.toggleComparison, "Pa")
        let message = "Added to the comparison: Protactinium"
        let toast = try XCTUnwrap(window.first { labels(in: $0) == [message, "Compare"] })
        waitUntil("the toast is laid out") { toast.width > 0 }
        XCTAssertLessThanOrEqual(toast.width, 350)
        XCTAssertEqual(cutLabels(in: toast), [])
      }
    }
  }

  func testTheKeysCompareTheFocusedElement() throws {
    try onMain {
      try Self.withPage("table") { window in
        try window.find("tile-79").grabFocus()
        window.activate(.toggleComparison, "")
        XCTAssertEqual(Self.numbers, [79])
        window.activate(.toggleComparison, "no such element")
        XCTAssertEqual(Self.numbers, [79])
      }
    }
  }

  func testTheContextMenuAddsAndRemoves() throws {
    try onMain {
      try Self.withPage("number") { window in
        let row = try window.first(ElementRow.self)
        XCTAssertTrue(titles(of: window.menu(of: row)).contains("Add to Comparison"))
        window.activate(.toggleComparison, row.element.symbol)
        XCTAssertTrue(titles(of: window.menu(of: row)).contains("Remove from Comparison"))
      }
    }
  }

  func testARemovalInTheComparisonCanBeUndone() throws {
    try onMain {
      try withComparison(["Au", "Ag", "Cu"]) { window in
        XCTAssertFalse(window.isEnabled(.undoComparison))
        Hand.shared.click(try window.find("remove-47"))
        waitUntil("silver is removed") { Self.numbers == [79, 29] }
        XCTAssertEqual(window.toastMessage, "Removed: Silver")
        let undo = try XCTUnwrap(window.first { Accessible.label(of: $0) == "Undo" })
        undo.grabFocus()
        Hand.shared.type("Return", in: window)
        waitUntil("silver is in its place again") { Self.numbers == [79, 47, 29] }
        XCTAssertNil(window.toastMessage)
        XCTAssertTrue(window.focusWidget?.isInside(window.view) == true)
        window.activate(.clearComparison)
        XCTAssertEqual(window.toastMessage, "Removed: Gold, Silver, Copper")
        window.activate(.undoComparison)
        XCTAssertEqual(Self.numbers, [79, 47, 29])
        // Another change cannot be taken back.
        window.activate(.toggleComparison, "Ag")
        ComparedElements.shared.show(Comparison([1]))
        XCTAssertNil(window.toastMessage)
        XCTAssertFalse(window.isEnabled(.undoComparison))
      }
    }
  }

  func testItIsRemembered() throws {
    onMain {
      defer { ComparedElements.shared.show(Comparison()) }
      var state = SavedState()
      state.compared = Comparison([79, 47])
      let keeper = StateKeeper(NoState())
      keeper.adopt(state)
      let compared = ComparedElements()
      compared.remember(in: keeper)
      XCTAssertEqual(compared.comparison.numbers, [79, 47])
      compared.show(Comparison([1]))
      XCTAssertEqual(keeper.state.compared.numbers, [1])
    }
  }
}
