import Glibc
import TestSupport
import XCTest

@testable import GLib

/// Paths of irregular and too long files, which are refused at once.
final class FilesReadTests: QuietTestCase {
  func testAFIFOIsRefusedWithoutWaitingForAWriter() throws {
    try withTemporaryDirectory { folder in
      XCTAssertEqual(mkfifo(folder + "/fifo", 0o600), 0)
      XCTAssertEqual(refusal(folder + "/fifo"), "it is not a file")
      XCTAssertEqual(symlink(folder + "/fifo", folder + "/link"), 0)
      XCTAssertEqual(refusal(folder + "/link"), "it is not a file")
    }
  }

  func testAPathBelowADirectoryLeadsNeitherUpNorThroughALinkOutOfIt() throws {
    try withTemporaryDirectory { folder in
      let root = folder + "/é"
      try Files.makeDirectory(root + "/a/b")
      try Files.makeDirectory(folder + "/e\u{301}/c")
      for (target, link) in [("a", "in"), ("..", "up"), ("/", "root"), ("../e\u{301}", "other")] {
        XCTAssertEqual(symlink(target, "\(root)/\(link)"), 0)
      }
      let real = try XCTUnwrap(Files.path("a", below: folder + "/é")).dropLast(2)
      for (path, found) in [
        ("a/b", "/a/b"), ("./a//b/../x", "/a/x"), ("in/b", "/a/b"), ("x/y", "/x/y"), ("", ""),
        ("up/é/a", nil), ("..", nil), ("a/../..", nil), ("x/../y", nil), ("/a", nil), ("root", nil),
        ("root\(root)/a", nil), ("other/c", nil), ("../\u{301}x", nil), ("/\u{301}x", nil),
      ] {
        XCTAssertEqual(Files.path(path, below: root), found.map { real + $0 }, path)
      }
      XCTAssertEqual(Files.path("a/b", below: folder + "/none"), folder + "/none/a/b")
      XCTAssertNil(Files.path("../é", below: folder + "/none"))
      XCTAssertEqual(Files.path("etc/./none", below: "/"), "/etc/none")
      XCTAssertEqual(Files.path("..", below: "/"), "/")
    }
  }

  func testASocketIsRefused() throws {
    try withTemporaryDirectory { folder in
      let path = folder + "/socket"
      let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
      defer { close(descriptor) }
      var address = sockaddr_un()
      address.sun_family = sa_family_t(AF_UNIX)
      withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
      let result = withUnsafePointer(to: &address) { pointer in
        pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
        }
      }
      XCTAssertEqual(result, 0)
      XCTAssertEqual(refusal(path), "it is not a file")
    }
  }

  func testADeviceWithoutAnEndIsRefused() {
    for path in ["/dev/zero", "/dev/null", "/dev/urandom"] {
      XCTAssertEqual(refusal(path), "it is not a file", path)
    }
  }

  func testADirectoryAndLinksInACircleAreRefused() throws {
    try withTemporaryDirectory { folder in
      XCTAssertEqual(refusal(folder), "Is a directory")
      XCTAssertEqual(symlink(folder + "/a", folder + "/b"), 0)
      XCTAssertEqual(symlink(folder + "/b", folder + "/a"), 0)
      XCTAssertEqual(refusal(folder + "/a"), "Too many levels of symbolic links")
    }
  }

  func testAFileLongerThanTheLimitIsRefusedUnread() throws {
    try withTemporaryDirectory { folder in
      let path = folder + "/sparse"
      try Files.write("", to: path)
      XCTAssertEqual(truncate(path, 1 << 30), 0)
      XCTAssertEqual(refusal(path), "the file is larger than 64 MB")
      XCTAssertEqual(truncate(path, 1 << 40), 0)
      XCTAssertEqual(refusal(path), "the file is larger than 64 MB")
    }
  }

  func testTheLimitIsTheLastLengthThatIsRead() throws {
    try withTemporaryDirectory { folder in
      let path = folder + "/file"
      for length in [0, 1, 4095, 4096, 4097, 100_000] {
        let bytes = (0..<length).map { UInt8(truncatingIfNeeded: $0) }
        try Files.write(bytes, to: path)
        XCTAssertEqual(try Files.read(path, atMost: length), bytes)
        guard length > 0 else { continue }
        XCTAssertThrowsError(try Files.read(path, atMost: length - 1)) {
          XCTAssertEqual(($0 as? GLibError)?.isTooLong, true)
        }
      }
    }
  }

  func testAFileWhoseLengthTheSystemDoesNotTellIsReadToItsEnd() throws {
    let lines = try Files.read("/proc/self/maps").split(separator: UInt8(ascii: "\n"))
    XCTAssertGreaterThan(lines.count, 100)
    XCTAssertThrowsError(try Files.read("/proc/self/maps", atMost: 5000)) {
      XCTAssertEqual(($0 as? GLibError)?.isTooLong, true)
    }
  }

  /// The error of a file that is not read.
  private func refusal(_ path: String) -> String? {
    do throws(GLibError) {
      _ = try Files.read(path)
      return nil
    } catch {
      XCTAssertTrue(error.message.contains(path), error.message)
      return error.reason
    }
  }
}
