import GLib
import TestSupport
import XCTest

/// What a directory's monitor tells of, and how often.
final class DirectoryMonitorTests: QuietTestCase {
  func testItTellsOfAFileThatIsTouchedOrMovedThere() throws {
    try onMain {
      try withTemporaryDirectory { folder in
        try Files.write("a", to: folder + "/a")
        let count = Guarded(0)
        let monitor = DirectoryMonitor(folder) { count.withLock { $0 += 1 } }
        for round in 1...3 {
          Files.touch(folder + "/a")
          waitUntil("the touch is told") { count.withLock { $0 } == round }
        }
        try Files.write("b", to: folder + "/b")
        waitUntil("the new file is told") { count.withLock { $0 } > 3 }
        withExtendedLifetime(monitor) {}
      }
    }
  }

  func testManyTouchesAtOnceAreToldAsOne() throws {
    try onMain {
      try withTemporaryDirectory { folder in
        try Files.write("a", to: folder + "/a")
        let count = Guarded(0)
        let monitor = DirectoryMonitor(folder) { count.withLock { $0 += 1 } }
        for _ in 0..<500 { Files.touch(folder + "/a") }
        waitUntil("the touches are told") { count.withLock { $0 } > 0 }
        drain()
        XCTAssertEqual(count.withLock { $0 }, 1)
        withExtendedLifetime(monitor) {}
      }
    }
  }

  func testItWakesNobodyWhileNothingHappens() throws {
    try onMain {
      try withTemporaryDirectory { folder in
        let monitor = DirectoryMonitor(folder) { XCTFail("nothing has happened") }
        drain()
        expectRest(for: 0.5)
        withExtendedLifetime(monitor) {}
      }
    }
  }

  func testADirectoryThatGoesIsToldAndThenNothing() throws {
    try onMain {
      try withTemporaryDirectory { folder in
        let count = Guarded(0)
        let monitor = DirectoryMonitor(folder) { count.withLock { $0 += 1 } }
        Files.removeDirectory(folder)
        waitUntil("it is told") { count.withLock { $0 } > 0 }
        // inotify tells of the directory's end and of the watch's own in two events.
        expectRest(for: 0.5)
        withExtendedLifetime(monitor) {}
      }
    }
  }

  func testItEndsWhenNobodyHoldsIt() throws {
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

  func testWhereThereIsNoDirectoryThereIsNoMonitor() {
    XCTAssertNil(DirectoryMonitor("/proc/nowhere") {})
  }
}
