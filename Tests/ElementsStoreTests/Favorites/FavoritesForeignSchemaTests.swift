import Elements
import GLib
import TestSupport
import XCTest

@testable import ElementsStore

/// Databases with triggers, views and indexes that the program has not made, and those of newer versions.
final class FavoritesForeignSchemaTests: QuietTestCase {
  private static let endless =
    "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT i AS key, i AS value FROM n"

  /// Makes a database with gold, changes it with statements, and calls `body`.
  private func with(_ statements: [String], _ body: (String) throws -> Void) throws {
    try withTemporaryDirectory { folder in
      let path = folder + "/favorites.sqlite"
      Instance(path).star(79)
      do {
        let database = try SQLiteDatabase(path: path)
        for statement in statements { try database.run(statement) }
        try database.run("PRAGMA wal_checkpoint(TRUNCATE)")
      }
      try body(path)
    }
  }

  func testNothingOfAnotherSchemaUndoesAStar() throws {
    for statement in [
      "CREATE TRIGGER t AFTER INSERT ON mine BEGIN DELETE FROM mine WHERE number = new.number; END",
      "CREATE TRIGGER t BEFORE INSERT ON mine BEGIN SELECT RAISE(IGNORE); END",
      "CREATE TRIGGER mine AFTER INSERT ON mine BEGIN DELETE FROM mine WHERE number = 79; END",
      "CREATE TRIGGER t BEFORE INSERT ON outbox BEGIN SELECT RAISE(IGNORE); END",
      "CREATE TRIGGER t BEFORE DELETE ON mine BEGIN SELECT RAISE(IGNORE); END",
      "CREATE VIEW songs AS SELECT 1", "CREATE INDEX i ON mine (time)",
      "CREATE UNIQUE INDEX i ON mine (favorited_by)",
    ] {
      try with([statement]) { path in
        let instance = Instance(path)
        XCTAssertEqual(instance.problems.map(\.isOver), [true], statement)
        XCTAssertNil(instance.star(26), statement)
        XCTAssertEqual(asides(of: path).count, 1, statement)
        let next = Instance(path)
        XCTAssertEqual(next.numbers, [79, 26], statement)
        XCTAssertNil(next.change { $0.unstar(26) })
        XCTAssertEqual(Instance(path).numbers, [79], statement)
        XCTAssertEqual(Instance(path).problems, [])
      }
    }
  }

  func testAViewInPlaceOfATableIsDamage() throws {
    for statements in [
      [
        "ALTER TABLE mine RENAME TO songs", "CREATE VIEW mine AS SELECT * FROM songs",
        "CREATE TRIGGER t INSTEAD OF INSERT ON mine BEGIN SELECT 1; END",
      ],
      ["DROP TABLE notes", "CREATE VIEW notes AS \(Self.endless)"],
      ["DROP TABLE mine", "CREATE VIEW mine AS \(Self.endless)"],
    ] {
      try with(statements) { path in
        XCTAssertEqual(SavedRecords.read([.notes, .ownColumns], from: path).count, 0)
        let instance = Instance(path)
        XCTAssertEqual(instance.problems.map(\.isOver), [true])
        XCTAssertNil(instance.star(26))
        XCTAssertTrue(Instance(path).numbers.contains(26))
        XCTAssertEqual(asides(of: path).count, 1)
      }
    }
  }

  func testATriggerOfAnotherProgramDoesNotRun() throws {
    try with([]) { path in
      let instance = Instance(path)
      try SQLiteDatabase(path: path).run(
        "CREATE TRIGGER t AFTER INSERT ON mine BEGIN DELETE FROM mine; END")
      XCTAssertNil(instance.star(26))
      XCTAssertEqual(instance.numbers, [79, 26])
      XCTAssertEqual(Instance(path).numbers, [79, 26])
    }
  }

  func testARowThatTheTableChangesIsNotKept() throws {
    let columns =
      "number INTEGER PRIMARY KEY, favorited_by TEXT, position INTEGER, time TEXT, server_id TEXT"
    try with(["DROP TABLE mine", "CREATE TABLE mine (\(columns))"]) { path in
      let instance = Instance(path)
      XCTAssertEqual(instance.problems, [])
      XCTAssertNil(instance.star(26))
      XCTAssertEqual(asides(of: path).count, 1)
      XCTAssertEqual(Instance(path).numbers, [26])
    }
  }

  func testAStatementThatNeverEndsFails() throws {
    let database = try SQLiteDatabase(path: ":memory:", steps: 1_000_000)
    let count = "SELECT count(*) FROM (\(Self.endless))"
    XCTAssertThrowsError(try database.integer(count)) { error in
      XCTAssertEqual((error as? SQLiteError)?.isDamage, true)
    }
    // Each statement has steps of its own.
    XCTAssertEqual(try database.integer("SELECT 7"), 7)
    XCTAssertEqual(
      try database.integer("SELECT count(*) FROM (\(Self.endless) LIMIT 1000)"), 1000)
  }

  func testADatabaseOfANewerVersionOrAnotherProgramIsShownAndNotTouched() throws {
    for (statement, message) in [
      ("PRAGMA user_version = 99", "newer version"),
      ("PRAGMA user_version = \(FavoritesSchema.version + 1)", "newer version"),
      ("PRAGMA application_id = 1196444487", "another program"),
    ] {
      try with([statement]) { path in
        let bytes = try Files.read(path)
        let instance = Instance(path)
        XCTAssertEqual(instance.problem?.isOver, false, statement)
        XCTAssertTrue(instance.problem?.message.contains(message) ?? false, "\(instance.problems)")
        XCTAssertEqual(instance.numbers, [79])
        XCTAssertEqual(instance.reports.last?.hasRead, true)
        XCTAssertNotNil(instance.star(26))
        XCTAssertEqual(try Files.read(path), bytes, statement)
        XCTAssertEqual(asides(of: path), [])
        XCTAssertEqual(
          try SQLiteDatabase(path: path).integer("SELECT count(*) FROM mine"), 1, statement)
      }
    }
  }
}
