import Elements
import ElementsStore
import GLib
import Gtk
import TestSupport
import XCTest

@testable import TheElements

/// The names and texts of a window's parts.
final class PartTests: PageTestCase {
  /// Names of shown widgets that occur more than once, without those that GTK and libadwaita give by their types.
  @MainActor
  private static func repeatedNames(in window: Window) -> [String] {
    let names = window.all(Widget.self).filter(\.isMapped).map(\.name)
      .filter {
        !$0.isEmpty && !$0.hasPrefix("Gtk") && !$0.hasPrefix("Adw") && !$0.hasPrefix("Swift")
      }
    return Dictionary(names.map { ($0, 1) }, uniquingKeysWith: +)
      .filter { $0.value > 1 }.keys.sorted()
  }

  func testNoNameOccursTwiceOnAPage() throws {
    try onMain {
      for page in Page.all.map(\.id) {
        let state = SavedState(width: 1100, page: page, isPaneOn: true)
        try withMainWindow(favorites: favorites(["Au", "He"]), state: state) { window in
          window.activate(.selectElement, "Au")
          waitUntil("the places are read") { page != "places" || window.placesPage?.view != nil }
          settle(window)
          XCTAssertEqual(Self.repeatedNames(in: window), [], page)
        }
      }
    }
  }

  func testNoNameOccursTwiceInAnElementsWindow() throws {
    try onMain {
      try withElementWindow("Au") { window in
        window.activate(.flip)
        settle(window)
        XCTAssertEqual(Self.repeatedNames(in: window), [])
        window.activate(.showPicture, "Au")
        settle(window)
        XCTAssertEqual(Self.repeatedNames(in: window), [])
      }
    }
  }

  func testThePartsOfAnElementShowTheirTexts() throws {
    try onMain {
      try withElementWindow("Au") { window in
        let text = { (name: String) in window.findPart(name)?.shownText }
        XCTAssertEqual(text("melting-point"), "1337.33\u{a0}K")
        XCTAssertEqual(text("property-melt"), text("melting-point"))
        XCTAssertEqual(text("element-title"), "Gold")
        XCTAssertEqual(text("tile"), "79 Au Gold 196.966570")
        XCTAssertTrue(text("key-density")?.contains("19.") == true, text("key-density") ?? "")
        window.activate(.flip)
        settle(window)
        XCTAssertTrue(text("tile")?.contains("Au") == true)
        XCTAssertNotNil(text("fact-melt"))
        XCTAssertNil(window.findPart("no-such-part"))
        XCTAssertNil(window.findPart(""))
      }
    }
  }

  func testTheRowOfTheStateHasOneNameInAllUnits() throws {
    try onMain {
      for unit in [TemperatureDisplay.celsius, .fahrenheit, .kelvin] {
        let rows = try BuiltIn.element("Au").propertyGroups(temperatures: unit)
          .flatMap(\.properties)
        let names = rows.filter { ["phase", "melt"].contains($0.id) }.map(\.partName)
        XCTAssertEqual(names, ["state-at-20-c", "melting-point"])
      }
    }
  }

  func testThePartsOfAPageShowTheirTexts() throws {
    try onMain {
      try withMainWindow(
        favorites: favorites(["He"], others: [("Ada#1", ["Au"]), ("Bob", ["Au"])]),
        state: SavedState(page: "state")
      ) { window in
        let text = { (name: String) in window.findPart(name)?.shownText }
        XCTAssertEqual(text("row-80"), "Mercury Hg(80) 200.592 liquid · transition metal")
        XCTAssertEqual(text("section-liquid"), "Liquid 2 elements")
        XCTAssertEqual(text("subtitle"), "118 elements")
        XCTAssertEqual(text("tab-grid"), "Grid")
        XCTAssertEqual(text("row-80#liquid"), text("row-80"))
        XCTAssertNil(text("row-80#solid"))
        window.activate(.showPage, "favorites")
        settle(window)
        let sections = window.all(SectionHeader.self).filter(\.isMapped).map(\.heading.id)
        XCTAssertEqual(sections.count, 3)
        let rows = sections[1...].compactMap { window.findPart("row-79#\($0)") }
        XCTAssertEqual(rows.count, 2)
        XCTAssertNotEqual(rows.first, rows.last)
      }
    }
  }

  func testAShownPartComesBeforeAHiddenOne() throws {
    try onMain {
      try withMainWindow(state: SavedState(page: "name")) { window in
        let first = try XCTUnwrap(window.findPart("row-79"))
        window.activate(.showPage, "number")
        settle(window)
        let second = try XCTUnwrap(window.findPart("row-79"))
        XCTAssertNotEqual(first, second)
        XCTAssertTrue(second.isMapped)
        XCTAssertFalse(first.isMapped)
        XCTAssertEqual(window.findPart("letter-z")?.isMapped, false)
      }
    }
  }

  func testAPartIsFocusedByItsName() throws {
    try onMain {
      try withMainWindow(state: SavedState(page: "number")) { window in
        window.activate(.focusPart, "row-6")
        XCTAssertEqual(window.focusWidget?.name, "row-6")
        window.activate(.focusPart, "no-such-part")
        XCTAssertEqual(window.focusWidget?.name, "row-6")
      }
    }
  }
}
