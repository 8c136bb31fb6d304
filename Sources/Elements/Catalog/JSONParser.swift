/// Reads a JSON document (RFC 8259) strictly. Its own, because it keeps digits as they are,
/// names the line of an error, finds keys that occur twice, bounds depth and memory, and is fast.
struct JSONParser {
  /// Lists and objects within each other; a catalog has four.
  static let maximumDepth = 64
  /// Members of an object; a record of the catalog has fewer than 50.
  static let maximumMembers = 1000
  /// Values of the document that are kept at a time, those of one record among them.
  static let maximumValues = 20_000

  /// Takes a record (a value of the document's list), and its length in bytes. Of one that is longer than allowed,
  /// only what stands at its start is there. Returns false to end the reading, which then throws.
  typealias Taker = (JSONValue, Int) -> Bool

  let bytes: [UInt8]
  var index = 0
  /// Index behind which nothing is kept: the end of what a record may have.
  private(set) var keptEnd = Int.max
  private var depth = 0
  /// Values kept so far.
  private var count = 0
  /// Members of the objects that are being read, one object's after the other's.
  private var members: [Member] = []
  /// The key of the list whose values are handed over, and who takes them.
  private var listKey = ""
  private var recordBytes = Int.max
  private var take: Taker?
  /// The key of the document's member that is being read.
  private var member = ""

  private struct Member {
    let key: String
    /// Index of the key.
    let start: Int
    let value: JSONValue
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The value the document consists of. A byte order mark before it is allowed.
  static func parse(_ bytes: [UInt8]) throws(JSONError) -> JSONValue {
    try parse(bytes, list: "", recordBytes: .max, take: nil)
  }

  /// The same, but hands over the values of the document's list one by one, so that of a long one never
  /// more than one value is there: of the document itself if it is a list, or of the one below `key`.
  /// That list comes back empty.
  /// - Parameter recordBytes: length from which on a value is not kept.
  static func parse(
    _ bytes: [UInt8], list key: String, recordBytes: Int, take: Taker?
  ) throws(JSONError) -> JSONValue {
    var parser = JSONParser(bytes: bytes)
    (parser.listKey, parser.recordBytes, parser.take) = (key, recordBytes, take)
    try parser.checkEncoding()
    if bytes.starts(with: [0xef, 0xbb, 0xbf]) { parser.index = 3 }
    let value = try parser.parseValue()
    parser.skipSpace()
    guard parser.index == bytes.count else {
      throw parser.error("expected the end, found \(parser.found)")
    }
    return value
  }

  private mutating func parseValue() throws(JSONError) -> JSONValue {
    skipSpace()
    guard index < bytes.count else { throw error("expected a value, found \(found)") }
    switch bytes[index] {
    case UInt8(ascii: "{"), UInt8(ascii: "["): return try parseNested()
    case UInt8(ascii: "\""): return .string(try parseString())
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return try parseNumber()
    case UInt8(ascii: "t"): return try parseWord("true", as: .bool(true))
    case UInt8(ascii: "f"): return try parseWord("false", as: .bool(false))
    case UInt8(ascii: "n"): return try parseWord("null", as: .null)
    default: throw error("expected a value, found \(found)")
    }
  }

  private mutating func parseNested() throws(JSONError) -> JSONValue {
    guard depth < Self.maximumDepth else {
      throw error("lists and objects are nested more than \(Self.maximumDepth) deep")
    }
    let isObject = bytes[index] == UInt8(ascii: "{")
    index += 1
    depth += 1
    let value = isObject ? try parseObject() : try parseArray()
    depth -= 1
    return value
  }

  private mutating func parseObject() throws(JSONError) -> JSONValue {
    if skip(UInt8(ascii: "}")) { return .object([:]) }
    let first = members.count
    repeat {
      skipSpace()
      guard index < bytes.count, bytes[index] == UInt8(ascii: "\"") else {
        throw error("expected a key in quotation marks, found \(found)")
      }
      let start = index
      let key = try parseString()
      guard skip(UInt8(ascii: ":")) else { throw error("expected \":\", found \(found)") }
      if depth == 1 { member = key }
      let value = try parseValue()
      guard try isKept() else { continue }
      guard members.count - first < Self.maximumMembers else {
        throw error("an object has more than \(Self.maximumMembers) members")
      }
      members.append(Member(key: key, start: start, value: value))
    } while skip(UInt8(ascii: ","))
    guard skip(UInt8(ascii: "}")) else { throw error("expected \",\" or \"}\", found \(found)") }
    return .object(try takeMembers(from: first))
  }

  /// The members that were read last, no longer kept elsewhere.
  private mutating func takeMembers(from first: Int) throws(JSONError) -> [String: JSONValue] {
    var object = [String: JSONValue](minimumCapacity: members.count - first)
    for member in members[first...] {
      guard object.updateValue(member.value, forKey: member.key) == nil else {
        index = member.start
        throw error("the key \"\(ExternalText.quote(member.key))\" appears twice")
      }
    }
    members.removeLast(members.count - first)
    return object
  }

  private mutating func parseArray() throws(JSONError) -> JSONValue {
    var values: [JSONValue] = []
    if skip(UInt8(ascii: "]")) { return .array(values) }
    let isList = depth == 1 || (depth == 2 && member == listKey)
    repeat {
      if isList, let take {
        try parseRecord(take)
      } else {
        let value = try parseValue()
        if try isKept() { values.append(value) }
      }
    } while skip(UInt8(ascii: ","))
    guard skip(UInt8(ascii: "]")) else { throw error("expected \",\" or \"]\", found \(found)") }
    return .array(values)
  }

  /// Reads a value of the document's list, and hands it over.
  private mutating func parseRecord(_ take: Taker) throws(JSONError) {
    let (start, before) = (index, count)
    keptEnd = recordBytes < bytes.count - start ? start + recordBytes : .max
    let value = try parseValue()
    (keptEnd, count) = (.max, before)
    guard take(value, index - start) else { throw error("there are too many records") }
  }

  /// True if the value that was read last is kept, which is counted.
  private mutating func isKept() throws(JSONError) -> Bool {
    guard index <= keptEnd else { return false }
    count += 1
    guard count <= Self.maximumValues else {
      throw error("more than \(Self.maximumValues) values stand outside of the records")
    }
    return true
  }

  private mutating func parseWord(
    _ word: StaticString, as value: JSONValue
  ) throws(JSONError) -> JSONValue {
    let expected = Array("\(word)".utf8)
    guard bytes[index...].starts(with: expected) else {
      throw error("expected a value, found \(found)")
    }
    index += expected.count
    return value
  }

  private mutating func parseNumber() throws(JSONError) -> JSONValue {
    let start = index
    if bytes[index] == UInt8(ascii: "-") { index += 1 }
    let startsWithZero = index < bytes.count && bytes[index] == UInt8(ascii: "0")
    let wholeDigits = skipDigits()
    guard wholeDigits > 0 else { throw error("expected a digit, found \(found)") }
    guard wholeDigits == 1 || !startsWithZero else {
      throw error("a number cannot begin with 0")
    }
    if index < bytes.count, bytes[index] == UInt8(ascii: ".") {
      index += 1
      guard skipDigits() > 0 else { throw error("expected a digit, found \(found)") }
    }
    if index < bytes.count, bytes[index] | 0x20 == UInt8(ascii: "e") {
      index += 1
      if index < bytes.count, [UInt8(ascii: "+"), UInt8(ascii: "-")].contains(bytes[index]) {
        index += 1
      }
      guard skipDigits() > 0 else { throw error("expected a digit, found \(found)") }
    }
    return .number(index <= keptEnd ? text(start..<index) : "")
  }

  private mutating func skipDigits() -> Int {
    let start = index
    while index < bytes.count, bytes[index] &- UInt8(ascii: "0") <= 9 { index += 1 }
    return index - start
  }

  mutating func skipSpace() {
    while index < bytes.count {
      switch bytes[index] {
      case 0x20, 0x0a, 0x0d, 0x09: index += 1
      default: return
      }
    }
  }

  /// Skips white space and this byte, or only the white space if it is not there.
  private mutating func skip(_ byte: UInt8) -> Bool {
    skipSpace()
    guard index < bytes.count, bytes[index] == byte else { return false }
    index += 1
    return true
  }
}
