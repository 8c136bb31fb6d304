import GLib
import TestSupport
import XCTest

/// Notifications of a directory monitor and their number.
final class DirectoryMonitorTests: QuietTestCase {
  func testItNotifiesWhenAFileIsTouchedOrMovedIn() throws {
    try onMain {
      try withTemporaryDirectory { folder in
        try Files.write("a", to: folder + "/a")
        let count = Guarded(0)
        let monitor = DirectoryMonitor(folder) { count.withLock { $0 += 1 } }
        for round in 1...3 {
          Files.touch(folder + "/a")
          waitUntil("the touch is notified") { count.withLock { $0 } == round }
        }
        try Files.write("b", to: folder + "/b")
        waitUntil("the new file is notified") { count.withLock { $0 } > 3 }
        withExtendedLifetime(monitor) {}
      }
    }
  }

  func testManyTouchesAtOnceNotifyOnce() throws {
    try onMain {
      try withTemporaryDirectory { folder in
        try Files.write("a", to: folder + "/a")
        let count = Guarded(0)
        let monitor = DirectoryMonitor(folder) { count.withLock { $0 += 1 } }
        for _ in 0..<500 { Files.touch(folder + "/a") }
        waitUntil("the touches are notified") { count.withLock { $0 } > 0 }
        drain()
        XCTAssertEqual(count.withLock { $0 }, 1)
        withExtendedLifetime(monitor) {}
      }
    }
  }

  func testItCausesNoWakeUpsWhileNothingChanges() throws {
    try onMain {
      try withTemporaryDirectory { folder in
        let monitor = DirectoryMonitor(folder) { XCTFail("nothing has happened") }
        drain()
        expectIdle(for: 0.5)
        withExtendedLifetime(monitor) {}
      }
    }
  }

  func testARemovedDirectoryNotifiesAndThenStaysQuiet() throws {
    try onMain {
      try withTemporaryDirectory { folder in
        let count = Guarded(0)
        let monitor = DirectoryMonitor(folder) { count.withLock { $0 += 1 } }
        Files.removeDirectory(folder)
        waitUntil("the removal is notified") { count.withLock { $0 } > 0 }
        // inotify reports the removal of the directory and of the watch as two events.
        expectIdle(for: 0.5)
        withExtendedLifetime(monitor) {}
      }
    }
  }

  func testItTellsARemovalAlsoIfThereIsAnotherDirectoryByThen() throws {
    try onMain {
      try withTemporaryDirectory { folder in
        try Files.write("a", to: folder + "/a")
        let removals = Guarded([Bool]())
        let monitor = DirectoryMonitor(
          folder,
          onChangeOrRemoval: { isRemoved in
            removals.withLock { $0.append(isRemoved) }
          })
        Files.touch(folder + "/a")
        waitUntil("the touch is notified") { removals.withLock { $0 } == [false] }
        Files.removeDirectory(folder)
        try Files.makeDirectory(folder)
        waitUntil("the removal is notified") { removals.withLock { $0 } == [false, true] }
        withExtendedLifetime(monitor) {}
      }
    }
  }

  func testItEndsWhenReleased() throws {
    final class Token: Sendable {}
    try onMain {
      try withTemporaryDirectory { folder in
        try Files.write("a", to: folder + "/a")
        weak var token: Token?
        do {
          let held = Token()
          token = held
          let monitor = DirectoryMonitor(folder) { withExtendedLifetime(held) {} }
          XCTAssertNotNil(monitor)
        }
        Files.touch(folder + "/a")
        drain()
        XCTAssertNil(token)
      }
    }
  }

  func testAMissingDirectoryHasNoMonitor() {
    XCTAssertNil(DirectoryMonitor("/proc/nowhere") {})
  }
}
