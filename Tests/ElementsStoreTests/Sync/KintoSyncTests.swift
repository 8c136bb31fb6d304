import Elements
import ElementsStore
import GLib
import TestSupport
import XCTest

/// Syncing with a Kinto server, good or hostile.
final class KintoSyncTests: QuietTestCase {
  @MainActor
  private static func own(_ number: Int) -> String { FavoritesService.kintoID(number, by: "Ada") }

  /// The requests without the path of the records.
  @MainActor
  private static func asked(_ bench: SyncBench) -> [String] {
    bench.server.http.requests.map { request in
      let id = request.path.contains("/records/") ? request.path.split(separator: "/").last : nil
      let number = id.map { " " + $0.dropFirst().prefix { $0 != "-" } } ?? ""
      return request.method + (request.path == "/v1/" ? " root" : number)
    }
  }

  func testFavoritesAreSentOnceAndLaterListsHaveOnlyChanges() throws {
    try onMain {
      try withBench(.kinto) { bench in
        bench.server.add(8, by: "Bert")
        for number in [79, 47] { bench.star(number) }
        try bench.start()
        bench.settle()
        XCTAssertEqual(
          Self.asked(bench), ["GET root", "GET", "PUT 79", "PUT 47", "GET"])
        let requests = bench.server.http.requests
        XCTAssertEqual(requests[1].query, "_limit=1000")
        XCTAssertEqual(requests[4].query, "_limit=1000&_since=%222%22")
        XCTAssertEqual(requests.compactMap(\.key), [])
        XCTAssertEqual(requests[2].etag, "*")
        XCTAssertEqual(bench.state.outbox, [])
        XCTAssertEqual(bench.state.mine.map(\.serverID), [79, 47].map { Self.own($0) })
        XCTAssertEqual(bench.state.others.map(\.favoritedBy), ["Bert"])
        bench.server.remove { $0.favoritedBy == "Bert" }
        bench.unstar(79)
        bench.settle()
        XCTAssertEqual(Self.asked(bench).suffix(2), ["DELETE 79", "GET"])
        XCTAssertEqual(bench.server.http.requests[5].match, "\"3\"")
        XCTAssertEqual(bench.state.others, [])
        XCTAssertEqual(bench.server.records, bench.state.mine)
      }
    }
  }

  func testAListByPagesIsReadToItsEnd() throws {
    try onMain {
      try withBench(.kinto) { bench in
        bench.server.pageSize = 7
        for number in 1...30 { bench.server.add(number, by: "Bert") }
        try bench.start()
        bench.settle()
        XCTAssertEqual(Set(bench.state.others.map(\.number)), Set(1...30))
        XCTAssertEqual(bench.server.http.requests.count, 6)
      }
    }
  }

  func testAServerRestoredFromABackupIsAskedForAll() throws {
    try onMain {
      try withBench(.kinto) { bench in
        for number in 1...5 { bench.server.add(number, by: "Bert") }
        try bench.start()
        bench.settle()
        bench.server.http.handler = { request in
          let since = request.query?.contains("_since") ?? false
          let record = since ? "" : KintoSyncTests.record(9)
          return KintoSyncTests.answer(#"{"data": [\#(record)]}"#, "ETag: \"3\"\r\n")
        }
        bench.watch()
        XCTAssertEqual(bench.state.others.map(\.number), [9])
      }
    }
  }

  func testAnotherNameOfTheUserReplacesTheRecord() throws {
    try onMain {
      try withBench(.kinto) { bench in
        bench.star(79)
        try bench.start()
        bench.settle()
        try bench.rename(isRunning: true)
        bench.settleForGood()
        XCTAssertEqual(bench.server.records.map(\.favoritedBy), ["Ada L."])
        XCTAssertEqual(bench.server.records, bench.state.mine)
        XCTAssertEqual(bench.state.outbox, [])
      }
    }
  }

  func testNobodyElseCanSayThatAFavoriteIsTheUsers() throws {
    try onMain {
      try withBench(.kinto) { bench in
        bench.star(79)
        bench.server.store(
          Favorite(
            number: 1, favoritedBy: "Ada", time: 0,
            serverID: FavoritesService.kintoID(1, by: "mallory")))
        try bench.start()
        bench.settle()
        XCTAssertEqual(bench.state.mine.map(\.number), [79])
        XCTAssertEqual(bench.state.others.map(\.number), [1])
        XCTAssertNotEqual(bench.state.others.first?.favoritedBy, "Ada")
      }
    }
  }

  // MARK: Hostile servers

  nonisolated private static func record(_ number: Int) -> String {
    let id = KintoRecord.id(ofElement: number, owner: String(repeating: "c", count: 32))
    return #"{"id":"\#(id)","last_modified":2,"number":\#(number),"favoritedBy":"C"}"#
  }

  nonisolated private static func answer(
    _ body: String, _ headers: String = "", status: Int = 200
  ) -> TestServer.Answer {
    let text =
      "HTTP/1.1 \(status) Status\r\n\(headers)Content-Length: \(body.utf8.count)\r\n"
      + "Connection: close\r\n\r\n\(body)"
    return .raw(Array(text.utf8), closes: true)
  }

  /// Starts a sync with a server that answers every list by `list`, and returns its problem; the user's favorite stays.
  @MainActor
  private static func problem(
    list: @escaping @MainActor (TestServer.Request, _ url: String) -> TestServer.Answer
  ) throws -> SyncProblem? {
    var problem: SyncProblem?
    try withBench(.kinto) { bench in
      bench.star(79)
      bench.server.http.handler = { request in
        request.path == "/v1/"
          ? answer(#"{"project_name": "kinto", "user": {"id": "account:ada"}}"#)
          : list(request, bench.server.http.url)
      }
      try bench.start()
      bench.settle()
      problem = bench.status?.problem
      XCTAssertEqual(bench.state.mine.map(\.number), [79])
      XCTAssertLessThan(bench.server.http.requests.count, 250)
    }
    return problem
  }

  func testANextPageElsewhereIsRefused() throws {
    try onMain {
      MainQueueSource.attach()
      let pages = [
        "http://evil.example/v1/buckets/10b/collections/favorites/records?_token=1",
        "http://127.0.0.1:1/v1/buckets/10b/collections/favorites/records?_token=1",
        "/v1/buckets/10b/collections/favorites/records?_token=1", "https://a@b?x", "?", "x",
        String(repeating: "x", count: 20_000),
      ]
      for page in pages {
        let problem = try Self.problem { _, _ in
          Self.answer(#"{"data": []}"#, "ETag: \"1\"\r\nNext-Page: \(page)\r\n")
        }
        guard case .redirected? = problem else {
          XCTFail("\(page.prefix(80)): \(String(describing: problem))")
          continue
        }
      }
    }
  }

  func testEndlessPagesEnd() throws {
    try onMain {
      MainQueueSource.attach()
      let problem = try Self.problem { request, url in
        let page = "\(url)\(request.path)?_token=1"
        return Self.answer(
          #"{"data": [\#(Self.record(1))]}"#, "ETag: \"1\"\r\nNext-Page: \(page)\r\n")
      }
      XCTAssertEqual(problem, .server(.tooLong))
    }
  }

  func testAnInvalidTimeOfAListIsAnError() throws {
    try onMain {
      MainQueueSource.attach()
      let times = [
        "", "ETag: \"\"\r\n", "ETag: \"x\"\r\n", "ETag: \"-1\"\r\n",
        "ETag: \"99999999999999999999\"\r\n",
        "ETag: \"\(String(repeating: "1", count: 60_000))\"\r\n",
      ]
      for time in times {
        let problem = try Self.problem { _, _ in Self.answer(#"{"data": []}"#, time) }
        guard case .unusable? = problem else {
          XCTFail("\(time.prefix(40)): \(String(describing: problem))")
          continue
        }
      }
    }
  }

  func testDeletedRecordsForAllTakeNothingFromTheUser() throws {
    try onMain {
      try withBench(.kinto) { bench in
        for number in 1...3 { bench.star(number) }
        try bench.start()
        bench.settle()
        bench.server.remove { _ in true }
        bench.watch()
        XCTAssertEqual(bench.state.mine.map(\.number), [1, 2, 3])
        XCTAssertEqual(bench.server.records.map(\.number), [1, 2, 3])
      }
    }
  }

  func testAServerThatAlwaysSaysThatItHasTheFavoriteIsStopped() throws {
    try onMain {
      MainQueueSource.attach()
      let problem = try Self.problem { request, _ in
        request.method == "GET"
          ? Self.answer(#"{"data": []}"#, "ETag: \"1\"\r\n") : Self.answer("{}", status: 412)
      }
      XCTAssertEqual(problem, .notListed)
    }
  }

  func testAFavoriteThatCannotBeRemovedStopsTheSync() throws {
    try onMain {
      try withBench(.kinto) { bench in
        bench.star(79)
        try bench.start()
        bench.settle()
        bench.server.faults = [.answer(412, body: "{}")]
        bench.unstar(79)
        bench.settle()
        XCTAssertEqual(bench.status?.problem, .server(.status(412)))
        bench.sync?.take(.retryRequested)
        bench.settle()
        XCTAssertEqual(bench.server.records, [])
      }
    }
  }

  func testAPauseThatAGoodAnswerAsksForIsKept() throws {
    try onMain {
      try withBench(.kinto) { bench in
        try bench.start()
        bench.settle()
        bench.server.faults = [
          .answer(200, headers: "ETag: \"1\"\r\nBackoff: 31536000\r\n", body: #"{"data": []}"#)
        ]
        bench.environment.pass(60_000)
        bench.sync?.take(.listShown)
        bench.settle()
        bench.star(79)
        bench.settle()
        XCTAssertEqual(bench.server.records, [])
        XCTAssertEqual(bench.environment.pause, 24 * 3_600_000)
        bench.sync?.take(.retryRequested)
        bench.settle()
        XCTAssertEqual(bench.server.records.map(\.number), [79])
      }
    }
  }

  func testAnUnknownUserIsToldSo() throws {
    try onMain {
      try withBench(.kinto) { bench in
        bench.star(79)
        bench.server.http.handler = { _ in Self.answer(#"{"project_name": "kinto"}"#) }
        try bench.start()
        bench.settle()
        XCTAssertEqual(bench.status?.problem, .server(.status(401)))
        XCTAssertEqual(bench.server.http.requests.count, 1)
      }
    }
  }

  func testAccountAndPasswordAreSentToThisServerAlone() throws {
    try onMain {
      try withBench(.kinto) { bench in
        let server = SyncServer(
          try WebAddress(bench.server.http.url), kind: .kinto, bucket: FavoritesService.bucket,
          account: FavoritesService.account)
        _ = bench.secrets.setToken("secret-7", for: server.id)
        try bench.start()
        bench.settle()
        let sent = Set(bench.server.http.requests.map(\.authorization))
        XCTAssertEqual(sent, ["Basic YWRhOnNlY3JldC03"])
      }
    }
  }

  // MARK: The kind

  @MainActor
  private static func kind(of address: WebAddress) -> ServerKind? {
    let found = Guarded<ServerKind??>(nil)
    let worker = Worker()
    worker.run {
      let kind = ServerDetection.kind(
        of: address, userAgent: "tests/1 ", seconds: patience, Cancellable())
      found.withLock { $0 = .some(kind) }
    }
    waitUntil("an answer") { found.withLock { $0 != nil } }
    return found.withLock { $0 } ?? nil
  }

  func testTheKindIsFoundByTheRoot() throws {
    try onMain {
      try withBench(.kinto) { bench in
        let address = try WebAddress(bench.server.http.url)
        XCTAssertEqual(Self.kind(of: address), .kinto)
        bench.server.http.handler = { _ in Self.answer("<html>") }
        XCTAssertEqual(Self.kind(of: address), .simple)
        bench.server.http.stop()
        XCTAssertNil(Self.kind(of: address))
        try bench.server.http.listen()
      }
    }
  }
}
