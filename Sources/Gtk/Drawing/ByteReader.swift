/// Bounds-checked reader of numbers and texts in a file: nil or false beyond its end.
struct ByteReader {
  let bytes: [UInt8]

  var count: Int { bytes.count }

  /// Returns the byte at an offset.
  func byte(_ offset: Int) -> Int? { bytes.indices.contains(offset) ? Int(bytes[offset]) : nil }

  /// Returns the big-endian number of `length` bytes, 1 to 4.
  func bigEndian(_ offset: Int, _ length: Int) -> Int? {
    number(offset, length) { sum, byte, _ in sum << 8 | byte }
  }

  /// Returns the little-endian number of `length` bytes, 1 to 4.
  func littleEndian(_ offset: Int, _ length: Int) -> Int? {
    number(offset, length) { sum, byte, index in sum | byte << (8 * index) }
  }

  private func number(
    _ offset: Int, _ length: Int, _ add: (_ sum: Int, _ byte: Int, _ index: Int) -> Int
  ) -> Int? {
    guard 0 <= offset, offset <= count, 1...4 ~= length, length <= count - offset else {
      return nil
    }
    return (0..<length).reduce(0) { add($0, Int(bytes[offset + $1]), $1) }
  }

  /// True if the file has `text` at an offset.
  func has(_ text: String, at offset: Int) -> Bool { has(Array(text.utf8), at: offset) }

  /// True if the file has these bytes at an offset.
  func has(_ wanted: [UInt8], at offset: Int) -> Bool {
    guard 0 <= offset, offset <= count, wanted.count <= count - offset else { return false }
    return bytes[offset..<offset + wanted.count].elementsEqual(wanted)
  }
}
