import Elements
import GLib
import Gtk
import TestSupport
import XCTest

@testable import TheElements

/// The page of an element in a form.
final class FormPageTests: PageTestCase {
  func testAPageOfAFormHasItsCrystalAndNothingOfOthers() throws {
    try onMain {
      try withElementWindow("C", size: (900, 744)) { window in
        window.makeAllCards()
        XCTAssertNotNil(window.page.row("appearance"), "graphite’s")
        window.activate(.showForm, "C", "diamond")
        waitUntil("diamond is chosen") { window.page.view?.element.form == "diamond" }
        window.page.view?.makeAllCards()
        waitUntil("its crystal") {
          window.all(CrystalCard.self).contains { card in
            shownTexts(in: card).contains { $0.contains("356.679") }
          }
        }
        XCTAssertNil(window.page.row("cas"))
        XCTAssertNil(window.page.row("appearance"))
        XCTAssertNotNil(window.page.row("electronegativity_pauling"))
      }
    }
  }
}
