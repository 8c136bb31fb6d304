/// Text in UTF-16 with a byte order mark.
enum UTF16Text {
  /// The reason for rejecting a text.
  enum Fault: Error, Sendable, Hashable {
    /// The text ends within a code unit or has half of a surrogate pair in a line, from 1.
    case malformed(line: Int)
    case tooLong
  }

  /// True if the bytes begin with a byte order mark of UTF-16.
  static func hasMark(_ bytes: [UInt8]) -> Bool {
    bytes.starts(with: [0xff, 0xfe]) || bytes.starts(with: [0xfe, 0xff])
  }

  /// Returns the text after the mark in UTF-8.
  /// - Parameter limit: maximum length of the result in bytes.
  static func utf8(_ bytes: [UInt8], atMost limit: Int) throws(Fault) -> [UInt8] {
    var reader = Reader(bytes: bytes, isLittle: bytes.first == 0xff)
    // Measured first: an array that grows takes up to three times its length.
    var length = 0
    while let scalar = try reader.next() {
      length += UTF8.width(scalar)
      guard length <= limit else { throw .tooLong }
    }
    var result: [UInt8] = []
    result.reserveCapacity(length)
    reader.index = 2
    while let scalar = try reader.next() {
      if scalar.isASCII {
        result.append(UInt8(truncatingIfNeeded: scalar.value))
      } else {
        result.append(contentsOf: UTF8.encode(scalar) ?? .init())
      }
    }
    return result
  }

  /// Reads one character after another.
  private struct Reader {
    let bytes: [UInt8]
    let isLittle: Bool
    var index = 2
    private var line = 1

    init(bytes: [UInt8], isLittle: Bool) { (self.bytes, self.isLittle) = (bytes, isLittle) }

    /// Returns the next character; nil at the end.
    mutating func next() throws(Fault) -> Unicode.Scalar? {
      guard index < bytes.count else { return nil }
      guard let first = unit() else { throw .malformed(line: line) }
      if first == 0x0a { line += 1 }
      if let scalar = Unicode.Scalar(first) { return scalar }
      guard first < 0xdc00, let second = unit(), 0xdc00...0xdfff ~= second else {
        throw .malformed(line: line)
      }
      return Unicode.Scalar(0x10000 + UInt32(first - 0xd800) << 10 + UInt32(second - 0xdc00))
    }

    /// Returns the next code unit; nil at the end.
    private mutating func unit() -> UInt16? {
      guard bytes.count - index >= 2 else { return nil }
      let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
      index += 2
      return isLittle ? second << 8 | first : first << 8 | second
    }
  }
}
