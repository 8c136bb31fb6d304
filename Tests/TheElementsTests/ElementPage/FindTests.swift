import Elements
import GLib
import Gtk
import TestSupport
import XCTest

@testable import TheElements

/// Find and contents of an element's page.
final class FindTests: PageTestCase {
  func testFindShowsOnlyWhatMatchesAndEscapeRestoresIt() throws {
    try onMain {
      try withElementWindow("Au") { window in
        let page = window.page
        let scrolled = try XCTUnwrap(page.scrolled)
        scrolled.verticalAdjustment.value = 120
        settle(window)
        XCTAssertTrue(window.activate(.findOnPage))
        let entry = try XCTUnwrap(page.find.bar?.entry)
        XCTAssertTrue(entry.containsFocus)
        window.activate(.findText, "melting")
        waitUntil("all cards are made") { page.cards.allSatisfy(\.isFinished) }
        settle(window)
        let rows = page.view?.rows.filter(\.isVisible).map(\.property.id) ?? []
        XCTAssertTrue(rows.contains("melt"))
        XCTAssertFalse(rows.contains("boil"))
        let count = page.find.bar?.count.text ?? ""
        XCTAssertTrue(count.contains(" of "), count)
        XCTAssertFalse(page.view?.contents.first { $0.id == "history" }?.isVisible ?? true)
        window.activate(.hideFind)
        settle(window)
        XCTAssertNil(page.find.bar)
        XCTAssertTrue(page.view?.rows.allSatisfy(\.isVisible) == true)
        XCTAssertEqual(scrolled.verticalAdjustment.value, 120, accuracy: 1)
      }
    }
  }

  func testWhatIsFoundIsScrolledIntoView() throws {
    try onMain {
      try withElementWindow("Au", size: (360, 640)) { window in
        let (page, scrolled) = (window.page, try XCTUnwrap(window.page.scrolled))
        @MainActor func isInView(_ part: Widget) -> Bool {
          let top = part.top(in: scrolled)
          return part.isMapped && top >= 0 && top + Double(part.height) <= Double(scrolled.height)
        }
        for text in ["boiling", "electron config"] {
          window.activate(.findText, text)
          waitUntil("all cards are made") { page.cards.allSatisfy(\.isFinished) }
          settle(window)
          let row = try XCTUnwrap(page.view?.rows.first { $0.isMapped })
          XCTAssertTrue(isInView(row), "\(text): \(row.name) at \(row.top(in: scrolled))")
        }
        let title = try XCTUnwrap(page.cards.first { $0.id == "isotopes" }?.title)
        window.activate(.findText, title)
        settle(window)
        let card = try XCTUnwrap(page.view?.contents.first { $0.isVisible })
        XCTAssertTrue((0..<100).contains(card.top(in: scrolled)), "\(card.top(in: scrolled))")
        // The user may scroll back, and a change of units does not scroll again.
        scrolled.verticalAdjustment.value = 0
        window.updateTemperatures()
        settle(window)
        XCTAssertEqual(scrolled.verticalAdjustment.value, 0)
      }
    }
  }

  func testTheFindStaysForTheNextElement() throws {
    try onMain {
      try withElementWindow("Au") { window in
        window.activate(.findText, "density")
        window.activate(.nextElement)
        settle(window)
        let rows = window.page.view?.rows.filter(\.isVisible).map(\.property.id) ?? []
        XCTAssertTrue(rows.contains("density") && !rows.contains("melt"), "\(rows)")
      }
    }
  }

  func testTheContentsLeadToACardThatFindHides() throws {
    try onMain {
      try withElementWindow("Au") { window in
        let page = window.page
        window.activate(.findText, "melting")
        settle(window)
        XCTAssertEqual(page.cards.first { $0.id == "isotopes" }?.isVisible, false)
        XCTAssertTrue(window.activate(.goToCard, "isotopes"))
        XCTAssertNil(page.find.bar)
        waitUntil("the card is at the top") {
          page.cards.first { $0.id == "isotopes" }?.isFinished == true
            && (page.scrolled?.verticalAdjustment.value ?? 0) > 200
        }
      }
    }
  }

  func testTheContentsLeadToACard() throws {
    try onMain {
      try withElementWindow("Au") { window in
        let page = window.page
        XCTAssertTrue(window.activate(.goToCard, "isotopes"))
        waitUntil("the card is at the top") {
          page.cards.first { $0.id == "isotopes" }?.isFinished == true
            && (page.scrolled?.verticalAdjustment.value ?? 0) > 200
        }
        XCTAssertEqual(page.lastCard, "isotopes")
        window.activate(.goToCard, "physical")
        settle(window)
        XCTAssertEqual(page.lastCard, "physical")
      }
    }
  }

  func testTheContentsAreAListWithASearch() throws {
    try onMain {
      try withElementWindow("Au") { window in
        let page = window.page
        window.activate(.showContents)
        let entry = try XCTUnwrap(page.contentsChooser.entry.field)
        waitUntil("the list is open") { entry.isMapped && entry.isFocused }
        XCTAssertNotNil(window.first(named: "contents-physical"))
        Hand.shared.type("i", in: window)
        Hand.shared.type("s", in: window)
        waitUntil("the others are left out") { window.first(named: "contents-physical") == nil }
        Hand.shared.type("Return", in: window)
        waitUntil("the card is at the top") { page.lastCard == "isotopes" }
        waitUntil("the list is closed") { !entry.isMapped }
      }
    }
  }
}
