/// Pins of a map, those near each other as one: the largest pin of a neighborhood collects those within `distance` of
/// it. The result depends on the pins and the zoom only, not on the visible part, and joins pins across the date line.
public struct Clusters: Sendable, Hashable {
  /// Distance in pixels within which pins form a cluster.
  public static let distance = 24.0

  /// A pin: one place or several.
  public struct Pin: Sendable, Hashable {
    /// Index of the place that gives the pin its position.
    public let place: Int
    /// Position in fractions of the map's side.
    public let point: Point
    /// Indices of the places, `place` first, the others in ascending order.
    public let places: [Int]
    /// Weight of the places together.
    public let weight: Int
  }

  /// The pins, those of the largest first place first.
  public let pins: [Pin]

  /// Makes the clusters at a zoom.
  /// - Parameters:
  ///   - points: positions of the places, in fractions of the map's side.
  ///   - weights: number of elements of each place, or 1.
  ///   - worldWidth: width of the whole map in pixels.
  ///   - alone: index of a place that joins no other, such as the selected one.
  ///   - total: returns the weight of several places together; nil for the sum of theirs.
  public init(
    points: [Point], weights: [Int], worldWidth: Double, alone: Int? = nil,
    total: ((_ places: [Int]) -> Int)? = nil
  ) {
    let count = min(points.count, weights.count)
    let order = (0..<count).sorted { (weights[$1], $0) < (weights[$0], $1) }
    var grid = Grid(worldWidth: worldWidth)
    var members: [[Int]] = []
    for place in order {
      if place == alone {
        grid.skip()
        members.append([place])
      } else if let cluster = grid.nearest(to: points[place]) {
        members[cluster].append(place)
      } else {
        grid.add(points[place])
        members.append([place])
      }
    }
    pins = members.map { places in
      Pin(
        place: places[0], point: points[places[0]], places: places[..<1] + places[1...].sorted(),
        weight: total?(places) ?? places.reduce(0) { $0 + weights[$1] })
    }
  }

  /// The first points of the clusters, in cells at least as large as the distance: neighbors lie in adjacent cells.
  private struct Grid {
    private struct Seed {
      let cluster: Int
      let point: Point
    }

    private let worldWidth: Double
    private let columns: Int
    private var count = 0
    /// The seeds by row and column.
    private var cells: [Int: [Seed]] = [:]

    init(worldWidth: Double) {
      self.worldWidth = worldWidth.isFinite ? max(worldWidth, 1) : 1
      columns = Int(min(max(self.worldWidth / Clusters.distance, 1), 100_000))
    }

    /// Adds the first point of the next cluster.
    mutating func add(_ point: Point) {
      let (column, row) = cell(of: point)
      cells[row * columns + column, default: []].append(Seed(cluster: count, point: point))
      count += 1
    }

    /// Counts a cluster that others do not join.
    mutating func skip() { count += 1 }

    /// Returns the cluster nearest to a point, of those within the distance.
    func nearest(to point: Point) -> Int? {
      let (column, row) = cell(of: point)
      var best: (distance: Double, cluster: Int)?
      for y in row - 1...row + 1 {
        for x in column - 1...column + 1 {
          for seed in cells[y * columns + (x + columns) % columns] ?? [] {
            let found = (distance(seed.point, point), seed.cluster)
            if found.0 < Clusters.distance, best.map({ found < $0 }) ?? true { best = found }
          }
        }
      }
      return best?.cluster
    }

    private func cell(of point: Point) -> (column: Int, row: Int) {
      let column = Int(Mercator.wrapped(point.x) * Double(columns))
      let row = point.y.isFinite ? Int(min(max(point.y, 0), 1) * Double(columns)) : 0
      return (min(column, columns - 1), row)
    }

    /// Returns the distance in pixels, the short way round.
    private func distance(_ one: Point, _ other: Point) -> Double {
      let x = (one.x - other.x).remainder(dividingBy: 1) * worldWidth
      let y = (one.y - other.y) * worldWidth
      return (x * x + y * y).squareRoot()
    }
  }
}
