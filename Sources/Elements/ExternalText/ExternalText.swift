/// A text from outside the program (a server, a file, the system, the command line) that is safe to show: bounded
/// in Unicode scalars, in combining marks per letter and in unbroken length, and without control and bidirectional
/// characters. Made strictly from a record's field (`init(checking:)`), or leniently for a message (`init(_:)`).
///
/// Every limit counts Unicode scalars: a single `Character` can have any number of them.
public struct ExternalText: Sendable, Hashable, CustomStringConvertible {
  /// The text itself.
  public let text: String

  public var description: String { text }

  /// Combining marks on one letter. Real writing has at most five, and laying out more takes the square of them.
  static let maximumMarks = 8
  /// Letters of a field in a row between which no line may break. Laying out such a run takes the square of its
  /// length.
  static let maximumRun = 100
  /// Scalars of a piece within a message, such as a file's path, a host or the system's words.
  public static let pieceLength = 250
  /// Letters of a message in a row: a piece is not broken, with what stands right beside it.
  static let messageRun = pieceLength + 50
  /// Scalars of a whole message.
  static let messageLength = 1000
  /// Scalars of a key or a value that a message repeats.
  static let quoteLength = 40

  /// The text made fit to be shown: with spaces for the characters that are not allowed, without surplus marks, a
  /// line break allowed after each `messageRun` letters, and cut to `limit` scalars, then ending in `…`.
  public init(_ text: String, atMost limit: Int = Self.pieceLength) {
    var result = String.UnicodeScalarView()
    var (length, gauge) = (0, Gauge())
    for scalar in text.unicodeScalars {
      let scalar = scalar.isAllowedInText ? scalar : " "
      gauge.take(scalar)
      if gauge.marks > Self.maximumMarks { continue }
      guard length < limit else {
        result.append("…")
        break
      }
      if gauge.run > Self.messageRun {
        result.append(Self.lineBreak)
        gauge.run = 1
      }
      result.append(scalar)
      length += 1
    }
    self.text = String(result)
  }

  /// ZERO WIDTH SPACE, at which a line may break.
  private static let lineBreak: Unicode.Scalar = "\u{200b}"

  /// A key or a value as a message repeats it.
  static func quote(_ text: String) -> ExternalText { ExternalText(text, atMost: quoteLength) }

  /// A text that was checked.
  init(unchecked text: String) { self.text = text }
}

extension ExternalText {
  /// Running counts over a text's scalars.
  struct Gauge {
    /// Combining marks since the last letter.
    var marks = 0
    /// Letters since a line could be broken.
    var run = 0

    mutating func take(_ scalar: Unicode.Scalar) {
      if scalar.isMark {
        marks += 1
      } else {
        marks = 0
        run = scalar.allowsLineBreak ? 0 : run + 1
      }
    }
  }
}
