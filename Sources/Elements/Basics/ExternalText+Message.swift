extension ExternalText: ExpressibleByStringInterpolation {
  public init(stringLiteral text: String) { self.init(text, atMost: Self.messageLength) }

  public init(stringInterpolation message: StringInterpolation) {
    self.init(message.text, atMost: Self.messageLength)
  }

  /// Returns the two texts, concatenated.
  static func + (first: ExternalText, second: ExternalText) -> ExternalText {
    "\(first)\(second)"
  }

  /// A message under construction: the program's own words, and external pieces, each bounded separately so that no
  /// piece displaces the words.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var text = ""

    public init(literalCapacity: Int, interpolationCount: Int) {
      text.reserveCapacity(literalCapacity)
    }

    public mutating func appendLiteral(_ literal: String) { text += literal }

    /// Appends a piece that is already bounded.
    public mutating func appendInterpolation(_ piece: ExternalText) { text += piece.text }

    public mutating func appendInterpolation(_ number: Int) { text += String(number) }

    /// Appends a piece that may be external.
    public mutating func appendInterpolation(_ piece: String) { text += ExternalText(piece).text }

    /// Appends words of the program, of any length.
    public mutating func appendInterpolation(own words: String) { text += words }
  }
}
