import Elements
import GLib
import TestSupport
import XCTest

@testable import ElementsStore

/// Round trips of any value, from any source, between the parts of the program.
final class FavoritesValuesTests: QuietTestCase {
  private static let runs: UInt64 = 100

  func testAnyStateIsReadBack() throws {
    try withTemporaryDirectory { folder in
      let path = folder + "/favorites.sqlite"
      let instance = Instance(path)
      let installation = instance.state.installation
      for seed in 0..<Self.runs {
        var random = RandomFavorites(seed: seed)
        let state = random.state(installation: installation)
        XCTAssertNil(instance.change { $0 = state }, "seed \(seed)")
        if seed % 5 == 0 { try expect(state, in: path, "seed \(seed)") }
      }
      XCTAssertEqual(instance.problems, [])
      XCTAssertEqual(try integrity(of: path), "ok")
    }
  }

  func testAnyChangeIsReadBack() throws {
    try withTemporaryDirectory { folder in
      let path = folder + "/favorites.sqlite"
      let instance = Instance(path)
      for seed in 0..<Self.runs {
        var random = RandomFavorites(seed: seed)
        for _ in 0..<3 { instance.change(random.change()) }
        if seed % 5 == 0 { try expect(instance.state, in: path, "seed \(seed)") }
      }
      XCTAssertEqual(instance.problems, [])
      XCTAssertFalse(instance.state.others.isEmpty)
    }
  }

  /// Checks that another connection reads this state.
  private func expect(_ state: FavoritesState, in path: String, _ seed: String) throws {
    let found = try FavoritesTables(database: SQLiteDatabase(path: path)).read(installation: "")
    XCTAssertEqual(found.mine, state.mine, seed)
    XCTAssertEqual(found.others, state.others, seed)
    XCTAssertEqual(found.outbox, state.outbox, seed)
    XCTAssertEqual(found, state, seed)
  }

  func testAnyExportedFavoritesAreImported() throws {
    let table = try builtIn()
    for seed in 0..<Self.runs {
      var random = RandomFavorites(seed: seed)
      let favorites = random.favorites()
      let text = table.exported(favorites: favorites, as: .json)
      let read = try FavoriteReader.read(bytes: Array(text.utf8), file: "f", limit: 12).records
      let records = favorites.map {
        FavoriteRecord(
          number: $0.number, favoritedBy: $0.favoritedBy, id: $0.serverID, time: $0.time)
      }
      XCTAssertEqual(read, records, "seed \(seed)")
      let listed = favorites.filter { $0.serverID != nil }
      let answer = Array(table.exported(favorites: listed, as: .json).utf8)
      let list = try FavoriteReader.list(bytes: answer, server: "s")
      XCTAssertEqual(list.favorites, listed, "seed \(seed)")
      XCTAssertEqual(list.warnings.count, 0, "seed \(seed)")
    }
  }

  func testTheMaximumNumberOfFavoritesIsExportedAndImported() throws {
    try withTemporaryDirectory { folder in
      let table = try builtIn()
      var state = FavoritesState(installation: "test")
      for number in Favorite.numbers { state.star(number, by: "Ada", at: 1) }
      let everybody = (0..<20_000).map {
        Favorite(number: $0 % 118 + 1, favoritedBy: "Somebody \($0)", time: Int64($0))
      }
      state.include(everybody, user: "Ada")
      XCTAssertEqual(state.others.count, InputLimits.favoritesCount)
      // As many again from a server; those of a whole school take their time, and are about the same.
      let list = everybody.suffix(InputLimits.favoritesCount).map {
        Favorite(
          number: $0.number, favoritedBy: $0.favoritedBy + "!", time: $0.time,
          serverID: KintoRecord.id(
            ofElement: $0.number, owner: String(repeating: "f", count: 27) + "\($0.time)"))
      }
      _ = state.receive(list, from: "s", user: "Ada", SyncMemory())
      XCTAssertEqual(state.others.count, 2 * InputLimits.favoritesCount)
      let document = FavoritesJSONFile(path: folder + "/favorites.json")
      try document.write(state.all, of: table)
      let length = try Files.read(folder + "/favorites.json", atMost: .max).count
      XCTAssertLessThan(
        length / state.all.count * InputLimits.favoritesFileCount, InputLimits.favoritesFileLength
      )
      XCTAssertEqual(try document.read(otherwiseAt: 0).favorites, state.all)
    }
  }

  func testAnExportTooLongToReadIsNotWritten() throws {
    try withTemporaryDirectory { folder in
      let path = folder + "/favorites.json"
      let favorites = (0..<27_000).map {
        Favorite(
          number: 1, favoritedBy: "\($0) " + String(repeating: "🜚", count: 190), time: 0,
          serverID: String(repeating: "🜚", count: 200))
      }
      let document = FavoritesJSONFile(path: path)
      XCTAssertThrowsError(try document.write(favorites, of: builtIn())) { error in
        XCTAssertEqual("\(error)", "\(path): the file is larger than 40 MB")
      }
      XCTAssertFalse(Files.exists(path))
    }
  }

  func testAServersRecordOfAnyTimeIsThereAtTheNextStart() throws {
    try onMain {
      for time in [
        "9999-12-31T23:59:60Z", "9999-12-31T23:59:59-23:59", "1970-01-01T00:00:00+23:59",
      ] {
        try withBench { bench in
          bench.server.malformedRecords = [
            #"{"id":"a","number":79,"favoritedBy":"Bert","favoritedAt":"\#(time)"}"#,
            #"{"id":"b","number":80,"favoritedBy":"Ada","favoritedAt":"\#(time)"}"#,
          ]
          try bench.start()
          bench.settle()
          XCTAssertEqual(bench.state.all.map(\.number), [80, 79], time)
          try withTemporaryDirectory { folder in
            let (path, state) = (folder + "/favorites.sqlite", bench.state)
            Instance(path).change { $0 = state }
            let next = Instance(path)
            XCTAssertEqual(next.problems, [], time)
            XCTAssertEqual(next.state.all, state.all, time)
          }
        }
      }
    }
  }

  func testAFavoriteAddedWithAWrongClockIsThereAtTheNextStart() throws {
    for time in [Int64.min, -1, 253_402_300_800_000, .max] {
      try withTemporaryDirectory { folder in
        let path = folder + "/favorites.sqlite"
        Instance(path).change { state in
          state.star(79, by: "Ada", at: time)
          state.star(47, by: "Ada", at: time)
        }
        let next = Instance(path)
        XCTAssertEqual(next.problems, [], "\(time)")
        XCTAssertEqual(next.numbers, [79, 47], "\(time)")
        XCTAssertEqual(next.state.outbox.count, 2, "\(time)")
      }
    }
  }

  func testATimeWrittenByAnOlderVersionIsNoDamage() throws {
    try withTemporaryDirectory { folder in
      let path = folder + "/favorites.sqlite"
      Instance(path).star(79, 47)
      try SQLiteDatabase(path: path).run("UPDATE mine SET time = -5 WHERE number = 79")
      try SQLiteDatabase(path: path).run("UPDATE outbox SET time = 253402300800000")
      let next = Instance(path)
      XCTAssertEqual(next.problems, [])
      XCTAssertEqual(next.state.mine.map(\.time), [0, 47])
      XCTAssertEqual(Set(next.state.outbox.map(\.time)), [Timestamp.range.upperBound])
    }
  }

  func testEntryIDsWrapAroundAfterTheLast() throws {
    try withTemporaryDirectory { folder in
      let path = folder + "/favorites.sqlite"
      Instance(path).star(79, 47)
      let last = "\(OutboxEntry.ids.upperBound)"
      try SQLiteDatabase(path: path)
        .run("UPDATE facts SET value = '\(last)' WHERE name = 'lastEntry'")
      let instance = Instance(path)
      instance.star(8)
      XCTAssertEqual(instance.state.outbox.map(\.number), [79, 47, 8])
      XCTAssertEqual(instance.state.outbox.map(\.id), [1, 2, 3])
      XCTAssertEqual(Instance(path).state, instance.state)
      XCTAssertEqual(instance.problems, [])
    }
  }
}
