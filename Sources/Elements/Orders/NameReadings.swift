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
    let rows = try LanguageFile.rows(bytes, file: file, cells: "a language, a name and a reading")
    guard !rows.isEmpty else { throw CatalogError(file: file, message: "expected readings") }
    return Dictionary(grouping: rows, by: \.language).mapValues { rows in
      let numbered = rows.compactMap { row in Int(row.first).map { ($0, row.second) } }
      return NameReadings(
        elements: Dictionary(numbered) { first, _ in first },
        places: rows.filter { Int($0.first) == nil }.map { ($0.first, $0.second) })
    }
  }

  /// The reading of the beginning of a place's name; nil for a name that is sorted as it is written.
  func ofPlace(_ name: String) -> String? {
    places.first { name.hasPrefix($0.start) }?.reading
  }
}
