/// A form of a list of places, as recognized by its text.
public enum PlaceFormat: Sendable, Hashable, CaseIterable {
  /// A list, or an object around one.
  case json
  /// One object a line.
  case jsonLines
  /// A feature collection, or features in one of the forms before.
  case geoJSON
  /// Comma- or semicolon-separated values with a heading.
  case csv
  /// Tab-separated values with a heading.
  case tsv

  /// The form's name, the same in every language.
  public var name: String {
    switch self {
    case .json: "JSON"
    case .jsonLines: "JSON Lines"
    case .geoJSON: "GeoJSON"
    case .csv: "CSV"
    case .tsv: "TSV"
    }
  }

  /// Suffixes of names of such files, compressed ones included.
  public static let suffixes = [
    "json", "geojson", "ndjson", "jsonl", "csv", "tsv", "txt", "gz",
  ]
}

extension PlaceFormat {
  /// Maximum length in bytes of the line that tells text from other data.
  private static let searched = 1000

  /// The error for a file in none of the forms.
  /// - Parameter start: position of the first character that is not white space.
  static func unknown(_ bytes: [UInt8], from start: Int, file: String) -> CatalogError {
    CatalogError(
      file: file,
      message: .expected(
        .text(
          translatable(
            "a list of places (JSON, JSON Lines, GeoJSON, or CSV with a heading, also compressed "
              + "with gzip)")),
        found: found(bytes, from: start)))
  }

  private static func found(_ bytes: [UInt8], from start: Int) -> Message {
    guard start < bytes.count else { return .text(translatable("an empty file")) }
    if bytes.starts(with: [0x1f, 0x8b]) {
      return .text(translatable("data compressed twice"))
    }
    if bytes.starts(with: [0x50, 0x4b, 3, 4]) {
      return .text(translatable("a ZIP archive"))
    }
    guard isText(bytes, from: start) else {
      return .text(translatable("a file that is not text"))
    }
    let line = firstLine(bytes, from: start)
    return .format(
      // TRANSLATORS: {1} is a line found in a file, in quotation marks.
      translatable("the line {1}"), .quoted(String(decoding: line, as: UTF8.self)))
  }

  private static func firstLine(_ bytes: [UInt8], from start: Int) -> ArraySlice<UInt8> {
    bytes[start...].prefix(searched).prefix { $0 != 0x0a && $0 != 0x0d }
  }

  /// True if the first line has no control characters and could be UTF-8.
  static func isText(_ bytes: [UInt8], from start: Int) -> Bool {
    let line = firstLine(bytes, from: start)
    guard let first = line.first, first & 0xc0 != 0x80, first < 0xf8 else { return false }
    return line.allSatisfy { $0 >= 0x20 || $0 == 0x09 }
  }
}
