import GLib

/// A fault in a recording, with its position.
public struct RecordingError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The file's name; nil for the recording itself.
  public let file: String?
  /// The line, from 1; nil for the whole file.
  public let line: Int?
  /// The fault in words, translated.
  public let message: String

  public init(file: String? = nil, line: Int?, _ message: String) {
    self.file = file
    self.line = line
    self.message = message
  }

  /// The position and the fault: `line 12: no element “Xx”`.
  public var description: String {
    let fault = line.map { tr("line {1}: {2}", String($0), message) } ?? message
    return file.map { "\($0.quoted): \(fault)" } ?? fault
  }
}

/// A fault in one line, without its position.
struct LineFault: Error {
  let message: String

  init(_ message: String) { self.message = message }
}

extension String {
  /// The text for a message: without control and bidirectional characters, and not longer than a word that a person
  /// would write.
  var quoted: String {
    let limit = 80
    var scalars = String.UnicodeScalarView()
    for scalar in unicodeScalars.prefix(limit) {
      let isHidden =
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: true
        default: scalar.properties.isBidiControl
        }
      scalars.append(isHidden ? "\u{FFFD}" : scalar)
    }
    let text = String(scalars)
    return unicodeScalars.count > limit ? text + "…" : text
  }
}
