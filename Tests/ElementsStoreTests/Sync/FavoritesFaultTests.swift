import CGLib
import Elements
import ElementsStore
import GLib
import TestSupport
import XCTest

/// One favorite is there, another is to be sent, and a third to be removed. Each exchange in turn fails.
@MainActor
private func expectRecovery(
  from fault: FavoritesTestServer.Fault, _ name: String, knowsKeys: Bool = true,
  isFinal: Bool = false,
  file: StaticString = #filePath, line: UInt = #line
) throws {
  for position in 0..<4 {
    try withBench { bench in
      bench.server.knowsKeys = knowsKeys
      bench.star(1)
      bench.star(2)
      try bench.start(seconds: 0.2)
      bench.settle()
      bench.kill()
      bench.star(79)
      bench.unstar(1)
      bench.server.faults = Array(repeating: nil, count: position) + [fault]
      try bench.start(seconds: 0.2)
      bench.settleForGood(file: file, line: line)
      if isFinal {
        XCTAssertNotNil(bench.status?.problem, name, file: file, line: line)
        XCTAssertFalse(bench.environment.isWaiting, name, file: file, line: line)
        bench.sync?.take(.retried)
        bench.settleForGood(file: file, line: line)
      }
      bench.watch()
      let what = "\(name) at \(position): \(bench.asked)"
      XCTAssertEqual(bench.state.outbox, [], what, file: file, line: line)
      XCTAssertEqual(bench.state.mine.map(\.number), [2, 79], what, file: file, line: line)
      XCTAssertEqual(bench.server.records, bench.state.mine, what, file: file, line: line)
      XCTAssertEqual(bench.state.others, [], what, file: file, line: line)
    }
  }
}

/// Whatever goes wrong between program and server: nothing is lost, nothing doubled, and it goes on.
final class FavoritesFaultTests: QuietTestCase {
  func testAConnectionThatIsClosedBeforeOrAfterTheServerHasActed() throws {
    try onMain {
      for knowsKeys in [true, false] {
        try expectRecovery(from: .close(isDone: false), "closed before", knowsKeys: knowsKeys)
        try expectRecovery(from: .close(isDone: true), "closed after", knowsKeys: knowsKeys)
      }
    }
  }

  func testAnAnswerThatIsCutOffAnywhere() throws {
    try onMain {
      for count in [1, 9, 12, 40, 60, 70, 100] {
        try expectRecovery(from: .cut(count), "cut after \(count)", knowsKeys: count % 2 == 0)
      }
    }
  }

  func testAServerThatIsSilent() throws {
    try onMain { try expectRecovery(from: .silence, "silence") }
  }

  func testStatusesThatPass() throws {
    try onMain {
      for status in [408, 429, 500, 502, 503, 504, 599] {
        try expectRecovery(from: .answer(status), "\(status)")
      }
      try expectRecovery(from: .answer(500, isDone: true), "500 after", knowsKeys: false)
      try expectRecovery(from: .answer(302), "302 to nowhere")
      try expectRecovery(from: .answer(304), "304")
    }
  }

  func testStatusesThatWaitForTheUser() throws {
    try onMain {
      for status in [400, 401, 403, 409, 422] {
        try expectRecovery(from: .answer(status), "\(status)", isFinal: true)
      }
    }
  }

  func testWhatIsNoAnswerOfAFavoritesServer() throws {
    try onMain {
      let texts = [
        "", "<html>Log in</html>", "[{\"id\":1,\"number\":79,\"favor", "null", "{}", "7", "[[]]",
        "[{}]", #"[{"number":79,"favoritedBy":"Ada"}]"#, #"{"number":79,"favoritedBy":"Ada"}"#,
        #"[{"id":"1","number":200,"favoritedBy":"Ada"}]"#, "\u{0}\u{1}\u{2}",
        #"[{"id":"1","number":79,"favoritedBy":7}]"#, String(repeating: "[", count: 9_999),
        #"{"id":"1","number":3,"favoritedBy":"Bert"}"#,
      ]
      for text in texts {
        // A DELETE's answer needs no content, so nothing fails there.
        try expectRecovery(from: .answer(200, body: text, isDone: true), String(text.prefix(40)))
      }
    }
  }

  func testAnAnswerOfTwoGigabytes() throws {
    try onMain {
      let length = "Content-Length: 2147483648\r\n"
      try expectRecovery(from: .answer(200, headers: length, body: "[", isDone: true), "2 GB")
    }
  }

  func testOldAndDoubleLists() throws {
    try onMain {
      for knowsKeys in [true, false] {
        try expectRecovery(from: .oldList, "old list", knowsKeys: knowsKeys)
        try expectRecovery(from: .doubleList, "double list", knowsKeys: knowsKeys)
      }
    }
  }

  func testAListThatIsTooLongIsRefusedAsAWhole() throws {
    try onMain {
      try withBench { bench in
        let one = Favorite(number: 1, favoritedBy: "Bert", time: 0, serverID: "x")
        let list = bench.server.json(Array(repeating: one, count: 10_001))
        bench.server.faults = [.answer(200, body: list)]
        bench.server.add(2, by: "Cleo")
        try bench.start()
        bench.settle()
        guard case .unusable = bench.status?.problem else {
          return XCTFail("\(String(describing: bench.status))")
        }
        bench.sync?.take(.retried)
        bench.settle()
        XCTAssertEqual(bench.state.others.map(\.favoritedBy), ["Cleo"])
        let long = "[" + String(repeating: " ", count: 10_000_001) + "]"
        bench.server.faults = [.answer(200, body: long)]
        bench.sync?.take(.retried)
        bench.settle()
        XCTAssertEqual(bench.status?.problem, .server(.tooLong))
      }
    }
  }

  func testAServerThatIsNotThereIsAskedAgainLaterAndLater() throws {
    try onMain {
      try withBench { bench in
        bench.star(79)
        bench.server.stop()
        try bench.start()
        bench.settle()
        var pauses: [Int64] = []
        for _ in 0..<4 {
          pauses.append(bench.environment.pause ?? 0)
          bench.environment.ring()
          bench.settle()
        }
        XCTAssertEqual(pauses, [1_500, 3_000, 6_000, 12_000])
        guard case .server(.noAnswer(let reason))? = bench.status?.problem else {
          return XCTFail("\(String(describing: bench.status))")
        }
        XCTAssertFalse(reason.text.isEmpty)
        XCTAssertEqual(bench.status?.waiting, 1)
        try bench.server.listen()
        bench.environment.ring(hasNetworkChanged: true)
        bench.settle()
        XCTAssertEqual(bench.server.records.map(\.number), [79])
        XCTAssertNil(bench.status?.problem)
      }
    }
  }

  func testWithNothingToSendAServerThatIsNotThereIsNotAskedAgain() throws {
    try onMain {
      try withBench { bench in
        bench.server.stop()
        try bench.start()
        bench.settle()
        XCTAssertNotNil(bench.status?.problem)
        XCTAssertFalse(bench.environment.isWaiting)
      }
    }
  }

  func testAServerThatAsksForAPauseGetsIt() throws {
    try onMain {
      for (text, seconds) in [
        ("120", 120.0), (Self.date(in: 300), 300), ("soon", 1.5), ("-5", 1.5),
        // Its clock is wrong, which its own time tells.
        (Self.date(in: 7_500) + "\r\nDate: " + Self.date(in: 7_200), 300),
        (Self.date(in: -7_000) + "\r\nDate: " + Self.date(in: -7_200), 200),
      ] {
        try withBench { bench in
          bench.star(79)
          bench.server.faults = [.answer(503, headers: "Retry-After: \(text)\r\n")]
          try bench.start()
          bench.settle()
          let pause = Double(bench.environment.pause ?? 0) / 1000
          XCTAssertEqual(pause, seconds, accuracy: 2, text)
        }
      }
    }
  }

  /// A moment as HTTP writes it.
  @MainActor
  private static func date(in seconds: Int64) -> String {
    guard let date = g_date_time_new_from_unix_utc(gint64(Clock.time / 1000 + seconds)),
      let text = g_date_time_format(date, "%a, %d %b %Y %H:%M:%S GMT")
    else { return "" }
    defer {
      g_free(text)
      g_date_time_unref(date)
    }
    return String(cString: text)
  }
}
