import GLib
import Gtk
import Recording
import TestSupport
import XCTest

@testable import TheElements

/// The editor of a line, and unsaved lines.
final class RecorderEditingTests: PageTestCase {
  func testThePauseIsReadWithAPointOrAComma() throws {
    try onMain {
      try withRecorder { recorder, _ in
        for typed in ["2.5", "2,5"] {
          var seconds: Double?
          let vocabulary = recorder.host.vocabulary
          let editor = LineEditor(text: "show-page grid", pause: 1.5, vocabulary) { seconds = $1 }
          XCTAssertEqual(editor.pause.text, "1.5")
          editor.pause.text = typed
          editor.end()
          XCTAssertEqual(seconds, 2.5, typed)
        }
      }
    }
  }

  func testALineInsertedByARowsMenuIsTypedAtOnce() throws {
    try onMain {
      try withRecorder { recorder, window in
        recorder.activate(.record)
        window.activate(.showPage, "grid")
        recorder.activate(.stop)
        settle(recorder)
        let hand = Hand.shared
        hand.click(try XCTUnwrap(recorder.list.row(0)), button: 3)
        waitUntil("the menu is open") { recorder.focusWidget?.isInMenu == true }
        let title = RecorderAction.insert.title
        for _ in 0..<5 where recorder.focusWidget.map({ labels(in: $0) }) != [title] {
          hand.type("Down", in: recorder)
        }
        hand.type("Return", in: recorder)
        waitUntil("the editor is open") { recorder.all(LineEditor.self).first?.isMapped == true }
        settle(recorder)
        for key in ["f", "l", "i", "p", "Return"] { hand.type(key, in: recorder) }
        waitUntil("the line is inserted") {
          recorder.session.rows.rows.map(\.text).dropFirst().first == "flip"
        }
      }
    }
  }

  func testUnsavedLinesAreDiscardedWithTheWindow() throws {
    try onMain {
      try withRecorder { recorder, window in
        recorder.activate(.record)
        window.activate(.showPage, "grid")
        recorder.activate(.stop)
        settle(recorder)
        recorder.close()
        XCTAssertTrue(recorder.isMapped)
        try answerDialog("Discard")
        waitUntil("the window is closed") { !recorder.isMapped }
      }
    }
  }

  func testAWindowThatIsNotClosedKeepsWhatWasPlayed() throws {
    try onMain {
      try withRecorder { recorder, _ in
        let session = recorder.session
        session.change { $0.insert("show-page grid", after: 0) }
        session.speed = .fast
        recorder.activate(.play)
        waitUntil("it is played") { session.activity == .idle && session.outcomes.count == 1 }
        recorder.close()
        try answerDialog("Cancel")
        XCTAssertTrue(recorder.isMapped)
        XCTAssertEqual(session.outcomes.count, 1)
      }
    }
  }

  func testTheEditorNamesTheFaultAndOffersCompletions() throws {
    try onMain {
      try withRecorder { recorder, _ in
        let editor = LineEditor(text: "show-pa", pause: 1.5, recorder.host.vocabulary) { _, _ in }
        XCTAssertTrue(editor.labelText.contains("no action “show-pa”"), editor.labelText)
        XCTAssertEqual(
          recorder.host.vocabulary.completions(of: "show-page g"), ["show-page grid"])
        XCTAssertNil(recorder.host.vocabulary.fault(of: "show-page grid"))
      }
    }
  }
}
