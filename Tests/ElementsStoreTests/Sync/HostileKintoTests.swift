import Elements
import ElementsStore
import GLib
import TestSupport
import XCTest

/// Syncing with a Kinto server that means harm, or is broken.
final class HostileKintoTests: QuietTestCase {
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
          ? KintoAnswer.make(#"{"project_name": "kinto", "user": {"id": "account:ada"}}"#)
          : list(request, bench.server.http.url)
      }
      try bench.start()
      bench.settle()
      problem = bench.status?.problem
      XCTAssertEqual(bench.state.mine.map(\.number), [79])
      XCTAssertLessThan(bench.server.http.requests.count, 1300)
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
          KintoAnswer.make(#"{"data": []}"#, "ETag: \"1\"\r\nNext-Page: \(page)\r\n")
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
        return KintoAnswer.make(
          #"{"data": [\#(KintoAnswer.record(1))]}"#, "ETag: \"1\"\r\nNext-Page: \(page)\r\n")
      }
      XCTAssertEqual(problem, .server(.tooLong))
    }
  }

  func testPagesOfMoreThan32MegabytesTogetherEnd() throws {
    try onMain {
      MainQueueSource.attach()
      // Short enough each, and four of them are too long together.
      let page = #"{"data": []}"# + String(repeating: " ", count: InputLimits.classLength / 4 + 1)
      var pages = 0
      let problem = try Self.problem { request, url in
        pages += 1
        return KintoAnswer.make(
          page, "ETag: \"1\"\r\nNext-Page: \(url)\(request.path)?_token=1\r\n")
      }
      XCTAssertEqual(problem, .server(.tooLong))
      XCTAssertEqual(pages, 4)
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
        let problem = try Self.problem { _, _ in KintoAnswer.make(#"{"data": []}"#, time) }
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
          ? KintoAnswer.make(#"{"data": []}"#, "ETag: \"1\"\r\n")
          : KintoAnswer.make("{}", status: 412)
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
        bench.server.http.handler = { _ in KintoAnswer.make(#"{"project_name": "kinto"}"#) }
        try bench.start()
        bench.settle()
        XCTAssertEqual(bench.status?.problem, .server(.status(401)))
        XCTAssertEqual(bench.server.http.requests.count, 1)
      }
    }
  }

  func testATokenWithoutAnAccountIsSentAsSuch() throws {
    try onMain {
      try withBench(.kinto) { bench in
        bench.account = ""
        let server = SyncServer(
          try WebAddress(bench.server.http.url), kind: .kinto, bucket: FavoritesService.bucket)
        _ = bench.secrets.setToken("t0ken", for: server.id)
        bench.star(79)
        try bench.start()
        bench.settle()
        let sent = Set(bench.server.http.requests.map(\.authorization))
        XCTAssertEqual(sent, ["Bearer t0ken"])
        XCTAssertEqual(bench.server.records.map(\.number), [79])
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
}
