import Elements
import Gtk
import TestSupport
import XCTest

@testable import TheElements

/// The sheet of the selected place in a narrow window.
final class PlaceSheetTests: PageTestCase {
  @MainActor
  private static func withSheet(
    _ body: (MainWindow, PlacesView, SheetHandle) throws -> Void
  ) throws {
    try PushedPlaceTests.withPlaces { window, _, view in
      window.activate(.showPlace, PushedPlaceTests.stockholm)
      settle(window)
      try body(window, view, view.card.handle)
    }
  }

  /// The part of the view that the sheet covers.
  @MainActor
  private static func height(_ view: PlacesView) -> Double {
    Double(view.height) - (view.card.convert(x: 0, y: 0, to: view)?.y ?? .nan)
  }

  func testTheKeysMoveItBetweenThreeHeights() throws {
    try onMain {
      try Self.withSheet { window, view, handle in
        XCTAssertTrue(handle.grabFocus())
        let whole = Double(view.height)
        let expected: [(String, Sheet.Stop, Double)] = [
          ("Down", .low, 120), ("Down", .low, 120), ("Up", .half, (whole / 2).rounded()),
          ("Up", .full, whole), ("space", .low, 120), ("Return", .half, (whole / 2).rounded()),
          ("End", .full, whole), ("Home", .low, 120),
        ]
        for (key, stop, height) in expected {
          Hand.shared.type(key, in: window)
          settle(window)
          XCTAssertEqual(view.sheet.stop, stop, key)
          XCTAssertEqual(Self.height(view), height, accuracy: 1, key)
          XCTAssertTrue(handle.isFocused, key)
        }
        XCTAssertEqual(Accessible.description(of: handle), "Low")
        XCTAssertEqual(Accessible.label(of: handle), "Height of the Sheet")
        handle.activateAction("slider.increase")
        settle(window)
        XCTAssertEqual(view.sheet.stop, .half)
        handle.activateAction("slider.decrease")
        settle(window)
        XCTAssertEqual(view.sheet.stop, .low)
      }
    }
  }

  func testADragMovesItAndItRestsAtTheNearestHeight() throws {
    try onMain {
      try Self.withSheet { window, view, handle in
        let hand = Hand.shared
        let half = Self.height(view)
        hand.move(to: handle)
        hand.press()
        hand.move(to: view, x: 200, y: Double(view.height) - half - 60)
        waitUntil("it follows the pointer") { Self.height(view) > half + 40 }
        hand.move(to: view, x: 200, y: 40)
        hand.release()
        waitUntil("it rests") { view.sheet.stop == .full }
        settle(window)
        XCTAssertEqual(Self.height(view), Double(view.height), accuracy: 1)
      }
    }
  }

  func testWithoutElementsItIsDraggedAnywhere() throws {
    try onMain {
      try Self.withSheet { window, view, _ in
        let coordinate = Coordinate(longitude: 13.8, latitude: 55.4)
        view.card.show(
          Place(name: "Ystad", country: "SE", coordinate: coordinate), country: "Sweden", [])
        settle(window)
        let (hand, half) = (Hand.shared, Self.height(view))
        hand.move(to: view, x: 200, y: Double(view.height) - 20)
        hand.press()
        hand.move(to: view, x: 200, y: Double(view.height) - 120)
        waitUntil("it follows the pointer") { Self.height(view) > half + 40 }
        hand.release()
        waitUntil("it rests") { Self.height(view) == half }
      }
    }
  }

  func testItsTilesFillTheWidthAndScroll() throws {
    try onMain {
      try Self.withSheet { window, view, _ in
        let places = view.card.tiles.compactMap { $0.convert(x: 0, y: 0, to: view) }
        let columns = Set(places.map(\.x)).count
        XCTAssertEqual(columns, (view.width - 32 + 8) / 52)
        XCTAssertEqual(Set(places.map(\.y)).count, (places.count + columns - 1) / columns)
      }
    }
  }

  func testThePinsBelowItAreNoButtons() throws {
    try onMain {
      try Self.withSheet { window, view, _ in
        let pins = { view.map.pinWidgets.filter { $0.pin != nil } }
        window.activate(.resizeSheet, "low")
        settle(window)
        let all = pins().count
        window.activate(.resizeSheet, "full")
        settle(window)
        XCTAssertGreaterThan(all, 0)
        XCTAssertEqual(pins().count, 0)
      }
    }
  }

  func testTheActionMovesIt() throws {
    try onMain {
      try Self.withSheet { window, view, _ in
        window.activate(.resizeSheet, "full")
        settle(window)
        XCTAssertEqual(view.sheet.stop, .full)
        XCTAssertFalse(view.buttons.isChildVisible, "no room over it")
        window.activate(.resizeSheet, "nowhere")
        XCTAssertEqual(view.sheet.stop, .full)
        window.activate(.resizeSheet, "low")
        settle(window)
        XCTAssertTrue(view.buttons.isChildVisible)
      }
    }
  }
}
