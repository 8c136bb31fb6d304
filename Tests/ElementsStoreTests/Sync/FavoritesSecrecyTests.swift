import Elements
import ElementsStore
import GLib
import TestSupport
import XCTest

/// Hosts that the program contacts, and data that it sends.
final class FavoritesSecrecyTests: QuietTestCase {
  private static let token = "t0ken-of-Ada"

  func testATokenGoesWithEveryRequestToThisComputer() throws {
    try onMain {
      try withBench { bench in
        _ = bench.secrets.setToken(Self.token, for: bench.server.http.url)
        bench.star(79)
        try bench.start()
        bench.settle()
        bench.unstar(79)
        bench.settle()
        XCTAssertEqual(bench.asked, ["GET", "POST 79", "GET", "DELETE 1", "GET"])
        XCTAssertEqual(
          Set(bench.server.http.requests.map(\.authorization)), ["Bearer \(Self.token)"])
      }
    }
  }

  func testATokenIsNotSentUnencryptedToAnotherHost() throws {
    try onMain {
      MainQueueSource.attach()
      let server = try FavoritesService()
      defer { server.http.stop() }
      // An address that reaches this computer, but is not a loopback address.
      let url = server.http.url.replacing("127.0.0.1", with: "0.0.0.0")
      let bench = SyncBench(server, url: url)
      _ = bench.secrets.setToken(Self.token, for: url)
      bench.star(79)
      try bench.start()
      bench.settle()
      XCTAssertEqual(bench.asked, ["GET", "POST 79", "GET"])
      XCTAssertEqual(Set(server.http.requests.map(\.authorization)), [nil])
    }
  }

  func testNoRedirectIsFollowed() throws {
    try onMain {
      for status in [301, 302, 303, 307, 308] {
        for isSent in [false, true] {
          try withBench { bench in
            let other = try FavoritesService()
            defer { other.http.stop() }
            let elsewhere = other.http.url.replacing("127.0.0.1", with: "0.0.0.0")
            _ = bench.secrets.setToken(Self.token, for: bench.server.http.url)
            bench.star(79)
            let location = "Location: \(elsewhere)/favorites?a=b\r\n"
            bench.server.faults = (isSent ? [nil] : []) + [.answer(status, headers: location)]
            try bench.start()
            bench.settle()
            pump(for: 0.01)
            XCTAssertEqual(other.http.requests, [], "\(status)")
            let host = String(elsewhere.dropFirst("http://".count))
            XCTAssertEqual(bench.status?.problem, .redirected(to: ExternalText(host)))
            XCTAssertTrue(bench.environment.isWaiting)
            XCTAssertEqual(bench.state.outbox.count, 1)
          }
        }
      }
    }
  }

  func testTheTargetOfARedirectIsReported() throws {
    try onMain {
      try withBench { bench in
        let secure = bench.server.http.url.replacing("http:", with: "https:") + "/favorites"
        for (location, told) in [
          ("/favorites/?a=b", "/favorites/"), (secure, secure),
          ("/" + String(repeating: "x", count: 200), "/" + String(repeating: "x", count: 99) + "…"),
          // Letters of a hundred scripts would each need a font.
          (
            "/" + String(repeating: "कა", count: 5_000),
            "/" + String(String(repeating: "%E0%A4%95%E1%83%90", count: 6).prefix(99)) + "…"
          ),
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

  func testAServerWithAValidCertificateIsSyncedWith() throws {
    try onMain {
      MainQueueSource.attach()
      try withTrust { _ in
        let server = try FavoritesService(certificate: TestCertificates.good)
        defer { server.http.stop() }
        let bench = SyncBench(server)
        _ = bench.secrets.setToken(Self.token, for: server.http.url)
        bench.star(79)
        try bench.start()
        bench.settle()
        XCTAssertEqual(server.records.map(\.number), [79])
        XCTAssertEqual(bench.state.outbox.count, 0)
        XCTAssertNil(bench.status?.problem)
        bench.sync?.end()
      }
      waitUntil("all threads have ended") { workers() == 0 }
    }
  }

  func testAServerWithAnInvalidCertificateGetsNoRequest() throws {
    try onMain {
      MainQueueSource.attach()
      for certificate in TestCertificates.refused {
        try withTrust { directory in
          let server = try RefusedServer(certificate, in: directory)
          let plain = try FavoritesService()
          defer { plain.http.stop() }
          let bench = SyncBench(plain, url: server.url)
          _ = bench.secrets.setToken(Self.token, for: server.url)
          bench.star(79)
          try bench.start()
          bench.settle()
          XCTAssertEqual(bench.state.outbox.count, 1)
          bench.sync?.end()
          XCTAssertEqual(server.stop(), 0)
          guard case .server(.noResponse(let reason))? = bench.status?.problem else {
            return XCTFail(String(describing: bench.status))
          }
          XCTAssertTrue(reason.text.lowercased().contains("certificate"), reason.text)
        }
      }
      waitUntil("all threads have ended") { workers() == 0 }
    }
  }

  func testTheTokenIsInNoMessage() throws {
    try onMain {
      for fault in [
        FavoritesService.Fault.answer(401), .answer(403, body: "Bearer \(Self.token)"),
        .close(isDone: false), .answer(500), .cut(5),
      ] {
        try withBench { bench in
          _ = bench.secrets.setToken(Self.token, for: bench.server.http.url)
          bench.server.faults = [fault]
          try bench.start()
          bench.settle()
          XCTAssertNotNil(bench.status?.problem)
          XCTAssertFalse("\(bench.statuses)".contains(Self.token))
        }
      }
    }
  }

  func testAServersIDCannotChangeThePath() throws {
    try onMain {
      try withBench { bench in
        let id = "a/b?c=d#e é%2f"
        let list = [Favorite(number: 79, favoritedBy: SyncBench.userAtFirst, time: 0, serverID: id)]
        let answer = FavoritesService.Fault.answer(200, body: bench.server.json(list))
        bench.server.faults = [answer, answer]
        try bench.start()
        bench.settle()
        XCTAssertEqual(bench.state.mine.map(\.serverID), [id])
        bench.unstar(79)
        bench.settle()
        let request = try XCTUnwrap(bench.server.http.requests.first { $0.method == "DELETE" })
        XCTAssertEqual(request.path, "/favorites/\(id)")
      }
    }
  }

  func testATokenIsVisibleASCII() {
    for token in ["abc", "a.b-c_d~e+f/g=", "!"] { XCTAssertTrue(SecretToken.isUsable(token)) }
    for token in ["", "a b", "a\r\nX: y", "é", "\u{7f}", String(repeating: "a", count: 5_000)] {
      XCTAssertFalse(SecretToken.isUsable(token), token)
    }
  }

  func testWithoutAKeyringATokenIsHeldInMemory() throws {
    let keyring = Keyring(program: "tests")
    let requests = Cancellable()
    XCTAssertNil(try keyring.token(for: "https://example.org", requests))
    XCTAssertFalse(keyring.setToken(Self.token, for: "https://example.org"))
    XCTAssertEqual(try keyring.token(for: "https://example.org", requests), Self.token)
    XCTAssertNil(try keyring.token(for: "https://example.com", requests))
    XCTAssertFalse(keyring.setToken(nil, for: "https://example.org"))
    XCTAssertNil(try keyring.token(for: "https://example.org", requests))
  }
}
