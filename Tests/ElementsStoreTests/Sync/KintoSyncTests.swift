import Elements
import ElementsStore
import GLib
import TestSupport
import XCTest

/// Syncing with a Kinto server.
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

  func testWhatChangesBetweenTwoPagesHidesNothing() throws {
    try onMain {
      try withBench(.kinto) { bench in
        bench.server.pageSize = 2
        for number in 1...6 { bench.server.add(number, by: "Bert") }
        let answer = try XCTUnwrap(bench.server.http.handler)
        bench.server.http.handler = { request in
          defer {
            if request.path.hasSuffix("records") {
              bench.server.remove { $0.number == 6 }
              bench.server.http.handler = answer
            }
          }
          return answer(request)
        }
        try bench.start()
        bench.settle()
        XCTAssertEqual(bench.state.others.map(\.number), Array(1...6))
        bench.watch()
        XCTAssertEqual(bench.state.others.map(\.number), Array(1...5))
      }
    }
  }

  func testAFavoriteThatIsThereAlreadyCountsAlsoIfListsLackIt() throws {
    try onMain {
      try withBench(.kinto) { bench in
        bench.server.add(79, by: "Ada", at: 79)
        let answer = try XCTUnwrap(bench.server.http.handler)
        bench.server.http.handler = { request in
          let isList = request.method == "GET" && request.path.hasSuffix("records")
          return isList ? KintoAnswer.make(#"{"data": []}"#, "ETag: \"9\"\r\n") : answer(request)
        }
        bench.star(79)
        try bench.start()
        bench.settle()
        XCTAssertEqual(Self.asked(bench), ["GET root", "GET", "PUT 79", "GET"])
        XCTAssertEqual(bench.state.outbox, [])
        XCTAssertNil(bench.status?.problem)
        XCTAssertEqual(bench.state.mine.map(\.serverID), [Self.own(79)])
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
          let record = since ? "" : KintoAnswer.record(9)
          return KintoAnswer.make(#"{"data": [\#(record)]}"#, "ETag: \"3\"\r\n")
        }
        bench.watch()
        XCTAssertEqual(bench.state.others.map(\.number), [9])
      }
    }
  }

  func testAfterADayAllIsRequestedBecauseTheServerMayHaveForgottenDeletions() throws {
    try onMain {
      try withBench(.kinto) { bench in
        for number in 1...3 { bench.server.add(number, by: "Bert") }
        try bench.start()
        bench.settle()
        bench.server.remove { $0.number == 2 }
        bench.server.purgeDeleted()
        bench.watch()
        XCTAssertEqual(bench.state.others.map(\.number), [1, 2, 3])
        bench.environment.pass(KintoList.maximumAge)
        bench.watch()
        XCTAssertEqual(bench.state.others.map(\.number), [1, 3])
        XCTAssertEqual(
          bench.server.http.requests.dropFirst().map { $0.query?.contains("_since") },
          [false, true, false])
      }
    }
  }

  func testAClassThatIsThereAgainIsRequestedAsAWhole() throws {
    try onMain {
      try withBench(.kinto) { bench in
        bench.server.add(1, by: "Bert")
        try bench.start()
        bench.settle()
        bench.server.faults = [.answer(403, body: "{}")]
        bench.watch()
        XCTAssertEqual(bench.status?.problem, .server(.status(403)))
        bench.sync?.take(.retryRequested)
        bench.settle()
        XCTAssertEqual(bench.server.http.requests.last?.query, "_limit=1000")
        XCTAssertNil(bench.status?.problem)
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

  func testAFavoriteUnderTheNameOfAnotherWaitsForTheUsersOwnName() throws {
    try onMain {
      try withBench(.kinto) { bench in
        bench.server.refusals[SyncBench.userAtFirst] = .nameOfAnother
        for number in [79, 47, 8] { bench.star(number) }
        try bench.start()
        bench.settle()
        XCTAssertEqual(
          bench.status?.problem, .refused(.nameOfAnother, name: SyncBench.userAtFirst))
        XCTAssertNil(bench.status?.nextRetry)
        XCTAssertEqual(Self.asked(bench), ["GET root", "GET", "PUT 79"])
        // The favorites of others go on to come.
        bench.server.add(1, by: "Bert")
        bench.watch()
        XCTAssertEqual(bench.state.others.map(\.number), [1])
        XCTAssertEqual(Self.asked(bench).suffix(1), ["GET"])
        XCTAssertEqual(bench.status?.problem?.isRefusal, true)
        // The refused one is not on the server, so it can be canceled.
        bench.unstar(79)
        bench.settle()
        XCTAssertEqual(bench.state.outbox.map(\.number), [47, 8])
        try bench.rename(isRunning: true)
        bench.settle()
        XCTAssertNil(bench.status?.problem)
        XCTAssertEqual(bench.server.records.filter { $0.number != 1 }, bench.state.mine)
        XCTAssertEqual(Set(bench.state.mine.map(\.favoritedBy)), ["Ada L."])
        XCTAssertEqual(Self.asked(bench).filter { $0.hasPrefix("DELETE") }, [])
      }
    }
  }

  func testATeacherSeesTheClassAndSharesNothing() throws {
    try onMain {
      try withBench(.kinto) { bench in
        bench.server.refusals[SyncBench.userAtFirst] = .notAPupil
        bench.server.add(1, by: "Bert")
        bench.star(79)
        try bench.start()
        bench.settle()
        let refused = SyncProblem.refused(.notAPupil, name: SyncBench.userAtFirst)
        XCTAssertEqual(bench.status?.problem, refused)
        XCTAssertEqual(bench.state.others.map(\.number), [1])
        // Without the favorite all is well.
        bench.unstar(79)
        bench.watch()
        XCTAssertNil(bench.status?.problem)
        XCTAssertEqual(Self.asked(bench).filter { $0.hasPrefix("PUT") }, ["PUT 79"])
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
        bench.server.http.handler = { _ in KintoAnswer.make("<html>") }
        XCTAssertEqual(Self.kind(of: address), .simple)
        bench.server.http.stop()
        XCTAssertNil(Self.kind(of: address))
        try bench.server.http.listen()
      }
    }
  }
}
