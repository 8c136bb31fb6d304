extension ExternalText {
  /// Why a text is refused.
  enum Fault: Error, Sendable, Hashable {
    case tooLong(limit: Int, length: Int)
    /// A control or bidirectional character.
    case control
    case tooManyMarks
    case tooLongRun(limit: Int)

    /// The fault in words, which follow the field's name.
    var message: ExternalText {
      switch self {
      case .tooLong(let limit, let length):
        "expected at most \(limit) characters, found \(length)"
      case .control: "it contains a control character"
      case .tooManyMarks: "a letter has more than \(ExternalText.maximumMarks) combining marks"
      case .tooLongRun(let limit): "more than \(limit) characters follow each other without a space"
      }
    }
  }

  /// A text that is refused unless it can be shown as it is.
  /// - Parameters:
  ///   - limit: scalars it may have.
  ///   - run: scalars that may follow each other where no line can break.
  ///   - hasLines: true where line breaks and tabs may stand in it.
  init(
    checking text: String, atMost limit: Int, run: Int = Self.maximumRun, hasLines: Bool = false
  ) throws(Fault) {
    if !Self.isPlain(text, atMost: min(limit, run)) {
      try Self.check(text.unicodeScalars, limit, run, hasLines)
    }
    self.init(unchecked: text)
  }

  /// True for a short text of nothing but printable ASCII, as most are: a quick answer for them.
  private static func isPlain(_ text: String, atMost limit: Int) -> Bool {
    text.utf8.count <= limit && text.utf8.allSatisfy { 0x20..<0x7f ~= $0 }
  }

  private static func check(
    _ scalars: String.UnicodeScalarView, _ limit: Int, _ run: Int, _ hasLines: Bool
  ) throws(Fault) {
    let length = scalars.count
    guard length <= limit else { throw .tooLong(limit: limit, length: length) }
    var gauge = Gauge()
    for scalar in scalars {
      guard scalar.isAllowedInText || (hasLines && scalar.isLineControl) else { throw .control }
      gauge.take(scalar)
      guard gauge.marks <= maximumMarks else { throw .tooManyMarks }
      guard gauge.run <= run else { throw .tooLongRun(limit: run) }
    }
  }
}
