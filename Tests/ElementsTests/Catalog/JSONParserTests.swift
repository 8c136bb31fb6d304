import Testing

@testable import Elements

@Suite("Parsing JSON")
struct JSONParserTests {
  private func parse(_ text: String) throws(JSONError) -> JSONValue {
    try JSONParser.parse(Array(text.utf8))
  }

  private func failure(_ bytes: [UInt8]) -> JSONError? {
    do {
      _ = try JSONParser.parse(bytes)
      return nil
    } catch {
      return error
    }
  }

  @Test("All types of values are parsed")
  func values() throws {
    let value = try parse(#" {"a": [1, -2.50, true, false, null, "x"], "b": {}, "c": []} "#)
    expect(
      value,
      equals: .object([
        "a": .array([
          .number("1"), .number("-2.50"), .bool(true), .bool(false), .null, .string("x"),
        ]),
        "b": .object([:]), "c": .array([]),
      ]))
  }

  @Test(
    "Numbers preserve their digits",
    arguments: ["0", "-0", "6.940", "22.98976928", "1e5", "1.50E-10", "123456789012345678901234"])
  func numbers(digits: String) throws {
    try expect(parse(digits), equals: .number(digits))
  }

  @Test(
    "Escapes and characters outside ASCII are parsed",
    arguments: [
      (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{c}\n\r\t"), (#""caf\u00e9""#, "café"),
      (#""\ud83d\ude00 x""#, "😀 x"), (#""g/cm³ – ≈""#, "g/cm³ – ≈"), (#""""#, ""),
      (#""é\u0041""#, "éA"),
    ])
  func strings(json: String, text: String) throws {
    try expect(parse(json), equals: .string(text))
  }

  @Test("A byte order mark before the document is allowed")
  func byteOrderMark() throws {
    try expect(
      JSONParser.parse([0xef, 0xbb, 0xbf] + Array("[1]".utf8)), equals: .array([.number("1")]))
  }

  @Test(
    "Invalid JSON is an error",
    arguments: [
      "", " ", "{", "[", "[1", "[1,", "[1,]", "{\"a\"", "{\"a\":", "{\"a\":1", "{\"a\":1,",
      "{\"a\":1,}", "{a:1}", "[1 2]", "01", "-", "1.", ".5", "+1", "1e", "1e+", "tru", "nul",
      "True", "NaN", "\"", "\"abc", "\"\\", "\"\\x\"", "\"\\u12\"", "\"\\u12g4\"", "\"\\ud800\"",
      "\"\\ud800\\u0041\"", "\"\\udc00\"", "\"\\udc00\\udc00\"", "[1]]", "{} x", "'a'", "[1}",
      "{\"a\":1]", "\"a\nb\"",
      "\"a\\n\u{01}\"", "// c\n1", "-a", "\u{a0}1",
    ])
  func broken(text: String) {
    expect(failure(Array(text.utf8)) != nil)
  }

  @Test(
    "Bytes that are not UTF-8 are an error",
    arguments: [
      [0x22, 0xff, 0x22], [0x22, 0xc3, 0x22], [0x22, 0xed, 0xa0, 0x80, 0x22],
      [0x22, 0xc0, 0xaf, 0x22], [0x22, 0x5c, 0x6e, 0xff, 0x22], [0xff, 0xfe, 0x5b, 0x00],
    ] as [[UInt8]])
  func invalidUTF8(bytes: [UInt8]) {
    expect(failure(bytes) != nil)
  }

  @Test("An error has its line")
  func line() {
    expect(failure(Array("{\n\"a\": 1,\n\"b\" 2\n}".utf8))?.line, equals: 3)
    expect(failure(Array("[\n1,\n2,\n\n".utf8))?.line, equals: 5)
    expect(failure(Array("[\n1,\n\"abc\n".utf8))?.line, equals: 3)
    expect(failure(Array("[\n\"open".utf8))?.line, equals: 2)
  }

  @Test("A duplicate key is an error at its second occurrence")
  func duplicateKey() {
    let error = failure(Array("{\"a\": 1,\n\"b\": 2,\n\"\\u0061\": 3}".utf8))
    expect(error, equals: JSONError(line: 3, message: .twice(key: "a")))
  }

  @Test("64 levels are parsed, 65 and 200,000 are an error")
  func depth() throws {
    func nested(_ levels: Int) -> [UInt8] {
      [UInt8](repeating: UInt8(ascii: "["), count: levels)
        + [UInt8](repeating: UInt8(ascii: "]"), count: levels)
    }
    expect(failure(nested(64)) == nil)
    expect(
      failure(nested(65))?.message.english, equals: "lists and objects are nested more than 64 deep"
    )
    expect(
      failure(nested(200_000))?.message.english,
      equals: "lists and objects are nested more than 64 deep")
    let objects = String(repeating: "{\"a\":", count: 200_000)
    expect(failure(Array(objects.utf8)) != nil)
  }

  @Test("Many adjacent lists do not count as nested")
  func width() throws {
    let text = "[" + Array(repeating: "[[1]]", count: 1000).joined(separator: ",") + "]"
    expect(failure(Array(text.utf8)) == nil)
  }

  @Test("Messages have the expected and the actual value")
  func messages() {
    expect(
      failure(Array("[1 2]".utf8))?.message.english, equals: "expected \",\" or \"]\", found \"2\"")
    expect(
      failure(Array("{\"a\" 1}".utf8))?.message.english, equals: "expected \":\", found \"1\"")
    expect(failure([])?.message.english, equals: "expected a value, found the end")
  }
}
