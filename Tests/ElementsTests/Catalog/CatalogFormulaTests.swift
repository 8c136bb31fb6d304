import Testing

@testable import Elements

/// CSV fields that a spreadsheet would take for formulas.
@Suite struct CatalogFormulaTests {
  /// Returns the CSV row of an element with these fields.
  private func row(_ fields: String) throws -> String {
    let table = try catalog("[" + record(79, "Au", "Gold", fields) + "]")
    return try #require(table.exported(as: .csv).split(separator: "\r\n").last.map { String($0) })
  }

  @Test(
    "A text that begins like a formula is marked as text",
    arguments: [
      (#"=1+1"#, #""'=1+1""#), (#"+1"#, #""'+1""#), (#"-1+1"#, #""'-1+1""#),
      (#"@SUM(A1)"#, #""'@SUM(A1)""#),
      (#"-"#, #""'-""#), (#"=HYPERLINK(\"http://a\")"#, #""'=HYPERLINK(""http://a"")""#),
      (#"\t=1"#, "\"'\t'=1\""), (#"\r=1"#, "\"'\r'=1\""), (#"\n=1"#, "\"'\n'=1\""),
      ("＝1", "\"'＝1\""),
    ])
  func formulas(text: String, cell: String) throws {
    expect(try row(#""appearance": "\#(text)""#).contains(",\(cell),"))
  }

  @Test(
    "A part that begins a cell between semicolons, between tabs or in a line of its own is marked as well",
    arguments: [
      ("a;=1+1", "\"a;'=1+1\""), ("a;;@b;-c", "\"a;;'@b;'-c\""), (#"a\n=1;b"#, "\"a\n'=1;b\""),
      (#"a\t＝1"#, "\"a\t'＝1\""), ("a; b;-5;c=d", "a; b;-5;c=d"),
    ])
  func parts(text: String, cell: String) throws {
    expect(try row(#""appearance": "\#(text)""#).contains(",\(cell),"))
  }

  @Test("Numbers, and texts with such characters in other positions, are unchanged")
  func others() throws {
    let row = try row(
      #""appearance": "a=b", "electron_affinity": -38.83, "oxidation_states": [-1, 1, 3]"#)
    expect(row.contains(",a=b,"))
    expect(row.contains(",-38.83,"))
    expect(row.contains(",-1 1 3,"))
    expect(!row.contains("'"))
  }

  @Test("Names in external catalogs are marked as well")
  func names() throws {
    let table = try catalog("[" + record(79, "=A", "@Gold") + "]")
    expect(table.exported(as: .csv).contains("79,\"'=A\",\"'@Gold\","))
    let gold = try #require(table[79])
    expect(table.exported([gold], as: .csv).contains("79,\"'=A\",\"'@Gold\","))
  }

  @Test("In the built-in catalog nothing is marked")
  func builtIn() throws {
    expect(try !BuiltIn.table.get().exported(as: .csv).contains("\"'"))
  }
}
