import GLib
import Glibc
import TestSupport
import XCTest

/// File attributes, and files and folders with access for the user only.
final class FileAttributesTests: QuietTestCase {
  func testFilesAndDirectoriesAreDistinguished() throws {
    try withTemporaryDirectory { folder in
      try Files.write("a", to: folder + "/a")
      XCTAssertEqual(try Files.attributes(of: folder).kind, .directory)
      XCTAssertEqual(try Files.attributes(of: folder + "/a").kind, .file)
      XCTAssertEqual(try Files.attributes(of: "/dev/null").kind, .other)
      XCTAssertThrowsError(try Files.attributes(of: folder + "/b")) { error in
        XCTAssertTrue((error as? GLibError)?.isNotFound ?? false, "\(error)")
      }
    }
  }

  func testIdentityFollowsTheFileNotItsName() throws {
    try withTemporaryDirectory { folder in
      let (path, name) = (folder + "/a", folder + "/b")
      try Files.create(path)
      let first = try Files.attributes(of: path).identity
      XCTAssertTrue(Files.rename(path, to: name))
      try Files.create(path)
      XCTAssertEqual(try Files.attributes(of: name).identity, first)
      XCTAssertNotEqual(try Files.attributes(of: path).identity, first)
    }
  }

  func testOwnersAreKnownByName() throws {
    try withTemporaryDirectory { folder in
      XCTAssertTrue(try Files.attributes(of: folder).isOwn)
      XCTAssertEqual(try Files.attributes(of: folder).owner, Login.name)
      let ofRoot = try Files.attributes(of: "/")
      XCTAssertEqual(ofRoot.owner, "root")
      XCTAssertEqual(ofRoot.isOwn, geteuid() == 0)
    }
  }

  func testNewFilesAndDirectoriesAreForTheUserOnly() throws {
    try withTemporaryDirectory { folder in
      try Files.makeDirectory(folder + "/a/b")
      try Files.makeDirectory(folder + "/a/b")
      XCTAssertEqual(try Files.attributes(of: folder + "/a/b").permissions, 0o700)
      try Files.create(folder + "/a/file")
      XCTAssertEqual(try Files.attributes(of: folder + "/a/file").permissions, 0o600)
      XCTAssertThrowsError(try Files.makeDirectory(folder + "/a/file"))
      XCTAssertThrowsError(try Files.create(folder + "/missing/file"))
    }
  }

  func testAnExistingFileIsNotCreatedAgain() throws {
    try withTemporaryDirectory { folder in
      try Files.write("kept", to: folder + "/a")
      try Files.create(folder + "/a")
      XCTAssertEqual(try Files.read(folder + "/a"), Array("kept".utf8))
    }
  }

  func testATemporaryDirectoryIsRemovedWithItsFiles() throws {
    let folder = try Files.makeTemporaryDirectory()
    XCTAssertEqual(try Files.attributes(of: folder).permissions, 0o700)
    try Files.write("a", to: folder + "/a")
    Files.removeDirectory(folder)
    XCTAssertFalse(Files.exists(folder))
  }

  func testLocksAreTriedWithoutATrace() throws {
    try withTemporaryDirectory { folder in
      XCTAssertNoThrow(try Files.checkLocks(in: folder))
      XCTAssertEqual(Files.names(in: folder), [])
      XCTAssertNoThrow(try Files.checkLocks(in: folder + "/none"))
    }
  }

  func testADirectoryLockIsExclusive() throws {
    try withTemporaryDirectory { folder in
      let (inside, most, refusals) = (Guarded(0), Guarded(0), Guarded(0))
      let workers = (0..<4).map { _ in Worker() }
      for worker in workers {
        worker.run {
          for _ in 0..<20 {
            let result: Void? = Files.withDirectoryLocked(folder, while: { true }) {
              let now = inside.withLock { number in
                number += 1
                return number
              }
              most.withLock { $0 = max($0, now) }
              inside.withLock { $0 -= 1 }
            }
            if result == nil { refusals.withLock { $0 += 1 } }
          }
        }
      }
      for worker in workers { worker.wait() }
      XCTAssertEqual(most.withLock { $0 }, 1)
      XCTAssertEqual(refusals.withLock { $0 }, 0)
      XCTAssertEqual(Files.names(in: folder), [])
    }
  }

  func testWaitingForADirectoryLockTimesOut() throws {
    try withTemporaryDirectory { folder in
      var questions = 0
      let inner: Int?? = Files.withDirectoryLocked(folder, while: { false }) {
        Files.withDirectoryLocked(
          folder,
          while: {
            questions += 1
            return questions < 3
          }
        ) { 1 }
      }
      XCTAssertEqual(inner, .some(nil))
      XCTAssertEqual(questions, 3)
      XCTAssertEqual(Files.withDirectoryLocked(folder, while: { false }) { 2 }, 2)
      XCTAssertEqual(Files.withDirectoryLocked(folder + "/none", while: { false }) { 3 }, 3)
    }
  }
}
