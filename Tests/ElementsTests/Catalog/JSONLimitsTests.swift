import Testing

@testable import Elements

/// Bounds on the memory for any document.
@Suite struct JSONLimitsTests {
  private func failure(_ text: String, list: String = "") -> String? {
    do {
      _ = try JSONParser.parse(Array(text.utf8), list: list, recordBytes: 100) { _, _ in true }
      return nil
    } catch { return error.message.english }
  }

  private func repeated(_ text: String, _ count: Int) -> String {
    Array(repeating: text, count: count).joined(separator: ",")
  }

  @Test("Only the start of an overlong record is in memory while it is parsed")
  func longRecord() throws {
    for member in [
      "[\(repeated("0", 5000))]", "[\(repeated(#"{"a": 0}"#, 5000))]",
      "{\((0..<5000).map { "\"\($0)\": 0" }.joined(separator: ","))}",
      "\"\(String(repeating: "x", count: 5000))\"", "\"\(String(repeating: #"\n"#, count: 5000))\"",
      String(repeating: "1", count: 5000),
    ] {
      var lengths: [Int] = []
      var sizes: [Int] = []
      let text = #"[{"number": 79, "x": \#(member), "y": 1}, {"z": 1}]"#
      _ = try JSONParser.parse(Array(text.utf8), list: "", recordBytes: 100) { value, range in
        lengths.append(range.count)
        sizes.append(Self.size(of: value))
        return true
      }
      expect(lengths.count == 2 && lengths[0] > 5000)
      expect(sizes.allSatisfy { $0 <= 200 }, "\(sizes)")
    }
  }

  /// Returns the number of values and bytes of texts in a value.
  private static func size(of value: JSONValue) -> Int {
    switch value {
    case .null, .bool: 1
    case .number(let text), .string(let text): 1 + text.utf8.count
    case .array(let values): values.reduce(1) { $0 + size(of: $1) }
    case .object(let members): members.reduce(1) { $0 + $1.key.utf8.count + size(of: $1.value) }
    }
  }

  @Test("The number of values outside the records is bounded")
  func outside() {
    let limit = "more than 20000 values stand outside of the records"
    expect(
      failure(#"{"elements": [], "x": [\#(repeated("0", 19_998))]}"#, list: "elements") == nil)
    expect(
      failure(#"{"elements": [], "x": [\#(repeated("0", 20_001))]}"#, list: "elements"),
      equals: limit)
    expect(failure(#"{"x": [\#(repeated("[0]", 11_000))]}"#), equals: limit)
    expect(failure("[\(repeated("0", 30_000))]") == nil, "records are handed over")
  }

  @Test("An object has at most 1000 members")
  func members() {
    func object(_ count: Int) -> String {
      "{\((0..<count).map { "\"\($0)\": 0" }.joined(separator: ","))}"
    }
    expect(failure(object(1000)) == nil)
    expect(failure(object(1001)), equals: "an object has more than 1000 members")
    expect(failure("{\"a\": \(object(1000)), \"b\": \(object(1000))}") == nil)
  }

  @Test("Parsing ends when a record is refused")
  func tooMany() {
    var count = 0
    let text = "[\(repeated("0", 1000))"  // Without an end: it is not read so far.
    #expect(throws: JSONError.self) {
      _ = try JSONParser.parse(Array(text.utf8), list: "", recordBytes: 100) { _, _ in
        count += 1
        return count < 10
      }
    }
    expect(count, equals: 10)
  }

  @Test("Bytes that are not UTF-8 are found at any piece boundary", arguments: 65_530...65_540)
  func encoding(length: Int) {
    let start = Array("[\n\"\(String(repeating: "x", count: length - 3))".utf8)
    expect((try? JSONParser.parse(start + Array("é🜚\"]".utf8))) != nil)
    let broken = start + [0xc3, 0x0a] + Array("\"]".utf8)
    #expect(throws: JSONError(line: 2, message: .notUTF8)) {
      try JSONParser.parse(broken)
    }
  }
}
