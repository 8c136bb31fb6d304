import Elements
import GLib
import Gtk
import Recording
import TestSupport
import XCTest

@testable import TheElements

/// The window in which acts are recorded, edited and played.
final class RecorderWindowTests: PageTestCase {
  /// The sentences of all rows.
  @MainActor
  private static func sentences(_ recorder: RecorderWindow) -> [String] {
    recorder.all(RecorderRow.self).compactMap { $0.content?.sentence.words }
  }

  @MainActor
  private static func recordTwoActs(_ recorder: RecorderWindow, _ window: MainWindow) {
    recorder.activate(.record)
    window.activate(.showPage, "grid")
    window.activate(.toggleFavorite, "Au")
    recorder.activate(.stop)
    settle(recorder)
  }

  func testItFitsANarrowScreen() throws {
    try onMain {
      try withRecorder { recorder, _ in
        XCTAssertEqual(recorder.request(.horizontal).minimum, 360)
        resize(recorder, 360, 640)
        let title = try XCTUnwrap(recorder.all(Widget.self).first { $0.hasClass("title") })
        XCTAssertGreaterThanOrEqual(title.width, title.request(.horizontal).natural)
      }
    }
  }

  func testActsAppearAsSentencesWhileRecording() throws {
    try onMain {
      try withRecorder { recorder, window in
        XCTAssertEqual(recorder.state(ofAction: "play")?.isEnabled, false)
        Self.recordTwoActs(recorder, window)
        XCTAssertEqual(Self.sentences(recorder), ["Show Page Grid", "Add to Favorites Gold"])
        XCTAssertEqual(recorder.state(ofAction: "play")?.isEnabled, true)
        window.activate(.showPage, "name")
        XCTAssertEqual(recorder.session.rows.rows.count, 2, "nothing is recorded after Stop")
      }
    }
  }

  func testActsAreInTheUsersWords() throws {
    try onMain {
      try withRecorder { recorder, window in
        recorder.activate(.record)
        window.activate(.showPage, "category")
        window.activate(.toggleSection, "category", "noble-gas")
        window.activate(.highlightCategory, "alkali-metal")
        window.activate(.highlightCategory, "")
        window.activate(.colorBy, "melt")
        window.activate(.search, "gold")
        window.activate(.showPage, "places")
        waitUntil("the places are read") { window.placesPage?.view != nil }
        window.activate(.showPlace, "2988507")
        recorder.activate(.stop)
        let sentences = [
          "Show Page Category", "Collapse Section Noble gas · Category",
          "Highlight Category Alkali metal", "Highlight Category none", "Coloring Melting point",
          "Search for Text “gold”", "Show Page Places", "Show on Map Paris",
        ]
        waitUntil("the sentences") { Self.sentences(recorder) == sentences }
      }
    }
  }

  func testPartsAreInTheUsersWords() throws {
    try onMain {
      try withRecorder { recorder, _ in
        let lines = [
          "expect visible row-79 tab-grid": "Expected: row “Gold”, tab “Grid” are visible",
          "expect focus search-entry": "Expected: the focus is here: search entry",
          "expect text melting-point \"1 K\" in Au":
            "Expected: melting point shows “1 K” · window “Gold”",
          "expect visible fact-melt": "Expected: fact “Melting point” is visible",
          "expect face back in Au": "Expected: Gold: the back of the tile is up",
          "expect not window Au": "Not expected: window “Gold” is open",
          "expect count 1": "Expected: 1 element is shown",
          "flip in Au": "Turn Over the Tile Gold",
          "close in Au": "Close Window Gold",
          "toggle-favorite Au in Au": "Add or Remove Favorite Gold",
        ]
        for line in lines.keys.sorted() { recorder.session.change { $0.insert(line, after: 0) } }
        waitUntil("the sentences") { Set(Self.sentences(recorder)) == Set(lines.values) }
      }
    }
  }

  func testASentenceWithoutRoomIsInTheTooltip() throws {
    try onMain {
      try withRecorder { recorder, _ in
        for title in ["Short", String(repeating: "Long ", count: 30)] {
          recorder.session.change { $0.insert("expect title \"\(title)\"", after: 0) }
        }
        settle(recorder)
        let tooltips = recorder.all(RecorderRow.self).map { row in
          Hand.shared.move(to: row)
          settle(recorder)
          return row.tooltipText
        }
        XCTAssertEqual(tooltips, ["", Self.sentences(recorder)[1]])
      }
    }
  }

  func testTheRecorderDoesNotRecordItself() throws {
    try onMain {
      try withRecorder { recorder, _ in
        recorder.activate(.record)
        recorder.activateAction(AppAction.toggleFullScreen.name)
        recorder.activate(.stop)
        XCTAssertEqual(recorder.session.rows.rows, [])
      }
    }
  }

  func testPlayedLinesAreMarked() throws {
    try onMain {
      try withRecorder { recorder, window in
        Self.recordTwoActs(recorder, window)
        window.activate(.showPage, "table")
        recorder.session.change { $0.insert("expect page name within 0", after: 1) }
        recorder.session.speed = .fast
        recorder.activate(.play)
        waitUntil("all lines are played") {
          recorder.session.activity == .idle
            && recorder.session.outcomes.values.contains(where: \.isFailure)
        }
        XCTAssertEqual(window.shown, "grid")
        let rows = recorder.all(RecorderRow.self)
        XCTAssertEqual(rows.map { $0.content?.hasPassed }, [true, true, false])
        XCTAssertEqual(rows.last?.content?.failure, "expected name, found grid")
        XCTAssertTrue(rows.last?.hasClass("failed") == true)
        XCTAssertFalse(try recorder.find("stop").isSensitive, "there is nothing to stop")
      }
    }
  }

  func testAStepPlaysOneLine() throws {
    try onMain {
      try withRecorder { recorder, window in
        Self.recordTwoActs(recorder, window)
        window.activate(.showPage, "table")
        recorder.session.speed = .fast
        recorder.activate(.step)
        waitUntil("a line is played") {
          recorder.session.activity == .idle && recorder.session.outcomes.count == 1
        }
        XCTAssertEqual(window.shown, "grid")
        XCTAssertEqual(
          recorder.session.currentLine, recorder.session.rows.rows.last?.line,
          "the next line is marked")
        XCTAssertTrue(try recorder.find("stop").isSensitive, "it goes back to the first line")
        recorder.activate(.stop)
        XCTAssertNil(recorder.session.currentLine)
        XCTAssertFalse(try recorder.find("stop").isSensitive)
      }
    }
  }

  func testTheLineAfterAPauseIsMarkedDuringIt() throws {
    try onMain {
      try withRecorder { recorder, window in
        let session = recorder.session
        session.change { rows in
          for command in [.wait(600), .act(Act("show-page", ["grid"]))] as [Command] {
            rows.append(command)
          }
        }
        recorder.activate(.play)
        waitUntil("it plays") { session.activity == .playing }
        waitUntil("the line is marked") { session.currentLine == session.rows.rows.first?.line }
        recorder.activate(.stop)
        waitUntil("it has stopped") { session.activity == .idle }
      }
    }
  }

  func testTheMenuOfARowLeavesTheListWhereItIs() throws {
    try onMain {
      try withRecorder { recorder, _ in
        recorder.session.change { rows in
          for _ in 0..<40 { rows.append(.act(Act("show-page", ["grid"]))) }
        }
        settle(recorder)
        let position = try XCTUnwrap(recorder.list.adjustment)
        position.value = 400
        settle(recorder)
        let row = try XCTUnwrap(
          recorder.all(RecorderRow.self).first {
            ($0.convert(x: 0, y: 0, to: recorder)?.y ?? 0) > 300
          })
        Hand.shared.click(row, button: 3)
        waitUntil("the menu has the focus") {
          recorder.focusWidget?.isInside(recorder.list) == false
        }
        settle(recorder)
        XCTAssertEqual(position.value, 400)
        // An open menu would keep the input from the windows of later tests.
        Hand.shared.type("Escape", in: recorder)
      }
    }
  }

  func testLinesAreMovedRemovedAndRestored() throws {
    try onMain {
      try withRecorder { recorder, window in
        Self.recordTwoActs(recorder, window)
        recorder.activate(.move, "1", "0")
        XCTAssertEqual(Self.sentences(recorder), ["Add to Favorites Gold", "Show Page Grid"])
        recorder.activate(.delete, "0")
        XCTAssertEqual(Self.sentences(recorder), ["Show Page Grid"])
        recorder.activate(.undo)
        recorder.activate(.undo)
        XCTAssertEqual(Self.sentences(recorder), ["Show Page Grid", "Add to Favorites Gold"])
      }
    }
  }

  func testALineWithAFaultIsMarkedAndNotPlayed() throws {
    try onMain {
      try withRecorder { recorder, window in
        Self.recordTwoActs(recorder, window)
        window.activate(.showPage, "table")
        recorder.session.change { $0.insert("show-element Xx", after: 1) }
        recorder.activate(.play)
        waitUntil("the fault is shown") { !recorder.session.faults.isEmpty }
        XCTAssertEqual(
          recorder.all(RecorderRow.self).last?.content?.failure, "no element “Xx”")
        XCTAssertEqual(window.shown, "table")
      }
    }
  }

  func testSavedLinesAreReadAgain() throws {
    try onMain {
      try withRecorder { recorder, window in
        Self.recordTwoActs(recorder, window)
        try withTemporaryDirectory { folder in
          let path = "\(folder)/walk.elements-recording"
          recorder.session.save(to: path)
          waitUntil("the file is written") { !recorder.session.isModified }
          let text = recorder.session.rows.recording.text
          XCTAssertEqual(String(decoding: try Files.read(path), as: UTF8.self), text)
          recorder.session.change { $0.remove(0) }
          recorder.session.open(path)
          waitUntil("the file is read") { recorder.session.rows.recording.text == text }
          XCTAssertFalse(recorder.session.isModified)
        }
      }
    }
  }
}
