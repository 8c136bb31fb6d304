extension ExternalText {
  /// The reason for rejecting a text.
  enum Fault: Error, Sendable, Hashable {
    case tooLong(limit: Int, length: Int)
    /// A control or bidirectional character.
    case control
    case tooManyMarks
    case tooLongRun(limit: Int)

    /// The message, to follow the name of the field.
    var message: Message {
      switch self {
      case .tooLong(let limit, let length):
        .format(
          // TRANSLATORS: Of a text in a file: {1} is its greatest length, {2} its length.
          translatable("expected at most {1} characters, found {2}"), .number(String(limit)),
          .number(String(length)))
      case .control: .text(translatable("it contains a control character"))
      case .tooManyMarks:
        .format(
          // TRANSLATORS: {1} is a number, such as 8; the marks are accents.
          translatable("a letter has more than {1} combining marks"),
          .number(String(ExternalText.maximumMarks)))
      case .tooLongRun(let limit):
        .format(
          // TRANSLATORS: {1} is a number, such as 100.
          translatable("more than {1} characters follow each other without a space"),
          .number(String(limit)))
      }
    }
  }

  /// Accepts a text only if it can be shown unchanged, else throws.
  /// - Parameters:
  ///   - limit: maximum number of scalars.
  ///   - run: maximum number of scalars without a line break opportunity.
  ///   - hasLines: true to allow line breaks and tabs.
  init(
    checking text: String, atMost limit: Int, run: Int = Self.maximumRun, hasLines: Bool = false
  ) throws(Fault) {
    if !Self.isPlain(text, atMost: min(limit, run)) {
      try Self.check(text.unicodeScalars, limit, run, hasLines)
    }
    self.init(unchecked: text)
  }

  /// True for a short text of printable ASCII, as most are: the fast path.
  private static func isPlain(_ text: String, atMost limit: Int) -> Bool {
    text.utf8.count <= limit && text.utf8.allSatisfy { 0x20..<0x7f ~= $0 }
  }

  private static func check(
    _ scalars: String.UnicodeScalarView, _ limit: Int, _ run: Int, _ hasLines: Bool
  ) throws(Fault) {
    let length = scalars.count
    guard length <= limit else { throw .tooLong(limit: limit, length: length) }
    var counter = ScalarCounter()
    for scalar in scalars {
      guard scalar.isAllowedInText || (hasLines && scalar.isLineControl) else { throw .control }
      counter.add(scalar)
      guard counter.marks <= maximumMarks else { throw .tooManyMarks }
      guard counter.run <= run else { throw .tooLongRun(limit: run) }
    }
  }
}
