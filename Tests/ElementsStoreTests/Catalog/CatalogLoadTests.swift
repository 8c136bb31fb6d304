import Elements
import ElementsStore
import GLib
import TestSupport
import XCTest

/// A catalog from a server on the loopback address.
final class CatalogLoadTests: QuietTestCase {
  private static let first = [(1, "H", "Hydrogen"), (2, "He", "Helium")]
  private static let rest = [(3, "Li", "Lithium")]

  /// Sets valid responses for both parts.
  @MainActor
  private static func answerWell(_ server: TestServer) {
    server.answers["/api/elements"] = .content(json(first), etag: "\"1\"")
    server.answers["/api/elements_remaining"] = .content(json(rest), etag: "\"2\"")
  }

  func testBothPartsAreMergedOverTheBuiltInTable() throws {
    try withServer { server, directory in
      Self.answerWell(server)
      let answer = try load(from: server, directory)
      XCTAssertEqual(answer.failures, [])
      XCTAssertNil(answer.keptSince)
      XCTAssertEqual(answer.merge?.count, 3)
      XCTAssertEqual(answer.merge?.table.elements.count, 118)
      XCTAssertEqual(answer.merge?.table.filledIn, Set(4...118))
      XCTAssertEqual(
        server.requests.map(\.path).sorted(), ["/api/elements", "/api/elements_remaining"])
      XCTAssertEqual(server.requests.first?.userAgent?.hasPrefix("tests/1 "), true)
    }
  }

  func testPartsAreRequestedInParallel() throws {
    try withServer { server, directory in
      for path in ["/api/elements", "/api/elements_remaining"] {
        server.answers[path] = .held(json(Self.first))
      }
      let requests = CatalogLoadResult(try load(server.address("/api"), directory))
      waitUntil("both are asked for") { server.held.count == 2 }
      server.release("/api/elements_remaining")
      waitUntil("one is there") { requests.parts == [0.5] }
      XCTAssertNil(requests.answer)
      server.release("/api/elements")
      XCTAssertEqual(requests.result.merge?.count, 2)
    }
  }

  func testAFailedPartIsReportedAndTheOtherOneUsed() throws {
    try withServer { server, directory in
      Self.answerWell(server)
      server.answers["/api/elements_remaining"] = .status(503)
      let answer = try load(from: server, directory)
      XCTAssertEqual(
        answer.failures, [failure("elements_remaining", server, .server(.status(503)))])
      XCTAssertEqual(answer.merge?.count, 2)
      XCTAssertEqual(answer.merge?.table.elements.count, 118)
      XCTAssertNil(answer.keptSince)
    }
  }

  func testBothPartsFail() throws {
    try withServer { server, directory in
      server.answers["/api/elements"] = .status(500)
      let answer = try load(from: server, directory)
      XCTAssertNil(answer.merge)
      XCTAssertEqual(
        answer.failures,
        [
          failure("elements", server, .server(.status(500))),
          failure("elements_remaining", server, .server(.status(404))),
        ])
    }
  }

  func testAfterARedirectTheFailedHostIsReported() throws {
    try withServer { server, directory in
      Self.answerWell(server)
      // Nobody listens there.
      let other = "127.0.0.2:\(server.port)"
      server.answers["/api/elements"] = .redirect(to: "http://\(other)/elements")
      let failure = try XCTUnwrap(load(from: server, directory).failures.first)
      XCTAssertEqual(failure.host.text, other)
      guard case .server(.noResponse) = failure.reason else { return XCTFail("\(failure)") }
    }
  }

  func testAnInvalidCatalogIsRejectedWithThePosition() throws {
    try withServer { server, directory in
      Self.answerWell(server)
      let whole = json(Self.first)
      for (bytes, words) in [
        (Array("<html>".utf8), "elements, line 1: expected a value, found \"<\""),
        (Array(whole.prefix(whole.count / 2)), "elements, line 1: "),
        ([0xff, 0xfe, 0x00], "elements, line 1: the text is not UTF-8"),
        (Array(#"{"message": "hello"}"#.utf8), "elements: \"elements\" is missing"),
        (Array("\"elements\"".utf8), "elements: expected a list of elements, found the text"),
        ([], "elements, line 1: expected a value, found the end"),
      ] {
        server.answers["/api/elements"] = .content(bytes)
        let answer = try load(from: server, directory)
        guard case .unusable(let reason)? = answer.failures.first?.reason else {
          return XCTFail("\(answer.failures)")
        }
        XCTAssertTrue(reason.english.hasPrefix(words), reason.english)
        XCTAssertEqual(answer.failures.count, 1)
        XCTAssertEqual(answer.merge?.count, 1)
      }
    }
  }

  func testDuplicatesAndInvalidRecordsAreSkippedAndReported() throws {
    try withServer { server, directory in
      server.answers["/api/elements"] = .content(
        json(Self.first + [(1, "H", "Other"), (119, "Uue", "Ununennium")]))
      server.answers["/api/elements_remaining"] = .content(json([(2, "He", "Sunny")] + Self.rest))
      let answer = try load(from: server, directory)
      XCTAssertEqual(answer.failures, [])
      XCTAssertEqual(answer.merge?.table[2]?.name, "Helium")
      XCTAssertEqual(
        answer.merge?.warnings.first.map { $0.description.prefix(45) },
        [
          "elements, element 1 (Other): differs from the",
          "elements, element 119 (Ununennium): \"number\":",
          "elements_remaining, element 2 (Sunny): differ",
        ])
    }
  }

  func testATooLongResponseIsRejected() throws {
    try withServer { server, directory in
      Self.answerWell(server)
      server.answers["/api/elements_remaining"] = .flood(50_000_000)
      let answer = try load(from: server, directory) { $0.part.bytes = 1_000_000 }
      XCTAssertEqual(answer.failures, [failure("elements_remaining", server, .server(.tooLong))])
      XCTAssertEqual(answer.merge?.count, 2)
      XCTAssertLessThan(server.flood?.sent ?? 0, 20_000_000)
      server.answers["/api/elements_remaining"] = .content(json([(3, "Li", "Lithium")] + Self.rest))
      let many = try load(from: server, directory) { $0.part.records = 1 }
      XCTAssertEqual(many.failures.map(\.part), ["elements", "elements_remaining"])
    }
  }

  func testASlowResponseTimesOut() throws {
    try withServer { server, directory in
      Self.answerWell(server)
      server.answers["/api/elements"] = .held([])
      let answer = try load(from: server, directory) { $0.seconds = 0.2 }
      XCTAssertEqual(answer.failures, [failure("elements", server, .server(.timedOut))])
      XCTAssertEqual(answer.merge?.count, 1)
    }
  }

  func testCancellingStopsTheHandlersAndTheThreads() throws {
    try withServer { server, directory in
      Self.answerWell(server)
      server.answers["/api/elements"] = .held(json(Self.first))
      let load = try load(server.address("/api"), directory)
      let requests = CatalogLoadResult(load)
      waitUntil("one part is there") { requests.parts == [0.5] }
      load.cancel()
      waitUntil("the threads have ended") { workers() == 0 }
      pump(for: 0.05)
      XCTAssertNil(requests.answer)
    }
  }

  func testAnUnreachableServer() throws {
    try withServer { server, directory in
      let answer = try loadOffline(server, directory)
      XCTAssertNil(answer.merge)
      XCTAssertEqual(answer.failures.count, 2)
      guard case .server(.noResponse(let reason))? = answer.failures.first?.reason else {
        return XCTFail("\(answer.failures)")
      }
      XCTAssertFalse(reason.text.isEmpty)
    }
  }

  // MARK: The cache

  func testCachedPartsAreRequestedConditionally() throws {
    try withServer { server, directory in
      Self.answerWell(server)
      for _ in 0..<2 { XCTAssertEqual(try load(from: server, directory).merge?.count, 3) }
      XCTAssertEqual(
        server.requests.suffix(2).map(\.etag).sorted { $0 ?? "" < $1 ?? "" },
        ["\"1\"", "\"2\""])
      server.answers["/api/elements"] = .content(json([(1, "H", "New")]), etag: "\"3\"")
      let answer = try load(from: server, directory)
      XCTAssertEqual(answer.merge?.table[1]?.name, "New")
      XCTAssertEqual(answer.failures, [])
    }
  }

  func testOfflineTheCachedResponseIsUsedWithItsDate() throws {
    try withServer { server, directory in
      Self.answerWell(server)
      let before = Clock.time
      _ = try load(from: server, directory)
      let answer = try loadOffline(server, directory)
      XCTAssertEqual(answer.merge?.count, 3)
      XCTAssertEqual(answer.failures.map(\.part), ["elements", "elements_remaining"])
      let since = try XCTUnwrap(answer.keptSince)
      XCTAssertGreaterThan(since, before - 2_000)
      XCTAssertLessThanOrEqual(since, Clock.time)
    }
  }

  func testAnInvalidResponseNeverReplacesAValidOne() throws {
    try withServer { server, directory in
      Self.answerWell(server)
      _ = try load(from: server, directory)
      for bad in [
        TestServer.Answer.content(Array("[1".utf8), etag: "\"9\""), .status(503), .status(404),
        .content(Array("[7]".utf8)), .content(Array("<html>Sign in</html>".utf8), etag: "\"9\""),
        .redirect(to: "http://127.0.0.1:9/sign-in"),
      ] {
        server.answers["/api/elements"] = bad
        let answer = try load(from: server, directory)
        XCTAssertEqual(answer.merge?.count, 3)
        XCTAssertEqual(answer.failures.map(\.part), ["elements"])
        XCTAssertNotNil(answer.keptSince)
      }
      Self.answerWell(server)
      XCTAssertNil(try load(from: server, directory).keptSince)
      XCTAssertEqual(server.requests.suffix(2).compactMap(\.etag).sorted(), ["\"1\"", "\"2\""])
    }
  }

  func testAnInvalidCachedResponseIsRequestedAgain() throws {
    try withServer { server, directory in
      Self.answerWell(server)
      _ = try load(from: server, directory) { $0.part.records = 10 }
      // The cached response exceeds the limit; the server answers 304.
      _ = try load(from: server, directory) { $0.part.records = 1 }
      XCTAssertEqual(server.requests.suffix(2).compactMap(\.etag).count, 2)
      _ = try load(from: server, directory) { $0.part.records = 1 }
      XCTAssertEqual(server.requests.suffix(2).compactMap(\.etag), ["\"2\""])
    }
  }

  func testADamagedCacheIsIgnored() throws {
    try withServer { server, directory in
      Self.answerWell(server)
      _ = try load(from: server, directory)
      for name in Files.names(in: directory) {
        try Files.write("the-elements file 1\nnonsense", to: "\(directory)/\(name)")
      }
      XCTAssertNil(try loadOffline(server, directory).merge)
    }
  }

  /// Runs `body` with a server and a directory for the cache.
  private func withServer(_ body: @MainActor (TestServer, String) throws -> Void) throws {
    try onMain { try ElementsStoreTests.withServer(body) }
  }
}
