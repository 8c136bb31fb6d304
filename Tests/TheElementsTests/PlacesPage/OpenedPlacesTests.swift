import Elements
import ElementsStore
import GLib
import Gtk
import TestSupport
import XCTest

@testable import TheElements

/// A list of places opened from a file on the Places page.
final class OpenedPlacesTests: OpenedPlacesTestCase {
  func testAFileIsShownInPlaceOfTheDiscoveriesAndClosed() throws {
    try onMain {
      try Self.withPage { window, page, file in
        XCTAssertFalse(window.isEnabled(.closePlaces))
        let discoveries = try XCTUnwrap(page.view?.map.places)
        let view = try Self.open(file, in: window)
        XCTAssertEqual(
          Self.names(view),
          ["Åby, Denmark", "Åby, Sweden", "Ystad, Sweden", "Zabern, Germany, 1 element"])
        XCTAssertTrue(labels(in: window).contains("4 places"), "below the title")
        XCTAssertTrue(labels(in: window).contains("towns.json"))
        XCTAssertNil(page.sections, "it has no sections to collapse")
        XCTAssertEqual(page.opened?.pins?.levels.last?.map(\.count), [1, 1, 1, 1])
        window.activate(.closePlaces)
        settle(window)
        XCTAssertNil(page.view?.list.openedView)
        XCTAssertEqual(page.view?.map.places, discoveries)
        XCTAssertNil(page.view?.map.pins.opened)
        XCTAssertFalse(window.isEnabled(.closePlaces))
        XCTAssertTrue(page.view?.list.rows.first?.isMapped == true)
      }
    }
  }

  func testARowAndAPinSelectAPlace() throws {
    try onMain {
      try Self.withPage { window, page, file in
        let view = try Self.open(file, in: window)
        let row = try XCTUnwrap(view.list.rows.first { $0.position == 2 })
        Hand.shared.click(row)
        waitUntil("it is selected") { page.selection?.name == "Ystad" }
        XCTAssertEqual(page.opened?.model.selection, 2)
        let map = try XCTUnwrap(page.view?.map)
        let point = try XCTUnwrap(map.point(ofPlace: 2))
        XCTAssertEqual(map.viewport.position(of: point).x, map.viewport.size.width / 2, accuracy: 2)
        XCTAssertEqual(Accessible.description(of: map), "Ystad, Sweden")
        map.onSelect?(0)
        XCTAssertEqual(page.selection?.country, "DK")
        XCTAssertEqual(page.opened?.model.selection, 0)
        map.onSelect?(nil)
        XCTAssertNil(page.selection)
        XCTAssertNil(page.opened?.model.selection)
        window.activate(.showPlace, "13")
        XCTAssertEqual(page.selection?.name, "Zabern", "by the identifier in the file")
        for key in ["#5", "#0", "#-1", "#x", "99", "Ystad"] {
          window.activate(.showPlace, key)
          XCTAssertNil(page.selection, key)
        }
      }
    }
  }

  func testTheSelectedRowStaysInViewWhenTheSizeChanges() throws {
    try onMain {
      let towns = (1...500).map { number in
        #"{"_id": \#(number), "name": "Town \#(number + 1000)", "country": "SE", "#
          + #""coord": {"lon": 13, "lat": 55}}"#
      }
      try Self.withPage("[\(towns.joined(separator: ","))]") { window, page, file in
        let view = try Self.open(file, in: window)
        window.activate(.showPlace, "#300")
        settle(window)
        let row = {
          try XCTUnwrap(view.list.rows.first { $0.position == 299 && $0.isMapped })
        }
        let list = try XCTUnwrap(page.view?.list)
        for (width, height) in [(700, 1000), (700, 560), (1080, 760), (900, 560)] {
          window.resize(width: width, height: height)
          let top = try XCTUnwrap(row().convert(x: 0, y: 0, to: list)).y
          XCTAssertGreaterThanOrEqual(top, 0, "\(width) × \(height)")
          XCTAssertLessThanOrEqual(top + 20, Double(list.height), "\(width) × \(height)")
        }
      }
    }
  }

  func testACardWithoutElementsEndsBelowItsTexts() throws {
    try onMain {
      try Self.withPage { window, page, file in
        _ = try Self.open(file, in: window)
        let card = try XCTUnwrap(page.view?.card)
        window.activate(.showPlace, "#3")
        settle(window)
        let below = try XCTUnwrap(card.children.last { $0.isMapped })
        let end = try XCTUnwrap(below.convert(x: 0, y: Double(below.height), to: card)).y
        XCTAssertEqual(below.name, "place-details")
        XCTAssertEqual(end, Double(card.height), accuracy: 1)
        window.activate(.showPlace, "#4")
        settle(window)
        XCTAssertEqual(card.tiles.map(\.isMapped), [true])
      }
    }
  }

  func testKeysMoveThroughRowsAndTabLeavesThem() throws {
    try onMain {
      try Self.withPage { window, page, file in
        Hand.shared.activate(window)
        _ = try Self.open(file, in: window)
        let focus = { window.focusWidget.flatMap { Accessible.label(of: $0) } }
        XCTAssertEqual(focus(), "Åby, Denmark", "the list had the focus before")
        Hand.shared.type("Down", in: window)
        XCTAssertEqual(focus(), "Åby, Sweden")
        Hand.shared.type("Return", in: window)
        XCTAssertEqual(page.selection?.country, "SE")
        Hand.shared.type("Tab", in: window)
        XCTAssertEqual(focus(), "Map")
        Hand.shared.type("Tab", with: ["Shift_L"], in: window)
        XCTAssertEqual(focus(), "Åby, Sweden")
        Hand.shared.type("Tab", with: ["Shift_L"], in: window)
        XCTAssertEqual(focus(), "Close Places")
        Hand.shared.type("Tab", in: window)
        XCTAssertEqual(focus(), "Åby, Sweden")
      }
    }
  }

  func testASearchFiltersRowsAndPins() throws {
    try onMain {
      try Self.withPage { window, page, file in
        let view = try Self.open(file, in: window)
        window.activate(.showPlace, "11")
        window.activate(.search, "aby")
        waitUntil("two are found") { page.opened?.pins?.levels.last?.count == 2 }
        settle(window)
        XCTAssertEqual(Self.names(view), ["Åby, Denmark", "Åby, Sweden"])
        XCTAssertNil(page.opened?.model.selection, "the selected one is not shown")
        XCTAssertEqual(page.selection?.name, "Ystad")
        XCTAssertTrue(labels(in: window).contains("2 of 4 places"))
        XCTAssertTrue(page.focusBestHit())
        XCTAssertEqual(window.focusWidget.flatMap { Accessible.label(of: $0) }, "Åby, Denmark")
        window.activate(.openBestHit)
        XCTAssertEqual(page.selection?.country, "DK")
        window.activate(.search, "nowhere")
        waitUntil("nothing is found") { labels(in: window).contains("Nothing Found") }
        window.activate(.search, "nowhere else")
        waitUntil("the text is the new one") {
          labels(in: window).contains("No place here matches “nowhere else”.")
        }
        window.activate(.hideSearch)
        waitUntil("all are shown") { page.opened?.pins?.levels.last?.count == 4 }
        settle(window)
        XCTAssertEqual(Self.names(view).count, 4)
        XCTAssertEqual(page.opened?.model.selection, 0)
      }
    }
  }

  func testDamagedRecordsAreLeftOutAndTold() throws {
    try onMain {
      let text = Self.towns.replacing(#""lat": 55.4"#, with: #""lat": "55.4""#)
      try Self.withPage(text) { window, page, file in
        let view = try Self.open(file, in: window)
        XCTAssertEqual(Self.names(view).count, 3)
        XCTAssertEqual(window.placesBanner?.isShown, true)
        let told =
          #"1 record left out. The first: towns.json, line 1, record 1, "coord": "lat": expected"#
        XCTAssertTrue(labels(in: window).contains { $0.hasPrefix(told) })
        window.activate(.closePlaces)
        XCTAssertEqual(window.placesBanner?.isShown, false)
      }
    }
  }

  func testTheFormIsTold() throws {
    try onMain {
      let table = "name;lat;lon\nYstad;55,4;13,8\n"
      try Self.withPage(table) { window, page, file in
        _ = try Self.open(file, in: window)
        waitUntil("it is told") { labels(in: window).contains("Opened: 1 place (CSV)") }
        try Files.write(TestGzip.packed(Array((table + "Å;x;1\n").utf8)), to: file.path)
        window.openPlaces(file)
        waitUntil("the file is read") { page.opened?.file.isPacked == true }
        settle(window)
        XCTAssertEqual(window.placesBanner?.isShown, true)
        XCTAssertTrue(
          labels(in: window).contains { $0.hasSuffix(#"text "x". Read as CSV, compressed."#) },
          "\(labels(in: window))")
      }
    }
  }

  func testAFileThatCannotBeReadIsToldAndThePlacesRemain() throws {
    try onMain {
      try Self.withPage("[\n{]") { window, page, file in
        window.openPlaces(file)
        let told = try texts(ofDialogWith: "Close")
        XCTAssertTrue(told.contains { $0.contains("towns.json, line 2: ") }, "\(told)")
        XCTAssertNil(page.opened)
        XCTAssertNil(page.openingPart)
        XCTAssertFalse(window.stopButton.isVisible)
        try answerDialog("Close")
      }
    }
  }

  func testStopAndEscapeEndReading() throws {
    try onMain {
      try Self.withPage { window, page, file in
        for byKey in [false, true] {
          if byKey {
            // A key takes frames, in which a small file would be read.
            page.awaitedFile = file
            page.onOpen?(.reading)
            XCTAssertTrue(window.stopButton.isVisible)
            Hand.shared.type("Escape", in: window)
          } else {
            window.openPlaces(file)
            XCTAssertTrue(window.stopButton.isVisible)
            XCTAssertNotNil(page.openingPart)
            window.activate(.cancelLoading)
          }
          waitUntil("it has stopped") { page.openingPart == nil }
          XCTAssertFalse(window.stopButton.isVisible)
          XCTAssertNil(page.opened)
        }
      }
    }
  }

  func testAFileWaitsForTheMap() throws {
    try onMain {
      try withTemporaryDirectory { directory in
        let file = PlacesFile(path: "towns.json", in: directory)
        try Files.write(Self.towns, to: file.path)
        try withMainWindow { window in
          window.openPlaces(file)
          XCTAssertEqual(window.shown, "places")
          XCTAssertNotNil(window.placesPage?.openingPart)
          waitUntil("the file is read") { window.placesPage?.opened?.count == 4 }
          XCTAssertEqual(window.placesPage?.opened?.file.name.text, "towns.json")
          window.activate(.closePlaces)
        }
      }
    }
  }

  func testTheFirstRowReturnsWithTheFormerSize() throws {
    try onMain {
      let towns = (100..<300).map {
        #"{"_id": \#($0), "name": "Town \#($0)", "country": "SE", "coord": {"lon": 13, "lat": 55}}"#
      }
      try Self.withPage("[\(towns.joined(separator: ","))]") { window, _, file in
        let view = try Self.open(file, in: window)
        view.scroll(toRow: 50)
        settle(window)
        let first = try XCTUnwrap(view.topRow)
        window.activate(.showPlace, OpenedPlaces.key(of: first + 6))
        settle(window)
        XCTAssertEqual(view.topRow, first)
        for _ in 0..<2 {
          resize(window, 700, 760)
          XCTAssertNotEqual(view.topRow, first, "the selected row is in view")
          resize(window, 1080, 760)
          XCTAssertEqual(view.topRow, first)
        }
      }
    }
  }
}
