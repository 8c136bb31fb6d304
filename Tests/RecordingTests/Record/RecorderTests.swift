import GLib
import Gtk
import TestSupport
import XCTest

@testable import Recording

/// Records `acts`. Returns the lines without the pauses.
@MainActor
private func record(
  _ host: CounterHost, withState: Bool = false, _ acts: () -> Void
) -> [String] {
  var lines: [String] = []
  let recorder = Recorder(host)
  recorder.onCommand = { command in
    if case .wait = command { return }
    lines.append(command.description)
  }
  recorder.start(withState: withState)
  XCTAssertTrue(recorder.isRecording)
  acts()
  recorder.stop()
  return lines
}

/// Acts in a small program, recorded and replayed.
final class RecorderTests: GtkTestCase {
  func testActsAreRecordedAndReplayed() throws {
    try onMain {
      try withCounter { host, window in
        let second = CounterWindow(host.application, name: "second window")
        try show(second)
        let lines = record(host) {
          window.button.activateAction("win.count")
          window.activateAction("win.rename", "noble \"gas\"")
          second.button.activateAction("win.count")
          window.activateAction("win.details")
        }
        XCTAssertEqual(
          lines, ["count", #"rename "noble \"gas\"""#, #"count in "second window""#, "details"])
        window.activateAction("win.count")
        second.title = "Other"
        let results = play(lines.joined(separator: "\n"), host)
        XCTAssertEqual(results.map(\.outcome.isFailure), [false, false, false, false])
        XCTAssertEqual([window.number.text, second.number.text], ["3", "2"])
        XCTAssertEqual(window.title, "noble \"gas\"")
        XCTAssertFalse(window.details.isRevealed)
      }
    }
  }

  func testANewRecordingBeginsWithThePresentState() throws {
    try onMain {
      try withCounter { host, window in
        host.stateActs = [Act("unit", ["ten"]), Act("details")]
        let acts = {
          window.activateAction("win.details")
          window.activateAction("win.count")
        }
        XCTAssertEqual(record(host, acts), ["details", "count"])
        XCTAssertEqual(
          record(host, withState: true, acts), ["unit ten", "details", "count"],
          "once, and without the first act itself")
        XCTAssertEqual(record(host, withState: true) {}, [], "with nothing to begin")
      }
    }
  }

  func testAReplayIsNotRecorded() throws {
    try onMain {
      try withCounter { host, window in
        let lines = record(host) {
          XCTAssertEqual(play("count\nrename a", host).count, 2)
          window.activateAction("win.count")
        }
        XCTAssertEqual(lines, ["count"])
      }
    }
  }

  func testTwoRecordersRecordBesideEachOther() throws {
    try onMain {
      try withCounter { host, window in
        let lines = record(host) {
          let inner = record(host) { window.button.activateAction("win.count") }
          XCTAssertEqual(inner, ["count"])
          window.activateAction("win.details")
        }
        XCTAssertEqual(lines, ["count", "details"])
      }
    }
  }

  func testNothingIsRecordedBeforeAndAfter() throws {
    try onMain {
      try withCounter { host, window in
        window.activateAction("win.count")
        XCTAssertEqual(record(host) {}, [])
        window.activateAction("win.count")
        XCTAssertNil(Action.onActivate)
      }
    }
  }
}
