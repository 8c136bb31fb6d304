import Testing

@testable import Elements

@Suite("Visible part of the map")
struct MapViewportTests {
  private static let size = Size(width: 735, height: 600)

  private static func near(_ one: Point, _ other: Point) -> Bool {
    abs(one.x - other.x) < 1e-6 && abs(one.y - other.y) < 1e-6
  }

  @Test("At 1× the map covers the view, and the scale stays within 1 and 64")
  func scales() {
    var map = Viewport(map: Self.size, center: Point(x: 0.5, y: 0.5))
    expect(map.worldWidth == 735 && map.isWhole)
    map.zoom(to: 1000, about: Point(x: 0, y: 0))
    expect(map.scale, equals: 64)
    map.zoom(to: 0, about: Point(x: 0, y: 0))
    expect(map.scale, equals: 1)
    expect(Viewport(map: Self.size, center: Point(x: 0, y: 0), scale: 1e9).scale, equals: 64)
  }

  @Test("A random walk shows no gap above or below, and x goes round")
  func walk() {
    var random = SplitMix64(seed: 7)
    var map = Viewport(map: Self.size, center: Point(x: 0.5, y: 0.5))
    for _ in 0..<2000 {
      if Bool.random(using: &random) {
        map.pan(
          x: Double.random(in: -900...900, using: &random),
          y: Double.random(in: -900...900, using: &random))
      } else {
        let point = Point(x: Double.random(in: 0...1, using: &random), y: map.center.y)
        let before = map.position(of: point)
        map.zoom(to: Double.random(in: 1...70, using: &random), about: before)
        // It may be seen on another copy of the map.
        let way = map.position(of: point).x - before.x
        expect(way.remainder(dividingBy: map.worldWidth).magnitude < 1e-4)
      }
      expect(map.frame.y <= 1e-6 && map.frame.maxY >= Self.size.height - 1e-6)
      expect(map.center.x >= 0 && map.center.x < 1)
    }
  }

  @Test("Points and positions correspond, across the date line too")
  func positions() {
    let map = Viewport(map: Self.size, center: Point(x: 0.99, y: 0.4), scale: 8)
    let fiji = Point(x: 0.01, y: 0.41)
    expect(map.worldWidth, equals: 5880)
    expect(Self.near(map.position(of: fiji), Point(x: 367.5 + 117.6, y: 300 + 58.8)))
    expect(Self.near(map.position(of: map.center), Point(x: 367.5, y: 300)))
  }

  @Test("A flight begins and ends where it should, the short way, and its end moves straight")
  func flight() {
    let start = Viewport(map: Self.size, center: Point(x: 0.95, y: 0.4), scale: 2)
    let end = Viewport(map: Self.size, center: Point(x: 0.05, y: 0.45), scale: 16)
    expect(Self.near(start.flying(to: end, part: 0).center, start.center))
    expect(Self.near(start.flying(to: end, part: 1).center, end.center))
    expect(abs(start.flying(to: end, part: 1).scale - 16) < 1e-9)
    let from = start.position(of: end.center)
    var last = Double.infinity
    for step in 0...10 {
      let now = start.flying(to: end, part: Double(step) / 10)
      let position = now.position(of: end.center)
      // On the line from the start to the middle of the view.
      let (dx, dy) = (from.x - 367.5, from.y - 300)
      expect(abs((position.x - 367.5) * dy - (position.y - 300) * dx) < 1e-3)
      let distance = abs(position.x - 367.5)
      expect(distance < last)
      last = distance
    }
    let level = Viewport(map: Self.size, center: Point(x: 0.2, y: 0.4), scale: 2)
    expect(abs(start.flying(to: level, part: 0.5).center.x - 0.075) < 1e-9)
  }
}
