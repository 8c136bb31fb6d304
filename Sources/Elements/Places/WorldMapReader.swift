/// Parses `world.map`, whose format `WorldMap` describes. Every number is checked against its bounds and every count
/// against the rest of the file before memory is allocated.
struct WorldMapReader {
  /// Limits of a file: its bytes, levels and countries.
  static let (maximumLength, maximumLevels, maximumCountries) = (2_000_000, 8, 1000)
  private static let signature = Array("TheMap1\n".utf8)
  /// Maximum length of a number in bytes: every number of the file has at most 28 bits.
  private static let maximumDigits = 4

  private let bytes: [UInt8]
  private let file: String
  private var index = 0

  fileprivate init(_ bytes: [UInt8], _ file: String) {
    (self.bytes, self.file) = (bytes, file)
  }

  private func error(_ message: ExternalText) -> CatalogError {
    CatalogError(file: file, message: "\(message), at byte \(index)")
  }

  fileprivate mutating func map() throws(CatalogError) -> WorldMap {
    guard bytes.count <= Self.maximumLength else { throw error("the map is too long") }
    guard bytes.starts(with: Self.signature) else { throw error("this is no map") }
    index = Self.signature.count
    var levels: [WorldMap.Level] = []
    for _ in 0..<(try number(in: 1...Self.maximumLevels)) {
      let width = try number(in: 1...WorldMap.side)
      let land = try lines(least: 3, isClosed: true)
      let borders = try lines(least: 2, isClosed: false)
      levels.append(WorldMap.Level(width: width, land: land, borders: borders))
    }
    var countries: [WorldMap.Country] = []
    for _ in 0..<(try number(in: 0...Self.maximumCountries)) { countries.append(try country()) }
    guard index == bytes.count else { throw error("expected the end of the map") }
    return WorldMap(levels: levels, countries: countries)
  }

  private mutating func lines(
    least: Int, isClosed: Bool
  ) throws(CatalogError) -> [MapLine] {
    // A line has at least a count and two bytes per point.
    let count = try number(in: 0...(bytes.count - index) / (1 + 2 * least))
    var lines: [MapLine] = []
    lines.reserveCapacity(count)
    for _ in 0..<count {
      let points = try number(in: least...max(least, (bytes.count - index) / 2))
      var (x, y) = (0, 0)
      var vertices: [MapLine.Vertex] = []
      vertices.reserveCapacity(min(points, (bytes.count - index) / 2))
      for _ in 0..<points {
        x = try coordinate(after: x)
        y = try coordinate(after: y)
        vertices.append(MapLine.Vertex(Int32(x), Int32(y)))
      }
      lines.append(MapLine(vertices, isClosed: isClosed))
    }
    return lines
  }

  private mutating func coordinate(after last: Int) throws(CatalogError) -> Int {
    let coded = try number(in: 0...2 * WorldMap.side)
    let value = last + (coded & 1 == 0 ? coded >> 1 : -(coded >> 1) - 1)
    guard 0...WorldMap.side ~= value else { throw error("a point lies outside of the map") }
    return value
  }

  private mutating func country() throws(CatalogError) -> WorldMap.Country {
    let code = try text(length: 2)
    let name = try text(length: try number(in: 1...100))
    let x = try number(in: 0...WorldMap.side)
    let y = try number(in: 0...WorldMap.side)
    let room = try number(in: 0...WorldMap.side)
    let side = Double(WorldMap.side)
    return WorldMap.Country(
      code: code, name: name,
      label: room > 0 ? Point(x: Double(x) / side, y: Double(y) / side) : nil,
      room: 2 * Double(room) / side)
  }

  private mutating func text(length: Int) throws(CatalogError) -> String {
    guard length <= bytes.count - index else { throw error("a name is cut off") }
    let range = index..<index + length
    index += length
    guard let text = String(validating: bytes[range], as: UTF8.self) else {
      throw error("a name is not UTF-8")
    }
    do throws(ExternalText.Fault) {
      return try ExternalText(checking: text, atMost: length).text
    } catch { throw self.error("a name: \(error.message.english)") }
  }

  /// Reads a number within a range.
  private mutating func number(in range: ClosedRange<Int>) throws(CatalogError) -> Int {
    var value = 0
    for digit in 0..<Self.maximumDigits {
      guard index < bytes.count else { throw error("the map is cut off") }
      let byte = bytes[index]
      index += 1
      value |= Int(byte & 0x7f) << (7 * digit)
      guard byte >= 0x80 else {
        guard range.contains(value) else { throw error("a number is out of range") }
        return value
      }
    }
    throw error("a number is too long")
  }
}

extension WorldMap {
  /// Parses a map.
  /// - Parameter file: its name, for messages.
  public init(bytes: [UInt8], file: String) throws(CatalogError) {
    var reader = WorldMapReader(bytes, file)
    self = try reader.map()
  }
}
