import Testing

@testable import Elements

@Suite("Callout of a place")
struct CalloutPlacementTests {
  private static let bounds = Rect(x: 353, y: 12, width: 710, height: 573)
  private static let buttons = Rect(x: 1019, y: 441, width: 52, height: 140)
  private static let size = Size(width: 284, height: 212)

  private static func pin(_ x: Double, _ y: Double) -> Rect {
    Rect(x: x - 17, y: y - 17, width: 34, height: 34)
  }

  @Test("It never leaves its bounds, covers the pin or an obstacle; the arrow points to the pin")
  func everywhere() throws {
    var edges: Set<CalloutPlacement.Edge> = []
    var arrows = 0
    for x in stride(from: 353.0, to: 1063, by: 23) {
      for y in stride(from: 12.0, to: 585, by: 19) {
        let pin = Self.pin(x, y)
        let found = CalloutPlacement(Self.size, at: pin, in: Self.bounds, avoiding: [Self.buttons])
        let placement = try #require(found)
        // Pins in the corners leave no room for the arrow.
        guard let arrow = placement.arrow else { continue }
        arrows += 1
        edges.insert(placement.edge)
        let frame = placement.frame
        expect(frame.x >= 352.5 && frame.maxX <= 1063.5 && frame.y >= 11.5 && frame.maxY <= 585.5)
        expect(!frame.intersects(pin) && !frame.intersects(Self.buttons))
        let isBeside = placement.edge == .left || placement.edge == .right
        let tip = isBeside ? frame.y + arrow : frame.x + arrow
        expect(abs(tip - (isBeside ? y : x)) <= 1)
      }
    }
    expect(edges.count == 4 && arrows > 800)
  }

  @Test("Below the pin if there is room, else above or beside; the present edge is kept")
  func edges() throws {
    let below = CalloutPlacement(Self.size, at: Self.pin(700, 200), in: Self.bounds)
    expect(below?.edge == .top && below?.frame.y == 230 && below?.frame.x == 558)
    let above = CalloutPlacement(Self.size, at: Self.pin(700, 500), in: Self.bounds)
    expect(above?.edge, equals: .bottom)
    let kept = CalloutPlacement(
      Self.size, at: Self.pin(700, 300), in: Self.bounds, keeping: .bottom)
    expect(kept?.edge, equals: .bottom)
    let tall = Size(width: 284, height: 400)
    let beside = CalloutPlacement(tall, at: Self.pin(700, 300), in: Self.bounds)
    expect(beside?.edge == .left || beside?.edge == .right)
  }

  @Test("Without room for the whole it is lower; without any there is none")
  func lack() throws {
    let tall = Size(width: 284, height: 2000)
    let low = try #require(CalloutPlacement(tall, at: Self.pin(700, 300), in: Self.bounds))
    expect(low.frame.height <= 573)
    let small = Rect(x: 0, y: 0, width: 500, height: 230)
    let apart = try #require(CalloutPlacement(Self.size, at: Self.pin(240, 115), in: small))
    expect(apart.arrow == nil && apart.frame.maxX == 500 && apart.frame.height == 212)
    let tiny = Rect(x: 0, y: 0, width: 300, height: 100)
    expect(CalloutPlacement(Self.size, at: Self.pin(150, 50), in: tiny) == nil)
    expect(
      CalloutPlacement(Self.size, at: Self.pin(100, 300), in: Self.bounds) == nil, "out of view")
    let empty = Rect(x: 0, y: 0, width: 0, height: 0)
    expect(CalloutPlacement(Self.size, at: Self.pin(0, 0), in: empty) == nil)
  }
}
