import Testing

@testable import Elements

@Suite("Pins of many places")
struct ClusterPyramidTests {
  private static func points(_ count: Int, seed: UInt64 = 3) -> ClusterPyramid.Points {
    var random = SplitMix64(seed: seed)
    return (0..<count).map { _ in
      let x = Float.random(in: 0..<1, using: &random)
      return SIMD2(x, Float.random(in: 0...1, using: &random))
    }
  }

  @Test("Each level has every place once, and no pins nearer than the distance")
  func levels() throws {
    let points = Self.points(3000)
    let pyramid = try #require(ClusterPyramid(points))
    expect(pyramid.levels.count, equals: ClusterPyramid.levelCount)
    for (level, pins) in pyramid.levels.enumerated() {
      expect(pins.reduce(0) { $0 + $1.count }, equals: 3000)
      let least = Float(ClusterPyramid.distance / ClusterPyramid.leastWidth) / Float(1 << level)
      guard pins.count < 800 else { continue }
      for (index, pin) in pins.enumerated() {
        for other in pins[..<index] {
          let (a, b) = (points[Int(pin.place)], points[Int(other.place)])
          let across = (a.x - b.x).magnitude
          let (x, y) = (min(across, 1 - across), a.y - b.y)
          expect((x * x + y * y).squareRoot() >= least * 0.999)
        }
      }
    }
    expect(zip(pyramid.levels, pyramid.levels.dropFirst()).allSatisfy { $0.count <= $1.count })
  }

  @Test(
    "The zoom chooses the level", arguments: [(1.0, 0), (512, 0), (1023, 0), (1024, 1), (1e9, 7)])
  func zoom(width: Double, level: Int) throws {
    let pyramid = try #require(ClusterPyramid(Self.points(500)))
    expect(pyramid.pins(worldWidth: width), equals: pyramid.levels[level])
  }

  @Test("Places across the date line are one pin")
  func dateLine() throws {
    let pyramid = try #require(ClusterPyramid([SIMD2(0.001, 0.5), SIMD2(0.999, 0.5)]))
    expect(pyramid.levels[0].map(\.count), equals: [2])
    expect(pyramid.levels[7].map(\.count), equals: [1, 1])
  }

  @Test("The pins in a view are those in its frame and margin, also across the date line")
  func view() throws {
    let pyramid = try #require(ClusterPyramid(Self.points(2000)))
    for x in [0.0, 0.3, 0.99] {
      let view = Viewport(
        map: Size(width: 700, height: 500), center: Point(x: x, y: 0.4), scale: 4)
      let expected = pyramid.pins(worldWidth: view.worldWidth).filter { pin in
        let point = pyramid.points[Int(pin.place)]
        let position = view.position(of: Point(x: Double(point.x), y: Double(point.y)))
        return -20...720 ~= position.x && -20...520 ~= position.y
      }
      let pins = pyramid.pins(in: view, margin: 20)
      expect(pins.map(\.place), equals: expected.map { Int($0.place) })
      expect(pins.map(\.weight), equals: expected.map { Int($0.count) })
      expect(!expected.isEmpty)
    }
    let none = Viewport(map: Size(width: 0, height: 0), center: Point(x: 0, y: 0))
    expect(pyramid.pins(in: none, margin: 9).isEmpty)
  }

  @Test("A pin of several places is split by zooming, unless they are at one point")
  func splitting() throws {
    let pyramid = try #require(ClusterPyramid(Self.points(800)))
    let view = Viewport(map: Size(width: 600, height: 600), center: Point(x: 0.5, y: 0.5))
    let pins = pyramid.pins(in: view, margin: 0)
    let pin = try #require(pins.first { $0.weight > 2 })
    expect(pin.places.isEmpty)
    let scale = try #require(pyramid.scale(splitting: pin, in: view))
    let closer = Viewport(map: view.size, center: pin.point, scale: scale)
    let later = try #require(pyramid.pins(in: closer, margin: 0).first { $0.place == pin.place })
    expect(later.weight < pin.weight)
    let same = try #require(ClusterPyramid([SIMD2(0.2, 0.2), SIMD2(0.2, 0.2)]))
    let both = try #require(same.pins(in: view, margin: 0).first)
    expect(both.weight == 2 && same.scale(splitting: both, in: view) == nil)
    let single = ClusterPyramid.pin(of: 3, at: Coordinate(longitude: 0, latitude: 0))
    expect(pyramid.scale(splitting: single, in: view) == nil)
  }

  @Test("The selected place has no pin of its own among the others")
  func selected() throws {
    let pyramid = try #require(ClusterPyramid([SIMD2(0.4, 0.5), SIMD2(0.6, 0.5)]))
    let view = Viewport(map: Size(width: 600, height: 600), center: Point(x: 0.5, y: 0.5))
    expect(pyramid.pins(in: view, margin: 0).map(\.place), equals: [0, 1])
    expect(pyramid.pins(in: view, margin: 0, without: 1).map(\.place), equals: [0])
  }

  @Test("Only the places given have pins, and a cancelled pyramid is none")
  func subset() throws {
    let points = Self.points(100)
    let pyramid = try #require(ClusterPyramid(points, of: [7, 50]))
    expect(pyramid.levels[7].map(\.place).sorted(), equals: [7, 50])
    expect(ClusterPyramid(points, isCancelled: { true }) == nil)
    expect(try #require(ClusterPyramid([])).levels.allSatisfy(\.isEmpty))
  }
}
