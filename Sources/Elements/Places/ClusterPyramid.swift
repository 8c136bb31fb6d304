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

  /// Positions of all places, by index of the place.
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
    var grid = Grid(worldWidth: worldWidth, capacity: pins.count)
    for pin in pins.sorted(by: { ($1.count, $0.place) < ($0.count, $1.place) }) {
      grid.add(pin, at: points[Int(pin.place)])
    }
    // Without joined pins the level is the next finer one; else without spare capacity.
    return grid.pins.count == pins.count ? pins : grid.pins.map { $0 }
  }

  /// The pins kept, in square cells of twice the distance: a near one lies in one of the four cells around a point. The
  /// pins of a cell are a chain, which may have those of other cells.
  private struct Grid {
    private let columns: Int
    /// Least distance of pins, squared.
    private let limit: Float
    private(set) var pins: [Pin] = []
    private var positions: Points = []
    /// The pin added last to each chain, and for each pin the one added before it; -1 for none.
    private var last: [Int32]
    private var former: [Int32] = []

    init(worldWidth: Double, capacity: Int) {
      columns = max(Int(worldWidth / (2 * distance)), 1)
      limit = Float((distance / worldWidth) * (distance / worldWidth))
      let bits = Int.bitWidth - capacity.leadingZeroBitCount
      last = Array(repeating: -1, count: 1 << bits)
    }

    private func chain(_ column: Int, _ row: Int) -> Int {
      (row &* columns &+ (column &+ columns) % columns) & (last.count &- 1)
    }

    mutating func add(_ pin: Pin, at point: SIMD2<Float>) {
      let (x, y) = (point.x * Float(columns), point.y * Float(columns))
      let (column, row) = (min(Int(x), columns - 1), min(Int(y), columns - 1))
      // The neighbors on the nearer sides.
      let beside = column + (x - Float(column) < 0.5 ? -1 : 1)
      let above = row + (y - Float(row) < 0.5 ? -1 : 1)
      var best: (distance: Float, pin: Int32) = (limit, -1)
      let own = chain(column, row)
      for chain in [own, chain(beside, row), chain(column, above), chain(beside, above)] {
        find(in: chain, near: point, &best)
      }
      if best.pin >= 0 {
        let near = pins[Int(best.pin)]
        pins[Int(best.pin)] = Pin(place: near.place, count: near.count + pin.count)
        return
      }
      former.append(last[own])
      last[own] = Int32(pins.count)
      pins.append(pin)
      positions.append(point)
    }

    /// Finds a pin of a chain that is nearer to a point than the best one.
    private func find(
      in chain: Int, near point: SIMD2<Float>, _ best: inout (distance: Float, pin: Int32)
    ) {
      var pin = last[chain]
      while pin >= 0 {
        let other = positions[Int(pin)]
        let across = (other.x - point.x).magnitude
        let (dx, dy) = (min(across, 1 - across), other.y - point.y)
        let distance = dx * dx + dy * dy
        if distance < best.distance { best = (distance, pin) }
        pin = former[Int(pin)]
      }
    }
  }
}
