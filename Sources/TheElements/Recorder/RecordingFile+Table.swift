import Elements
import Recording

extension RecordingFile {
  /// Reads a table of data from a CSV file; to be called off the main thread.
  static func readData(_ path: String) throws(RecordingError) -> DataTable {
    try readData(path) { text throws(RecordingError) in
      do throws(CSVParser.Damage) { return try CSVParser.records(of: text) } catch {
        throw RecordingError(line: error.line, tr(error.message))
      }
    }
  }
}
