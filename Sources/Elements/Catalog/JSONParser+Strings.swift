extension JSONParser {
  /// Parses a string, with the parser at its opening quotation mark.
  mutating func parseString() throws(JSONError) -> String {
    let opening = index
    index += 1
    let start = index
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\""):
        index += 1
        return index <= storedEnd ? text(start..<index - 1) : ""
      case UInt8(ascii: "\\"):
        return try parseEscapedString(from: start)
      case 0..<0x20:
        throw JSONError(.controlInString, self)
      default:
        index += 1
      }
    }
    index = opening
    throw JSONError(.endlessString, self)
  }

  /// Parses the rest of a string from its first backslash.
  private mutating func parseEscapedString(from start: Int) throws(JSONError) -> String {
    var content = index <= storedEnd ? Array(bytes[start..<index]) : []
    while index < bytes.count {
      let byte = bytes[index]
      switch byte {
      case UInt8(ascii: "\""):
        index += 1
        return String(decoding: content, as: UTF8.self)
      case UInt8(ascii: "\\"):
        index += 1
        let scalar = try parseEscape()
        if index <= storedEnd { content.append(contentsOf: UTF8.encode(scalar) ?? .init()) }
      case 0..<0x20:
        throw JSONError(.controlInString, self)
      default:
        if index <= storedEnd { content.append(byte) }
        index += 1
      }
    }
    index = start - 1
    throw JSONError(.endlessString, self)
  }

  private mutating func parseEscape() throws(JSONError) -> Unicode.Scalar {
    guard index < bytes.count else { throw error(.aCharacter) }
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
      throw JSONError(.afterBackslash(found), self)
    }
  }

  /// Parses four hexadecimal digits, or a surrogate pair for a character above U+FFFF.
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
    throw JSONError(.halfCharacter, self)
  }

  private mutating func parseHex() throws(JSONError) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      let digit = index < bytes.count ? Character(Unicode.Scalar(bytes[index])).hexDigitValue : nil
      guard let digit else { throw error(.aHexadecimalDigit) }
      value = value << 4 | UInt32(digit)
      index += 1
    }
    return value
  }

  /// Throws unless the document is UTF-8, so that any part of it can be decoded. Checks piece by piece, since each
  /// check copies.
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

  /// Returns an error at the first line of a piece that is not UTF-8.
  private mutating func encodingError(in piece: Range<Int>) -> JSONError {
    for line in bytes[piece].split(separator: 0x0a, omittingEmptySubsequences: false) {
      index = line.startIndex
      if String(validating: line, as: UTF8.self) == nil { break }
    }
    return JSONError(.notUTF8, self)
  }

  /// Bytes checked at a time.
  private static let pieceLength = 64 * 1024

  /// Returns the end of a piece, on a character boundary.
  private func pieceEnd(after start: Int) -> Int {
    guard bytes.count - start > Self.pieceLength else { return bytes.count }
    let end = start + Self.pieceLength
    return (0..<4).lazy.map { end - $0 }.first { bytes[$0] & 0xc0 != 0x80 } ?? end
  }

  /// Returns the text between two indices.
  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
}

extension JSONParser {
  /// Returns an error at the parser's position, where something else is expected.
  func error(_ expected: Message) -> JSONError {
    JSONError(.expected(expected, found: found), self)
  }

  /// The character at the parser's position, for messages.
  fileprivate var found: Message {
    guard index < bytes.count else { return .theEnd }
    let byte = bytes[index]
    switch byte {
    case 0x21..<0x7f: return .quoted(String(Unicode.Scalar(byte)))
    case 0x80...: return .text(translatable("a character that is not ASCII"))
    case 0x0a, 0x0d: return .text(translatable("the end of the line"))
    case 0x20: return .text(translatable("a space", context: "character"))
    default: return .text(translatable("a control character", context: "character"))
    }
  }
}

extension JSONError {
  /// An error at a parser's position.
  init(_ message: Message, _ parser: JSONParser) {
    let before = parser.bytes.prefix(parser.index)
    self.init(line: 1 + before.count { $0 == 0x0a }, message: message)
  }
}

/// What is expected in JSON, and what is wrong in it.
extension Message {
  static let aValue = text(translatable("a value", context: "value in a file"))
  static let aKey = text(translatable("a key in quotation marks"))
  static let aDigit = text(translatable("a digit"))
  static let aHexadecimalDigit = text(translatable("a hexadecimal digit"))
  // TRANSLATORS: The character is a backslash.
  static let aCharacter = text(translatable("a character after \"\\\""))
  static let leadingZero = text(translatable("a number cannot begin with 0"))
  static let controlInString = text(
    translatable("a string contains a line break or a control character"))
  static let endlessString = text(translatable("the string that begins here has no end"))
  static let halfCharacter = text(translatable("only half a character is in a \"\\u\" escape"))

  static func nested(_ limit: Int) -> Message {
    // TRANSLATORS: {1} is a number of levels.
    .format(translatable("lists and objects are nested more than {1} deep"), .integer(limit))
  }

  static func members(_ limit: Int) -> Message {
    // TRANSLATORS: {1} is a number of keys with their values, always some hundreds.
    .format(translatable("an object has more than {1} members"), .integer(limit))
  }

  static func values(_ limit: Int) -> Message {
    // TRANSLATORS: {1} is a number, always some thousands.
    .format(translatable("more than {1} values stand outside of the records"), .integer(limit))
  }

  static func afterBackslash(_ found: Message) -> Message {
    // TRANSLATORS: {1} is a backslash, {2} the character behind it, both in quotation marks.
    .format(translatable("{1} cannot be followed by {2}"), .verbatim("\"\\\""), found)
  }

  static func twice(key: String) -> Message {
    // TRANSLATORS: {1} is a key in a file, in quotation marks.
    .format(translatable("the key {1} appears twice"), .quoted(key))
  }
}
