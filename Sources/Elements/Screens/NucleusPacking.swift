/// A nucleus packed as a ball: spheres of radius 1, pulled together from all sides. Deterministic for a given number
/// of spheres.
struct NucleusPacking: Sendable {
  /// The center of a sphere; `z` points to the viewer.
  struct Sphere: Sendable, Hashable {
    var x, y, z: Double
  }

  /// The spheres, centered about the middle of their projection, the front ones last.
  let spheres: [Sphere]
  /// Radius of the disc that covers all spheres.
  let radius: Double

  /// Grid cells per sphere radius, for hidden spheres.
  private static let cells = 8.0
  /// Number of rounds of pulling and pushing.
  private static let rounds = 40
  /// Scale of a sphere's distance from the center in the first round and in the last.
  private static let pull = (first: 0.93, last: 0.995)
  /// Fraction of an overlap that one push removes; more makes the packing unstable.
  private static let push = 0.8

  /// Packs `count` spheres.
  init(count: Int) {
    var generator = SplitMix64(seed: UInt64(count))
    var heap = (0..<count).map { _ in
      Self.randomPoint(within: Self.approximateRadius(count), &generator)
    }
    for round in 0..<Self.rounds {
      let part = Double(round) / Double(Self.rounds - 1)
      Self.relax(&heap, scale: Self.pull.first + (Self.pull.last - Self.pull.first) * part)
    }
    let number = Double(max(count, 1))
    let x = heap.reduce(0) { $0 + $1.x } / number
    let y = heap.reduce(0) { $0 + $1.y } / number
    for index in heap.indices {
      heap[index].x -= x
      heap[index].y -= y
    }
    spheres = heap.sorted { $0.z < $1.z }
    radius = 1 + heap.reduce(0) { max($0, ($1.x * $1.x + $1.y * $1.y).squareRoot()) }
  }

  /// Returns indices of `count` spheres, spread evenly by farthest-point sampling, starting with the foremost.
  func spread(_ count: Int) -> Set<Int> {
    var chosen: Set<Int> = []
    var distances = [Double](repeating: .infinity, count: spheres.count)
    var next = spheres.indices.last
    while chosen.count < count, let index = next {
      chosen.insert(index)
      let last = spheres[index]
      next = nil
      for other in spheres.indices {
        let sphere = spheres[other]
        let (x, y, z) = (sphere.x - last.x, sphere.y - last.y, sphere.z - last.z)
        distances[other] = min(distances[other], x * x + y * y + z * z)
        if !chosen.contains(other), next.map({ distances[$0] < distances[other] }) ?? true {
          next = other
        }
      }
    }
    return chosen
  }

  /// Visibility of each sphere; false if it is hidden behind others. Determined on a grid; if that is too coarse to
  /// tell, a sphere counts as visible.
  var visibility: [Bool] {
    let columns = Int(2 * radius * Self.cells) + 3
    var isCovered = [Bool](repeating: false, count: columns * columns)
    var visibility = [Bool](repeating: false, count: spheres.count)
    for index in spheres.indices.reversed() {
      let (x, y) = (
        (spheres[index].x + radius) * Self.cells, (spheres[index].y + radius) * Self.cells
      )
      for row in max(0, Int(y - Self.cells))...Int(y + Self.cells) {
        for column in max(0, Int(x - Self.cells))...Int(x + Self.cells) {
          let (across, down) = (Double(column) + 0.5 - x, Double(row) + 0.5 - y)
          let distance = (across * across + down * down).squareRoot()
          guard distance < Self.cells else { continue }
          if !isCovered[row * columns + column] { visibility[index] = true }
          // It covers only cells that lie entirely within it.
          if distance < Self.cells - 0.71 { isCovered[row * columns + column] = true }
        }
      }
    }
    return visibility
  }

  /// Returns the approximate radius of the packed ball.
  private static func approximateRadius(_ count: Int) -> Double {
    var root = 1.0
    while root * root * root < Double(count) { root += 0.1 }
    return root * 1.1
  }

  /// Returns a random point in a ball.
  private static func randomPoint(within radius: Double, _ generator: inout SplitMix64) -> Sphere {
    while true {
      let point = Sphere(
        x: generator.roll() * 2 - 1, y: generator.roll() * 2 - 1, z: generator.roll() * 2 - 1)
      if point.x * point.x + point.y * point.y + point.z * point.z <= 1 {
        return Sphere(x: point.x * radius, y: point.y * radius, z: point.z * radius)
      }
    }
  }

  /// Pulls all spheres toward the center, then pushes overlapping ones apart.
  private static func relax(_ heap: inout [Sphere], scale: Double) {
    for index in heap.indices {
      heap[index].x *= scale
      heap[index].y *= scale
      heap[index].z *= scale
    }
    for a in heap.indices {
      var first = heap[a]
      for b in (a + 1)..<max(heap.count, a + 1) {
        let second = heap[b]
        let (x, y, z) = (first.x - second.x, first.y - second.y, first.z - second.z)
        let square = x * x + y * y + z * z
        guard square < 4, square > 0 else { continue }
        let distance = square.squareRoot()
        let share = (2 - distance) / 2 / distance * push
        first = Sphere(x: first.x + x * share, y: first.y + y * share, z: first.z + z * share)
        heap[b] = Sphere(
          x: second.x - x * share, y: second.y - y * share, z: second.z - z * share)
      }
      heap[a] = first
    }
  }
}
