/// A text from outside the program (a server, a file, the system, the command line) that is safe to show: bounded in
/// Unicode scalars, in combining marks per letter and in unbroken length, and without control and bidirectional
/// characters. Made strictly from a record's field (`init(checking:)`), or leniently for a message (`init(_:)`).
///
/// Every limit counts Unicode scalars: a single `Character` can have any number of them.
public struct ExternalText: Sendable, Hashable, CustomStringConvertible {
  /// The text itself.
  public let text: String

  public var description: String { text }

  /// Maximum number of combining marks per letter. Real writing has at most five; layout time grows with their
  /// square.
  static let maximumMarks = 8
  /// Maximum number of letters in a field without a line break opportunity. Layout time grows with the square of the
  /// length.
  static let maximumRun = 100
  /// Maximum number of scalars of a piece within a message, such as a path, a host or a system error.
  public static let pieceLength = 250
  /// Maximum number of letters in a message without a line break opportunity: a piece with the words around it is not
  /// broken.
  static let messageRun = pieceLength + 50
  /// Maximum number of scalars of a message.
  static let messageLength = 1000
  /// Maximum number of scalars of a quoted key or value.
  static let quoteLength = 40

  /// Sanitizes a text: replaces disallowed characters by spaces, drops excess combining marks, allows a line break
  /// after each `messageRun` letters, and truncates to `limit` scalars, with a final `…`.
  /// - Parameter keepsIsolates: true for a sentence of the program around such texts, which isolates their directions.
  public init(
    _ text: String, atMost limit: Int = Self.pieceLength, keepsIsolates: Bool = false
  ) {
    var result = String.UnicodeScalarView()
    var (length, counter) = (0, ScalarCounter())
    for scalar in text.unicodeScalars {
      let isIsolate = keepsIsolates && Self.isolates ~= scalar
      let scalar = scalar.isAllowedInText || isIsolate ? scalar : " "
      counter.add(scalar)
      if counter.marks > Self.maximumMarks { continue }
      guard length < limit else {
        result.append("…")
        break
      }
      if counter.run > Self.messageRun {
        result.append(Self.lineBreak)
        counter.run = 1
      }
      result.append(scalar)
      length += 1
    }
    self.text = String(result)
  }

  /// The marks that isolate the direction of a part of a text.
  private static let isolates: ClosedRange<Unicode.Scalar> = "\u{2066}"..."\u{2069}"
  /// ZERO WIDTH SPACE, a line break opportunity.
  private static let lineBreak: Unicode.Scalar = "\u{200b}"

  /// Returns a key or value, truncated for quoting in a message.
  static func quote(_ text: String) -> ExternalText { ExternalText(text, atMost: quoteLength) }

  /// Wraps a text that has been checked.
  init(unchecked text: String) { self.text = text }
}

extension ExternalText {
  /// Running counts over a text's scalars.
  struct ScalarCounter {
    /// Combining marks since the last letter.
    var marks = 0
    /// Letters since the last line break opportunity.
    var run = 0

    mutating func add(_ scalar: Unicode.Scalar) {
      if scalar.isMark {
        marks += 1
      } else {
        marks = 0
        run = scalar.allowsLineBreak ? 0 : run + 1
      }
    }
  }
}
