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
        recorder.activate(.play)
        waitUntil("the faults are shown") { !recorder.session.faults.isEmpty }
        settle(recorder)
        for index in lines.indices {
          let row = try XCTUnwrap(recorder.list.row(index))
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

  func testAFileThatIsNotIncludedIsNotShown() throws {
    try onMain {
      try withRecorder { recorder, _ in
        let session = recorder.session
        try withTemporaryDirectory { folder in
          try Files.makeDirectory("\(folder)/walks")
          for path in ["\(folder)/secret", "\(folder)/walks/secret"] {
            try Files.write("root:secret:0\n", to: path)
          }
          for (name, reason) in [
            ("../secret", "the file is outside of the folder of the recording"),
            ("\(folder)/secret", "the file is outside of the folder of the recording"),
            ("secret", "the first line is not “# The Elements recording, version 1”"),
          ] {
            let path = "\(folder)/walks/\(name.count).elements-recording"
            try Files.write("show-page grid\ninclude \(name)\n", to: path)
            let messages = Record<String>()
            session.onMessage = { messages.add($0) }
            session.open(path)
            waitUntil("the file is read") { session.name == "\(name.count).elements-recording" }
            recorder.activate(.play)
            waitUntil("the fault is shown") { !messages.events.isEmpty }
            XCTAssertEqual(messages.events.count, 1)
            XCTAssertTrue(messages.events[0].hasSuffix(": \(reason)"), messages.events[0])
            XCTAssertFalse(messages.events[0].contains("root"))
          }
        }
      }
    }
  }

  func testOnlyTheRowsInViewAreMade() throws {
    try onMain {
      try withRecorder { recorder, _ in
        let count = RecordingSession.maximumRows
        let lines = (0..<count).map { "expect count \($0)" }
        XCTAssertEqual(try Self.open(lines, in: recorder), [])
        settle(recorder)
        XCTAssertTrue((10...60).contains(recorder.list.shown.count))
        recorder.list.focus(row: 0)
        XCTAssertEqual(recorder.list.focusedRow, 0)
        for (key, row) in [("End", count - 1), ("Up", count - 2), ("Home", 0), ("Down", 1)] {
          Hand.shared.type(key, in: recorder)
          settle(recorder)
          XCTAssertEqual(recorder.list.focusedRow, row)
          let shown = try XCTUnwrap(recorder.list.shownRow(row))
          let noun = row == 1 ? "element is" : "elements are"
          XCTAssertEqual(shown.content?.sentence.words, "Expected: \(row) \(noun) shown")
          let y = try XCTUnwrap(shown.convert(x: 0, y: 0, to: recorder)?.y)
          XCTAssertTrue((150...540).contains(y), "row \(row) is at \(y)")
        }
        for (key, isFurther) in [("Page_Down", true), ("Page_Up", false)] {
          let former = try XCTUnwrap(recorder.list.focusedRow)
          Hand.shared.type(key, in: recorder)
          settle(recorder)
          let row = try XCTUnwrap(recorder.list.focusedRow)
          XCTAssertEqual(row - former, isFurther ? recorder.list.page : -recorder.list.page)
        }
        let adjustment = try XCTUnwrap(recorder.list.adjustment)
        adjustment.value = adjustment.upper / 2
        waitUntil("the rows there") { recorder.list.shown.contains(count / 2) }
        settle(recorder)
        XCTAssertNotNil(recorder.list.focusedRow, "the focus follows")
        XCTAssertLessThan(recorder.all(RecorderRow.self).count, 60)
        XCTAssertEqual(try Self.open(["flip"], in: recorder), [])
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
