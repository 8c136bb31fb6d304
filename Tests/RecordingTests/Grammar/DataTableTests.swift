import GLib
import Testing

@testable import Recording

@Suite("Tables of data")
struct DataTableTests {
  private func rows(_ text: String) throws -> [[String: String]] {
    try DataTable(bytes: Array(text.utf8)) { $0.fields }.rows
  }

  private func fault(_ text: String) -> String? {
    do throws(RecordingError) {
      _ = try DataTable(bytes: Array(text.utf8)) { $0.fields }
      return nil
    } catch { return error.description }
  }

  @Test("Each row gives values to the names of the first row")
  func rows() throws {
    #expect(try rows("a,b\n1,2\n3,4") == [["a": "1", "b": "2"], ["a": "3", "b": "4"]])
  }

  @Test(
    "A fault is named with its line or row",
    arguments: [
      ("", "line 1: no names of variables"), ("a b\n1", "line 1: no name of a variable: “a b”"),
      ("1\n2", "line 1: no name of a variable: “1”"),
      (",\n1,2", "line 1: no name of a variable: “”"),
      ("a,a\n1,2", "line 1: a variable occurs twice"),
      ("a,b\n1,2\n3\n", "row 2: 1 fields, expected 2"),
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
}

extension String {
  /// The fields of the lines, as far as no field has quotation marks.
  fileprivate var fields: [[String]] {
    split(separator: "\n").map { line in
      line.split(separator: ",", omittingEmptySubsequences: false).map { String($0) }
    }
  }
}
