import Gtk
import Recording
import TestSupport
import XCTest

@testable import TheElements

/// The checks that are offered for a part the user points at.
final class CheckOffersTests: PageTestCase {
  @MainActor
  private static func checks(
    of part: Widget, _ recorder: RecorderWindow, _ window: MainWindow
  ) -> [Expectation] {
    guard let name = recorder.host.name(ofPart: part) else { return [] }
    return CheckOffers.checks(of: part, name, in: window, recorder.host)
  }

  func testEachOfferedCheckIsAShortLineWithoutFault() throws {
    try onMain {
      try withRecorder { recorder, window in
        for page in ["table", "category"] {
          window.activate(.showPage, page)
          settle(window)
          let checks = window.all(Widget.self).flatMap { Self.checks(of: $0, recorder, window) }
          XCTAssertGreaterThan(checks.count, 100, page)
          for check in checks {
            let line = Command.expect(check).description
            XCTAssertNil(recorder.host.vocabulary.fault(of: line), line)
            XCTAssertLessThan(line.count, 300)
          }
        }
      }
    }
  }

  func testTheTextOfAWholePageIsNotOffered() throws {
    try onMain {
      try withRecorder { recorder, window in
        window.activate(.showPage, "table")
        settle(window)
        let parts = window.all(Widget.self).filter { recorder.host.name(ofPart: $0) != nil }
        let page = try XCTUnwrap(parts.first { recorder.host.text(of: $0).count > 1000 })
        let offered = Self.checks(of: page, recorder, window)
        XCTAssertFalse(offered.isEmpty)
        XCTAssertFalse(offered.contains { $0.subject == "text" })
        let gold = try XCTUnwrap(recorder.host.part("Au", in: window))
        XCTAssertTrue(Self.checks(of: gold, recorder, window).contains { $0.subject == "text" })
      }
    }
  }
}
