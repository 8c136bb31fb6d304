import GLib
import Gtk
import TestSupport
import XCTest

@testable import TheElements

/// Announcement of acts that are not activations.
final class ActsTests: PageTestCase {
  func testAnActIsAnnouncedWithItsWindow() throws {
    try onMain {
      try withMainWindow { window in
        var windows: [Window?] = []
        Acts.listener = { windows.append($2) }
        defer { Acts.listener = nil }
        window.body.announceAct(.search, ["gold"])
        window.announceAct(.search, ["gold"])
        window.announceAct(.setPreference, ["user-name", "Ada"])
        XCTAssertEqual(windows, [window, window, nil])
      }
    }
  }

  func testNothingIsAnnouncedWithoutAListener() throws {
    try onMain {
      try withMainWindow { window in
        var calls = 0
        window.announceActAtRest(.search) {
          calls += 1
          return []
        }
        Acts.settle()
        XCTAssertEqual(announcedActs { Acts.settle() }, [])
        XCTAssertEqual(calls, 0)
      }
    }
  }

  func testAConsequenceOfAnActionIsNotAnnounced() throws {
    try onMain {
      try withMainWindow { window in
        window.register(.quit, for: window) {
          $0.announceAct(.search, [])
          $0.announceActAtRest(.search) { [] }
        }
        let acts = announcedActs {
          (window as any ActionMap).activateAction("quit", with: [])
          Acts.settle()
        }
        XCTAssertEqual(acts, ["quit"])
      }
    }
  }

  func testAContinuousActIsAnnouncedOnceAtRest() throws {
    try onMain {
      try withMainWindow { window in
        var texts: [String] = []
        Acts.listener = { _, parameters, _ in texts += parameters }
        defer { Acts.listener = nil }
        var text = "g"
        for end in ["o", "l", "d"] {
          text += end
          window.announceActAtRest(.search) { [text] }
        }
        XCTAssertEqual(texts, [])
        waitUntil("it is at rest") { !texts.isEmpty }
        text = "silver"
        Acts.settle()
        XCTAssertEqual(texts, ["gold"])
      }
    }
  }

  func testActsAreSettledInTheOrderOfTheirLastChanges() throws {
    try onMain {
      try withMainWindow { window in
        let acts = announcedActs {
          window.announceActAtRest(.search) { ["1"] }
          window.announceActAtRest(.showPage) { ["grid"] }
          window.announceActAtRest(.flip) { nil }
          window.announceActAtRest(.search) { ["2"] }
          Acts.settle()
        }
        XCTAssertEqual(acts, ["show-page grid", "search 2"])
      }
    }
  }

  func testAnActBeforeAnActivationIsAnnouncedFirstUnlessItIsTheSame() throws {
    try onMain {
      try withMainWindow { window in
        let acts = announcedActs {
          window.announceActAtRest(.search) { ["gold"] }
          window.announceActAtRest(.showPage) { ["grid"] }
          window.activate(.showPage, "grid")
        }
        XCTAssertEqual(acts, ["search gold", "show-page grid"])
      }
    }
  }
}
