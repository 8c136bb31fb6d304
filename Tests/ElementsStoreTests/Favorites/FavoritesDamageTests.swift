import Elements
import GLib
import Glibc
import TestSupport
import XCTest

@testable import ElementsStore

/// Damaged and foreign databases: nothing in them is deleted.
final class FavoritesDamageTests: QuietTestCase {
  private func overwrite(_ path: String, at offset: Int, with bytes: [UInt8]) throws {
    let descriptor = open(path, O_WRONLY)
    defer { close(descriptor) }
    XCTAssertEqual(pwrite(descriptor, bytes, bytes.count, offset), bytes.count)
  }

  func testAFileThatIsNoDatabaseIsRenamedWithADate() throws {
    let damages: [[UInt8]] = [
      Array("hello".utf8), Array(String(repeating: "no database ", count: 4000).utf8),
      [UInt8](repeating: 0, count: 20_480), (0..<30_000).map { _ in .random(in: 0...255) },
    ]
    for damage in damages {
      try withTemporaryDirectory { folder in
        let path = folder + "/favorites.sqlite"
        try Files.write(damage, to: path)
        let instance = Instance(path)
        let problem = try XCTUnwrap(instance.problem)
        XCTAssertTrue(problem.isOver, problem.message)
        XCTAssertEqual(instance.numbers, [])
        let aside = try XCTUnwrap(asides(of: path).first)
        XCTAssertEqual(asides(of: path).count, 1)
        XCTAssertNotNil(aside.wholeMatch(of: /favorites\.sqlite\.damaged-\d{4}-\d\d-\d\dT[-\d]{8}/))
        XCTAssertTrue(problem.message.contains(aside), problem.message)
        XCTAssertEqual(try Files.read(folder + "/" + aside), damage)
        XCTAssertNil(instance.star(79))
        XCTAssertNil(instance.problem, "what is over is told once")
        let next = Instance(path)
        XCTAssertEqual(next.numbers, [79])
        XCTAssertEqual(next.problems, [])
      }
    }
  }

  func testATruncatedDatabaseIsSalvaged() throws {
    try withTemporaryDirectory { folder in
      let path = folder + "/favorites.sqlite"
      Instance(path).change { state in
        for number in 1...118 { state.star(number, by: "Ada", at: Int64(number)) }
      }
      let bytes = try Files.read(path)
      XCTAssertGreaterThan(bytes.count, 20_000)
      // Of the last page, of an empty table, only the head is used.
      for length in stride(from: 1000, to: bytes.count - 4096, by: 4000) {
        let short = "\(folder)/\(length)/favorites.sqlite"
        try Files.write(Array(bytes[..<length]), to: short)
        let instance = Instance(short)
        XCTAssertTrue(instance.problem?.isOver ?? false, "\(length) bytes: \(instance.problems)")
        XCTAssertEqual(asides(of: short).count, 1)
        XCTAssertNil(instance.star(79))
        XCTAssertEqual(try integrity(of: short), "ok")
      }
    }
  }

  func testADamagedDatabaseIsSalvaged() throws {
    try withTemporaryDirectory { folder in
      let path = folder + "/favorites.sqlite"
      let before = Instance(path)
      before.star(79, 47)
      let others = (1...118).flatMap { number in
        ["Al", "Bob", "Cy"].map { Favorite(number: number, favoritedBy: $0, time: 0) }
      }
      let installation = before.state.installation
      before.change { state in
        state = FavoritesState(
          installation: installation, mine: state.mine, others: others, outbox: state.outbox,
          lastEntry: state.lastEntry)
      }
      let database = try SQLiteDatabase(path: path)
      try database.run("PRAGMA wal_checkpoint(TRUNCATE)")
      let page = try database.integer("SELECT rootpage FROM sqlite_schema WHERE name = 'others'")
      let zeros = [UInt8](repeating: 0, count: 4096)
      let damaged = folder + "/damaged/favorites.sqlite"
      try Files.write(Files.read(path), to: damaged)
      try overwrite(damaged, at: Int(page - 1) * 4096, with: zeros)
      let bytes = try Files.read(damaged)
      let instance = Instance(damaged)
      XCTAssertTrue(instance.problem?.isOver ?? false)
      let problem = try XCTUnwrap(instance.problem)
      XCTAssertTrue(
        problem.message.hasPrefix(
          "the file was damaged. 2 favorites could be read from it, others may be lost. "),
        problem.message)
      XCTAssertFalse(problem.message.contains { $0.isNewline }, "SQLite's words are no sentence")
      XCTAssertFalse(problem.detail.isEmpty)
      XCTAssertEqual(instance.state.mine, before.state.mine)
      XCTAssertEqual(instance.state.outbox, before.state.outbox)
      XCTAssertEqual(instance.state.installation, installation)
      XCTAssertEqual(instance.state.others, [])
      let aside = try XCTUnwrap(asides(of: damaged).first)
      XCTAssertEqual(try Files.read(folder + "/damaged/" + aside), bytes)
    }
  }

  func testADamagedDatabaseIsSetAsideWithItsLog() throws {
    try withTemporaryDirectory { folder in
      let path = folder + "/favorites.sqlite"
      let before = Instance(path)
      before.star(79)
      try SQLiteDatabase(path: path).run("PRAGMA wal_checkpoint(TRUNCATE)")
      before.star(47)
      let killed = folder + "/killed/favorites.sqlite"
      for part in ["", "-wal"] { try Files.write(Files.read(path + part), to: killed + part) }
      withExtendedLifetime(before) {}
      try overwrite(killed, at: 0, with: Array("no database at all".utf8))
      let bytes = try ["", "-wal"].map { try Files.read(killed + $0) }
      let instance = Instance(killed)
      let aside = try folder + "/killed/" + XCTUnwrap(asides(of: killed).first)
      XCTAssertEqual(try ["", "-wal"].map { try Files.read(aside + $0) }, bytes)
      XCTAssertNil(instance.star(1))
    }
  }

  func testDamageFoundLaterLosesNothing() throws {
    try withTemporaryDirectory { folder in
      let path = folder + "/favorites.sqlite"
      let instance = Instance(path)
      instance.star(79, 47)
      let state = instance.state
      let vandal = try SQLiteDatabase(path: path)
      try vandal.run("PRAGMA writable_schema = ON")
      try vandal.run("UPDATE sqlite_schema SET rootpage = 9999 WHERE name = 'mine'")
      try vandal.run("PRAGMA schema_version = 77")
      XCTAssertNil(instance.star(8))
      XCTAssertTrue(instance.problem?.isOver ?? false, "\(instance.problems)")
      XCTAssertEqual(asides(of: path).count, 1)
      XCTAssertEqual(instance.state.installation, state.installation)
      XCTAssertEqual(instance.numbers, [79, 47, 8])
      XCTAssertEqual(Instance(path).state, instance.state)
      XCTAssertEqual(try integrity(of: path), "ok")
    }
  }

  func testInstancesThatFindDamageTogetherSetItAsideOnce() throws {
    for _ in 0..<50 {
      try withTemporaryDirectory { folder in
        let path = folder + "/favorites.sqlite"
        try Files.write(String(repeating: "no database ", count: 400), to: path)
        let stores = (0..<4).map { _ in SQLiteFavoritesStore(path: path, program: "test") }
        let failures = Guarded(0)
        for (index, store) in stores.enumerated() {
          store.open { _ in }
          store.change({ $0.star(index + 1, by: "Ada", at: 0) }) { problem in
            if problem != nil { failures.withLock { $0 += 1 } }
          }
        }
        for store in stores { store.flush() }
        XCTAssertEqual(failures.withLock { $0 }, 0)
        XCTAssertEqual(asides(of: path).count, 1)
        XCTAssertEqual(Set(Instance(path).numbers), [1, 2, 3, 4])
      }
    }
  }

  func testARemovedDatabaseIsCreatedAgainWithTheLastState() throws {
    try withTemporaryDirectory { folder in
      let path = folder + "/the-elements/favorites.sqlite"
      let instance = Instance(path)
      instance.star(79, 47)
      Files.removeDirectory(folder + "/the-elements")
      XCTAssertNil(instance.star(8))
      XCTAssertEqual(Instance(path).state, instance.state)
      XCTAssertEqual(instance.numbers, [79, 47, 8])
    }
  }

  func testAReplacementOfTheDatabaseIsUsed() throws {
    try withTemporaryDirectory { folder in
      let (path, backup) = (folder + "/favorites.sqlite", folder + "/backup.sqlite")
      Instance(backup).star(1, 2)
      let instance = Instance(path)
      instance.star(79)
      for part in ["-wal", "-shm"] { Files.remove(path + part) }
      XCTAssertTrue(Files.rename(backup, to: path))
      XCTAssertNil(instance.star(8))
      XCTAssertEqual(instance.numbers, [1, 2, 8])
      XCTAssertEqual(Instance(path).state, instance.state)
    }
  }

  func testANewerVersionsDatabaseIsNotTouched() throws {
    try withTemporaryDirectory { folder in
      let path = folder + "/favorites.sqlite"
      Instance(path).star(79)
      do {
        let database = try SQLiteDatabase(path: path)
        try database.run("UPDATE facts SET value = '9.7.1' WHERE name = 'program'")
        try database.run("ALTER TABLE mine ADD COLUMN mood TEXT")
        try database.run("PRAGMA user_version = 99")
      }
      let bytes = try Files.read(path)
      let instance = Instance(path)
      XCTAssertFalse(instance.problem?.isOver ?? true)
      XCTAssertTrue(instance.problem?.message.contains("9.7.1") ?? false, "\(instance.problems)")
      XCTAssertNotNil(instance.star(1))
      XCTAssertEqual(instance.numbers, [1])
      XCTAssertEqual(try Files.read(path), bytes)
      XCTAssertEqual(asides(of: path), [])
    }
  }

  func testAnotherProgramsDatabaseIsNotTouched() throws {
    for mark in ["PRAGMA application_id = 77", "CREATE TABLE songs (name TEXT)"] {
      try withTemporaryDirectory { folder in
        let path = folder + "/favorites.sqlite"
        try Files.create(path)
        do {
          let database = try SQLiteDatabase(path: path)
          try database.run(mark)
          try database.run("PRAGMA user_version = 1")
        }
        let bytes = try Files.read(path)
        let instance = Instance(path)
        XCTAssertFalse(instance.problem?.isOver ?? true)
        XCTAssertNotNil(instance.star(1))
        XCTAssertEqual(try Files.read(path), bytes)
        XCTAssertEqual(asides(of: path), [])
      }
    }
  }
}
