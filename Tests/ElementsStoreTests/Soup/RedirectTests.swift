import Elements
import ElementsStore
import GLib
import TestSupport
import XCTest

/// Redirects of requests for photographs and catalogs.
final class RedirectTests: QuietTestCase {
  private static let parts = json([(1, "H", "Hydrogen")])

  /// Returns why the redirect of the first part to `place` was refused.
  @MainActor
  private static func refusal(
    of place: String, from server: TestServer, at host: String? = nil, _ directory: String
  ) throws -> RedirectRefusal? {
    server.answers["/api/elements"] = .redirectOf(status: 302, to: place)
    server.answers["/api/elements_remaining"] = .content(parts)
    let load = try load("http://\(host ?? "127.0.0.1"):\(server.port)/api", directory)
    let answer = CatalogLoadResult(load).result
    guard case .server(.redirected(let refusal))? = answer.failures.first?.reason else {
      return nil
    }
    XCTAssertEqual(answer.failures.first?.host.text, "\(host ?? "127.0.0.1"):\(server.port)")
    XCTAssertEqual(answer.merge?.count, 1)
    return refusal
  }

  func testEveryStatusIsFollowedFiveTimes() throws {
    try onMain {
      for (index, status) in [301, 302, 303, 307, 308].enumerated() {
        try withServer { server, directory in
          for step in 0..<6 {
            server.answers["/\(step)"] = .redirectOf(status: status, to: "\(step + 1)?a=b#c")
          }
          server.answers["/5"] = .content(smallPicture)
          XCTAssertNotNil(photograph(at: server.address("/0"), from: store(directory)))
          server.answers["/5"] = .redirectOf(status: status, to: "/6")
          server.answers["/6"] = .content(smallPicture)
          XCTAssertNil(photograph(at: server.address("/0"), from: store(directory + "\(index)")))
          XCTAssertFalse(server.requests.contains { $0.path == "/6" })
        }
      }
    }
  }

  func testAnotherPortIsNotFollowed() throws {
    try onMain {
      try withServer { server, directory in
        let other = try TestServer()
        defer { other.stop() }
        other.answers = ["/a": .content(smallPicture), "/api/elements": .content(Self.parts)]
        server.answers["/a"] = .redirect(to: other.address("/a"))
        XCTAssertNil(photograph(at: server.address("/a"), from: store(directory)))
        let refusal = try Self.refusal(of: other.address("/api/elements"), from: server, directory)
        XCTAssertEqual(
          refusal, RedirectRefusal(reason: .otherPort, host: "127.0.0.1:\(other.port)"))
        XCTAssertEqual(other.requests, [])
      }
    }
  }

  func testARedirectFromHTTPSToHTTPIsNotFollowed() throws {
    try onMain {
      MainQueueSource.attach()
      try withTrust { directory in
        let server = try TestServer(certificate: TestCertificates.good)
        let other = try TestServer()
        defer {
          server.stop()
          other.stop()
        }
        other.answers = ["/a": .content(smallPicture)]
        for path in ["/a", "/api/elements", "/api/elements_remaining"] {
          server.answers[path] = .redirect(to: other.address("/a"))
        }
        XCTAssertNil(photograph(at: server.address("/a"), from: store(directory + "/a")))
        let load = try load(server.address("/api"), directory + "/b")
        let refusal = RedirectRefusal(reason: .notEncrypted, host: "127.0.0.1:\(other.port)")
        XCTAssertEqual(
          CatalogLoadResult(load).result.failures.map(\.reason),
          [.server(.redirected(refusal)), .server(.redirected(refusal))])
        XCTAssertEqual(other.requests, [])
        waitUntil("all threads have ended") { workers() == 0 }
      }
    }
  }

  func testARedirectFromTheInternetToLoopbackIsNotFollowed() throws {
    try onMain {
      try withServer { server, directory in
        try withProxy(at: server.port) {
          for host in ["127.0.0.1", "localhost", "[::1]", "192.168.1.1", "nas"] {
            let place = "http://\(host):\(server.port)"
            XCTAssertEqual(
              try Self.refusal(of: place + "/secret", from: server, at: "a.example", directory),
              RedirectRefusal(reason: .narrower, host: "\(host):\(server.port)"))
            server.answers["/a"] = .redirect(to: place + "/secret")
            let address = "http://a.example:\(server.port)/a"
            XCTAssertNil(photograph(at: address, from: store(directory)))
          }
          XCTAssertFalse(server.requests.contains { $0.path == "/secret" })
        }
      }
    }
  }

  func testARedirectToANameOfLoopbackIsNotFollowed() throws {
    try onMain {
      try withServer { server, directory in
        try withNames(["b.example": "127.0.0.1"]) {
          try withProxy(at: server.port, exceptFor: "b.example") {
            let place = "http://b.example:\(server.port)/secret"
            XCTAssertEqual(
              try Self.refusal(of: place, from: server, at: "a.example", directory),
              RedirectRefusal(reason: .narrower, host: "b.example:\(server.port)"))
            XCTAssertFalse(server.requests.contains { $0.path == "/secret" })
            // A user's own URL is requested.
            server.answers["/a"] = .content(smallPicture)
            let address = "http://b.example:\(server.port)/a"
            XCTAssertNotNil(photograph(at: address, from: store(directory)))
          }
        }
      }
    }
  }

  func testARedirectWithinTheInternetIsFollowed() throws {
    try onMain {
      try withServer { server, directory in
        withProxy(at: server.port) {
          server.answers["/a"] = .redirect(to: "http://b.example:\(server.port)/b")
          server.answers["/b"] = .content(smallPicture)
          let address = "http://a.example:\(server.port)/a"
          XCTAssertNotNil(photograph(at: address, from: store(directory)))
          XCTAssertEqual(server.requests.map(\.path), ["/a", "/b"])
        }
      }
    }
  }

  func testARedirectToAnInvalidURLIsNotFollowed() throws {
    try onMain {
      try withServer { server, directory in
        for place in [
          "http://user:word@127.0.0.1:\(server.port)/b", "file:///etc/passwd",
          "http://\(String(repeating: "a", count: 5_000))/b", "http://a:70000/", "http://",
          "httpx://127.0.0.1/",
        ] {
          let refusal = try Self.refusal(of: place, from: server, directory)
          XCTAssertEqual(refusal, RedirectRefusal(reason: .noWebAddress, host: ""), place)
        }
        XCTAssertFalse(server.requests.contains { $0.path == "/b" })
      }
    }
  }
}
