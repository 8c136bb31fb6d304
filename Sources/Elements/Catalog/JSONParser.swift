/// A strict JSON parser (RFC 8259). Our own, because it preserves digits, reports the line of an error, rejects
/// duplicate keys, bounds depth and memory, and is fast.
struct JSONParser {
  /// Maximum nesting depth; a catalog has four levels.
  static let maximumDepth = 64
  /// Maximum number of members of an object; a record of the catalog has fewer than 50.
  static let maximumMembers = 1000
  /// Maximum number of values in memory at a time, those of one record included.
  static let maximumValues = 20_000

  /// Receives a record (a value of the document's list) and its range in the document, which may begin with white
  /// space. A record over the length limit is truncated. Returns false to stop parsing, which then throws.
  typealias RecordHandler = (JSONValue, Range<Int>) -> Bool

  let bytes: [UInt8]
  var index = 0
  /// End of the values that are stored: the length limit of a record.
  private(set) var storedEnd = Int.max
  private var depth = 0
  /// Number of values stored so far.
  private var count = 0
  /// Stack of the members of the objects being parsed.
  private var members: [Member] = []
  /// Key of the list whose values are passed to `handler`.
  private var listKey = ""
  private var recordBytes = Int.max
  private var handler: RecordHandler?
  /// Key of the top-level member being parsed.
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

  /// Parses a document without a byte order mark that is known to be UTF-8.
  static func parse(checked bytes: [UInt8]) throws(JSONError) -> JSONValue {
    var parser = JSONParser(bytes: bytes)
    return try parser.parseDocument()
  }

  /// Throws unless a document is UTF-8.
  static func checkEncoding(_ bytes: [UInt8]) throws(JSONError) {
    var parser = JSONParser(bytes: bytes)
    try parser.checkEncoding()
  }

  /// Parses a document; a byte order mark is allowed. Passes the values of its list to `handler` one by one, so that
  /// only one is in memory at a time: the document itself if it is a list, else the list for `key`. That list is
  /// returned empty.
  /// - Parameter recordBytes: maximum length of a value that is stored.
  static func parse(
    _ bytes: [UInt8], list key: String = "", recordBytes: Int = .max, handler: RecordHandler? = nil
  ) throws(JSONError) -> JSONValue {
    var parser = JSONParser(bytes: bytes)
    (parser.listKey, parser.recordBytes, parser.handler) = (key, recordBytes, handler)
    try parser.checkEncoding()
    if bytes.starts(with: [0xef, 0xbb, 0xbf]) { parser.index = 3 }
    return try parser.parseDocument()
  }

  private mutating func parseDocument() throws(JSONError) -> JSONValue {
    let value = try parseValue()
    skipSpace()
    guard index == bytes.count else { throw error(.theEnd) }
    return value
  }

  private mutating func parseValue() throws(JSONError) -> JSONValue {
    skipSpace()
    guard index < bytes.count else { throw error(.aValue) }
    switch bytes[index] {
    case UInt8(ascii: "{"), UInt8(ascii: "["): return try parseNested()
    case UInt8(ascii: "\""): return .string(try parseString())
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return try parseNumber()
    case UInt8(ascii: "t"): return try parseWord("true", as: .bool(true))
    case UInt8(ascii: "f"): return try parseWord("false", as: .bool(false))
    case UInt8(ascii: "n"): return try parseWord("null", as: .null)
    default: throw error(.aValue)
    }
  }

  private mutating func parseNested() throws(JSONError) -> JSONValue {
    guard depth < Self.maximumDepth else {
      throw JSONError(.nested(Self.maximumDepth), self)
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
        throw error(.aKey)
      }
      let start = index
      let key = try parseString()
      guard skip(UInt8(ascii: ":")) else { throw error(.quoted(":")) }
      if depth == 1 { member = key }
      let value = try parseValue()
      guard try isStored() else { continue }
      guard members.count - first < Self.maximumMembers else {
        throw JSONError(.members(Self.maximumMembers), self)
      }
      members.append(Member(key: key, start: start, value: value))
    } while skip(UInt8(ascii: ","))
    guard skip(UInt8(ascii: "}")) else { throw error(.eitherOf(.quoted(","), or: .quoted("}"))) }
    return .object(try takeMembers(from: first))
  }

  /// Pops the members of the object parsed last.
  private mutating func takeMembers(from first: Int) throws(JSONError) -> [String: JSONValue] {
    var object = [String: JSONValue](minimumCapacity: members.count - first)
    for member in members[first...] {
      guard object.updateValue(member.value, forKey: member.key) == nil else {
        index = member.start
        throw JSONError(.twice(key: member.key), self)
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
      if isList, let handler {
        try parseRecord(handler)
      } else {
        let value = try parseValue()
        if try isStored() { values.append(value) }
      }
    } while skip(UInt8(ascii: ","))
    guard skip(UInt8(ascii: "]")) else { throw error(.eitherOf(.quoted(","), or: .quoted("]"))) }
    return .array(values)
  }

  /// Parses a value of the document's list and passes it on.
  private mutating func parseRecord(_ handler: RecordHandler) throws(JSONError) {
    let (start, before) = (index, count)
    storedEnd = recordBytes < bytes.count - start ? start + recordBytes : .max
    let value = try parseValue()
    (storedEnd, count) = (.max, before)
    guard handler(value, start..<index) else { throw JSONError(.atMost(0, Message.records), self) }
  }

  /// True if the value parsed last is stored; counts it.
  private mutating func isStored() throws(JSONError) -> Bool {
    guard index <= storedEnd else { return false }
    count += 1
    guard count <= Self.maximumValues else {
      throw JSONError(.values(Self.maximumValues), self)
    }
    return true
  }

  private mutating func parseWord(
    _ word: StaticString, as value: JSONValue
  ) throws(JSONError) -> JSONValue {
    let expected = Array("\(word)".utf8)
    guard bytes[index...].starts(with: expected) else {
      throw error(.aValue)
    }
    index += expected.count
    return value
  }

  private mutating func parseNumber() throws(JSONError) -> JSONValue {
    let start = index
    if bytes[index] == UInt8(ascii: "-") { index += 1 }
    let startsWithZero = index < bytes.count && bytes[index] == UInt8(ascii: "0")
    let wholeDigits = skipDigits()
    guard wholeDigits > 0 else { throw error(.aDigit) }
    guard wholeDigits == 1 || !startsWithZero else {
      throw JSONError(.leadingZero, self)
    }
    if index < bytes.count, bytes[index] == UInt8(ascii: ".") {
      index += 1
      guard skipDigits() > 0 else { throw error(.aDigit) }
    }
    if index < bytes.count, bytes[index] | 0x20 == UInt8(ascii: "e") {
      index += 1
      if index < bytes.count, [UInt8(ascii: "+"), UInt8(ascii: "-")].contains(bytes[index]) {
        index += 1
      }
      guard skipDigits() > 0 else { throw error(.aDigit) }
    }
    return .number(index <= storedEnd ? text(start..<index) : "")
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

  /// Skips white space and this byte; returns false if another byte follows.
  private mutating func skip(_ byte: UInt8) -> Bool {
    skipSpace()
    guard index < bytes.count, bytes[index] == byte else { return false }
    index += 1
    return true
  }
}
