import Elements
import ElementsStore
import GLib
import TestSupport
import XCTest

/// Whom the program talks to, and what it tells.
final class FavoritesSecrecyTests: QuietTestCase {
  private static let token = "t0ken-of-Ada"

  func testATokenGoesWithEveryRequestToThisComputer() throws {
    try onMain {
      try withBench { bench in
        _ = bench.secrets.keep(Self.token, for: bench.server.url)
        bench.star(79)
        try bench.start()
        bench.settle()
        bench.unstar(79)
        bench.settle()
        XCTAssertEqual(bench.asked, ["GET", "POST 79", "GET", "DELETE 1", "GET"])
        XCTAssertEqual(
          Set(bench.server.requests.map(\.authorization)), ["Bearer \(Self.token)"])
      }
    }
  }

  func testATokenIsNotSentWithoutEncryptionToAnotherHost() throws {
    try onMain {
      MainQueueSource.attach()
      let server = try FavoritesTestServer()
      defer { server.stop() }
      // An address that leads to this computer, but need not.
      let url = server.url.replacing("127.0.0.1", with: "0.0.0.0")
      let bench = SyncBench(server, url: url)
      _ = bench.secrets.keep(Self.token, for: url)
      bench.star(79)
      try bench.start()
      bench.settle()
      XCTAssertEqual(bench.asked, ["GET", "POST 79", "GET"])
      XCTAssertEqual(Set(server.requests.map(\.authorization)), [nil])
    }
  }

  func testARedirectionIsNotFollowedWhateverItsKind() throws {
    try onMain {
      for status in [301, 302, 303, 307, 308] {
        for isSent in [false, true] {
          try withBench { bench in
            let other = try FavoritesTestServer()
            defer { other.stop() }
            let elsewhere = other.url.replacing("127.0.0.1", with: "0.0.0.0")
            _ = bench.secrets.keep(Self.token, for: bench.server.url)
            bench.star(79)
            let location = "Location: \(elsewhere)/favorites?a=b\r\n"
            bench.server.faults = (isSent ? [nil] : []) + [.answer(status, headers: location)]
            try bench.start()
            bench.settle()
            pump(for: 0.01)
            XCTAssertEqual(other.requests, [], "\(status)")
            let host = String(elsewhere.dropFirst("http://".count))
            XCTAssertEqual(bench.status?.problem, .redirected(to: ExternalText(host)))
            XCTAssertTrue(bench.environment.isWaiting)
            XCTAssertEqual(bench.state.outbox.count, 1)
          }
        }
      }
    }
  }

  func testWhereItsOwnServerSendsTheProgramIsTold() throws {
    try onMain {
      try withBench { bench in
        let secure = bench.server.url.replacing("http:", with: "https:") + "/favorites"
        for (location, told) in [
          ("/favorites/?a=b", "/favorites/"), (secure, secure),
          ("/" + String(repeating: "x", count: 200), "/" + String(repeating: "x", count: 99) + "…"),
        ] {
          bench.server.faults = [.answer(301, headers: "Location: \(location)\r\n")]
          try bench.start()
          bench.settle()
          XCTAssertEqual(bench.status?.problem, .redirected(to: ExternalText(told)))
          bench.sync?.end()
        }
      }
    }
  }

  func testACertificateThatNobodyVouchesForEndsIt() throws {
    try onMain {
      MainQueueSource.attach()
      let server = try FavoritesTestServer(certificate: selfSignedCertificate)
      defer { server.stop() }
      let bench = SyncBench(server)
      _ = bench.secrets.keep(Self.token, for: server.url)
      bench.star(79)
      try bench.start()
      bench.settle()
      XCTAssertEqual(server.requests, [])
      guard case .server(.noAnswer(let reason))? = bench.status?.problem else {
        return XCTFail("\(String(describing: bench.status))")
      }
      XCTAssertTrue(reason.text.lowercased().contains("certificate"), reason.text)
      XCTAssertEqual(bench.state.outbox.count, 1)
    }
  }

  func testTheTokenStandsInNothingThatIsTold() throws {
    try onMain {
      for fault in [
        FavoritesTestServer.Fault.answer(401), .answer(403, body: "Bearer \(Self.token)"),
        .close(isDone: false), .answer(500), .cut(5),
      ] {
        try withBench { bench in
          _ = bench.secrets.keep(Self.token, for: bench.server.url)
          bench.server.faults = [fault]
          try bench.start()
          bench.settle()
          XCTAssertNotNil(bench.status?.problem)
          XCTAssertFalse("\(bench.statuses)".contains(Self.token))
        }
      }
    }
  }

  func testAServersNameLeadsNowhereElse() throws {
    try onMain {
      try withBench { bench in
        let id = "a/b?c=d#e é%2f"
        let list = [Favorite(number: 79, favoritedBy: SyncBench.userAtFirst, time: 0, serverID: id)]
        let answer = FavoritesTestServer.Fault.answer(200, body: bench.server.json(list))
        bench.server.faults = [answer, answer]
        try bench.start()
        bench.settle()
        XCTAssertEqual(bench.state.mine.map(\.serverID), [id])
        bench.unstar(79)
        bench.settle()
        let request = try XCTUnwrap(bench.server.requests.first { $0.method == "DELETE" })
        XCTAssertEqual(request.path, "/favorites/\(id)")
      }
    }
  }

  func testATokenIsOneWordOfASCII() {
    for token in ["abc", "a.b-c_d~e+f/g=", "!"] { XCTAssertTrue(SecretToken.isUsable(token)) }
    for token in ["", "a b", "a\r\nX: y", "é", "\u{7f}", String(repeating: "a", count: 5_000)] {
      XCTAssertFalse(SecretToken.isUsable(token), token)
    }
  }

  func testWithoutAKeyringATokenIsKeptInMemory() throws {
    let service = "/usr/share/dbus-1/services/org.freedesktop.secrets.service"
    try XCTSkipIf(
      Files.exists(service), "the session bus would start a keyring, which asks the user")
    let keyring = Keyring(program: "tests")
    let asker = Cancellable()
    XCTAssertNil(try keyring.token(for: "https://example.org", asker))
    XCTAssertFalse(keyring.keep(Self.token, for: "https://example.org"))
    XCTAssertEqual(try keyring.token(for: "https://example.org", asker), Self.token)
    XCTAssertNil(try keyring.token(for: "https://example.com", asker))
    XCTAssertFalse(keyring.keep(nil, for: "https://example.org"))
    XCTAssertNil(try keyring.token(for: "https://example.org", asker))
  }
}
