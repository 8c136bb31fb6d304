import Elements
import GLib
import Gtk
import TestSupport
import XCTest

@testable import TheElements

/// Values of the user's own on an element's page.
final class OwnValueTests: PageTestCase {
  func testAValueIsAddedShownAndRemoved() throws {
    try onMain {
      try withElementWindow("Au", favorites: try favorites([])) { window in
        let page = window.page
        window.activate(.editOwnValue, "melt")
        settle(window)
        let number = try window.find("own-number")
        XCTAssertTrue(number.containsFocus)
        number.setProperty("text", to: "1340,5")
        try window.find("own-source").setProperty("text", to: "Notebook 3")
        Hand.shared.type("Return", in: window)
        let row = try XCTUnwrap(page.row("melt"))
        waitUntil("it is shown") { row.own != nil }
        settle(window)
        XCTAssertEqual(
          try window.find("own-melt").shownText, "Yours: 1340.5\u{a0}K, Notebook 3")
        XCTAssertEqual(
          Accessible.label(of: row)?.hasSuffix("Yours: 1340.5\u{a0}K, Notebook 3"), true)
        XCTAssertEqual(
          page.favorites.records[.ownValues, "melt/79"],
          #"{"value": "1340.5", "unit": "K", "source": "Notebook 3"}"#)
        window.activate(.setOwnValue, "melt", "1 | g")
        window.activate(.setOwnValue, "crystal_structure", "1")
        XCTAssertEqual(row.own?.digits, "1340.5")
        window.activate(.removeOwnValue, "melt")
        settle(window)
        XCTAssertNil(row.own)
        XCTAssertNil(page.favorites.records[.ownValues, "melt/79"])
      }
    }
  }

  func testTheSourceOfAPropertyLeadsToTheEditor() throws {
    try onMain {
      try withElementWindow("Au", favorites: try favorites([])) { window in
        window.activate(.showSource, "density")
        waitUntil("the source is shown") { !window.all(SourceDetails.self).isEmpty }
        settle(window)
        try window.find("edit-own-value").grabFocus()
        Hand.shared.type("Return", in: window)
        waitUntil("the editor is shown") {
          window.all(OwnValueEditor.self).first?.isMapped == true
        }
        settle(window)
        XCTAssertTrue(try window.find("own-number").containsFocus)
      }
    }
  }

  func testAColumnIsACardOfThePage() throws {
    try onMain {
      try withElementWindow("Au", favorites: try favorites([])) { window in
        var own = OwnData.none
        own.set(
          try XCTUnwrap(OwnColumn(title: "Run", unit: "HU", values: [79: "1.50"], besides: [])))
        window.page.files.use(own)
        settle(window)
        window.showCard("properties-own")
        settle(window)
        XCTAssertEqual(window.page.row("own_run").map { tr($0.property.value) }, "1.50\u{a0}HU")
        let (view, row) = (window.page.view, window.page.row("own_run"))
        own.set(try XCTUnwrap(OwnColumn(title: "A", values: [79: "7"], besides: [])))
        window.page.files.use(own)
        settle(window)
        XCTAssertEqual(window.page.row("own_a").map { tr($0.property.value) }, "7")
        own.remove("own_a")
        window.page.files.use(own)
        settle(window)
        XCTAssertNil(window.page.row("own_a"))
        XCTAssertTrue(window.page.view === view, "only what has changed is made anew")
        XCTAssertTrue(window.page.row("own_run") === row)
        window.page.files.use(.none)
        settle(window)
        XCTAssertNil(window.page.row("own_run"))
      }
    }
  }
}
