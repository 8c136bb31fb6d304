import GLib
import Glibc
import TestSupport
import XCTest

@testable import ElementsStore

/// Files without permissions. Root has them all: then the test runs as another user.
final class FavoritesPermissionTests: QuietTestCase {
  /// User and group ID of nobody.
  private let nobody: UInt32 = 65534

  /// Adds favorites as an unprivileged user. Returns the problem of each change, nil for success.
  private func marks(_ path: String) throws -> [String?] {
    let writer = try Child.beside("FavoritesWriter")
    let arguments = [path, "1", "2"]
    guard geteuid() == 0 else { return try told(Child(writer, arguments)) }
    let user = ["--reuid=\(nobody)", "--regid=\(nobody)", "--clear-groups"]
    let setpriv = "/usr/bin/setpriv"
    let probe = try Child(setpriv, user + [writer]).end()
    try XCTSkipUnless(probe.status == 64, "the user nobody may not run \(writer): open its folders")
    return try told(Child(setpriv, user + [writer] + arguments))
  }

  private func told(_ child: Child) -> [String?] {
    child.end().lines.filter { $0.first != "?" }
      .map { $0.first == "+" ? nil : String($0.dropFirst()) }
  }

  /// Runs `body` with a directory owned by the unprivileged user.
  private func withHome(_ body: (String) throws -> Void) throws {
    try withTemporaryDirectory { folder in
      let home = folder + "/home"
      try Files.makeDirectory(home)
      if geteuid() == 0 {
        Files.setPermissions(0o755, of: folder)
        XCTAssertEqual(chown(home, nobody, nobody), 0)
      }
      defer { Files.setPermissions(0o700, of: home) }
      try body(home)
    }
  }

  func testAnUnprivilegedUserSavesFavorites() throws {
    try withHome { home in
      XCTAssertEqual(try marks(home + "/the-elements/favorites.sqlite"), [nil, nil])
    }
  }

  func testAReadOnlyHomeIsReported() throws {
    try withHome { home in
      Files.setPermissions(0o500, of: home)
      let problem = "\(home)/the-elements: the folder cannot be created: Permission denied"
      XCTAssertEqual(try marks(home + "/the-elements/favorites.sqlite"), [problem, problem])
    }
  }

  func testAReadOnlyDirectoryIsReported() throws {
    try withHome { home in
      Files.setPermissions(0o500, of: home)
      let path = home + "/favorites.sqlite"
      let problem = "\(path): the file cannot be created: Permission denied"
      XCTAssertEqual(try marks(path), [problem, problem])
    }
  }

  func testAReadOnlyFileIsReportedAndStaysReadOnly() throws {
    try withHome { home in
      let path = home + "/favorites.sqlite"
      XCTAssertEqual(try marks(path), [nil, nil])
      for permissions: UInt32 in [0o400, 0] {
        Files.setPermissions(permissions, of: path)
        let problem = "\(path): Permission denied"
        XCTAssertEqual(try marks(path), [problem, problem])
        XCTAssertEqual(try Files.attributes(of: path).permissions, permissions)
      }
    }
  }

  func testFilesOfRootAreReported() throws {
    try XCTSkipUnless(
      geteuid() == 0, "the tests do not run as root, who alone owns such a file (chown)")
    try withHome { home in
      let path = home + "/favorites.sqlite"
      try Files.create(path)
      Files.setPermissions(0o666, of: path)
      let problem = "\(path): it belongs to another user: root"
      XCTAssertEqual(try marks(path), [problem, problem])
      XCTAssertEqual(try Files.read(path), [])
      try Files.makeDirectory(home + "/closed")
      let closed = "\(home)/closed: it belongs to another user: root"
      XCTAssertEqual(try marks(home + "/closed/favorites.sqlite"), [closed, closed])
    }
  }
}
