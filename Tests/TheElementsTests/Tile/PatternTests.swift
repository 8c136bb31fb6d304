import Adwaita
import Elements
import GLib
import Gtk
import TestSupport
import XCTest

@testable import TheElements

/// Patterns in place of the tiles' colors.
final class PatternTests: PageTestCase {
  /// A row of tiles.
  private final class Tiles: Widget {
    static let side = 56.0
    let elements: [AtomicElement]

    init(_ elements: [AtomicElement]) {
      self.elements = elements
      super.init()
    }

    override class var cssName: String? { "tiles" }

    override func snapshot(_ snapshot: Snapshot) {
      for (index, element) in elements.enumerated() {
        let x = Double(index) * Self.side
        TileDrawing(element: element, face: self).draw(in: snapshot, x: x, side: Self.side)
      }
    }
  }

  @MainActor
  private static func withPatterns(_ body: () throws -> Void) throws {
    UserInk.shared.use(.patterns)
    defer { UserInk.shared.use(.colors) }
    try body()
  }

  func testTextAndGroundOfAPatternContrast() throws {
    onMain {
      for style in [Style.light, .dark] {
        for isHighContrast in [false, true] {
          for category in ElementCategory.allCases {
            let look = TileLook(style: style, isHighContrast: isHighContrast, ink: .patterns)
            let tile = TileStyle(.classification(.category(category)), look)
            XCTAssertGreaterThan(tile.text.contrast(to: tile.background), 12)
            let small = tile.secondary.over(tile.background)
            XCTAssertGreaterThan(small.contrast(to: tile.background), 7)
            XCTAssertEqual(tile.plate == nil, category == .unknown)
            guard let pattern = tile.pattern else { continue }
            XCTAssertGreaterThan(pattern.color.contrast(to: tile.background), 4)
          }
        }
      }
    }
  }

  func testPatternsAreGray() throws {
    try onMain {
      try Self.withPatterns {
        let elements = try ["N", "C", "He", "Li", "Be", "B", "Al", "Fe", "La", "U", "Og"].map {
          try BuiltIn.element($0)
        }
        let tiles = Tiles(elements)
        let size = (width: Int(Tiles.side) * elements.count, height: Int(Tiles.side))
        let window = Window()
        (window.defaultWidth, window.defaultHeight) = size
        window.setChild(tiles)
        window.present()
        settle(window)
        let picture = try XCTUnwrap(currentPicture(of: tiles))
        for color in picture.colors(in: Bounds(width: Double(size.width), height: Tiles.side)).keys
        {
          let parts = [color.red, color.green, color.blue]
          XCTAssertLessThan((parts.max() ?? 0) - (parts.min() ?? 0), 0.03)
        }
        window.close()
      }
    }
  }

  func testASettingTurnsPatternsOn() throws {
    try onMain {
      try withTemporaryDirectory { directory in
        try compileSchema(into: directory)
        let settings = try XCTUnwrap(Settings(schema: Program.id, directory: directory))
        UserInk.shared.follow(settings)
        XCTAssertEqual(UserInk.shared.ink, .colors)
        settings.choose(Setting.patterns.key, "true")
        waitUntil("it follows") { UserInk.shared.ink == .patterns }
        XCTAssertEqual(TileLook.paper.ink, .patterns)
        XCTAssertEqual(TileLook.screen.ink, .colors)
        settings.choose(Setting.patterns.key, "false")
        waitUntil("it follows") { UserInk.shared.ink == .colors }
      }
    }
  }
}
