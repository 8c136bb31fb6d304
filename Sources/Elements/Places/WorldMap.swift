/// Land, borders and countries of the world in the Mercator projection, read from `world.map`.
///
/// The file, made by `scripts/make-map`, is at most 600 KB long. Numbers are unsigned LEB128 (seven bits per byte, the
/// lowest first, and the high bit where a byte follows); differences are zigzag-coded (0, −1, 1, −2 … as 0, 1, 2, 3 …).
///
///     file      "TheMap1\n", number of levels, levels, number of countries, countries
///     level     width of the map in pixels up to which the level is shown, lines of land, lines of borders
///     lines     number of lines, lines
///     line      number of points, points
///     point     x and y, each as the difference from the point before (the first from 0, 0)
///     country   two letters of ISO 3166, length of the name in bytes, name in UTF-8, x and y of the label, and its room
///
/// The map is a square of 2¹⁸ units, its origin the upper left corner. A line of land is a closed ring; rings within
/// others are lakes (even-odd rule). Room is half the height of the largest ellipse around the label within the
/// country, three times as wide as high; 0 for a country without a label.
public struct WorldMap: Sendable {
  /// Side of the map in units.
  public static let side = 1 << 18

  /// A level of detail.
  public struct Level: Sendable {
    /// Width of the whole map in pixels up to which the level has enough detail.
    public let width: Int
    /// Closed rings, to be filled by the even-odd rule.
    public let land: [MapLine]
    /// The outlines of the land, without the parts on the edge of the map, where the next copy goes on.
    public let coasts: [MapLine]
    /// Borders between countries: lines with two ends.
    public let borders: [MapLine]

    init(width: Int, land: [MapLine], borders: [MapLine]) {
      (self.width, self.land, self.borders) = (width, land, borders)
      coasts = land.flatMap(\.withoutEdge)
    }
  }

  /// A country.
  public struct Country: Sendable, Hashable {
    /// Code of ISO 3166: `SE`.
    public let code: String
    /// Name in English, or as renamed.
    public fileprivate(set) var name: String
    /// Position of the label, in fractions of the map's side; nil without a label.
    public let label: Point?
    /// Height of the largest flat ellipse around the label, in fractions of the map's side.
    public let room: Double
  }

  /// The levels, the coarsest first; at least one.
  public let levels: [Level]
  /// The countries in the order of the file.
  public private(set) var countries: [Country]
  private let englishNames: [String: String]
  private var names: [String: String]

  init(levels: [Level], countries: [Country]) {
    self.levels = levels
    self.countries = countries
    names = Dictionary(countries.map { ($0.code, $0.name) }) { first, _ in first }
    englishNames = names
  }

  /// Returns the map with other names of countries, by their codes; those without one keep theirs.
  public func renamed(_ names: [String: String]) -> WorldMap {
    var map = self
    for index in countries.indices {
      if let name = names[countries[index].code] { map.countries[index].name = name }
    }
    map.names.merge(names) { $1 }
    return map
  }

  /// Returns the level for a map of this width in pixels.
  public func level(width: Double) -> Level {
    levels.first { width <= Double($0.width) } ?? levels[levels.count - 1]
  }

  /// Returns the name of a country, or the code itself if it is unknown.
  public func countryName(_ code: String) -> String { names[code] ?? code }

  /// Returns the English name of a country, or the code itself if it is unknown.
  public func englishCountryName(_ code: String) -> String { englishNames[code] ?? code }
}

/// A line of the map: a closed ring, or a line with two ends.
public struct MapLine: Sendable {
  /// A point, in units of `WorldMap.side`.
  public typealias Vertex = SIMD2<Int32>

  /// At least two points.
  public let vertices: [Vertex]
  /// True if a line leads from the last point back to the first.
  public let isClosed: Bool
  /// The least and the greatest coordinates.
  let least, greatest: Vertex

  init(_ vertices: [Vertex], isClosed: Bool) {
    (self.vertices, self.isClosed) = (vertices, isClosed)
    least = vertices.reduce(Vertex(repeating: .max)) { pointwiseMin($0, $1) }
    greatest = vertices.reduce(Vertex(repeating: .min)) { pointwiseMax($0, $1) }
  }

  private static let side = Int32(WorldMap.side)

  /// The ring without its parts on the edge of the map: the ring itself, or lines with two ends.
  var withoutEdge: [MapLine] {
    let touchesEdge =
      least.x == 0 || least.y == 0 || greatest.x == Self.side || greatest.y == Self.side
    guard touchesEdge, isClosed else { return [self] }
    let next = { (index: Int) in vertices[(index + 1) % vertices.count] }
    let gap = vertices.indices.first { Self.isOnEdge(vertices[$0], next($0)) }
    guard let gap else { return [self] }
    var lines: [[Vertex]] = [[]]
    for offset in 1...vertices.count {
      let index = (gap + offset) % vertices.count
      lines[lines.count - 1].append(vertices[index])
      if Self.isOnEdge(vertices[index], next(index)) { lines.append([]) }
    }
    return lines.filter { $0.count > 1 }.map { MapLine($0, isClosed: false) }
  }

  /// True if the line between two points lies on an edge of the map.
  private static func isOnEdge(_ one: Vertex, _ other: Vertex) -> Bool {
    (one.x == other.x && (one.x == 0 || one.x == side))
      || (one.y == other.y && (one.y == 0 || one.y == side))
  }
}
