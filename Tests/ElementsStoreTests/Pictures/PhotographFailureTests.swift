import ElementsStore
import GLib
import TestSupport
import XCTest

/// Checks that there is no photograph, that nothing is cached, and that the server is not asked again until the next
/// start.
@MainActor
private func expectNothing(
  of answer: TestServer.Answer, file: StaticString = #filePath, line: UInt = #line,
  _ change: (inout PhotographLimits) -> Void = { _ in }
) throws {
  try withServer { server, directory in
    server.answers["/a"] = answer
    let photographs = store(directory, change)
    let address = server.address("/a")
    XCTAssertNil(photograph(at: address, from: photographs), file: file, line: line)
    XCTAssertEqual(Files.names(in: directory), [], "is kept", file: file, line: line)
    let count = server.requests.count
    XCTAssertNil(photograph(at: address, from: photographs), file: file, line: line)
    XCTAssertEqual(server.requests.count, count, "is asked again", file: file, line: line)
    server.answers["/a"] = .content(smallPicture)
    XCTAssertNotNil(
      photograph(at: address, from: store(directory)), "after the next start", file: file,
      line: line)
  }
}

/// Misbehaving servers: the worst result is no photograph.
final class PhotographFailureTests: QuietTestCase {
  func testAStatusOtherThan200() throws {
    try onMain {
      for status in [204, 304, 403, 404, 410, 500, 503] { try expectNothing(of: .status(status)) }
    }
  }

  func testAServerWithoutAResponse() throws {
    try onMain { try expectNothing(of: .held(smallPicture)) { $0.seconds = 0.1 } }
  }

  func testAServerThatStopsInTheMiddle() throws {
    try onMain {
      let head = Array("HTTP/1.1 200 OK\r\nContent-Length: \(smallPicture.count)\r\n\r\n".utf8)
      try expectNothing(of: .raw(head + smallPicture.prefix(20), closes: false)) {
        $0.seconds = 0.1
      }
      try expectNothing(of: .raw(Array(head.prefix(12)), closes: false)) { $0.seconds = 0.1 }
    }
  }

  func testATruncatedImage() throws {
    try onMain {
      let head = Array("HTTP/1.1 200 OK\r\nContent-Length: \(smallPicture.count)\r\n\r\n".utf8)
      try expectNothing(of: .raw(head + smallPicture.prefix(smallPicture.count / 2), closes: true))
      for picture in [smallPicture, TestImage.jpeg(200, 100)] {
        for length in [picture.count / 2, picture.count - 20, picture.count - 2] {
          try expectNothing(of: .content(Array(picture.prefix(length))))
        }
      }
    }
  }

  func testAResponseThatIsNotHTTP() throws {
    try onMain {
      try expectNothing(of: .raw(Array("SSH-2.0-OpenSSH\r\n".utf8), closes: true))
      try expectNothing(of: .raw([], closes: true))
    }
  }

  func testARedirectLoop() throws {
    try onMain {
      try expectNothing(of: .redirect(to: "/a"))
      try withServer { server, directory in
        server.answers["/a"] = .redirect(to: "/a")
        XCTAssertNil(photograph(at: server.address("/a"), from: store(directory)))
        XCTAssertLessThan(server.requests.count, 25)
      }
    }
  }

  func testARedirectToAnInvalidTarget() throws {
    try onMain {
      for place in ["", "file:///etc/passwd", "http:///a", "ftp://127.0.0.1/a", "http://[::1"] {
        let answer = "HTTP/1.1 302 Found\r\nLocation: \(place)\r\nContent-Length: 0\r\n\r\n"
        try expectNothing(of: .raw(Array(answer.utf8), closes: true))
      }
    }
  }

  func testTextWithAnImageType() throws {
    try onMain {
      try expectNothing(of: .content(Array("<html>no such picture</html>".utf8)))
      try expectNothing(of: .content([]))
      try expectNothing(of: .content([0xff, 0xd8, 0xff] + "JPEG?".utf8))
    }
  }

  func testUnacceptedImageFormatsAreNotDecoded() throws {
    try onMain {
      let svg = #"<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>"#
      try expectNothing(of: .content(Array(svg.utf8)))
      try expectNothing(of: .content(Array("P1 1 1 1".utf8)))
    }
  }

  func testASmallFileOfAHugeImageIsRejectedBeforeDecoding() throws {
    try onMain {
      let bomb = TestImage.png(50_001, 1_000)
      XCTAssertLessThan(bomb.count, 50_000)
      let before = peakMemory()
      try expectNothing(of: .content(bomb))
      XCTAssertLessThan(peakMemory() - before, 50_000, "kilobytes; decoded it would take 146,000")
    }
  }

  func testThePixelLimitIsExact() throws {
    try onMain {
      try expectNothing(of: .content(TestImage.png(101, 100))) { $0.pixels = 10_000 }
      try withServer { server, directory in
        server.answers["/a"] = .content(TestImage.png(100, 100))
        let photographs = store(directory) { $0.pixels = 10_000 }
        XCTAssertNotNil(photograph(at: server.address("/a"), from: photographs))
      }
    }
  }

  func testATooLargeFileIsNotFetched() throws {
    try onMain {
      try expectNothing(of: .content(smallPicture)) { $0.fileBytes = smallPicture.count - 1 }
      let head = "HTTP/1.1 200 OK\r\nContent-Length: 100000000\r\n\r\n"
      try expectNothing(of: .raw(Array(head.utf8), closes: false))
    }
  }

  func testAnEndlessResponseIsCancelled() throws {
    try onMain {
      try withServer { server, directory in
        server.answers["/a"] = .flood(100_000_000)
        let address = server.address("/a")
        XCTAssertNil(photograph(at: address, from: store(directory) { $0.fileBytes = 1_000_000 }))
        XCTAssertLessThan(try XCTUnwrap(server.flood).sent, 20_000_000)
      }
    }
  }

  func testAClosedPort() throws {
    try onMain {
      try withServer { server, directory in
        let address = server.address("/a")
        server.stop()
        XCTAssertNil(photograph(at: address, from: store(directory)))
        XCTAssertNil(photograph(at: "nonsense", from: store(directory)))
        XCTAssertNil(photograph(at: "file:///etc/passwd", from: store(directory)))
      }
    }
  }
}

/// Peak memory of the process in kilobytes.
private func peakMemory() -> Int {
  let status = (try? Files.read("/proc/self/status")) ?? []
  let line = String(decoding: status, as: UTF8.self).split(separator: "\n")
    .first { $0.hasPrefix("VmHWM:") }
  return line.flatMap { Int($0.filter(\.isNumber)) } ?? 0
}
