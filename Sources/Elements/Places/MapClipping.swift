/// Leaves out the points of lines that no drawing of a part of the map needs.
public struct MapClipping: Sendable {
  /// A point, in units of `WorldMap.side`.
  public typealias Vertex = MapLine.Vertex

  private let least, greatest: Vertex

  /// Clips to a part of the map, in units of `WorldMap.side`; the part may extend beyond the map.
  public init(left: Double, top: Double, right: Double, bottom: Double) {
    least = Vertex(Self.unit(left.rounded(.down)), Self.unit(top.rounded(.down)))
    greatest = Vertex(Self.unit(right.rounded(.up)), Self.unit(bottom.rounded(.up)))
  }

  private static func unit(_ value: Double) -> Int32 {
    value.isFinite ? Int32(min(max(value, -1e9), 1e9)) : 0
  }

  /// True if the line's bounding box and the part overlap.
  public func isVisible(_ line: MapLine) -> Bool {
    line.least.x <= greatest.x && line.greatest.x >= least.x && line.least.y <= greatest.y
      && line.greatest.y >= least.y
  }

  /// Appends the points of a line. Of several points in succession on the same side of the part only the first and the
  /// last are kept: filled and stroked, the line looks the same within the part.
  public func append(_ line: MapLine, to vertices: inout [Vertex]) {
    var sides: UInt8 = 0
    var skipped: Vertex?
    for vertex in line.vertices {
      let beyond = sidesBeyond(vertex)
      sides &= beyond
      if sides != 0 {
        skipped = vertex
        continue
      }
      if let last = skipped { vertices.append(last) }
      vertices.append(vertex)
      (sides, skipped) = (beyond, nil)
    }
    if let last = skipped { vertices.append(last) }
  }

  /// The sides of the part beyond which a point lies, a bit for each.
  private func sidesBeyond(_ vertex: Vertex) -> UInt8 {
    (vertex.x < least.x ? 1 : 0) | (vertex.x > greatest.x ? 2 : 0)
      | (vertex.y < least.y ? 4 : 0) | (vertex.y > greatest.y ? 8 : 0)
  }
}
