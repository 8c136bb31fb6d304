/// Numbers and texts at any place of a file from outside: nil or false beyond its end.
struct ByteReader {
  let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var count: Int { bytes.count }

  /// The byte at `place`.
  func byte(_ place: Int) -> Int? { bytes.indices.contains(place) ? Int(bytes[place]) : nil }

  /// The number in `length` bytes (at most 4), the first of which counts most.
  func bigEndian(_ place: Int, _ length: Int) -> Int? {
    number(place, length) { sum, byte, _ in sum << 8 | byte }
  }

  /// The number in `length` bytes (at most 4), the last of which counts most.
  func littleEndian(_ place: Int, _ length: Int) -> Int? {
    number(place, length) { sum, byte, index in sum | byte << (8 * index) }
  }

  private func number(
    _ place: Int, _ length: Int, _ add: (_ sum: Int, _ byte: Int, _ index: Int) -> Int
  ) -> Int? {
    guard 0 <= place, place <= count, 1...4 ~= length, length <= count - place else { return nil }
    return (0..<length).reduce(0) { add($0, Int(bytes[place + $1]), $1) }
  }

  /// True where `text` stands at `place`.
  func has(_ text: String, at place: Int) -> Bool { has(Array(text.utf8), at: place) }

  /// True where these bytes stand at `place`.
  func has(_ wanted: [UInt8], at place: Int) -> Bool {
    guard 0 <= place, place <= count, wanted.count <= count - place else { return false }
    return bytes[place..<place + wanted.count].elementsEqual(wanted)
  }
}
