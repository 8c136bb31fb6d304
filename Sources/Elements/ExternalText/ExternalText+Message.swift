extension ExternalText: ExpressibleByStringInterpolation {
  public init(stringLiteral text: String) { self.init(text, atMost: Self.messageLength) }

  public init(stringInterpolation message: StringInterpolation) {
    self.init(message.text, atMost: Self.messageLength)
  }

  /// Both, one after the other.
  static func + (first: ExternalText, second: ExternalText) -> ExternalText {
    "\(first)\(second)"
  }

  /// A message in the making: the program's own words, and pieces from outside, each bounded by itself, so that
  /// no piece drives the words out.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var text = ""

    public init(literalCapacity: Int, interpolationCount: Int) {
      text.reserveCapacity(literalCapacity)
    }

    public mutating func appendLiteral(_ literal: String) { text += literal }

    /// A piece that is bounded already.
    public mutating func appendInterpolation(_ piece: ExternalText) { text += piece.text }

    public mutating func appendInterpolation(_ number: Int) { text += String(number) }

    /// A piece that may be from outside.
    public mutating func appendInterpolation(_ piece: String) { text += ExternalText(piece).text }

    /// The program's own words, of any length.
    public mutating func appendInterpolation(own words: String) { text += words }
  }
}
