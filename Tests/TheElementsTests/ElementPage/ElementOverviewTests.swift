import Adwaita
import Elements
import Glibc
import Gtk
import TestSupport
import XCTest

@testable import TheElements

/// The overview below the tile: the small periodic table and the electron-shell line.
final class ElementOverviewTests: PageTestCase {
  @MainActor
  private static func overview(_ symbol: String) throws -> ElementOverview {
    ElementOverview(try BuiltIn.element(symbol), in: try BuiltIn.table)
  }

  func testTheSmallTableIsAnImageNamedByGroupAndPeriod() throws {
    try onMain {
      for (symbol, name) in [
        ("Au", "Position: group 11, period 6"), ("Ce", "Position: block f, period 6"),
        ("Og", "Position: group 18, period 7"),
      ] {
        let place = try Self.overview(symbol).find("miniature-table")
        XCTAssertEqual(Accessible.role(of: place), "img")
        XCTAssertEqual(Accessible.label(of: place), name)
        XCTAssertEqual(place.tooltipText, name)
      }
    }
  }

  func testTheShellsAreAnImageWithAnAccessibleName() throws {
    try onMain {
      let shells = try Self.overview("Au").find("shells")
      XCTAssertEqual(Accessible.role(of: shells), "img")
      XCTAssertEqual(
        Accessible.label(of: shells), "Electrons per shell: K 2, L 8, M 18, N 32, O 18, P 1")
    }
  }

  func testTheElementsSquareAloneHasItsFullColor() throws {
    try onMain {
      try withWindow(width: 300, height: 300, showing: { try Self.overview("Tc") }) { _, overview in
        let place = try overview.find("miniature-table")
        let picture = try XCTUnwrap(currentPicture(of: place))
        let square = MiniatureTableLayout(width: Double(place.width)).frame(
          of: try BuiltIn.element("Tc"))
        let full = TileStyle(.transitionMetal).background
        let center = square.center
        XCTAssertTrue(picture.color(Int(center.x), Int(center.y)).isNear(full))
        XCTAssertGreaterThanOrEqual(picture.count(of: full), 45)
        XCTAssertLessThanOrEqual(picture.count(of: full), Int(square.width * square.height))
      }
    }
  }

  func testEachSquareHasAnEdgeWithContrastToTheBackground() throws {
    try onMain {
      defer { StyleManager.shared.force(dark: nil) }
      for isDark in [false, true] {
        StyleManager.shared.force(dark: isDark)
        try withWindow(width: 300, height: 300, showing: { try Self.overview("Tc") }) {
          _, overview in
          let place = try overview.find("miniature-table")
          let picture = try XCTUnwrap(currentPicture(of: place))
          let ground = isDark ? Color(RGB(hex: 0x242424)) : Color(RGB(hex: 0xfafafa))
          let layout = MiniatureTableLayout(width: Double(place.width))
          for element in try BuiltIn.table.elements where element.symbol != "Tc" {
            let square = layout.frame(of: element)
            // Premultiplied alpha.
            let edge = picture.color(Int(square.center.x), Int(square.y))
            let seen = zip(Self.parts(edge), Self.parts(ground)).map { $0 + $1 * (1 - edge.alpha) }
            let contrast = Self.contrast(seen, Self.parts(ground))
            XCTAssertGreaterThanOrEqual(contrast, 1.6, "\(element.name), dark: \(isDark)")
          }
        }
      }
    }
  }

  private static func parts(_ color: Color) -> [Double] { [color.red, color.green, color.blue] }

  /// Contrast ratio by WCAG, from 1 to 21.
  private static func contrast(_ first: [Double], _ second: [Double]) -> Double {
    let luminances = [first, second].map { parts in
      let linear = parts.map { $0 <= 0.04045 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4) }
      return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2] + 0.05
    }.sorted()
    return luminances[1] / luminances[0]
  }

  func testTheThumbnailAndTheSmallTableFitUnderTheSmallestTile() throws {
    try onMain {
      try withWindow(width: 256, height: 400, showing: { try Self.overview("U") }) { _, overview in
        XCTAssertLessThanOrEqual(overview.request(.horizontal).minimum, 256)
        XCTAssertEqual(try overview.first(PictureThumbnail.self).width, 96)
      }
    }
  }
}
