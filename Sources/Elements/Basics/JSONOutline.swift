/// The outline of an object at the beginning of a document: its end, its keys and its lists of objects. Found by
/// brackets and quotation marks alone, without a check of what is between them.
struct JSONOutline {
  /// Position after the object's closing bracket; nil if it has none.
  private(set) var end: Int?
  /// The first keys, at most `maximumKeys`, as written.
  private(set) var keys: [String] = []
  /// Keys of the lists of objects, as written, the longest in bytes first.
  private(set) var lists: [String] = []

  private let bytes: [UInt8]
  private let maximumKeys: Int
  private var depth = 0
  /// The string read last at depth 1, and the key of the member being read.
  private var (string, key) = (0..<0, 0..<0)
  /// Start of the list being read at depth 1, and length of the longest so far.
  private var (start, longest) = (0, 0)

  /// - Parameter start: position of the opening bracket.
  init(_ bytes: [UInt8], from start: Int, maximumKeys: Int) {
    (self.bytes, self.maximumKeys) = (bytes, maximumKeys)
    var index = start
    while index < bytes.count, end == nil { read(&index) }
    // A list that is cut off.
    if end == nil, depth > 1 { noteList(until: bytes.count) }
  }

  /// Reads a character, or a string.
  private mutating func read(_ index: inout Int) {
    let byte = bytes[index]
    index += 1
    switch byte {
    case UInt8(ascii: "\""): readString(&index)
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      if depth == 1 { self.start = index - 1 }
      depth += 1
    case UInt8(ascii: "}"), UInt8(ascii: "]"):
      depth -= 1
      if depth == 1 { noteList(until: index) }
      if depth <= 0 { end = index }
    case UInt8(ascii: ":") where depth == 1:
      key = string
      if keys.count < maximumKeys { keys.append(text(key)) }
    default: break
    }
  }

  private mutating func readString(_ index: inout Int) {
    let first = index
    while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    index = min(index, bytes.count)
    if depth == 1 { string = first..<index }
    index = min(index + 1, bytes.count)
  }

  /// Notes a list that ends at a position.
  private mutating func noteList(until end: Int) {
    guard bytes[start] == UInt8(ascii: "["), lists.count < maximumKeys else { return }
    let first = bytes[(start + 1)..<end].first { ![0x20, 0x0a, 0x0d, 0x09].contains($0) }
    guard first == UInt8(ascii: "{") || first == UInt8(ascii: "]") else { return }
    let isLongest = end - start > longest
    if isLongest { longest = end - start }
    lists.insert(text(key), at: isLongest ? 0 : lists.count)
  }

  private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
}
