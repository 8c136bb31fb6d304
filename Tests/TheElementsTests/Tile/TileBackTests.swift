import Elements
import GLib
import Gtk
import TestSupport
import XCTest

@testable import TheElements

/// The card on the back of a tile.
final class TileBackTests: PageTestCase {
  /// The back of a tile of this side, turned up.
  @MainActor
  private static func withBack(
    _ symbol: String, side: Int = 256, unit: TemperatureDisplay = .kelvin,
    _ body: (FlipTile, TileBack) throws -> Void
  ) throws {
    try withFlipTile(symbol, side: side, unit: unit) { tile, _ in
      tile.flip()
      settle(tile)
      try body(tile, tile.first(TileBack.self))
    }
  }

  func testTheBackShowsEveryFieldOfTheCard() throws {
    try onMain {
      try Self.withBack("Au") { _, back in
        let texts = labels(in: back)
        let card = TileBackText(try BuiltIn.element("Au"))
        XCTAssertEqual(Array(texts.prefix(3)), ["79", "Gold", "Au"])
        for fact in card.figures + card.position + [card.discovery] {
          XCTAssertTrue(texts.contains(tr(fact.title)), fact.title)
          let row = try back.find("fact-\(fact.id)")
          XCTAssertTrue(labels(in: row).contains(tr(fact.value)), fact.id)
        }
        XCTAssertEqual(back.link.address, "https://en.wikipedia.org/wiki/Gold")
      }
    }
  }

  func testNoTextOfAnyElementIsClipped() throws {
    try onMain {
      for side in Extent.part(of: [256, 297, 466], each: 3) {
        try Self.withAllBacks(side: side) { Self.expectWhole($0, $1) }
      }
    }
  }

  func testLargeTextIsNotClippedInATileThatGrewWithIt() throws {
    try onMain {
      for scale in Extent.part(of: [2, 1.25, 1.5], each: 3) {
        let side = Int(ElementLayout.wideTile.lowerBound * scale)
        try withTextScale(scale) { try Self.withAllBacks(side: side) { Self.expectWhole($0, $1) } }
      }
    }
  }

  func testInTheNarrowestWindowThePageScrollsVerticallyOnly() throws {
    try onMain {
      for scale in Extent.part(of: [3, 1.25, 1.5, 2], each: 4) {
        try withTextScale(scale) { try Self.withAllBacks(side: 328) { Self.expectWide($0, $1) } }
      }
    }
  }

  /// Calls `body` with the back of each element in each unit, on a tile of this side.
  @MainActor
  private static func withAllBacks(side: Int, _ body: (TileBack, String) -> Void) throws {
    let elements = try BuiltIn.table.elements
    let room = Bounds(width: Double(side), height: Double(side))
    try withWindow(width: side, height: side) {
      let stage = Stage(room: room)
      for element in elements { stage.append(FlipTile(element)) }
      return stage
    } _: { _, stage in
      let tiles = stage.all(FlipTile.self)
      XCTAssertEqual(tiles.count, 118)
      for tile in tiles { tile.flip() }
      for unit in TemperatureDisplay.all {
        for tile in tiles { tile.temperatures = unit }
        settle(stage)
        for tile in tiles {
          body(try tile.first(), "\(tile.element.name) in \(unit) at \(side) pixels")
        }
      }
    }
  }

  /// Fails if the card needs scrolling, or a text is larger than its allocation or ellipsized.
  @MainActor
  private static func expectWhole(_ back: TileBack, _ what: String) {
    let bar = back.adjustment
    XCTAssertLessThanOrEqual(bar.upper, bar.pageSize, "\(what) scrolls")
    expectWide(back, what)
    for label in back.labels {
      guard let place = label.convert(x: 0, y: 0, to: back) else { continue }
      XCTAssertTrue(
        place.y >= 0 && place.y + Double(label.height) <= Double(back.height),
        "\(what): \(label.text) reaches over the edge")
    }
  }

  /// Fails if a text is larger than its allocation or ellipsized, or exceeds the width.
  @MainActor
  private static func expectWide(_ back: TileBack, _ what: String) {
    for label in back.labels {
      XCTAssertFalse(label.isShortened, "\(what): \(label.text) is shortened")
      XCTAssertLessThanOrEqual(
        label.request(.vertical, forSize: label.width).minimum, label.height,
        "\(what): \(label.text) is cut off")
      guard let place = label.convert(x: 0, y: 0, to: back) else { continue }
      XCTAssertTrue(
        place.x >= 0 && place.x + Double(label.width) <= Double(back.width),
        "\(what): \(label.text) reaches over the edge")
    }
  }

  func testALongListOfDiscoverersTakesThreeLines() throws {
    try onMain {
      try Self.withBack("Ts") { _, back in
        let names = try XCTUnwrap(back.labels.first { $0.text.contains("Joint Institute") })
        let title = try XCTUnwrap(back.labels.first { $0.text == "Discovered" })
        XCTAssertEqual(names.height, 3 * title.height, accuracy: 3)
      }
    }
  }

  func testNoTextIsSmallerThanElevenPixels() throws {
    try onMain {
      try Self.withBack("Au") { _, back in
        for label in back.labels {
          XCTAssertGreaterThanOrEqual(label.fontSize, 11, label.text)
        }
      }
    }
  }

  func testTheBackGrowsWithTheTile() throws {
    try onMain {
      try Self.withBack("Ts", side: 512) { tile, back in
        XCTAssertEqual(back.labels.map(\.fontSize).min() ?? 0, 22, accuracy: 0.1)
      }
    }
  }

  func testLargerTextFillsALargerTileAndScrollsInASmallOne() throws {
    try onMain {
      try withTextScale(1.5) {
        try Self.withBack("Ts", side: 256) { _, back in
          let bar = back.adjustment
          XCTAssertGreaterThan(bar.upper, bar.pageSize)
          XCTAssertGreaterThanOrEqual(back.labels.map(\.fontSize).min() ?? 0, 16)
        }
        try Self.withBack("Ts", side: 384) { _, back in
          Self.expectWhole(back, "at one and a half")
        }
      }
    }
  }

  func testTheUnitOfTemperaturesIsChangedInPlace() throws {
    try onMain {
      try Self.withBack("Au") { tile, back in
        tile.temperatures = .celsius
        let row = labels(in: try back.find("fact-melt"))
        XCTAssertEqual(row.last?.hasPrefix("1064.18\u{a0}°C"), true)
        XCTAssertTrue(tile.isBackUp)
      }
    }
  }
}
