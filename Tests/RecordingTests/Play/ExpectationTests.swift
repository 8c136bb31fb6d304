import CGtk
import GLib
import Gtk
import TestSupport
import XCTest

@testable import Recording

/// Every kind of expectation, as it holds and as it fails.
final class ExpectationTests: GtkTestCase {
  func testEveryExpectationHolds() throws {
    try onMain {
      try withCounter { host, window in
        let second = CounterWindow(host.application, name: "second window")
        second.title = "Other"
        try show(second)
        window.reset.isEnabled = false
        gtk_widget_set_state_flags(window.number.widget, GTK_STATE_FLAG_SELECTED, 0)
        window.button.grabFocus()
        let text = """
          expect title Counter within 0
          expect title Other in "second window" within 0
          expect not title Other within 0
          expect text number 0 within 0
          expect text button Count within 0
          expect visible number button within 0
          expect not visible nowhere within 0
          expect selected number within 0
          expect not selected button within 0
          expect not expanded details within 0
          expect not enabled reset within 0
          expect enabled rename within 0
          expect state unit one within 0
          expect window "second window" within 0
          expect not window third within 0
          expect focus button within 0
          expect not focus number within 0
          details
          expect expanded details within 0
          rename "1\u{a0}000\u{202f}\u{2060}K"
          expect title "1 000 K" within 0
          expect title "1\u{202f}000 K" within 0
          """
        XCTAssertEqual(failures(text, host), [])
      }
    }
  }

  func testAFailureSaysWhatItFound() throws {
    try onMain {
      try withCounter { host, window in
        window.reset.isEnabled = false
        window.button.grabFocus()
        for (line, failure) in [
          ("title Other", "expected Other, found Counter"),
          ("not title Counter", "expected anything else, found Counter"),
          ("title Counter in third", "the window “third” is not open"),
          ("text number 1", "expected 1, found 0"),
          ("text nowhere 1", "nothing called “nowhere” was found"),
          ("enabled reset", "expected reset, found disabled"),
          ("not enabled rename", "expected anything else, found enabled"),
          ("enabled fly", "nothing called “fly” was found"),
          ("state unit ten", "expected ten, found one"),
          ("state count one", "expected one, found nothing"),
          ("window third", "expected third, found no such window"),
          ("focus number", "expected number, found button"),
          ("focus nowhere", "nothing called “nowhere” was found"),
          ("toast Saved", "expected Saved, found nothing"),
          ("selected nowhere", "nothing called “nowhere” was found"),
        ] {
          XCTAssertEqual(failures("expect \(line) within 0", host), [failure], line)
        }
        for line in [
          "visible number nowhere", "not visible number", "selected button", "expanded details",
        ] {
          let failure = failures("expect \(line) within 0", host)
          XCTAssertEqual(failure.count, 1, line)
          XCTAssertTrue(failure[0].contains(line.split(separator: " ").last ?? ""), failure[0])
        }
      }
    }
  }

  func testAToastIsTheHosts() throws {
    try onMain {
      try withCounter { counter, window in
        let host = ToastHost(counter.application)
        XCTAssertEqual(failures("expect toast Saved within 0\nexpect moon full within 0", host), [])
        XCTAssertEqual(
          failures("expect toast Other within 0\nexpect moon new within 0", host),
          ["expected Other, found Saved", "expected new, found full"])
      }
    }
  }

  func testAnExpectationWaits() throws {
    try onMain {
      try withCounter { host, window in
        let failures = play("expect title Later\nexpect focus button", host) { player in
          player.patience = patience
          player.onStep = { index, result in
            guard result == nil else { return }
            // In later turns of the main loop.
            Task { @MainActor in
              await Pause.seconds(0.05)
              if index == 0 { window.title = "Later" } else { window.button.grabFocus() }
            }
          }
        }
        XCTAssertEqual(failures.map(\.outcome), [.passed, .passed])
      }
    }
  }
}

/// A host with messages and a check of its own.
@MainActor
private final class ToastHost: RecordingHost {
  let application: Gtk.Application
  let vocabulary = Vocabulary(
    program: "Counter", actions: [], checks: [.init("moon", [.init("PHASE")])])

  init(_ application: Gtk.Application) { self.application = application }

  func toast(in window: Window) -> String? { "Saved" }
  func finding(_ expectation: Expectation, in window: Window?) -> Finding? {
    Finding("full", expected: expectation.arguments[0])
  }
}
