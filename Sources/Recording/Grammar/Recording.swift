import GLib

/// A recording: lines of text, each an act, a check, a pause, a part of a block, or a comment.
public struct Recording: Sendable, Hashable {
  /// The lines as written, without their ends.
  public var lines: [String]
  /// True if the last line has an end, too.
  private var endsLastLine = true

  public init(lines: [String] = []) { self.lines = lines }

  /// Splits a text into lines.
  public init(text: String) {
    lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { String(Substring($0)) }
    endsLastLine = lines.last == ""
    if endsLastLine { lines.removeLast() }
  }

  /// Reads the bytes of a file, which must be UTF-8. Throws for more or longer lines than could be played.
  public init(bytes: [UInt8]) throws(RecordingError) {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw RecordingError(line: nil, tr("the file is not a text in UTF-8"))
    }
    self.init(text: text)
    guard lines.count <= RecordingLimits.lines else {
      throw RecordingError(line: nil, tr("the recording is too long"))
    }
    if let index = lines.firstIndex(where: { $0.utf8.count > RecordingLimits.lineLength }) {
      throw RecordingError(line: index + 1, tr("the line is too long"))
    }
  }

  /// The text of the file: the lines with their ends, that of the last one only if it was read so.
  public var text: String {
    lines.joined(separator: "\n") + (endsLastLine && !lines.isEmpty ? "\n" : "")
  }
}
