import Elements

extension FuzzTarget {
  /// The reader of lists of places, and what is made of them.
  static func places(_ builtIn: [UInt8]) -> FuzzTarget {
    let short =
      #"[{"_id": 7, "name": "Hurzuf", "country": "UA", "coord": {"lon": 34.28, "lat": -44.5}}, "#
      + #"{"name": "Å", "coord": {"lon": 0, "lat": 1e0}, "elements": [{"number": 1, "year": 1766}]}]"#
    let words = [
      "\"coord\":", "\"lon\":", "\"lat\":", "\"country\":", "\"elements\":", "\"year\":", "\"by\":",
      "\"_id\":", "180", "-180.0001", "90", "-90", "1e-400", "4294967296",
    ]
    return FuzzTarget(
      name: "places", samples: [builtIn, Array(short.utf8)] + placeForms,
      tokens: json + placeTokens + words.map { Array($0.utf8) }, decode: readPlaces)
  }

  private static func readPlaces(_ input: [UInt8]) {
    guard let found = placeList(input) else { return }
    let fold: TextFold = { [$0.lowercased()] }
    guard let index = PlaceIndex(found.table, fold: fold, countryName: { $0 }) else { return }
    precondition(index.count == found.table.count)
    let places = Array(index.table.places)
    for text in [places.first?.name, places.last?.country, "a b", "é"].compactMap({ $0 }) {
      let found = index.search(text)
      precondition(found?.places?.count ?? index.count <= index.count)
    }
    let pyramid = ClusterPyramid(ClusterPyramid.points(of: index.table))
    for level in pyramid?.levels ?? [] {
      precondition(level.reduce(0) { $0 + Int($1.count) } == places.count)
    }
    var timeline = Timeline(until: 2026)
    timeline.move(.end, to: 1800)
    let list = PlaceList(places, during: timeline) { $0 }
    precondition(list.places.allSatisfy { $0.summary != nil })
    let points = places.map { Mercator.point(of: $0.coordinate) }
    precondition(points.allSatisfy { 0...1 ~= $0.x && 0...1 ~= $0.y })
    let clusters = Clusters(
      points: points, weights: places.map(\.discoveries.count), worldWidth: 5000)
    precondition(clusters.pins.flatMap(\.places).count == places.count)
  }

  /// The reader of the map, and its clipping.
  static var map: FuzzTarget {
    precondition((try? WorldMap(bytes: smallMap, file: "")) != nil)
    return FuzzTarget(
      name: "map", samples: [smallMap], tokens: json.suffix(5) + mapTokens, decode: readMap)
  }

  private static func readMap(_ input: [UInt8]) {
    guard let map = try? WorldMap(bytes: input, file: "f") else { return }
    let clipping = MapClipping(left: 1000, top: 1000, right: 200_000, bottom: 150_000)
    for width in [1.0, 5000, 1e9] {
      let level = map.level(width: width)
      var vertices: [MapLine.Vertex] = []
      for line in level.land + level.coasts + level.borders {
        if clipping.isVisible(line) { clipping.append(line, to: &vertices) }
        precondition(line.vertices.count > 1)
      }
    }
    for country in map.countries { precondition(map.countryName(country.code).isEmpty == false) }
  }

  /// Two levels with rings, one of them on the edge of the map, borders and countries.
  private static let smallMap: [UInt8] = {
    let edge: [UInt8] = [4, 0, 0, 0, 100, 100, 0, 0, 99]
    let ring: [UInt8] = [3, 0x80, 0x80, 4, 0x80, 0x80, 4, 0x80, 8, 0, 0, 0x80, 8]
    let border: [UInt8] = [2, 0xc0, 1, 0xc0, 1, 10, 11]
    let level: [UInt8] = [[2], edge, ring, [1], border].flatMap { $0 }
    let label: [UInt8] = [0x80, 0x80, 4, 0x80, 1, 9]
    let country: [UInt8] = [Array("SE".utf8), [6], Array("Sweden".utf8), label].flatMap { $0 }
    let nameless: [UInt8] = [Array("XX".utf8), [1, 65, 0, 0, 0]].flatMap { $0 }
    let head: [UInt8] = [Array("TheMap1\n".utf8), [2, 100]].flatMap { $0 }
    return [head, level, [0x80, 0x80, 8], level, [2], country, nameless].flatMap { $0 }
  }()

  private static let mapTokens: [[UInt8]] = [
    [0xff, 0xff, 0xff, 0x7f], [0x80, 0x80, 0x80, 0x80, 0x80, 1], [0x80, 0x80, 0x10],
    [0x80, 0x80, 0x20], [0xff, 0xff, 0x1f], [0], [1], [3], [0x7f], [0x80], Array("TheMap1\n".utf8),
  ]
}
