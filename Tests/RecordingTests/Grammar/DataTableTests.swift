import Elements
import GLib
import Testing

@testable import Recording

@Suite("Tables of data")
struct DataTableTests {
  private func rows(_ text: String) throws -> [[String: String]] {
    try DataTable(bytes: Array(text.utf8)).rows
  }

  private func fault(_ text: String) -> String? {
    do throws(RecordingError) {
      _ = try DataTable(bytes: Array(text.utf8))
      return nil
    } catch { return error.description }
  }

  @Test("Each row gives values to the names of the first row")
  func rows() throws {
    #expect(try rows("a,b\n1,2\n3,4") == [["a": "1", "b": "2"], ["a": "3", "b": "4"]])
    #expect(try rows("\u{FEFF}a\r\n1\r\n\r\n2\r\n") == [["a": "1"], ["a": "2"]])
  }

  @Test("Quotation marks hold commas, lines and quotation marks")
  func quotes() throws {
    #expect(
      try rows("a,b\n\"1,5\",\"x \"\"y\"\"\nz\"\n,5\"") == [
        ["a": "1,5", "b": "x \"y\"\nz"], ["a": "", "b": "5\""],
      ])
  }

  @Test(
    "A fault is named with its line or row",
    arguments: [
      ("", "line 1: no names of variables"), ("a b\n1", "line 1: no name of a variable: “a b”"),
      ("1\n2", "line 1: no name of a variable: “1”"),
      (",\n1,2", "line 1: no name of a variable: “”"),
      ("a,a\n1,2", "line 1: a variable occurs twice"),
      ("a,b\n1,2\n3\n", "row 2: 1 fields, expected 2"),
      ("a\n\"1\n2", "line 3: the closing quotation mark is missing"),
      ("a,b\n", "no rows below the names of the variables"),
      ("a\n\u{0}", "the file is not a text in UTF-8"),
    ])
  func faults(text: String, fault: String) {
    #expect(self.fault(text) == fault)
  }

  @Test("A table has at most 10,000 rows")
  func limit() throws {
    #expect(try rows("a\n" + String(repeating: "1\n", count: 10_000)).count == 10_000)
    #expect(fault("a\n" + String(repeating: "1\n", count: 10_001)) == "more than 10000 rows")
  }

  @Test("Any texts are read as they were written", arguments: 0..<100)
  func roundTrip(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let values = (0..<5).map { _ in
      (0..<3).map { _ in String(random.text(upTo: 6).unicodeScalars.filter { $0 != "\0" }) }
    }
    let lines = values.map { row in
      row.map { text in
        "\"" + text.unicodeScalars.map { $0 == "\"" ? "\"\"" : "\($0)" }.joined() + "\""
      }.joined(separator: ",")
    }
    let read = try rows((["a,b,c"] + lines).joined(separator: "\r\n"))
    #expect(
      read.map { row in ["a", "b", "c"].map { Array((row[$0] ?? "?").utf8) } }
        == values.map { $0.map { Array($0.utf8) } })
  }
}
