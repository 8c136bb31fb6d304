import Elements
import GLib
import TestSupport
import XCTest

@testable import ElementsStore

/// The user's records in the database of favorites.
final class FavoritesRecordsTests: QuietTestCase {
  /// Sets a record in each table, one with a value of the greatest length.
  private static func fill(_ state: inout FavoritesState) {
    for table in RecordTable.allCases { state.records[table, "26"] = "\(table) \u{1} “é” 🜚" }
    let longest = String(repeating: "x", count: Records.maximumValueLength)
    state.records[.notes, "79"] = longest
  }

  func testRecordsAreSavedReplacedAndRemoved() throws {
    try withTemporaryDirectory { folder in
      let path = folder + "/favorites.sqlite"
      let instance = Instance(path)
      XCTAssertNil(instance.change { Self.fill(&$0) })
      var expected = FavoritesState(installation: instance.state.installation)
      Self.fill(&expected)
      XCTAssertEqual(instance.state, expected)
      XCTAssertEqual(Instance(path).state, expected)
      XCTAssertNil(
        instance.change { state in
          (state.records[.notes, "79"], state.records[.ownColumns, "26"]) = ("short", nil)
        })
      (expected.records[.notes, "79"], expected.records[.ownColumns, "26"]) = ("short", nil)
      XCTAssertEqual(Instance(path).state, expected)
      XCTAssertEqual(try integrity(of: path), "ok")
    }
  }

  func testAnotherInstanceSeesRecords() throws {
    try onMain {
      try withTemporaryDirectory { folder in
        let path = folder + "/favorites.sqlite"
        let (one, other) = (Instance(path), Instance(path))
        one.change { $0.records[.notes, "26"] = "rust" }
        waitUntil("the other instance has it") { other.state.records[.notes, "26"] == "rust" }
        other.change { $0.records[.notes, "79"] = "no rust" }
        waitUntil("the first instance has it") { one.state.records.count == 2 }
      }
    }
  }

  func testUnsavedRecordsAreKeptForTheNextStart() throws {
    try withTemporaryDirectory { folder in
      let path = folder + "/favorites.sqlite"
      Instance(path).star(1)
      try withBusyDatabase(path) {
        let instance = Instance(path, lockTimeout: 0.1)
        instance.store.change({ Self.fill(&$0) }) { _ in }
        XCTAssertNotNil(instance.store.finish(within: 0.1))
      }
      var records = FavoritesState(installation: "")
      Self.fill(&records)
      XCTAssertEqual(Instance(path).state.records, records.records)
    }
  }

  func testRecordsOfADamagedDatabaseAreSalvaged() throws {
    try withTemporaryDirectory { folder in
      let path = folder + "/favorites.sqlite"
      // Closed at once, so that the file has all of it.
      Instance(path).change { $0.records[.notes, "26"] = "rust" }
      var bytes = try Files.read(path)
      XCTAssertGreaterThan(bytes.count, 4096)
      bytes.replaceSubrange(0..<100, with: [UInt8](repeating: 0, count: 100))
      let damaged = folder + "/damaged/favorites.sqlite"
      try Files.write(bytes, to: damaged)
      let salvaged = Instance(damaged)
      XCTAssertEqual(salvaged.state.records.entries(of: .notes), ["26": "rust"])
    }
  }
}
