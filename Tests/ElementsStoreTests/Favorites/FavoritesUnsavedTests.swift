import Elements
import GLib
import Glibc
import TestSupport
import XCTest

@testable import ElementsStore

/// Changes that cannot be saved: they are retried, and finally written beside the database.
final class FavoritesUnsavedTests: QuietTestCase {
  func testUnsavedChangesAreRetried() throws {
    try onMain {
      try withTemporaryDirectory { folder in
        let path = folder + "/favorites.sqlite"
        let instance = Instance(path, lockTimeout: 0.1)
        let attempts = Guarded(0)
        try withBusyDatabase(path) {
          XCTAssertNotNil(
            instance.change { state in
              // Called for the report after each attempt.
              attempts.withLock { $0 += 1 }
              state.star(79, by: "Ada", at: 79)
            })
          let first = attempts.withLock { $0 }
          waitUntil("it is tried again, in vain") { attempts.withLock { $0 } > first }
          XCTAssertNotNil(instance.problem)
        }
        waitUntil("it is kept") { instance.problem == nil }
        XCTAssertEqual(Instance(path).numbers, [79])
        expectIdle(for: 1.1)
        withExtendedLifetime(instance) {}
      }
    }
  }

  func testChangesAreSavedOnFinishIfTheDiskHasRoomAgain() throws {
    try SmallFileSystem.with(kilobytes: 256) { disk in
      let path = disk.path + "/favorites.sqlite"
      let instance = Instance(path)
      disk.fill()
      while instance.star(.random(in: 1...118)) == nil {}
      disk.makeRoom()
      XCTAssertNil(instance.store.finish(within: 2))
      XCTAssertEqual(Instance(path).state, instance.state)
    }
  }

  func testFinishDoesNotWaitForAnotherProgram() throws {
    try withTemporaryDirectory { folder in
      let path = folder + "/favorites.sqlite"
      Instance(path).star(1, 2)
      var state: FavoritesState?
      try withBusyDatabase(path) {
        let instance = Instance(path, lockTimeout: 1e9)
        instance.store.change({ $0.unstar(1) }) { _ in }
        instance.store.change({ $0.star(79, by: "Ada", at: 79) }) { _ in }
        instance.store.change({ $0.move(79, to: 0) }) { _ in }
        let problem = try XCTUnwrap(instance.store.finish(within: 0.1))
        let name = try XCTUnwrap(unsaved(folder).first)
        XCTAssertTrue(
          problem.message.hasSuffix(
            "The last changes are kept for the next start, as \(name)."),
          problem.message)
        XCTAssertEqual(try Files.attributes(of: "\(folder)/\(name)").permissions, 0o600)
        state = instance.state
      }
      let other = Instance(path)
      XCTAssertEqual(other.numbers, [79, 2])
      XCTAssertEqual(other.state, state)
      XCTAssertEqual(other.problems, [])
      XCTAssertEqual(unsaved(folder), [])
      XCTAssertEqual(Instance(path).state, other.state)
    }
  }

  func testChangesByOthersBeforeTheNextStartAreKept() throws {
    try withTemporaryDirectory { folder in
      let path = folder + "/favorites.sqlite"
      let other = Instance(path)
      other.star(1, 2, 3)
      try withBusyDatabase(path) {
        let instance = Instance(path, lockTimeout: 0.1)
        instance.change { $0.unstar(1) }
        instance.star(79)
        XCTAssertNotNil(instance.store.finish(within: 0.1))
      }
      XCTAssertNil(other.change { $0.unstar(2) })
      XCTAssertNil(other.star(4))
      XCTAssertEqual(Instance(path).numbers, [3, 4, 79])
      XCTAssertEqual(unsaved(folder), [])
    }
  }

  func testUnsavedChangesOfSeveralRunsAreInOneFile() throws {
    try withTemporaryDirectory { folder in
      let path = folder + "/favorites.sqlite"
      Instance(path).star(1)
      try withBusyDatabase(path) {
        for number in [79, 47] {
          let instance = Instance(path, lockTimeout: 0.1)
          XCTAssertNotNil(instance.star(number))
          XCTAssertNotNil(instance.store.finish(within: 0.1))
          XCTAssertEqual(unsaved(folder).count, 1)
        }
        let instance = Instance(path, lockTimeout: 0.1)
        XCTAssertEqual(instance.numbers, [1, 79, 47], "shown before it is kept")
        XCTAssertNil(instance.store.finish(within: 0.1), "nothing new")
        XCTAssertEqual(unsaved(folder).count, 1)
      }
      XCTAssertEqual(Instance(path).numbers, [1, 79, 47])
      XCTAssertEqual(unsaved(folder), [])
    }
  }

  func testUnsavedChangesAreAppliedOnce() throws {
    try withTemporaryDirectory { folder in
      let path = folder + "/favorites.sqlite"
      Instance(path).star(1)
      var late: Instance?
      try withBusyDatabase(path) {
        let instance = Instance(path, lockTimeout: 0.1)
        XCTAssertNotNil(instance.star(79))
        XCTAssertNotNil(instance.store.finish(within: 0.1))
        late = Instance(path, lockTimeout: 0.1)
        XCTAssertEqual(late?.numbers, [1, 79])
        XCTAssertEqual(unsaved(folder).count, 1)
      }
      let quick = Instance(path)
      XCTAssertEqual(quick.numbers, [1, 79])
      XCTAssertNil(quick.change { $0.unstar(79) })
      late?.retry()
      XCTAssertEqual(late?.numbers, [1])
      XCTAssertEqual(Instance(path).numbers, [1])
    }
  }

  func testOnAReadOnlyFileSystemTheLossIsReported() throws {
    try SmallFileSystem.with(kilobytes: 256) { disk in
      let path = disk.path + "/favorites.sqlite"
      Instance(path).star(1)
      disk.setReadOnly(true)
      let instance = Instance(path)
      XCTAssertNil(instance.store.finish(within: 0.1), "nothing is changed")
      instance.star(79)
      let problem = try XCTUnwrap(instance.store.finish(within: 0.1))
      XCTAssertTrue(problem.message.contains("Read-only"), problem.message)
      XCTAssertTrue(problem.message.hasSuffix(". The last changes are lost."), problem.message)
    }
  }

  func testAnInvalidFileIsSetAside() throws {
    try withTemporaryDirectory { folder in
      let path = folder + "/favorites.sqlite"
      Instance(path).star(1)
      let texts = [
        "", "{}", "no JSON", String(repeating: "[", count: 100_000),
        #"{"removed": [], "added": [{"number": 79, "time": 1e99, "favoritedBy": "A"}], "#
          + #""excluded": [], "included": []}"#,
      ]
      for (index, text) in texts.enumerated() {
        try Files.write(text, to: "\(path).unsaved-\(index)")
      }
      XCTAssertEqual(mkfifo(path + ".unsaved-pipe", 0o600), 0)
      try Files.makeDirectory(path + ".unsaved-folder")
      let descriptor = open(path + ".unsaved-long", O_WRONLY | O_CREAT, 0o600)
      XCTAssertEqual(ftruncate(descriptor, 1 << 40), 0)
      close(descriptor)
      XCTAssertEqual(symlink("/dev/zero", path + ".unsaved-zero"), 0)
      let instance = Instance(path)
      XCTAssertEqual(instance.numbers, [1])
      XCTAssertEqual(instance.problems, [])
      XCTAssertNil(instance.star(2))
      let damaged = unsaved(folder).filter { $0.hasSuffix(".damaged") }
      XCTAssertEqual(damaged.count, texts.count)
      XCTAssertEqual(Instance(path).numbers, [1, 2])
    }
  }
}

/// Returns the files with changes beside the database.
private func unsaved(_ folder: String) -> [String] {
  Files.names(in: folder).filter { $0.hasPrefix("favorites.sqlite.unsaved-") }
}

/// Runs `body` while another connection holds a write lock of the database at `path`.
func withBusyDatabase(_ path: String, _ body: () throws -> Void) throws {
  let other = try SQLiteDatabase(path: path)
  try other.run("BEGIN IMMEDIATE")
  try body()
  try other.run("COMMIT")
}
