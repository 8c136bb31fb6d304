import Testing

@testable import Elements

/// Limits of a catalog's values, so that all can be shown.
@Suite struct CatalogLimitsTests {
  static let tooMuch: [(String, String)] = [
    (
      #""summary": "\#(String(repeating: "x", count: 2001))""#,
      #""summary": expected at most 2000 characters, found 2001"#
    ),
    (
      #""units": {"melt": "\#(String(repeating: "x", count: 41))"}"#,
      #""units", "melt": expected at most 40 characters, found 41"#
    ),
    (
      #""conditions": {"melt": "\#(String(repeating: "x", count: 101))"}"#,
      #""conditions", "melt": expected at most 100 characters, found 101"#
    ),
    (
      #""appearance": "\#(String(repeating: "x", count: 301))""#,
      #""appearance": expected at most 300 characters, found 301"#
    ),
    (
      #""melt": 300, "second_values": {"melt": "0.\#(String(repeating: "1", count: 59))"}"#,
      #""second_values", "melt": expected a number, found "0.11"#
        + String(repeating: "1", count: 36) + "…\""
    ),
    (
      #""melt": 300, "second_values": {"melt": "hot"}"#,
      #""second_values", "melt": expected a number, found "hot""#
    ),
    (
      #""melt": 300, "second_sources": {"melt": "\#(String(repeating: "x", count: 201))"}"#,
      #""second_sources", "melt": expected at most 100 characters, found 201"#
    ),
    (
      #""melt": 0.\#(String(repeating: "1", count: 59))"#,
      #""melt": expected at most 60 characters, found 61"#
    ),
  ]

  @Test("Values too large for a window are rejected by name", arguments: tooMuch)
  func limits(fields: String, message: String) {
    let text = "[" + record(79, "Au", "Gold", fields) + "]"
    expect(failure(text), equals: "test.json, element 79 (Gold): " + message)
  }

  @Test(
    "Positions of other parts of the table are rejected",
    arguments: [(3, 1), (12, 3), (6, 2), (1, 8), (18, 8)])
  func place(column: Int, row: Int) {
    let text = "[" + record(79, "Au", "Gold", #""xpos": \#(column), "ypos": \#(row)"#) + "]"
    expect(
      failure(text),
      equals: "test.json, element 79 (Gold): the table has no place at xpos \(column), ypos \(row)")
  }

  @Test("The title of a source is bounded")
  func sourceNote() {
    let title = String(repeating: "x", count: 201)
    let text =
      #"{"elements": [\#(record(79, "Au", "Gold"))], "sources": {"a": {"title": "\#(title)"}}}"#
    expect(
      failure(text),
      equals: "test.json: \"sources\", \"a\": expected at most 200 characters, found 201")
  }
}
