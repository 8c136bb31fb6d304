import Testing

@testable import Elements

@Suite("A new window at another one")
struct WindowPlacementTests {
  private static let monitor = Rect(x: 0, y: 0, width: 1920, height: 1080)
  private static let size = Size(width: 700, height: 744)

  private static func position(_ other: Rect, on monitor: Rect = monitor) -> Point {
    WindowPlacement.position(of: size, beside: other, on: monitor)
  }

  @Test("It stands after the other one, at the same height")
  func after() {
    let other = Rect(x: 100, y: 60, width: 1080, height: 760)
    #expect(Self.position(other) == Point(x: 1192, y: 60))
  }

  @Test("Without room after the other one it stands before it, within the monitor")
  func before() {
    let other = Rect(x: 800, y: 500, width: 1080, height: 560)
    #expect(Self.position(other) == Point(x: 88, y: 336))
  }

  @Test("Without room beside the other one it stands in its middle, within the monitor")
  func middle() {
    let other = Rect(x: 300, y: 100, width: 1400, height: 900)
    #expect(Self.position(other) == Point(x: 650, y: 178))
    let second = Rect(x: 1920, y: 0, width: 1024, height: 600)
    let whole = Rect(x: 1920, y: 0, width: 1024, height: 600)
    #expect(Self.position(whole, on: second) == Point(x: 2082, y: 0))
  }
}
