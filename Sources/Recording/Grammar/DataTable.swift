import GLib

/// The rows of a table of data, each giving values to the variables named by its first row.
public struct DataTable: Sendable, Hashable {
  /// The variables of each row.
  public let rows: [[String: String]]

  /// Greatest number of rows.
  static let maximumRows = 10_000

  /// Splits a text into rows of fields.
  public typealias Parser = (String) throws(RecordingError) -> [[String]]

  /// Reads a text in UTF-8.
  public init(bytes: [UInt8], _ records: Parser) throws(RecordingError) {
    guard let text = String(validating: bytes, as: UTF8.self), !bytes.contains(0) else {
      throw RecordingError(line: nil, tr("the file is not a text in UTF-8"))
    }
    let records = try records(text)
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
