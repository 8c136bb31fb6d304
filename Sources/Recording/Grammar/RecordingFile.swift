import GLib

/// Files of recordings.
public enum RecordingFile {
  /// Reads a recording; to be called off the main thread.
  public static func read(_ path: String) throws(RecordingError) -> Recording {
    try parse(path) { bytes throws(RecordingError) in try Recording(bytes: bytes) }
  }

  /// Reads a table of data; to be called off the main thread.
  public static func readData(
    _ path: String, _ records: DataTable.Parser
  ) throws(RecordingError) -> DataTable {
    try parse(path) { bytes throws(RecordingError) in try DataTable(bytes: bytes, records) }
  }

  /// Reads a file and names it in errors.
  private static func parse<Value>(
    _ path: String, _ body: ([UInt8]) throws(RecordingError) -> Value
  ) throws(RecordingError) -> Value {
    let name = Files.name(of: path)
    let bytes: [UInt8]
    do throws(GLibError) {
      bytes = try Files.read(path, atMost: RecordingLimits.fileLength)
    } catch {
      throw RecordingError(file: name, line: nil, error.reason)
    }
    do throws(RecordingError) {
      return try body(bytes)
    } catch {
      throw RecordingError(file: name, line: error.line, error.message)
    }
  }

  /// Reads the recording at `path` and the files that it includes, whose names are relative to its folder.
  public static func script(
    _ recording: Recording, at path: String?, _ vocabulary: Vocabulary, data: [String: String] = [:]
  ) -> Script {
    Script(recording, vocabulary, data: data) { name in
      guard let file = self.path(name, besides: path) else {
        throw RecordingError(line: nil, tr("the file is outside of the folder of the recording"))
      }
      return try Files.read(file, atMost: RecordingLimits.fileLength)
    }
  }

  /// Returns the path of a file that a recording names, relative to the recording's folder; nil outside of that folder.
  static func path(_ name: String, besides recording: String?) -> String? {
    Files.path(name, below: Files.parent(of: recording ?? "./"))
  }

  /// The system's description of an error in reading a file.
  static func reason(of error: any Error) -> String {
    (error as? GLibError)?.reason ?? String(describing: error)
  }
}
