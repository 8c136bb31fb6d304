/// The greatest recordings that are read.
public enum RecordingLimits {
  /// Length of a file in bytes.
  public static let fileLength = 1_000_000
  /// Length of a line in bytes, also with the values of its variables.
  static let lineLength = 4_000
  /// Lines read and played, with all repetitions.
  static let lines = 100_000
  /// Lines read and played with all rows of a table of data.
  public static let linesOfRows = 1_000_000
  /// Bytes that count as a line: so a long line counts as several.
  static let bytesPerLine = 40
  /// Lines for which an included file counts, beside its own.
  static let linesPerFile = 10
  /// Faults reported.
  static let faults = 100
  /// Depth of blocks and included files.
  static let depth = 16
  /// The longest wait in seconds.
  static let seconds = 3_600.0
}
