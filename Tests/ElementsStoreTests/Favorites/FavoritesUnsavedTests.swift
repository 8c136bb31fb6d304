import Elements
import GLib
import Glibc
import TestSupport
import XCTest

@testable import ElementsStore

/// Changes that cannot be kept at once: they are tried again, and at the end kept beside the database.
final class FavoritesUnsavedTests: QuietTestCase {
  func testWhatCouldNotBeKeptIsTriedAgainByItself() throws {
    try onMain {
      try withTemporaryDirectory { folder in
        let path = folder + "/favorites.sqlite"
        let copy = Copy(path, patience: 0.1)
        let attempts = Guarded(0)
        try withBusyDatabase(path) {
          XCTAssertNotNil(
            copy.change { state in
              // Called for what is shown after each attempt.
              attempts.withLock { $0 += 1 }
              state.star(79, by: "Ada", at: 79)
            })
          let first = attempts.withLock { $0 }
          waitUntil("it is tried again, in vain") { attempts.withLock { $0 } > first }
          XCTAssertNotNil(copy.problem)
        }
        waitUntil("it is kept") { copy.problem == nil }
        XCTAssertEqual(Copy(path).numbers, [79])
        expectIdle(for: 1.1)
        withExtendedLifetime(copy) {}
      }
    }
  }

  func testOnADiskThatHasRoomAgainChangesAreKeptAtTheEnd() throws {
    try SmallFileSystem.with(kilobytes: 256) { disk in
      let path = disk.path + "/favorites.sqlite"
      let copy = Copy(path)
      disk.fill()
      while copy.star(.random(in: 1...118)) == nil {}
      disk.makeRoom()
      XCTAssertNil(copy.store.finish(within: 2))
      XCTAssertEqual(Copy(path).state, copy.state)
    }
  }

  func testTheEndDoesNotWaitForAnotherProgram() throws {
    try withTemporaryDirectory { folder in
      let path = folder + "/favorites.sqlite"
      Copy(path).star(1, 2)
      var state: FavoritesState?
      try withBusyDatabase(path) {
        let copy = Copy(path, patience: 1e9)
        copy.store.change({ $0.unstar(1) }) { _ in }
        copy.store.change({ $0.star(79, by: "Ada", at: 79) }) { _ in }
        copy.store.change({ $0.move(79, to: 0) }) { _ in }
        let problem = try XCTUnwrap(copy.store.finish(within: 0.1))
        let name = try XCTUnwrap(unsaved(folder).first)
        XCTAssertTrue(
          problem.message.hasSuffix(
            "What was changed last is kept for the next start, as \(name)."),
          problem.message)
        XCTAssertEqual(try Files.attributes(of: "\(folder)/\(name)").permissions, 0o600)
        state = copy.state
      }
      let other = Copy(path)
      XCTAssertEqual(other.numbers, [79, 2])
      XCTAssertEqual(other.state, state)
      XCTAssertEqual(other.problems, [])
      XCTAssertEqual(unsaved(folder), [])
      XCTAssertEqual(Copy(path).state, other.state)
    }
  }

  func testWhatOthersChangeBeforeTheNextStartStays() throws {
    try withTemporaryDirectory { folder in
      let path = folder + "/favorites.sqlite"
      let other = Copy(path)
      other.star(1, 2, 3)
      try withBusyDatabase(path) {
        let copy = Copy(path, patience: 0.1)
        copy.change { $0.unstar(1) }
        copy.star(79)
        XCTAssertNotNil(copy.store.finish(within: 0.1))
      }
      XCTAssertNil(other.change { $0.unstar(2) })
      XCTAssertNil(other.star(4))
      XCTAssertEqual(Copy(path).numbers, [3, 4, 79])
      XCTAssertEqual(unsaved(folder), [])
    }
  }

  func testWhatCannotBeKeptForSeveralRunsIsKeptInOneFile() throws {
    try withTemporaryDirectory { folder in
      let path = folder + "/favorites.sqlite"
      Copy(path).star(1)
      try withBusyDatabase(path) {
        for number in [79, 47] {
          let copy = Copy(path, patience: 0.1)
          XCTAssertNotNil(copy.star(number))
          XCTAssertNotNil(copy.store.finish(within: 0.1))
          XCTAssertEqual(unsaved(folder).count, 1)
        }
        let copy = Copy(path, patience: 0.1)
        XCTAssertEqual(copy.numbers, [1, 79, 47], "shown before it is kept")
        XCTAssertNil(copy.store.finish(within: 0.1), "nothing new")
        XCTAssertEqual(unsaved(folder).count, 1)
      }
      XCTAssertEqual(Copy(path).numbers, [1, 79, 47])
      XCTAssertEqual(unsaved(folder), [])
    }
  }

  func testWhatOneCopyHasTakenInNoOtherTakesInAgain() throws {
    try withTemporaryDirectory { folder in
      let path = folder + "/favorites.sqlite"
      Copy(path).star(1)
      var late: Copy?
      try withBusyDatabase(path) {
        let copy = Copy(path, patience: 0.1)
        XCTAssertNotNil(copy.star(79))
        XCTAssertNotNil(copy.store.finish(within: 0.1))
        late = Copy(path, patience: 0.1)
        XCTAssertEqual(late?.numbers, [1, 79])
        XCTAssertEqual(unsaved(folder).count, 1)
      }
      let quick = Copy(path)
      XCTAssertEqual(quick.numbers, [1, 79])
      XCTAssertNil(quick.change { $0.unstar(79) })
      late?.retry()
      XCTAssertEqual(late?.numbers, [1])
      XCTAssertEqual(Copy(path).numbers, [1])
    }
  }

  func testWhereNothingMayBeWrittenItIsSaidThatChangesAreLost() throws {
    try SmallFileSystem.with(kilobytes: 256) { disk in
      let path = disk.path + "/favorites.sqlite"
      Copy(path).star(1)
      disk.setReadOnly(true)
      let copy = Copy(path)
      XCTAssertNil(copy.store.finish(within: 0.1), "nothing is changed")
      copy.star(79)
      let problem = try XCTUnwrap(copy.store.finish(within: 0.1))
      XCTAssertTrue(problem.message.contains("Read-only"), problem.message)
      XCTAssertTrue(problem.message.hasSuffix(". What was changed last is lost."), problem.message)
    }
  }

  func testAFileThatIsNoneOfTheProgramsIsPutAside() throws {
    try withTemporaryDirectory { folder in
      let path = folder + "/favorites.sqlite"
      Copy(path).star(1)
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
      let copy = Copy(path)
      XCTAssertEqual(copy.numbers, [1])
      XCTAssertEqual(copy.problems, [])
      XCTAssertNil(copy.star(2))
      let damaged = unsaved(folder).filter { $0.hasSuffix(".damaged") }
      XCTAssertEqual(damaged.count, texts.count)
      XCTAssertEqual(Copy(path).numbers, [1, 2])
    }
  }
}

/// Files with changes beside the database.
private func unsaved(_ folder: String) -> [String] {
  Files.names(in: folder).filter { $0.hasPrefix("favorites.sqlite.unsaved-") }
}

/// Runs `body` while another connection keeps the database at `path` from being written.
private func withBusyDatabase(_ path: String, _ body: () throws -> Void) throws {
  let other = try SQLiteDatabase(path: path)
  try other.run("BEGIN IMMEDIATE")
  try body()
  try other.run("COMMIT")
}
