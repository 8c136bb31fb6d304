import Elements
import GLib
import TestSupport
import XCTest

@testable import ElementsStore

/// The user's records as commands without a window read them.
final class SavedRecordsTests: QuietTestCase {
  private static let tables: [RecordTable] = [.notes, .ownColumns, .ownValues]

  func testSavedRecordsAreReadWhileTheProgramRuns() throws {
    try withTemporaryDirectory { folder in
      let path = folder + "/favorites.sqlite"
      let instance = Instance(path)
      let column = try XCTUnwrap(OwnColumn(title: "Run", values: [79: "1.50"], besides: []))
      instance.change { state in
        state.records[.notes, "26"] = "rust"
        state.records[.ownColumns, column.id] = column.record
        state.records[.ownValues, "melt/79"] = "{\"value\": \"1340\", \"unit\": \"K\"}"
        state.records[.quizCards, "symbol-name:26"] = "3 20784 20788 5 1"
      }
      let records = SavedRecords.read(Self.tables, from: path)
      XCTAssertEqual(records.notes[26]?.text, "rust")
      XCTAssertEqual(records.own.columns, [column])
      XCTAssertEqual(records.own.values["melt", 79]?.digits, "1340")
      XCTAssertEqual(records.count, 3)
      XCTAssertEqual(SavedRecords.read([.notes], from: path).count, 1)
    }
  }

  func testTablesThatAnEarlierVersionDoesNotHaveAreEmpty() throws {
    try withTemporaryDirectory { folder in
      let path = folder + "/favorites.sqlite"
      try Files.write([UInt8](), to: path, isPrivate: true)
      let database = try SQLiteDatabase(path: path)
      try database.run("CREATE TABLE own_values (key TEXT PRIMARY KEY, value TEXT)")
      try database.run("INSERT INTO own_values VALUES ('melt/79', '{\"value\": \"1340\"}')")
      let records = SavedRecords.read(Self.tables, from: path)
      XCTAssertEqual(records.own.values["melt", 79]?.digits, "1340")
      XCTAssertEqual(records.count, 1)
    }
  }

  func testNothingIsMadeWhereThereIsNone() throws {
    try withTemporaryDirectory { folder in
      XCTAssertEqual(SavedRecords.read(Self.tables, from: folder + "/none").count, 0)
      XCTAssertFalse(Files.exists(folder + "/none"))
    }
  }
}
