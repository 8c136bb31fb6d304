import Testing

@testable import Elements

@Suite("World map")
struct WorldMapTests {
  static let bytes = (try? ProjectFile.resource("world.map")) ?? []
  static let map = Result { try WorldMap(bytes: bytes, file: "world.map") }

  /// True if the coordinate is on land (even-odd rule).
  static func isLand(_ coordinate: Coordinate, _ level: WorldMap.Level) -> Bool {
    let point = Mercator.point(of: coordinate)
    return level.land.count { contains($0.vertices, point, side: Double(WorldMap.side)) } % 2 == 1
  }

  static func contains(_ ring: [MapLine.Vertex], _ point: Point, side: Double) -> Bool {
    let (x, y) = (point.x * side, point.y * side)
    var isInside = false
    for (index, vertex) in ring.enumerated() {
      let last = ring[(index + ring.count - 1) % ring.count]
      let (x1, y1, x2, y2) = (
        Double(last.x), Double(last.y), Double(vertex.x), Double(vertex.y)
      )
      if (y1 > y) != (y2 > y), x < x2 + (x1 - x2) * (y - y2) / (y1 - y2) { isInside.toggle() }
    }
    return isInside
  }

  @Test("The file has at most 600 KB and three levels")
  func file() throws {
    expect(!Self.bytes.isEmpty && Self.bytes.count <= 600_000)
    let map = try Self.map.get()
    expect(map.levels.count, equals: 3)
    let sizes = map.levels.map { $0.land.reduce(0) { $0 + $1.vertices.count } }
    expect(sizes == sizes.sorted() && sizes[0] * 3 < sizes[2])
    expect(map.level(width: 735).width, equals: map.levels[0].width)
    expect(map.level(width: 1e9).width, equals: map.levels[2].width)
  }

  @Test(
    "Land and sea are where they are, at every level",
    arguments: [
      ("Sweden", 15.0, 62.0, true), ("Bothnian Sea", 19.5, 61.5, false), ("Sahara", 10, 25, true),
      ("Caspian Sea", 51, 41, false), ("Greenland", -40, 72, true), ("Chukotka", -175, 67, true),
      ("Siberia", 100, 60, true), ("Antarctica", 60, -75, true), ("Pacific", -140, 0, false),
      ("Lesotho", 28.2, -29.5, true), ("Lake in the sea", 0, 0, false),
    ])
  func landAndSea(name: String, longitude: Double, latitude: Double, isLand: Bool) throws {
    for level in try Self.map.get().levels {
      let coordinate = Coordinate(longitude: longitude, latitude: latitude)
      expect(Self.isLand(coordinate, level), equals: isLand, "\(name), \(level.width)")
    }
  }

  @Test("Every place of a discovery is on land, or within 10 km of it")
  func places() throws {
    let level = try #require(try Self.map.get().levels.last)
    for place in try PlaceListTests.builtIn.get() {
      let near = [(0.0, 0.0), (0.1, 0), (-0.1, 0), (0, 0.1), (0, -0.1)].contains {
        let here = place.coordinate
        return Self.isLand(
          Coordinate(longitude: here.longitude + $0.0, latitude: here.latitude + $0.1), level)
      }
      expect(near, "\(place.name)")
    }
  }

  @Test("Every country of a discovery has a name and a label on land")
  func countries() throws {
    let map = try Self.map.get()
    expect(map.countryName("SE") == "Sweden" && map.countryName("??") == "??")
    for code in Set(try PlaceListTests.builtIn.get().map(\.country)) {
      let country = try #require(map.countries.first { $0.code == code })
      let label = try #require(country.label)
      expect(country.room > 0 && country.name.count > 2)
      expect(Self.isLand(Mercator.coordinate(of: label), try #require(map.levels.last)))
    }
  }

  @Test("Coasts have no part on the edge of the map")
  func edge() throws {
    let side = Int32(WorldMap.side)
    for level in try Self.map.get().levels {
      var (ends, edges) = (0, 0)
      for line in level.coasts {
        ends += line.isClosed ? 0 : 1
        for (one, other) in zip(line.vertices, line.vertices.dropFirst()) {
          let isEdge =
            (one.x == other.x && (one.x == 0 || one.x == side))
            || (one.y == other.y && (one.y == 0 || one.y == side))
          edges += isEdge ? 1 : 0
        }
      }
      expect(edges == 0 && level.coasts.allSatisfy { $0.vertices.count > 1 })
      expect(ends > 2, "Antarctica, Chukotka and Fiji are cut by the edge")
    }
  }

  @Test("Clipping changes nothing within the visible part")
  func clipping() throws {
    let level = try #require(try Self.map.get().levels.first)
    let side = Double(WorldMap.side)
    var random = SplitMix64(seed: 6)
    var (before, after, differences) = (0, 0, 0)
    for _ in 0..<20 {
      let width = Double.random(in: 0.02...0.5, using: &random)
      let (x, y) = (
        Double.random(in: 0...1 - width, using: &random),
        Double.random(in: 0...1 - width, using: &random)
      )
      let clipping = MapClipping(
        left: x * side, top: y * side, right: (x + width) * side, bottom: (y + width) * side)
      for line in level.land {
        var kept: [MapLine.Vertex] = []
        if clipping.isVisible(line) { clipping.append(line, to: &kept) }
        (before, after) = (before + line.vertices.count, after + kept.count)
        for _ in 0..<4 {
          let point = Point(
            x: Double.random(in: x...x + width, using: &random),
            y: Double.random(in: y...y + width, using: &random))
          let isInside = Self.contains(line.vertices, point, side: side)
          differences += isInside == Self.contains(kept, point, side: side) ? 0 : 1
        }
      }
    }
    expect(differences, equals: 0)
    expect(after * 3 < before)
  }

  @Test("A damaged file is refused, and never traps")
  func damaged() throws {
    #expect(throws: CatalogError.self) { try WorldMap(bytes: [], file: "f") }
    #expect(throws: CatalogError.self) { try WorldMap(bytes: Self.bytes + [0], file: "f") }
    for length in stride(from: 0, to: Self.bytes.count, by: 9973) {
      #expect(throws: CatalogError.self) {
        try WorldMap(bytes: Array(Self.bytes.prefix(length)), file: "f")
      }
    }
    let long = [UInt8](repeating: 0, count: WorldMapReader.maximumLength + 1)
    #expect(throws: CatalogError.self) { try WorldMap(bytes: long, file: "f") }
    // A count of 2²⁸ lines in a file of 17 bytes.
    let huge = Array("TheMap1\n".utf8) + [1, 0x80, 0x10, 0xff, 0xff, 0xff, 0x7f, 0, 0]
    #expect(throws: CatalogError.self) { try WorldMap(bytes: huge, file: "f") }
  }

  @Test("A small map is read")
  func small() throws {
    let ring: [UInt8] = [3, 2, 4, 4, 0, 0, 3]
    let (head, code) = (Array("TheMap1\n".utf8), Array("SE".utf8))
    let bytes: [UInt8] = [head, [1, 100, 1], ring, [0, 1], code, [1, 65, 1, 2, 3]].flatMap { $0 }
    let map = try WorldMap(bytes: bytes, file: "f")
    expect(map.levels.count == 1 && map.levels[0].width == 100)
    let land = try #require(map.levels[0].land.first)
    expect(land.vertices, equals: [.init(1, 2), .init(3, 2), .init(3, 0)])
    expect(map.countries.first?.name, equals: "A")
  }
}
