/// Protons and neutrons heaped up to a ball: spheres of radius 1 that were drawn together from all sides
/// until they could come no closer. The same number always makes the same ball.
struct NucleusPacking: Sendable {
  /// The center of a sphere; `z` points to whoever looks at it.
  struct Sphere: Sendable, Hashable {
    var x, y, z: Double
  }

  /// The spheres about the middle of what is seen of them, those in front last.
  let spheres: [Sphere]
  /// The radius of the disc that hides all of them.
  let radius: Double

  /// Cells of the grid for each radius of a sphere.
  private static let cells = 8.0
  /// How often the spheres are drawn together and pushed apart again.
  private static let rounds = 40
  /// The part of its distance from the middle that a sphere keeps in the first round and in the last.
  private static let pull = (first: 0.93, last: 0.995)
  /// The part of an overlap that one push undoes; more makes the heap tremble.
  private static let push = 0.8

  /// A ball of `count` spheres.
  init(count: Int) {
    var generator = SplitMix64(seed: UInt64(count))
    var heap = (0..<count).map { _ in Self.scattered(within: Self.reach(count), &generator) }
    for round in 0..<Self.rounds {
      let part = Double(round) / Double(Self.rounds - 1)
      Self.draw(&heap, keeping: Self.pull.first + (Self.pull.last - Self.pull.first) * part)
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

  /// So many of the spheres, by their place in `spheres`, spread as evenly as may be: each next one is the
  /// one that is farthest from all before it, the first the foremost.
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

  /// Which of the spheres can be seen, by their places in `spheres`: the others hide behind those in front.
  /// Found on a grid; where that is too coarse to tell, a sphere counts as seen.
  var seen: [Bool] {
    let columns = Int(2 * radius * Self.cells) + 3
    var isCovered = [Bool](repeating: false, count: columns * columns)
    var seen = [Bool](repeating: false, count: spheres.count)
    for index in spheres.indices.reversed() {
      let (x, y) = (
        (spheres[index].x + radius) * Self.cells, (spheres[index].y + radius) * Self.cells
      )
      for row in max(0, Int(y - Self.cells))...Int(y + Self.cells) {
        for column in max(0, Int(x - Self.cells))...Int(x + Self.cells) {
          let (across, down) = (Double(column) + 0.5 - x, Double(row) + 0.5 - y)
          let distance = (across * across + down * down).squareRoot()
          guard distance < Self.cells else { continue }
          if !isCovered[row * columns + column] { seen[index] = true }
          // Only cells that lie within it as a whole does it cover.
          if distance < Self.cells - 0.71 { isCovered[row * columns + column] = true }
        }
      }
    }
    return seen
  }

  /// About the radius that the ball will have.
  private static func reach(_ count: Int) -> Double {
    var root = 1.0
    while root * root * root < Double(count) { root += 0.1 }
    return root * 1.1
  }

  /// A place anywhere in a ball.
  private static func scattered(within reach: Double, _ generator: inout SplitMix64) -> Sphere {
    while true {
      let place = Sphere(
        x: generator.roll() * 2 - 1, y: generator.roll() * 2 - 1, z: generator.roll() * 2 - 1)
      if place.x * place.x + place.y * place.y + place.z * place.z <= 1 {
        return Sphere(x: place.x * reach, y: place.y * reach, z: place.z * reach)
      }
    }
  }

  /// Draws all spheres a little to the middle, then pushes those apart that overlap.
  private static func draw(_ heap: inout [Sphere], keeping part: Double) {
    for index in heap.indices {
      heap[index].x *= part
      heap[index].y *= part
      heap[index].z *= part
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
