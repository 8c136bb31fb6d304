extension JSONParser {
  /// Reads the string whose opening quotation mark is next.
  mutating func parseString() throws(JSONError) -> String {
    let opening = index
    index += 1
    let start = index
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\""):
        index += 1
        return index <= keptEnd ? text(start..<index - 1) : ""
      case UInt8(ascii: "\\"):
        return try parseEscapedString(from: start)
      case 0..<0x20:
        throw error("a string contains a line break or a control character")
      default:
        index += 1
      }
    }
    index = opening
    throw error("the string that begins here has no end")
  }

  /// The rest of a string, from its first backslash on.
  private mutating func parseEscapedString(from start: Int) throws(JSONError) -> String {
    var content = index <= keptEnd ? Array(bytes[start..<index]) : []
    while index < bytes.count {
      let byte = bytes[index]
      switch byte {
      case UInt8(ascii: "\""):
        index += 1
        return String(decoding: content, as: UTF8.self)
      case UInt8(ascii: "\\"):
        index += 1
        let scalar = try parseEscape()
        if index <= keptEnd { content.append(contentsOf: UTF8.encode(scalar) ?? .init()) }
      case 0..<0x20:
        throw error("a string contains a line break or a control character")
      default:
        if index <= keptEnd { content.append(byte) }
        index += 1
      }
    }
    index = start - 1
    throw error("the string that begins here has no end")
  }

  private mutating func parseEscape() throws(JSONError) -> Unicode.Scalar {
    guard index < bytes.count else { throw error("expected a character after \"\\\"") }
    let byte = bytes[index]
    index += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(byte)
    case UInt8(ascii: "b"): return "\u{08}"
    case UInt8(ascii: "f"): return "\u{0c}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return try parseUnicodeEscape()
    default:
      index -= 1
      throw error("\"\\\" cannot be followed by \(found)")
    }
  }

  /// Four hexadecimal digits, or two times four for a character above U+FFFF.
  private mutating func parseUnicodeEscape() throws(JSONError) -> Unicode.Scalar {
    let first = try parseHex()
    if let scalar = Unicode.Scalar(first) { return scalar }
    if first < 0xdc00, bytes[index...].starts(with: [UInt8(ascii: "\\"), UInt8(ascii: "u")]) {
      index += 2
      let second = try parseHex()
      if (0xdc00...0xdfff).contains(second),
        let scalar = Unicode.Scalar(0x10000 + (first - 0xd800) << 10 + (second - 0xdc00))
      {
        return scalar
      }
    }
    throw error("only half a character is in a \"\\u\" escape")
  }

  private mutating func parseHex() throws(JSONError) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      let digit = index < bytes.count ? Character(Unicode.Scalar(bytes[index])).hexDigitValue : nil
      guard let digit else { throw error("expected a hexadecimal digit, found \(found)") }
      value = value << 4 | UInt32(digit)
      index += 1
    }
    return value
  }

  /// Ensures that all of the document is UTF-8, so that any part of it can be read as such. Checked piece by
  /// piece: to check means to copy.
  mutating func checkEncoding() throws(JSONError) {
    var start = 0
    while start < bytes.count {
      let end = pieceEnd(after: start)
      if String(validating: bytes[start..<end], as: UTF8.self) == nil {
        throw encodingError(in: start..<end)
      }
      start = end
    }
  }

  /// An error at the first line of a piece that is not UTF-8.
  private mutating func encodingError(in piece: Range<Int>) -> JSONError {
    for line in bytes[piece].split(separator: 0x0a, omittingEmptySubsequences: false) {
      index = line.startIndex
      if String(validating: line, as: UTF8.self) == nil { break }
    }
    return error("the text is not UTF-8")
  }

  /// Bytes that are checked at a time.
  private static let pieceLength = 64 * 1024

  /// The end of a piece, between two characters.
  private func pieceEnd(after start: Int) -> Int {
    guard bytes.count - start > Self.pieceLength else { return bytes.count }
    let end = start + Self.pieceLength
    return (0..<4).lazy.map { end - $0 }.first { bytes[$0] & 0xc0 != 0x80 } ?? end
  }

  /// The text that stands between two indices.
  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
}

extension JSONParser {
  /// An error at the place where the parser stands.
  func error(_ message: ExternalText) -> JSONError {
    let before = bytes.prefix(index)
    return JSONError(line: 1 + before.count { $0 == 0x0a }, message: message)
  }

  /// What stands at the parser's place, for messages.
  var found: String {
    guard index < bytes.count else { return "the end" }
    let byte = bytes[index]
    switch byte {
    case 0x21..<0x7f: return "\"\(Character(Unicode.Scalar(byte)))\""
    case 0x80...: return "a character that is not ASCII"
    case 0x0a, 0x0d: return "the end of the line"
    case 0x20: return "a space"
    default: return "a control character"
    }
  }
}
