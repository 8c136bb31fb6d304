import Adwaita
import Elements
import Gtk
import TestSupport
import XCTest

@testable import TheElements

/// What stands below the tile: the small periodic table and the electron-shell line.
final class ElementOverviewTests: PageTestCase {
  @MainActor
  private static func overview(_ symbol: String) throws -> ElementOverview {
    ElementOverview(try BuiltIn.element(symbol), in: try BuiltIn.table)
  }

  func testThePlaceIsAPictureThatNamesGroupAndPeriod() throws {
    try onMain {
      for (symbol, name) in [
        ("Au", "Place: group 11, period 6"), ("Ce", "Place: block f, period 6"),
        ("Og", "Place: group 18, period 7"),
      ] {
        let place = try Self.overview(symbol).find("place")
        XCTAssertEqual(Accessible.role(of: place), "img")
        XCTAssertEqual(Accessible.label(of: place), name)
        XCTAssertEqual(place.tooltipText, name)
      }
    }
  }

  func testTheShellsAreAPictureThatNamesThem() throws {
    try onMain {
      let shells = try Self.overview("Au").find("shells")
      XCTAssertEqual(Accessible.role(of: shells), "img")
      XCTAssertEqual(
        Accessible.label(of: shells), "Electrons per shell: K 2, L 8, M 18, N 32, O 18, P 1")
    }
  }

  func testTheElementsSquareAloneHasItsFullColour() throws {
    try onMain {
      try withWindow(width: 300, height: 300, showing: { try Self.overview("Tc") }) { _, overview in
        let place = try overview.find("place")
        let picture = try XCTUnwrap(currentPicture(of: place))
        let square = PlaceLayout(width: Double(place.width)).frame(of: try BuiltIn.element("Tc"))
        let full = TileStyle(.transitionMetal).background
        let center = square.center
        XCTAssertTrue(picture.color(Int(center.x), Int(center.y)).isNear(full))
        XCTAssertGreaterThanOrEqual(picture.count(of: full), 45)
        XCTAssertLessThanOrEqual(picture.count(of: full), Int(square.width * square.height))
      }
    }
  }

  func testItHasRoomForThePictureBesideThePlaceUnderTheSmallestTile() throws {
    try onMain {
      try withWindow(width: 256, height: 400, showing: { try Self.overview("U") }) { _, overview in
        XCTAssertLessThanOrEqual(overview.request(.horizontal).minimum, 256)
        XCTAssertEqual(try overview.first(PictureThumbnail.self).width, 96)
      }
    }
  }
}
