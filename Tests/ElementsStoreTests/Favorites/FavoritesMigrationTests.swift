import Elements
import GLib
import TestSupport
import XCTest

@testable import ElementsStore

/// Databases written by older versions of the program.
final class FavoritesMigrationTests: QuietTestCase {
  /// Creates a version 1 database with one attempted outbox entry and one that is not.
  private static func makeFirst(_ path: String) throws {
    try Files.create(path)
    let database = try SQLiteDatabase(path: path)
    try database.run("PRAGMA journal_mode = WAL")
    for statement in FavoritesSchema.versions[0] { try database.run(statement) }
    for statement in [
      "PRAGMA application_id = \(FavoritesSchema.application)", "PRAGMA user_version = 1",
      "INSERT INTO facts VALUES ('installation', 'abc'), ('lastEntry', '7'), ('server', 's')",
      "INSERT INTO facts VALUES ('program', '0.1.0')",
      "INSERT INTO mine VALUES (79, 'Ada', 0, 5, NULL), (47, 'Ada', 1, 6, NULL)",
      "INSERT INTO others VALUES (1, 'Bert', 0, 5, 'x')",
      "INSERT INTO outbox VALUES (6, 'add', 79, 'Ada', 5, NULL, 1)",
      "INSERT INTO outbox VALUES (7, 'add', 47, 'Ada', 6, NULL, 0)",
    ] { try database.run(statement) }
  }

  private static let first = FavoritesState(
    installation: "abc",
    mine: [
      Favorite(number: 79, favoritedBy: "Ada", time: 5),
      Favorite(number: 47, favoritedBy: "Ada", time: 6),
    ], others: [Favorite(number: 1, favoritedBy: "Bert", time: 5, serverID: "x")],
    outbox: [
      // Version 1 has sent it with this key.
      OutboxEntry(id: 6, action: .add, number: 79, favoritedBy: "Ada", time: 5, key: "abc-6"),
      OutboxEntry(id: 7, action: .add, number: 47, favoritedBy: "Ada", time: 6),
    ], lastEntry: 7, server: "s")

  func testAVersion1DatabaseIsMigratedWithItsKeys() throws {
    try withTemporaryDirectory { folder in
      let path = folder + "/favorites.sqlite"
      try Self.makeFirst(path)
      let instance = Instance(path)
      XCTAssertEqual(instance.problems, [])
      XCTAssertEqual(instance.state, Self.first)
      instance.change { $0.begin(7, random: "r") }
      let next = Instance(path)
      XCTAssertEqual(next.state.outbox.map(\.key), ["abc-6", "7-r"])
      let database = try SQLiteDatabase(path: path)
      XCTAssertEqual(try database.integer("PRAGMA user_version"), FavoritesSchema.version)
      XCTAssertEqual(try integrity(of: path), "ok")
    }
  }

  func testARunningInstanceOfVersion1CanWrite() throws {
    try withTemporaryDirectory { folder in
      let path = folder + "/favorites.sqlite"
      try Self.makeFirst(path)
      let old = try SQLiteDatabase(path: path)
      let instance = Instance(path)
      try old.run(
        "INSERT OR REPLACE INTO outbox (id, act, number, favorited_by, time, server_id, is_attempted)"
          + " VALUES (7, 'add', 47, 'Ada', 6, NULL, 1)")
      instance.star(8)
      XCTAssertEqual(instance.problems, [])
      XCTAssertEqual(instance.state.outbox.map(\.key), ["abc-6", "abc-7", nil])
    }
  }

  func testAReadOnlyVersion1DatabaseIsReadInFull() throws {
    try withTemporaryDirectory { folder in
      let path = folder + "/favorites.sqlite"
      try Self.makeFirst(path)
      XCTAssertEqual(FavoritesSalvage.read(path, installation: "", isDamaged: true), Self.first)
    }
  }
}
