import Testing

@testable import Elements

@Suite("Placement of a large tile")
struct LargeTilePlacementTests {
  private let screen = Size(width: 1920, height: 1080)

  @Test("It is within the area, beside the small tile, and larger")
  func places() throws {
    for area in [screen, Size(width: 1280, height: 720), Size(width: 360, height: 640)] {
      let side = min(area.width, area.height) / 8
      for x in stride(from: 0, through: area.width - side, by: side) {
        for y in stride(from: 0, through: area.height - side, by: side) {
          let tile = Rect(x: x, y: y, width: side, height: side)
          let frame = try #require(LargeTilePlacement.frame(beside: tile, in: area))
          expect(!frame.intersects(tile))
          expect(frame.x >= 16 && frame.y >= 16)
          expect(frame.maxX <= area.width - 16 && frame.maxY <= area.height - 16)
          expect(frame.width == frame.height && frame.width > side)
        }
      }
    }
  }

  @Test("It is at the side with the most room, at most 70 % of the area high")
  func sides() {
    let left = Rect(x: 100, y: 500, width: 100, height: 100)
    expect(
      LargeTilePlacement.frame(beside: left, in: screen),
      equals: Rect(x: 216, y: 172, width: 756, height: 756))
    let right = Rect(x: 1700, y: 500, width: 100, height: 100)
    expect(LargeTilePlacement.frame(beside: right, in: screen)?.maxX, equals: 1684)
  }

  @Test("There is none where it would not be larger")
  func none() {
    let tile = Rect(x: 10, y: 10, width: 180, height: 180)
    expect(LargeTilePlacement.frame(beside: tile, in: Size(width: 200, height: 200)) == nil)
  }
}
