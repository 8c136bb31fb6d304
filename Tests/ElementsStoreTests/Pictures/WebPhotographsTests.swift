import ElementsStore
import GLib
import TestSupport
import XCTest

/// Requests for photographs: limited in number, in order, shared, and cancelled.
final class WebPhotographsTests: QuietTestCase {
  func testAPhotographIsDelivered() throws {
    try onMain {
      try withServer { server, directory in
        server.answers["/a"] = .content(smallPicture)
        let photographs = store(directory)
        let photograph = try XCTUnwrap(photograph(at: server.address("/a"), from: photographs))
        XCTAssertEqual(photograph.width, 8)
        XCTAssertEqual(photograph.height, 4)
        XCTAssertEqual(photograph.pixels.array, [UInt8](repeating: 0xff, count: 8 * 4 * 4))
        XCTAssertEqual(server.requests.first?.userAgent?.hasPrefix("tests/1 libsoup/3."), true)
      }
    }
  }

  func testALargePhotographIsScaledDownAndASmallOneIsNot() throws {
    try onMain {
      try withServer { server, directory in
        server.answers = [
          "/wide": .content(TestImage.png(400, 100)), "/high": .content(TestImage.png(30, 900)),
          "/small": .content(smallPicture),
        ]
        let photographs = store(directory)
        for (path, size) in [("/wide", [100, 25]), ("/high", [3, 100]), ("/small", [8, 4])] {
          let photograph = try XCTUnwrap(photograph(at: server.address(path), from: photographs))
          XCTAssertEqual([photograph.width, photograph.height], size, path)
          XCTAssertEqual(photograph.pixels.count, size[0] * size[1] * 4, path)
        }
      }
    }
  }

  func testARedirectIsFollowed() throws {
    try onMain {
      try withServer { server, directory in
        server.answers = ["/a": .redirect(to: "/b"), "/b": .content(smallPicture)]
        XCTAssertNotNil(photograph(at: server.address("/a"), from: store(directory)))
      }
    }
  }

  func testAtMostFourAreFetchedAtOnceInOrder() throws {
    try onMain {
      try withServer { server, directory in
        let paths = (0..<10).map { "/\($0)" }
        for path in paths { server.answers[path] = .held(smallPicture) }
        let (photographs, requests) = (store(directory), PhotographRequests())
        for path in paths { requests.ask(photographs, server.address(path)) }
        waitUntil("four are asked for") { server.held.count == 4 }
        pump(for: 0.05)
        XCTAssertEqual(server.held.sorted(), Array(paths[..<4]))
        for index in 0..<10 {
          server.release(paths[index])
          let next = min(index + 5, 10)
          waitUntil("the next is asked for") { server.requests.count == next }
          if next < 10 { XCTAssertEqual(server.requests.last?.path, paths[next - 1]) }
        }
        waitUntil("all have come") { requests.answers.count == 10 }
        XCTAssertTrue(requests.answers.values.allSatisfy { $0 != nil })
      }
    }
  }

  func testADroppedRequestIsCancelledAndNotDelivered() throws {
    try onMain {
      try withServer { server, directory in
        for path in ["/0", "/1", "/2", "/3"] { server.answers[path] = .held(smallPicture) }
        server.answers["/5"] = .content(smallPicture)
        let (photographs, requests) = (store(directory), PhotographRequests())
        for index in 0..<6 { requests.ask(photographs, server.address("/\(index)")) }
        waitUntil("four are asked for") { server.held.count == 4 }
        requests.drop(server.address("/4"))
        requests.drop(server.address("/2"))
        waitUntil("the last has come") { requests.answers[server.address("/5")] != nil }
        XCTAssertFalse(server.requests.contains { $0.path == "/4" }, "was never asked for")
        server.release("/2")
        pump(for: 0.05)
        XCTAssertEqual(requests.answers.count, 1)
        for index in 0..<4 { requests.drop(server.address("/\(index)")) }
      }
    }
  }

  func testACancelledPhotographCanBeRequestedAgain() throws {
    try onMain {
      try withServer { server, directory in
        server.answers["/a"] = .held(smallPicture)
        let (photographs, requests) = (store(directory), PhotographRequests())
        requests.ask(photographs, server.address("/a"))
        waitUntil("it is asked for") { server.held.count == 1 }
        requests.drop(server.address("/a"))
        server.answers["/a"] = .content(smallPicture)
        XCTAssertNotNil(photograph(at: server.address("/a"), from: photographs))
        XCTAssertEqual(requests.answers.count, 0)
      }
    }
  }

  func testEqualRequestsAreShared() throws {
    try onMain {
      try withServer { server, directory in
        server.answers["/a"] = .held(smallPicture)
        let (photographs, address) = (store(directory), server.address("/a"))
        let (first, second) = (PhotographRequests(), PhotographRequests())
        for requests in [first, second] { requests.ask(photographs, address) }
        waitUntil("it is asked for") { server.held.count == 1 }
        first.drop(address)
        server.release("/a")
        waitUntil("it has come") { second.answers[address] != nil }
        XCTAssertNotNil(second.answers[address] ?? nil)
        XCTAssertEqual(first.answers.count, 0)
        XCTAssertEqual(server.requests.count, 1)
      }
    }
  }

  func testNothingHappensBeforeTheFirstRequest() throws {
    try onMain {
      try withServer { server, directory in
        _ = store(directory)
        pump(for: 0.02)
        XCTAssertEqual(server.requests, [])
        XCTAssertFalse(Files.exists(directory))
      }
    }
  }
}
