/// Bounds-checked reader of numbers and texts in a file: nil or false beyond its end.
struct ByteReader {
  let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var count: Int { bytes.count }

  /// Returns the byte at an offset.
  func byte(_ place: Int) -> Int? { bytes.indices.contains(place) ? Int(bytes[place]) : nil }

  /// Returns the big-endian number of `length` bytes, 1 to 4.
  func bigEndian(_ place: Int, _ length: Int) -> Int? {
    number(place, length) { sum, byte, _ in sum << 8 | byte }
  }

  /// Returns the little-endian number of `length` bytes, 1 to 4.
  func littleEndian(_ place: Int, _ length: Int) -> Int? {
    number(place, length) { sum, byte, index in sum | byte << (8 * index) }
  }

  private func number(
    _ place: Int, _ length: Int, _ add: (_ sum: Int, _ byte: Int, _ index: Int) -> Int
  ) -> Int? {
    guard 0 <= place, place <= count, 1...4 ~= length, length <= count - place else { return nil }
    return (0..<length).reduce(0) { add($0, Int(bytes[place + $1]), $1) }
  }

  /// True if the file has `text` at an offset.
  func has(_ text: String, at place: Int) -> Bool { has(Array(text.utf8), at: place) }

  /// True if the file has these bytes at an offset.
  func has(_ wanted: [UInt8], at place: Int) -> Bool {
    guard 0 <= place, place <= count, wanted.count <= count - place else { return false }
    return bytes[place..<place + wanted.count].elementsEqual(wanted)
  }
}
