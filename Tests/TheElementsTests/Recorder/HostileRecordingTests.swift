import Elements
import GLib
import Gtk
import Recording
import TestSupport
import XCTest

@testable import TheElements

/// Files from anybody, opened in the Recorder.
final class HostileRecordingTests: PageTestCase {
  /// Opens a file of these lines. Returns the messages.
  @MainActor
  private static func open(_ lines: [String], in recorder: RecorderWindow) throws -> [String] {
    let session = recorder.session
    let messages = Record<String>()
    session.onMessage = { messages.add($0) }
    try withTemporaryDirectory { folder in
      let path = "\(folder)/walk.elements-recording"
      try Files.write(lines.map { "\($0)\n" }.joined(), to: path)
      session.open(path)
      waitUntil("the file is read") {
        !messages.events.isEmpty || session.rows.recording.lines == lines
      }
    }
    return messages.events
  }

  private static let pieces = [
    String(repeating: "w", count: 3900), "e" + String(repeating: "\u{301}", count: 1900),
    String(repeating: "w\u{202e}\u{2066}", count: 500), String(repeating: "w ", count: 1900),
    String(repeating: "\u{1F469}\u{200D}", count: 500),
  ]

  func testEveryRowIsBounded() throws {
    try onMain {
      try withRecorder { recorder, _ in
        let forms: [(String) -> String] = [
          { $0 }, { "show-page \"\($0)\"" }, { "expect title \"\($0)\"" },
          { "expect text \"a\" \"\($0)\"" }, { "flip in \"\($0)\"" }, { "include \($0)" },
          { "expect found \($0)" }, { "set a \"\($0)\"" }, { "wait \($0)" },
        ]
        let lines = Self.pieces.flatMap { piece in forms.map { $0(piece) } }
        XCTAssertEqual(try Self.open(lines, in: recorder), [])
        waitUntil("all rows") { recorder.all(RecorderRow.self).count == lines.count }
        recorder.activate(.play)
        waitUntil("the faults are shown") { !recorder.session.faults.isEmpty }
        settle(recorder)
        for row in recorder.all(RecorderRow.self) {
          for text in shownTexts(in: row) {
            let measure = TextMeasure(text)
            XCTAssertLessThanOrEqual(measure.scalars, 700, String(text.prefix(60)))
            XCTAssertLessThanOrEqual(measure.marks, 8, String(text.prefix(60)))
            XCTAssertLessThanOrEqual(measure.run, 310, String(text.prefix(60)))
            XCTAssertEqual(measure.controls, 0, String(text.prefix(60)))
          }
        }
      }
    }
  }

  func testManyRowsAreMadeInPieces() throws {
    try onMain {
      try withRecorder { recorder, _ in
        let lines = Array(repeating: "show-page grid", count: RecordingSession.maximumRows)
        XCTAssertEqual(try Self.open(lines, in: recorder), [])
        XCTAssertLessThan(recorder.all(RecorderRow.self).count, 100)
        waitUntil("some rows") { recorder.all(RecorderRow.self).count > 200 }
        XCTAssertEqual(try Self.open(["flip"], in: recorder), [])
        XCTAssertEqual(recorder.all(RecorderRow.self).count, 1)
        settle(recorder)
        XCTAssertEqual(recorder.all(RecorderRow.self).count, 1)
      }
    }
  }

  func testAFileTooLongForTheWindowIsRefused() throws {
    try onMain {
      try withRecorder { recorder, _ in
        XCTAssertEqual(try Self.open(["flip"], in: recorder), [])
        let tooMany = Array(repeating: "flip", count: RecordingSession.maximumRows + 1)
        XCTAssertEqual(
          try Self.open(tooMany, in: recorder),
          [
            "walk.elements-recording: more than 2000 acts and checks, too long for the Recorder"
          ])
        let long = ["flip", String(repeating: "x", count: 500_000)]
        XCTAssertEqual(
          try Self.open(long, in: recorder),
          ["walk.elements-recording: line 2: the line is too long"])
        XCTAssertEqual(recorder.session.rows.recording.lines, ["flip"])
      }
    }
  }
}
