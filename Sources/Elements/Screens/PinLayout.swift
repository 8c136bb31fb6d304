/// Pins at a zoom, those that would overlap moved aside.
public struct PinLayout: Sendable, Hashable {
  /// A pin with the size and position of its disk.
  public struct PlacedPin: Sendable, Hashable {
    public let pin: Clusters.Pin
    /// Radius of the disk in pixels.
    public let radius: Double
    /// From the place to the center of the disk, in pixels.
    public let offset: Point
  }

  /// Radius of the selected pin's disk in pixels.
  public static let selectedRadius = 17.0
  /// Width of the ring around it in pixels.
  public static let selectedRing = 4.0
  /// Radius of the disk of one element, and how much it grows up to the most elements of the discoveries.
  private static let (leastRadius, growth, most) = (11.0, 6.0, 18.0)
  /// Pixels between disks.
  private static let gap = 1.0
  /// Maximum distance that a pin moves, in pixels.
  public static let maximumOffset = 20.0
  /// Maximum number of pins that move, and of rounds of moving.
  private static let (maximumMoving, rounds) = (200, 24)

  /// Width of the whole map in pixels.
  public let worldWidth: Double
  /// Index of the selected place.
  public let selected: Int?
  /// A pin for each cluster, in the order of `Clusters.pins`.
  public let pins: [PlacedPin]

  /// Lays out the clusters of places; `Clusters.init` describes the parameters.
  /// - Parameter selected: index of the selected place, which has a pin of its own.
  public init(
    points: [Point], weights: [Int], worldWidth: Double, selected: Int? = nil,
    total: ((_ places: [Int]) -> Int)? = nil
  ) {
    self.worldWidth = worldWidth
    self.selected = selected
    let clusters = Clusters(
      points: points, weights: weights, worldWidth: worldWidth, alone: selected, total: total)
    let pins = clusters.pins
    let radii = pins.map {
      $0.place == selected
        ? Self.selectedRadius + Self.selectedRing : Self.radius(weight: $0.weight)
    }
    let offsets = Self.offsets(pins, radii, worldWidth)
    self.pins = pins.indices.map {
      let isSelected = pins[$0].place == selected
      return PlacedPin(
        pin: pins[$0], radius: isSelected ? Self.selectedRadius : radii[$0], offset: offsets[$0])
    }
  }

  /// Returns the radius of a pin's disk: 11 pixels for one element, 17 for 18 and more.
  static func radius(weight: Int) -> Double {
    let part = (Double(max(weight, 1)) - 1) / (most - 1)
    return leastRadius + growth * min(part, 1).squareRoot()
  }

  private static func offsets(
    _ pins: [Clusters.Pin], _ radii: [Double], _ worldWidth: Double
  ) -> [Point] {
    var offsets = [Point](repeating: Point(x: 0, y: 0), count: pins.count)
    guard pins.count <= maximumMoving, worldWidth.isFinite else { return offsets }
    for _ in 0..<rounds {
      var hasMoved = false
      for one in pins.indices {
        for other in pins.indices where other > one {
          guard let push = push(pins, radii, offsets, one, other, worldWidth) else { continue }
          hasMoved = true
          offsets[one] = limited(offsets[one], x: -push.x, y: -push.y)
          offsets[other] = limited(offsets[other], x: push.x, y: push.y)
        }
      }
      if !hasMoved { break }
    }
    return offsets
  }

  /// Returns half of the way by which two disks overlap, from one to the other; nil if they do not.
  private static func push(
    _ pins: [Clusters.Pin], _ radii: [Double], _ offsets: [Point], _ one: Int, _ other: Int,
    _ worldWidth: Double
  ) -> Point? {
    let least = radii[one] + radii[other] + gap
    let y =
      (pins[other].point.y - pins[one].point.y) * worldWidth + offsets[other].y
      - offsets[one].y
    guard y.magnitude < least else { return nil }
    let far = (pins[other].point.x - pins[one].point.x).remainder(dividingBy: 1) * worldWidth
    let x = far + offsets[other].x - offsets[one].x
    let distance = (x * x + y * y).squareRoot()
    guard distance < least - 0.01, distance > 0.01 else { return nil }
    let part = (least - distance) / distance / 2
    return Point(x: x * part, y: y * part)
  }

  private static func limited(_ offset: Point, x: Double, y: Double) -> Point {
    let (x, y) = (offset.x + x, offset.y + y)
    let length = (x * x + y * y).squareRoot()
    guard length > maximumOffset else { return Point(x: x, y: y) }
    return Point(x: x * maximumOffset / length, y: y * maximumOffset / length)
  }
}
