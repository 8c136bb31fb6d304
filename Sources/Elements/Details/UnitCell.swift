/// The unit cell of an element's crystal.
public struct UnitCell: Sendable, Hashable {
  /// A point or a vector; `z` points to the viewer.
  public typealias Point = SIMD3<Double>

  /// The form of the element and its structure: `gray, rhombohedral`.
  public let form: String
  /// Number of atoms in the cell.
  public let atomCount: Int
  /// The digits of the edges in picometers, and of the angles in degrees.
  public let edges: [String]
  /// The digits of α, β and γ in degrees.
  public let angles: [String]
  /// Key of the source.
  public let source: String
  /// The edges as vectors, in picometers.
  public let vectors: [Point]

  /// - Returns: nil if edges and angles make no cell.
  init?(form: String, atomCount: Int, edges: [String], angles: [String], source: String) {
    let (lengths, degrees) = (edges.compactMap(Double.init), angles.compactMap(Double.init))
    guard lengths.count == 3, degrees.count == 3, atomCount > 0,
      lengths.allSatisfy({ (50...10_000).contains($0) }),
      degrees.allSatisfy({ (20...160).contains($0) })
    else { return nil }
    let cosines = degrees.map { Angle.cosine(degrees: $0) }
    let sine = Angle.sine(degrees: degrees[2])
    let x = cosines[1]
    let y = (cosines[0] - cosines[1] * cosines[2]) / sine
    let rest = 1 - x * x - y * y
    guard rest > 0 else { return nil }
    vectors = [
      lengths[0] * Point(x: 1, y: 0, z: 0),
      lengths[1] * Point(x: cosines[2], y: sine, z: 0),
      lengths[2] * Point(x: x, y: y, z: rest.squareRoot()),
    ]
    (self.form, self.atomCount, self.edges) = (form, atomCount, edges)
    (self.angles, self.source) = (angles, source)
  }

  /// The corners in parts of the edges, and the edges between them as pairs of corners.
  public static let corners: [Point] = (0..<8).map { (corner: Int) -> Point in
    let (y, z) = ((corner / 2) % 2, corner / 4)
    return Point(x: Double(corner % 2), y: Double(y), z: Double(z))
  }
  /// The twelve edges, each as the indices of two `corners`.
  public static let cornerPairs: [(Int, Int)] = [
    (0, 1), (0, 2), (0, 4), (1, 3), (1, 5), (2, 3), (2, 6), (3, 7), (4, 5), (4, 6), (5, 7), (6, 7),
  ]

  /// A point in parts of the edges as a point in picometers from the middle of the cell.
  public func position(_ part: Point) -> Point {
    let first: Point = (part.x - 0.5) * vectors[0]
    let second: Point = (part.y - 0.5) * vectors[1]
    let third: Point = (part.z - 0.5) * vectors[2]
    return first + second + third
  }

  /// The atoms in parts of the edges, also those that the faces, edges and corners share with other cells; none for
  /// forms whose positions depend on more than the cell.
  public var atoms: [Point] {
    basis.flatMap { atom in
      Self.images(atom.x).flatMap { x in
        Self.images(atom.y).flatMap { y in Self.images(atom.z).map { Point(x: x, y: y, z: $0) } }
      }
    }
  }

  /// An atom on a face is on the opposite one, too.
  private static func images(_ part: Double) -> [Double] { part == 0 ? [0, 1] : [part] }

  /// Distance between the nearest atoms in picometers; nil without atoms.
  public var nearest: Double? {
    let places = atoms.map(position)
    var least: Double?
    for (index, one) in places.enumerated() {
      for other in places[..<index] {
        let distance = (one - other).length
        if distance > 1 { least = min(least ?? distance, distance) }
      }
    }
    return least
  }
}

extension UnitCell {
  /// The atoms of the cell in parts of the edges, for structures without free parameters (Strukturbericht types A1 to A9).
  var basis: [Point] {
    let third = 1.0 / 3
    let parts: [(Double, Double, Double)]
    switch form {
    case _ where form.hasSuffix("simple cubic"): parts = [(0, 0, 0)]
    case _ where form.hasSuffix("body-centered cubic"): parts = [(0, 0, 0), (0.5, 0.5, 0.5)]
    case _ where form.hasSuffix("face-centered cubic"): parts = Self.faceCentered
    case "diamond cubic":
      parts = Self.faceCentered + Self.faceCentered.map { ($0.0 + 0.25, $0.1 + 0.25, $0.2 + 0.25) }
    case "hexagonal close-packed": parts = [(0, 0, 0), (third, 2 * third, 0.5)]
    case "double hexagonal":
      parts = [(0, 0, 0), (third, 2 * third, 0.25), (0, 0, 0.5), (2 * third, third, 0.75)]
    case "graphite":
      parts = [(0, 0, 0), (third, 2 * third, 0), (0, 0, 0.5), (2 * third, third, 0.5)]
    case "tetragonal" where atomCount == 2: parts = [(0, 0, 0), (0.5, 0.5, 0.5)]
    case "white, tetragonal":
      parts = [(0, 0, 0), (0, 0.5, 0.25), (0.5, 0.5, 0.5), (0.5, 0, 0.75)]
    default: parts = []
    }
    return parts.map { Point(x: $0.0, y: $0.1, z: $0.2) }
  }

  private static let faceCentered: [(Double, Double, Double)] = [
    (0, 0, 0), (0.5, 0.5, 0), (0.5, 0, 0.5), (0, 0.5, 0.5),
  ]
}

extension UnitCell.Point {
  /// Distance from the origin.
  public var length: Double { (x * x + y * y + z * z).squareRoot() }
}

/// A view of a unit cell from some direction, with a little perspective.
public struct CellProjection: Sendable, Hashable {
  /// Turn about the upright axis and tilt toward the viewer, in degrees.
  public var turn: Double
  /// Tilt toward the viewer in degrees; 0 for a view from the side.
  public var tilt: Double

  /// Greatest tilt in degrees: the upright axis stays upright.
  private static let greatestTilt = 90.0
  /// Distance of the viewer in radii of the cell.
  private static let distance = 6.0

  /// Reduces the turn to −180 … 180 and clamps the tilt to −90 … 90; numbers that are not finite become 0.
  public init(turn: Double = 25, tilt: Double = 15) {
    self.turn = turn.isFinite ? turn.remainder(dividingBy: 360) : 0
    self.tilt = tilt.isFinite ? min(max(tilt, -Self.greatestTilt), Self.greatestTilt) : 0
  }

  /// Turns further, in degrees.
  public func turned(by turn: Double, tilted tilt: Double = 0) -> CellProjection {
    CellProjection(turn: self.turn + turn, tilt: self.tilt + tilt)
  }

  /// A point as seen: right, down, and nearer to the viewer.
  /// - Parameter radius: that of the ball around everything shown, of which 1 is the result's unit.
  public func position(_ point: UnitCell.Point, radius: Double) -> UnitCell.Point {
    let (sine, cosine) = (Angle.sine(degrees: turn), Angle.cosine(degrees: turn))
    let (x, y) = (point.x * cosine - point.y * sine, point.x * sine + point.y * cosine)
    let (tiltSine, tiltCosine) = (Angle.sine(degrees: tilt), Angle.cosine(degrees: tilt))
    // The third edge points up; y points away from the viewer.
    let up = point.z * tiltCosine + y * tiltSine
    let near = point.z * tiltSine - y * tiltCosine
    let scale = Self.distance / (Self.distance - near / radius) / radius
    return UnitCell.Point(x: x * scale, y: -up * scale, z: near / radius)
  }
}
