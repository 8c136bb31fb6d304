import Elements
import Gtk
import TestSupport
import XCTest

@testable import TheElements

/// The way of Tab through the window of an element.
final class TabStopTests: PageTestCase {
  /// Number of Tab presses after which a way without an end is given up.
  private static let patience = 60

  /// The focused widgets on the way of Tab from the present focus until it returns.
  @MainActor
  private static func stops(in window: Window) throws -> [Widget] {
    var stops: [Widget] = []
    repeat {
      Hand.shared.type("Tab", in: window)
      stops.append(try XCTUnwrap(window.focusWidget))
    } while stops.count < patience && (stops.count == 1 || stops.last != stops.first)
    return stops.dropLast()
  }

  func testTheWindowOfAnElementHasFewerThan28Stops() throws {
    try onMain {
      for symbol in Extent.part(of: ["Au", "H", "Og"], each: 3) {
        for size in [(900, 744), (360, 500)] {
          try withElementWindow(symbol, size: size) { window in
            for face in ["front", "back"] {
              let stops = try Self.stops(in: window)
              let place = "\(face) of \(symbol) in \(size)"
              XCTAssertGreaterThan(stops.count, 5, place)
              XCTAssertLessThan(stops.count, 28, place)
              XCTAssertTrue(
                stops.indices.allSatisfy { stops.firstIndex(of: stops[$0]) == $0 }, place)
              XCTAssertTrue(stops.allSatisfy(\.isMapped), place)
              window.activate(.flip)
              settle(window)
            }
          }
        }
      }
    }
  }
}
