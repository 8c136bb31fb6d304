import ElementsStore
import GLib
import Glibc
import TestSupport
import XCTest

/// What is kept between starts, and when the server is asked whether it still holds.
final class PhotographCacheTests: QuietTestCase {
  func testTheServerIsAskedOnceAStartWhetherThereIsANewerOne() throws {
    try onMain {
      try withServer { server, directory in
        server.answers["/a"] = .content(smallPicture, etag: "\"1\"")
        let address = server.address("/a")
        for _ in 0..<3 {
          let photographs = store(directory)
          XCTAssertNotNil(photograph(at: address, from: photographs))
          XCTAssertNotNil(photograph(at: address, from: photographs, side: 2))
        }
        XCTAssertEqual(server.requests.map(\.etag), [nil, "\"1\"", "\"1\""])
      }
    }
  }

  func testANewerOneTakesThePlaceOfTheOld() throws {
    try onMain {
      try withServer { server, directory in
        let black = TestImage.png(8, 4, isWhite: false)
        let address = server.address("/a")
        for (content, etag) in [(smallPicture, "\"1\""), (black, "\"2\"")] {
          server.answers["/a"] = .content(content, etag: etag)
          XCTAssertNotNil(photograph(at: address, from: store(directory)))
        }
        let again = try XCTUnwrap(photograph(at: address, from: store(directory)))
        XCTAssertEqual(again.pixels.array.first, 0, "the black one")
        XCTAssertEqual(server.requests.map(\.etag), [nil, "\"1\"", "\"2\""])
        XCTAssertEqual(Files.names(in: directory).count, 1)
      }
    }
  }

  func testWhatIsKeptStandsInForAServerThatCannotBeReached() throws {
    try onMain {
      try withServer { server, directory in
        server.answers["/a"] = .content(smallPicture, etag: "\"1\"")
        let address = server.address("/a")
        XCTAssertNotNil(photograph(at: address, from: store(directory)))
        server.answers["/a"] = .status(503)
        XCTAssertNotNil(photograph(at: address, from: store(directory)))
        server.answers["/a"] = .held(smallPicture)
        XCTAssertNotNil(photograph(at: address, from: store(directory) { $0.seconds = 0.1 }))
        server.stop()
        XCTAssertNotNil(photograph(at: address, from: store(directory)))
      }
    }
  }

  func testABadAnswerNeverTakesThePlaceOfAGoodPhotograph() throws {
    try onMain {
      try withServer { server, directory in
        let address = server.address("/a")
        let good = TestServer.Answer.content(smallPicture, etag: "\"1\"")
        server.answers["/a"] = good
        XCTAssertNotNil(photograph(at: address, from: store(directory)))
        let page = Array("<html>Sign in to the network</html>".utf8)
        let bad: [TestServer.Answer] = [
          .content(page), .content(page, etag: "\"2\""), .content([]), .status(204), .status(403),
          .status(511), .content(Array(smallPicture.dropLast(2))),
          .content(TestImage.animatedWebP(64, 64)), .redirect(to: "http://127.0.0.1:9/sign-in"),
          .redirect(to: "/a"), .raw(Array("SSH-2.0-OpenSSH\r\n".utf8), closes: true),
          .flood(30_000_000),
        ]
        for answer in bad {
          server.answers["/a"] = answer
          let shown = store(directory)
          XCTAssertNotNil(photograph(at: address, from: shown), "\(answer)")
          XCTAssertNotNil(photograph(at: address, from: shown, side: 2), "\(answer)")
          XCTAssertEqual(Files.names(in: directory).count, 1)
        }
        server.answers["/a"] = good
        XCTAssertNotNil(photograph(at: address, from: store(directory)))
        XCTAssertEqual(server.requests.last?.etag, "\"1\"")
      }
    }
  }

  func testWhatIsGoneFromTheServerIsNotKept() throws {
    try onMain {
      try withServer { server, directory in
        server.answers["/a"] = .content(smallPicture, etag: "\"1\"")
        XCTAssertNotNil(photograph(at: server.address("/a"), from: store(directory)))
        server.answers["/a"] = .status(404)
        XCTAssertNil(photograph(at: server.address("/a"), from: store(directory)))
        XCTAssertEqual(Files.names(in: directory), [])
      }
    }
  }

  func testADamagedFileIsThrownAwayAndAskedForAgain() throws {
    try onMain {
      try withServer { server, directory in
        server.answers["/a"] = .content(smallPicture, etag: "\"1\"")
        let address = server.address("/a")
        XCTAssertNotNil(photograph(at: address, from: store(directory)))
        let path = directory + "/" + (Files.names(in: directory).first ?? "")
        let whole = try Files.read(path)
        var flipped = whole
        flipped[whole.count - 30] ^= 1
        let damages = [
          [], Array(whole.prefix(40)), Array(whole.dropLast()), flipped, [0, 255, 10],
        ]
        for damage in damages {
          try Files.write(damage, to: path)
          XCTAssertNotNil(photograph(at: address, from: store(directory)))
          XCTAssertNil(server.requests.last?.etag)
          XCTAssertEqual(try Files.read(path), whole)
        }
      }
    }
  }

  func testTheLeastUsedGoFirstWhenThereIsNoRoom() throws {
    try onMain {
      try withServer { server, directory in
        for path in ["/a", "/b", "/c"] {
          server.answers[path] = .content(smallPicture, etag: "\"1\"")
        }
        let limit = { (limits: inout PhotographLimits) in
          limits.cacheBytes = 2 * (smallPicture.count + 200)
        }
        for path in ["/a", "/b", "/a", "/c"] {
          // A file's time is no finer than the kernel's tick.
          usleep(20_000)
          XCTAssertNotNil(photograph(at: server.address(path), from: store(directory, limit)))
        }
        XCTAssertEqual(Files.names(in: directory).count, 2)
        let before = server.requests.count
        for path in ["/a", "/c", "/b"] {
          XCTAssertNotNil(photograph(at: server.address(path), from: store(directory, limit)))
        }
        XCTAssertEqual(server.requests[before...].map(\.etag), ["\"1\"", "\"1\"", nil])
      }
    }
  }

  func testTheDirectoryIsTheUsersAlone() throws {
    try onMain {
      try withServer { server, directory in
        server.answers["/a"] = .content(smallPicture)
        XCTAssertNotNil(photograph(at: server.address("/a"), from: store(directory)))
        var status = stat()
        XCTAssertEqual(stat(directory, &status), 0)
        XCTAssertEqual(status.st_mode & 0o777, 0o700)
      }
    }
  }

  func testADirectoryThatCannotBeMadeDoesNoHarm() throws {
    try onMain {
      try withServer { server, directory in
        try Files.write("a file where a directory should be", to: directory)
        server.answers["/a"] = .content(smallPicture)
        XCTAssertNotNil(photograph(at: server.address("/a"), from: store(directory)))
      }
    }
  }
}
