import Elements
import ElementsStore
import GLib
import Glibc
import TestSupport
import XCTest

/// A catalog from a local file.
final class CatalogFromFileTests: QuietTestCase {
  @MainActor
  private static func load(_ path: String) throws -> CatalogResult {
    MainQueueSource.attach()
    return CatalogLoadResult(try load(.file(path))).result
  }

  @MainActor
  private static func load(_ source: CatalogSource) throws -> CatalogLoad {
    var limits = CatalogLimits()
    limits.part.bytes = 100_000
    return CatalogLoad(
      source, over: try builtIn(), directory: "/nonexistent", userAgent: "tests/1 ", limits: limits)
  }

  func testElementsOfAFileAreMergedOverTheBuiltInOnes() throws {
    try onMain {
      try withTemporaryDirectory { folder in
        let path = folder + "/mine.json"
        try Files.write(String(decoding: json([(79, "Au", "Aurum")]), as: UTF8.self), to: path)
        let answer = try Self.load(path)
        XCTAssertEqual(answer.merge?.table[79]?.name, "Aurum")
        XCTAssertEqual(answer.merge?.count, 1)
        XCTAssertEqual(answer.failures, [])
        XCTAssertNil(answer.keptSince)
      }
    }
  }

  func testAnUnreadableFileIsReportedWithItsPath() throws {
    try onMain {
      try withTemporaryDirectory { folder in
        let (bad, long, pipe) = (folder + "/bad.json", folder + "/long.json", folder + "/pipe")
        try Files.write("{", to: bad)
        try Files.write(String(repeating: " ", count: 100_001), to: long)
        XCTAssertEqual(mkfifo(pipe, 0o600), 0)
        for (path, reason) in [
          (folder, CatalogFailure.Reason.unreadable("Is a directory")),
          (pipe, .unreadable("it is not a file")), (long, .tooLong),
          (folder + "/none", .unreadable("No such file or directory")),
        ] {
          let answer = try Self.load(path)
          XCTAssertNil(answer.merge)
          XCTAssertEqual(
            answer.failures, [CatalogFailure(part: path, host: "", reason: reason)])
        }
        guard case .unusable(let reason)? = try Self.load(bad).failures.first?.reason else {
          return XCTFail("a document that is no JSON is read")
        }
        XCTAssertEqual(
          reason.english, "bad.json, line 1: expected a key in quotation marks, found the end")
      }
    }
  }
}
