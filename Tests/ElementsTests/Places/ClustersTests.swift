import Testing

@testable import Elements

@Suite("Clusters of pins")
struct ClustersTests {
  private static func points(_ count: Int, seed: UInt64) -> [Point] {
    var random = SplitMix64(seed: seed)
    return (0..<count).map { _ in
      let x = Double.random(in: 0..<1, using: &random)
      return Point(x: x, y: Double.random(in: 0...1, using: &random))
    }
  }

  private static func distance(_ a: Point, _ b: Point, _ width: Double) -> Double {
    let x = (a.x - b.x).remainder(dividingBy: 1) * width
    let y = (a.y - b.y) * width
    return (x * x + y * y).squareRoot()
  }

  @Test(
    "Every place is in one pin, near its first place; pins keep their distance",
    arguments: [
      1.0, 30, 60, 735, 2940, 47_040,
    ])
  func partition(width: Double) {
    let points = Self.points(600, seed: 3)
    let weights = points.indices.map { 1 + $0 % 19 }
    let clusters = Clusters(points: points, weights: weights, worldWidth: width)
    expect(clusters.pins.flatMap(\.places).sorted(), equals: Array(points.indices))
    let (weight, all) = (clusters.pins.map(\.weight).reduce(0, +), weights.reduce(0, +))
    expect(weight, equals: all)
    var (farthest, nearest) = (0.0, Double.infinity)
    for (index, pin) in clusters.pins.enumerated() {
      expect(pin.place == pin.places.first && pin.point == points[pin.place])
      expect(pin.places.dropFirst().elementsEqual(pin.places.dropFirst().sorted()))
      for place in pin.places {
        farthest = max(farthest, Self.distance(points[place], pin.point, width))
      }
      for other in clusters.pins[..<index] {
        nearest = min(nearest, Self.distance(other.point, pin.point, width))
      }
    }
    expect(farthest < Clusters.distance && nearest >= Clusters.distance)
  }

  @Test("The largest place leads its cluster; equal ones in their order")
  func leads() {
    let points = [Point(x: 0.5, y: 0.5), Point(x: 0.51, y: 0.5), Point(x: 0.505, y: 0.5)]
    let first = Clusters(points: points, weights: [1, 7, 2], worldWidth: 1000)
    expect(first.pins.map(\.places), equals: [[1, 0, 2]])
    expect(first.pins.first?.weight, equals: 10)
    let equal = Clusters(points: points, weights: [1, 1, 1], worldWidth: 1000)
    expect(equal.pins.first?.place, equals: 0)
    expect(Clusters(points: points, weights: [1, 7, 2], worldWidth: 100_000).pins.count, equals: 3)
  }

  @Test("Places on both sides of the date line join")
  func dateLine() {
    let points = [Point(x: 0.001, y: 0.4), Point(x: 0.999, y: 0.4)]
    expect(Clusters(points: points, weights: [1, 1], worldWidth: 1000).pins.count, equals: 1)
    expect(Clusters(points: points, weights: [1, 1], worldWidth: 20_000).pins.count, equals: 2)
  }

  @Test("Odd positions and no places do no harm")
  func odd() {
    expect(Clusters(points: [], weights: [], worldWidth: 100).pins.isEmpty)
    let points = [
      Point(x: .nan, y: .infinity), Point(x: -3, y: 2), Point(x: 1e300, y: -1e300),
      Point(x: 1, y: 1),
    ]
    for width in [0, -1, .nan, .infinity, 1e300] {
      let pins = Clusters(points: points, weights: [1, 1, 1, 1], worldWidth: width).pins
      expect(pins.flatMap(\.places).count, equals: 4)
    }
  }

  @Test("200,000 places are clustered at every zoom")
  func many() {
    let points = Self.points(200_000, seed: 4)
    let weights = [Int](repeating: 1, count: points.count)
    for width in [735.0, 47_040] {
      let clusters = Clusters(points: points, weights: weights, worldWidth: width)
      expect(clusters.pins.map(\.weight).reduce(0, +), equals: points.count)
    }
  }

  @Test("A selected place has a pin of its own, and the others step aside")
  func selected() throws {
    let points = [Point(x: 0.5, y: 0.5), Point(x: 0.501, y: 0.5), Point(x: 0.502, y: 0.5)]
    let layout = { PinLayout(points: points, weights: [3, 2, 1], worldWidth: 735, selected: $0) }
    expect(layout(nil).pins.map(\.pin.places), equals: [[0, 1, 2]])
    let pins = layout(1).pins
    expect(pins.map(\.pin.places), equals: [[0, 2], [1]])
    expect(pins[1].radius, equals: PinLayout.selectedRadius)
    expect(pins[0].offset.x < 0 && pins[1].offset.x > 0)
    expect(layout(7).pins.count, equals: 1)
  }
}
