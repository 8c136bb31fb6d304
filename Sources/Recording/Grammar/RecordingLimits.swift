/// The greatest recordings that are read.
public enum RecordingLimits {
  /// Length of a file in bytes.
  public static let fileLength = 1_000_000
  /// Length of a line in bytes, also with the values of its variables.
  static let lineLength = 4_000
  /// Number of acts, waits and expectations after all repetitions.
  static let steps = 100_000
  /// Lines read and run, with all repetitions.
  static let work = 1_000_000
  /// Bytes of an included file that count as a line.
  static let bytesPerLine = 40
  /// Faults reported.
  static let faults = 100
  /// Depth of blocks and included files.
  static let depth = 16
  /// The longest wait in seconds.
  static let seconds = 3_600.0
}
