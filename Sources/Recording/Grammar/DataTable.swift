import GLib

/// The rows of a CSV file, each giving values to the variables named by its first row.
public struct DataTable: Sendable, Hashable {
  /// The variables of each row.
  public let rows: [[String: String]]

  /// Greatest number of rows.
  static let maximumRows = 10_000

  /// Reads CSV: fields separated by commas, in quotation marks if need be, `""` for one of these.
  public init(bytes: [UInt8]) throws(RecordingError) {
    guard let text = String(validating: bytes, as: UTF8.self), !bytes.contains(0) else {
      throw RecordingError(line: nil, tr("the file is not a text in UTF-8"))
    }
    let records = try CSVReader.records(of: text)
    guard let names = records.first else {
      throw RecordingError(line: 1, tr("no names of variables"))
    }
    for name in names where !VariableName.isValid(name) {
      throw RecordingError(line: 1, tr("no name of a variable: “{1}”", name.quoted))
    }
    guard Set(names).count == names.count else {
      throw RecordingError(line: 1, tr("a variable occurs twice"))
    }
    guard records.count > 1 else {
      throw RecordingError(line: nil, tr("no rows below the names of the variables"))
    }
    guard records.count - 1 <= Self.maximumRows else {
      throw RecordingError(line: nil, tr("more than {1} rows", String(Self.maximumRows)))
    }
    var rows: [[String: String]] = []
    for (index, fields) in records.dropFirst().enumerated() {
      guard fields.count == names.count else {
        let (expected, found) = (String(names.count), String(fields.count))
        throw RecordingError(
          line: nil,
          tr("row {1}: {2} fields, expected {3}", String(index + 1), found, expected))
      }
      rows.append(Dictionary(uniqueKeysWithValues: zip(names, fields)))
    }
    self.rows = rows
  }
}

/// Splits CSV into records and fields.
private struct CSVReader {
  private(set) var records: [[String]] = []
  private var record: [String] = []
  private var field = String.UnicodeScalarView()
  private var isQuoted = false
  private var line = 1

  /// Reads a whole text.
  static func records(of text: String) throws(RecordingError) -> [[String]] {
    var reader = CSVReader()
    var isDoubled = false
    // Spreadsheets begin a file with a byte order mark.
    let scalars = Array(text.unicodeScalars.drop { $0 == "\u{FEFF}" })
    for (position, scalar) in scalars.enumerated() {
      if isDoubled {
        isDoubled = false
      } else {
        isDoubled = reader.read(
          scalar, next: position + 1 < scalars.count ? scalars[position + 1] : nil)
      }
    }
    guard !reader.isQuoted else {
      throw RecordingError(line: reader.line, tr("the closing quotation mark is missing"))
    }
    reader.endRecord()
    return reader.records
  }

  /// Reads a scalar. Returns true if the next one belongs to it.
  private mutating func read(_ scalar: Unicode.Scalar, next: Unicode.Scalar?) -> Bool {
    if scalar == "\n" { line += 1 }
    switch scalar {
    case "\"" where isQuoted && next == "\"":
      field.append("\"")
      return true
    case "\"" where isQuoted: isQuoted = false
    case _ where isQuoted: field.append(scalar)
    case "\"" where field.isEmpty: isQuoted = true
    case ",": endField()
    case "\n": endRecord()
    case "\r": break
    default: field.append(scalar)
    }
    return false
  }

  private mutating func endField() {
    record.append(String(field))
    field.removeAll()
  }

  private mutating func endRecord() {
    endField()
    if record != [""] { records.append(record) }
    record = []
  }
}
