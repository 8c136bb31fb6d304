import Elements
import ElementsStore
import GLib
import TestSupport
import XCTest

/// Files of the data directory, read once when they are first wanted.
final class DataFileTests: QuietTestCase {
  private static func file(_ reads: Guarded<Int>, atMost limit: Int) -> DataFile<String> {
    DataFile("motto.txt", without: "none", atMost: limit) { bytes, _ throws(CatalogError) in
      reads.withLock { $0 += 1 }
      return String(decoding: bytes, as: UTF8.self)
    }
  }

  func testAFileIsReadOnceByAllThreads() throws {
    try withTemporaryDirectory { directory in
      try Files.write("loud", to: "\(directory)/motto.txt")
      let reads = Guarded(0)
      let file = Self.file(reads, atMost: 10)
      let cache = DataFileCache(DataDirectory(path: directory))
      let workers = (0..<4).map { _ in Worker() }
      let texts = Guarded<[String]>([])
      for worker in workers {
        worker.run {
          let text = cache.contents(of: file)
          texts.withLock { $0.append(text) }
        }
      }
      for worker in workers { worker.wait() }
      XCTAssertEqual(texts.withLock { $0 }, ["loud", "loud", "loud", "loud"])
      XCTAssertEqual(reads.withLock { $0 }, 1)
    }
  }

  func testAFileThatIsTooLongOrMissingIsNotParsed() throws {
    try withTemporaryDirectory { directory in
      let reads = Guarded(0)
      let data = DataDirectory(path: directory)
      XCTAssertThrowsError(try data.read(Self.file(reads, atMost: 10)))
      try Files.write("too loud for it", to: "\(directory)/motto.txt")
      XCTAssertThrowsError(try data.read(Self.file(reads, atMost: 10)))
      XCTAssertEqual(DataFileCache(data).contents(of: Self.file(reads, atMost: 10)), "none")
      XCTAssertEqual(reads.withLock { $0 }, 0)
    }
  }
}
