import Elements
import Gtk
import TestSupport
import XCTest

@testable import TheElements

/// Allocates all children the same size in pixels, with a margin.
final class Stage: Widget {
  nonisolated static let margin = 60.0
  var room = Bounds(width: 0, height: 0)

  convenience init(room: Bounds) {
    self.init()
    self.room = room
  }

  override func measure(_ orientation: Orientation, forSize: Int) -> (minimum: Int, natural: Int) {
    let length = orientation == .horizontal ? 2 * room.x + room.width : 2 * room.y + room.height
    return (Int(length), Int(length))
  }

  override func allocate(width: Int, height: Int, baseline: Int) {
    for child in children {
      _ = child.request(.vertical, forSize: Int(room.width))
      child.allocate(x: room.x, y: room.y, width: Int(room.width), height: Int(room.height))
    }
  }
}

/// Shows the large tile of an element with its reflection in a window of its own, which must be freed afterwards.
@MainActor
func withFlipTile(
  _ symbol: String = "Au", side: Int = 256, unit: TemperatureDisplay = .kelvin,
  file: StaticString = #filePath, line: UInt = #line, _ body: (FlipTile, Stage) throws -> Void
) throws {
  let height = Int(ReflectionGeometry.total(of: Double(side)))
  try withWindow(
    width: side + 2 * Int(Stage.margin), height: height + 2 * Int(Stage.margin), file: file,
    line: line
  ) { () -> Stage in
    let stage = Stage(
      room: Bounds(
        x: Stage.margin, y: Stage.margin, width: Double(side), height: Double(height)))
    stage.append(Reflection(FlipTile(try BuiltIn.element(symbol), temperatures: unit)))
    return stage
  } _: { _, stage in
    let tile = try stage.first(FlipTile.self)
    XCTAssertEqual([tile.width, tile.height], [side, side], file: file, line: line)
    try body(tile, stage)
  }
}

extension FlipTile {
  /// True while a flip is running.
  var isTurning: Bool { curve.isMoving }

  /// Rotation in degrees: 0 shows the front, 180 the back.
  var angle: Double { curve.angle }

  func waitUntilAtRest(file: StaticString = #filePath, line: UInt = #line) {
    waitUntil("the tile is at rest", file: file, line: line) { !isTurning }
  }
}
