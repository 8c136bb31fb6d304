import Testing

@testable import Elements

@Suite("Tables of comma-separated values")
struct CSVParserTests {
  private func damage(_ text: String) -> CSVParser.Damage? {
    do throws(CSVParser.Damage) {
      _ = try CSVParser.records(of: text)
      return nil
    } catch { return error }
  }

  @Test("A record is a line; empty lines and a byte order mark are left out")
  func records() throws {
    try expect(
      CSVParser.records(of: "a,b\n1,2\n3,"), equals: [["a", "b"], ["1", "2"], ["3", ""]])
    try expect(CSVParser.records(of: "\u{FEFF}a\r\n1\r\n\r\n2\r\n"), equals: [["a"], ["1"], ["2"]])
    try expect(CSVParser.records(of: ""), equals: [])
  }

  @Test("Quotation marks hold commas, lines and quotation marks")
  func quotes() throws {
    try expect(
      CSVParser.records(of: "\"1,5\",\"x \"\"y\"\"\nz\"\n,5\""),
      equals: [
        ["1,5", "x \"y\"\nz"], ["", "5\""],
      ])
  }

  @Test("A damaged record is named with its line")
  func damage() {
    let open = damage("a\n\"1\n2")
    expect(open?.line, equals: 2)
    expect(open?.message.english, equals: "a quotation mark that is opened here is never closed")
    let after = damage("\"a\"\n\"b\n\"\n\"c\"x")
    expect(after?.line, equals: 4)
    expect(
      after?.message.english, equals: #"expected "," after a closing quotation mark, found "x""#)
  }

  @Test("Any texts are read as they were written", arguments: 0..<100 as Range<UInt64>)
  func roundTrip(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let values = (0..<5).map { _ in (0..<3).map { _ in text(&random) + "." } }
    let lines = values.map { row in row.map { quoted($0) }.joined(separator: ",") }
    try expect(CSVParser.records(of: lines.joined(separator: "\r\n")), equals: values)
  }

  private func quoted(_ text: String) -> String {
    let parts = text.split(separator: "\"", omittingEmptySubsequences: false)
    return "\"" + parts.joined(separator: "\"\"") + "\""
  }

  /// Up to six characters that mean something in a table, or are long in UTF-8.
  private func text(_ random: inout SplitMix64) -> String {
    let scalars = Array("\",; \t\n\r=ä漢🜔\u{FEFF}a".unicodeScalars)
    var text = String.UnicodeScalarView()
    for _ in 0..<Int.random(in: 0...6, using: &random) {
      text.append(scalars.randomElement(using: &random) ?? " ")
    }
    return String(text)
  }
}
