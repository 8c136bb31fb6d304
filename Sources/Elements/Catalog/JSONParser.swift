/// Reads a JSON document (RFC 8259) strictly. Its own, because it keeps digits as they are,
/// names the line of an error, finds keys that occur twice, bounds the depth, and is fast.
struct JSONParser {
  /// Lists and objects within each other; a catalog has four.
  static let maximumDepth = 64
  /// Room that an object gets from the start; growing it costs more than all the rest.
  private static let usualMembers = 24

  /// Takes a value of the document's list, and how many bytes it has.
  typealias Taker = (JSONValue, Int) -> Void

  let bytes: [UInt8]
  var index = 0
  private var depth = 0
  /// The key of the list whose values are handed over, and who takes them.
  private var listKey = ""
  private var take: Taker?
  /// The key of the document's member that is being read.
  private var member = ""

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The value the document consists of. A byte order mark before it is allowed.
  static func parse(_ bytes: [UInt8]) throws(JSONError) -> JSONValue {
    try parse(bytes, list: "", take: nil)
  }

  /// The same, but hands over the values of the document's list one by one, so that of a long one never
  /// more than one value is there: of the document itself if it is a list, or of the one below `key`.
  /// That list comes back empty.
  static func parse(
    _ bytes: [UInt8], list key: String, take: Taker?
  ) throws(JSONError) -> JSONValue {
    var parser = JSONParser(bytes: bytes)
    (parser.listKey, parser.take) = (key, take)
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
    var members: [String: JSONValue] = [:]
    members.reserveCapacity(Self.usualMembers)
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
      guard members.updateValue(value, forKey: key) == nil else {
        index = start
        throw error("the key \"\(JSONValue.shortened(key))\" appears twice")
      }
    } while skip(UInt8(ascii: ","))
    guard skip(UInt8(ascii: "}")) else { throw error("expected \",\" or \"}\", found \(found)") }
    return .object(members)
  }

  private mutating func parseArray() throws(JSONError) -> JSONValue {
    var values: [JSONValue] = []
    if skip(UInt8(ascii: "]")) { return .array(values) }
    let isList = depth == 1 || (depth == 2 && member == listKey)
    repeat {
      let start = index
      let value = try parseValue()
      if isList, let take { take(value, index - start) } else { values.append(value) }
    } while skip(UInt8(ascii: ","))
    guard skip(UInt8(ascii: "]")) else { throw error("expected \",\" or \"]\", found \(found)") }
    return .array(values)
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
    return .number(String(decoding: bytes[start..<index], as: UTF8.self))
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
