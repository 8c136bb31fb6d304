import GLib
import Glibc
import TestSupport
import XCTest

@testable import ElementsStore

/// Unexpected files in the cache directory.
final class WebCacheTests: QuietTestCase {
  private static let limit = 100_000

  /// Like `withCache`, but in memory, where a file may have any time and length.
  private static func withCacheInMemory(
    _ body: @escaping @Sendable (WebCache, _ path: String) throws -> Void
  ) throws {
    try SmallFileSystem.with(kilobytes: 1_000) { disk in
      let cache = WebCache(directory: disk.path, limit: limit, fileLimit: limit)
      cache.store(CachedFile(etag: "\"1\"", bytes: [1, 2, 3]), for: "a")
      let name = try XCTUnwrap(Files.names(in: disk.path).first)
      try body(cache, "\(disk.path)/\(name)")
    }
  }

  /// Runs `body` with a cache of one file, stored at `path`.
  private static func withCache(_ body: (WebCache, _ path: String) throws -> Void) throws {
    try withTemporaryDirectory { directory in
      let cache = WebCache(directory: directory, limit: limit, fileLimit: limit)
      cache.store(CachedFile(etag: "\"1\"", bytes: [1, 2, 3]), for: "a")
      let name = try XCTUnwrap(Files.names(in: directory).first)
      try body(cache, "\(directory)/\(name)")
    }
  }

  private static func setTime(of path: String, seconds: Int) {
    var times = [timespec(tv_sec: seconds, tv_nsec: 0), timespec(tv_sec: seconds, tv_nsec: 0)]
    XCTAssertEqual(utimensat(AT_FDCWD, path, &times, 0), 0, path)
  }

  func testAnyFileTimeIsClampedToNow() throws {
    try Self.withCacheInMemory { cache, path in
      for seconds in [Int.max, Int.max / 1000, 1 << 53, 1 << 40, -1, Int.min / 2, 0, 1_000_000] {
        Self.setTime(of: path, seconds: seconds)
        let time = try XCTUnwrap(cache.file(for: "a")?.time)
        XCTAssertTrue(0...Clock.time ~= time, "\(seconds)")
        cache.store(CachedFile(etag: nil, bytes: []), for: "b")
      }
      XCTAssertEqual(cache.file(for: "a")?.time, 1_000_000_000)
    }
  }

  func testATooLargeFileIsNotReadAndEvictedFirst() throws {
    try Self.withCacheInMemory { cache, path in
      for length in [Int.max, 1 << 50, Self.limit + 1] {
        try Files.write([], to: path + "2")
        // Sparse.
        for path in [path, path + "2"] { XCTAssertEqual(truncate(path, length), 0) }
        XCTAssertNil(cache.file(for: "a"))
        cache.store(CachedFile(etag: nil, bytes: [1]), for: "b")
        XCTAssertEqual(cache.file(for: "b")?.bytes, [1])
        XCTAssertFalse(Files.exists(path))
        cache.store(CachedFile(etag: nil, bytes: [1, 2, 3]), for: "a")
      }
    }
  }

  func testSpecialFilesAreIgnored() throws {
    try Self.withCache { cache, path in
      let makers: [() -> Void] = [
        { XCTAssertEqual(mkfifo(path, 0o600), 0) }, { XCTAssertEqual(mkdir(path, 0o700), 0) },
        { XCTAssertEqual(symlink("/dev/zero", path), 0) },
        { XCTAssertEqual(symlink(path, path), 0) },
        { XCTAssertEqual(symlink("/nowhere", path), 0) },
      ]
      for make in makers {
        _ = Glibc.remove(path)
        make()
        XCTAssertNil(cache.file(for: "a"))
        cache.store(CachedFile(etag: nil, bytes: [4]), for: "b")
        XCTAssertEqual(cache.file(for: "b")?.bytes, [4])
        cache.touch("a")
      }
    }
  }

  func testALinkIsReplacedAndNotFollowed() throws {
    try Self.withCache { cache, path in
      let other = path + "-other"
      try Files.write("precious", to: other)
      Files.remove(path)
      XCTAssertEqual(symlink(other, path), 0)
      XCTAssertNil(cache.file(for: "a"))
      cache.store(CachedFile(etag: nil, bytes: [4]), for: "a")
      XCTAssertEqual(try Files.read(other), Array("precious".utf8))
      XCTAssertEqual(cache.file(for: "a")?.bytes, [4])
    }
  }

  func testAnInvalidEntityTagIsIgnored() throws {
    try Self.withCache { cache, _ in
      for mark in ["", "a b", "a\nb", "a\r", "\u{0}", "é", String(repeating: "a", count: 1001)] {
        XCTAssertNil(CachedFile(etag: mark, bytes: []).etag, mark)
        cache.store(CachedFile(etag: mark, bytes: [5]), for: "a")
        XCTAssertEqual(cache.file(for: "a")?.bytes, [5], mark)
      }
    }
  }

  func testAFullDiskKeepsTheCachedFile() throws {
    try SmallFileSystem.with(kilobytes: 64) { disk in
      let cache = WebCache(directory: disk.path, limit: Self.limit, fileLimit: Self.limit)
      cache.store(CachedFile(etag: nil, bytes: [1, 2, 3]), for: "a")
      disk.fill()
      cache.store(CachedFile(etag: nil, bytes: [UInt8](repeating: 4, count: 50_000)), for: "a")
      XCTAssertEqual(cache.file(for: "a")?.bytes, [1, 2, 3])
      disk.makeRoom()
      disk.setReadOnly(true)
      cache.store(CachedFile(etag: nil, bytes: [4]), for: "a")
      XCTAssertEqual(cache.file(for: "a")?.bytes, [1, 2, 3])
      cache.remove("a")
      cache.touch("a")
      XCTAssertEqual(cache.file(for: "a")?.bytes, [1, 2, 3])
    }
  }
}
