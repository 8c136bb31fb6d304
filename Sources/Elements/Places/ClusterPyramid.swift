/// Clusters of any number of places for all zooms of the map: each level is made of the pins of the next finer one, so
/// that the pins in a view are few, and known without computing. Immutable; made off the main thread.
public struct ClusterPyramid: Sendable {
  /// A pin: one place or several.
  public struct Pin: Sendable, Hashable {
    /// The place that gives the pin its position.
    public let place: Int32
    /// Number of places.
    public let count: Int32
  }

  /// Positions of all places, in fractions of the map's side.
  public typealias Points = [SIMD2<Float>]

  /// Least distance of pins in pixels, at the width of their level; up to twice as far apart before the next level.
  public static let distance = 40.0
  /// Width of the map in pixels at the coarsest level; it doubles with each level.
  static let leastWidth = 512.0
  static let levelCount = 8

  public let points: Points
  /// The pins of each level, the coarsest first.
  public private(set) var levels: [[Pin]] = []

  /// Returns the positions of the places of a table.
  public static func points(of table: PlaceTable) -> Points {
    (0..<table.count).map { index in
      let point = Mercator.point(of: table.coordinate(at: index))
      return SIMD2(Float(Mercator.wrapped(point.x)), Float(point.y))
    }
  }

  /// Makes the levels; nil if cancelled.
  /// - Parameters:
  ///   - places: indices of the places shown; nil for all.
  ///   - isCancelled: asked before each level.
  public init?(_ points: Points, of places: [Int32]? = nil, isCancelled: () -> Bool = { false }) {
    self.points = points
    let shown = places ?? points.indices.map { Int32($0) }
    var pins = shown.map { Pin(place: $0, count: 1) }
    for level in (0..<Self.levelCount).reversed() {
      if isCancelled() { return nil }
      pins = Self.clusters(of: pins, points, worldWidth: Self.width(of: level))
      levels.append(pins)
    }
    levels.reverse()
  }

  private static func width(of level: Int) -> Double { leastWidth * Double(1 << level) }

  /// Index of the level for a zoom.
  private static func level(worldWidth: Double) -> Int {
    (1..<levelCount).last { width(of: $0) <= worldWidth } ?? 0
  }

  /// Bytes of memory in use.
  var bytes: Int {
    levels.reduce(points.capacity * MemoryLayout<SIMD2<Float>>.stride) {
      $0 + $1.capacity * MemoryLayout<Pin>.stride
    }
  }

  /// Returns the pins at a zoom.
  /// - Parameter worldWidth: width of the whole map in pixels.
  public func pins(worldWidth: Double) -> [Pin] { levels[Self.level(worldWidth: worldWidth)] }

  /// Returns the least width of the map, in pixels, at which a pin has fewer places; nil if it has as many at every
  /// zoom.
  func width(splitting pin: Clusters.Pin) -> Double? {
    for level in 0..<Self.levelCount {
      guard let same = levels[level].first(where: { Int($0.place) == pin.place }) else { continue }
      if same.count < pin.weight { return Self.width(of: level) }
    }
    return nil
  }

  /// Joins pins that are nearer than the distance: each to the first one kept near it, the largest first.
  private static func clusters(of pins: [Pin], _ points: Points, worldWidth: Double) -> [Pin] {
    var grid = Grid(cells: worldWidth / distance)
    for pin in pins.sorted(by: { ($1.count, $0.place) < ($0.count, $1.place) }) {
      grid.add(pin, at: points[Int(pin.place)], points)
    }
    // Without joined pins the level is the next finer one; else without spare capacity.
    return grid.pins.count == pins.count ? pins : grid.pins.map { $0 }
  }

  /// The pins kept, in cells as large as the distance: neighbors lie in adjacent cells.
  private struct Grid {
    private let columns: Int
    private(set) var pins: [Pin] = []
    /// The pin added last in each cell, and for each pin the one added before it in its cell; -1 for none.
    private var last: [Int: Int32] = [:]
    private var former: [Int32] = []

    init(cells: Double) { columns = max(Int(cells), 1) }

    mutating func add(_ pin: Pin, at point: SIMD2<Float>, _ points: Points) {
      let column = min(Int(point.x * Float(columns)), columns - 1)
      let row = min(Int(point.y * Float(columns)), columns - 1)
      if let near = nearest(to: point, column, row, points) {
        pins[near] = Pin(place: pins[near].place, count: pins[near].count + pin.count)
        return
      }
      former.append(last.updateValue(Int32(pins.count), forKey: row * columns + column) ?? -1)
      pins.append(pin)
    }

    /// Returns the pin nearest to a point, of those within the distance.
    private func nearest(
      to point: SIMD2<Float>, _ column: Int, _ row: Int, _ points: Points
    ) -> Int? {
      let limit = 1 / (Float(columns) * Float(columns))
      var best: (distance: Float, pin: Int)?
      for y in row - 1...row + 1 {
        for x in column - 1...column + 1 {
          var pin = last[y * columns + (x + columns) % columns] ?? -1
          while pin >= 0 {
            let other = points[Int(pins[Int(pin)].place)]
            let across = (other.x - point.x).magnitude
            let (dx, dy) = (min(across, 1 - across), other.y - point.y)
            let distance = dx * dx + dy * dy
            if distance < limit, best.map({ distance < $0.distance }) ?? true {
              best = (distance, Int(pin))
            }
            pin = former[Int(pin)]
          }
        }
      }
      return best?.pin
    }
  }
}
