/// The readings by which names are sorted in a language whose characters have no order of their own. Read from
/// `name-readings.tsv`.
public struct NameReadings: Sendable {
  /// Those of the elements, by atomic number.
  let elements: [Int: String]
  /// Those of the beginnings of places' names.
  private let places: [(start: String, reading: String)]

  /// The languages of the file, which others need not read.
  public static let languages: Set = ["ja", "zh"]

  /// Names are sorted as they are written.
  public static let none = NameReadings(elements: [:], places: [])

  /// Reads the file: lines of a language, an atomic number or the beginning of a place's name, and the reading, with tabs
  /// between them. Any error is a bug of the file.
  /// - Parameter file: its path, for messages.
  /// - Returns: the readings by language, `zh` for `zh_CN`.
  public static func read(
    bytes: [UInt8], file: String
  ) throws(CatalogError) -> [String: NameReadings] {
    var rows: [String: [(name: String, reading: String)]] = [:]
    for (index, line) in bytes.split(separator: UInt8(ascii: "\n")).enumerated()
    where line.first != UInt8(ascii: "#") {
      let cells = line.split(separator: UInt8(ascii: "\t")).map {
        String(decoding: $0, as: UTF8.self)
      }
      guard cells.count == 3 else {
        throw CatalogError(
          file: file, location: .line(index + 1),
          message: "expected a language, a name and a reading")
      }
      rows[cells[0], default: []].append((cells[1], cells[2]))
    }
    guard !rows.isEmpty else { throw CatalogError(file: file, message: "expected readings") }
    return rows.mapValues { rows in
      let numbered = rows.compactMap { row in Int(row.name).map { ($0, row.reading) } }
      return NameReadings(
        elements: Dictionary(numbered) { first, _ in first },
        places: rows.filter { Int($0.name) == nil }.map { ($0.name, $0.reading) })
    }
  }

  /// The reading of the beginning of a place's name; nil for a name that is sorted as it is written.
  func ofPlace(_ name: String) -> String? {
    places.first { name.hasPrefix($0.start) }?.reading
  }
}
