import Elements
import GLib
import Glibc
import TestSupport
import XCTest

@testable import ElementsStore

/// A home on a file system without locks: nothing is written into the database, and nothing is lost.
final class FavoritesWithoutLocksTests: QuietTestCase {
  private static let refusals = [ENOLCK, ENOSYS, EOPNOTSUPP]

  func testFavoritesAreShownAndChangesKeptForTheNextStart() throws {
    for refusal in Self.refusals {
      try withTemporaryDirectory { home in
        let path = home + "/favorites.sqlite"
        Instance(path).star(79, 47)
        try LocklessFiles.with(refusal: refusal) { _ in
          let instance = Instance(path, lockTimeout: 1e9)
          let problem = try XCTUnwrap(instance.problem, "\(refusal)")
          XCTAssertTrue(problem.message.contains(String(cString: strerror(refusal))), "\(problem)")
          XCTAssertEqual(instance.numbers, [79, 47], "\(refusal)")
          XCTAssertNotNil(instance.star(8))
          XCTAssertEqual(instance.numbers, [79, 47, 8])
          let last = try XCTUnwrap(instance.store.finish(within: 0.1))
          XCTAssertTrue(last.message.contains("kept for the next start"), last.message)
        }
        let next = Instance(path)
        XCTAssertEqual(next.numbers, [79, 47, 8], "\(refusal)")
        XCTAssertEqual(next.problems, [])
        XCTAssertEqual(try integrity(of: path), "ok")
      }
    }
  }

  func testAFirstStartKeepsItsChanges() throws {
    for refusal in Self.refusals {
      try LocklessFiles.with(refusal: refusal) { home in
        let path = home + "/below/favorites.sqlite"
        for (number, all) in [(79, [79]), (47, [79, 47])] {
          let instance = Instance(path, lockTimeout: 1e9)
          XCTAssertNotNil(instance.star(number))
          XCTAssertEqual(instance.numbers, all, "\(refusal)")
          XCTAssertNotNil(instance.store.finish(within: 0.1))
        }
      }
    }
  }
}
