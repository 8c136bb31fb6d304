import Elements
import GLib
import Gtk
import TestSupport
import XCTest

@testable import TheElements

/// The cards below the properties of an element's page.
final class ElementDetailsTests: PageTestCase {
  /// Shows the window of an element, scrolled to a card that is filled.
  @MainActor
  private static func withCard(
    _ id: String, of symbol: String, size: (width: Int, height: Int) = (900, 744),
    _ body: (ElementWindow, DetailCard) throws -> Void
  ) throws {
    try withElementWindow(symbol, size: size) { window in
      window.showCard(id)
      try body(window, try XCTUnwrap(window.all(DetailCard.self).first { $0.id == id }))
    }
  }

  func testACardIsMadeWhenItIsNear() throws {
    try onMain {
      try withElementWindow("Au", size: (900, 600)) { window in
        XCTAssertFalse(try XCTUnwrap(window.all(DetailCard.self).last).isMade)
        window.activate(.scrollTo, ElementPage.scrollID, "card-isotopes")
        waitUntil("the cells") { !window.all(NuclideCell.self).isEmpty }
      }
    }
  }

  func testTheArrowKeysMoveThroughTheIsotopesAndShowTheirFacts() throws {
    try onMain {
      try Self.withCard("isotopes", of: "Au") { window, card in
        XCTAssertEqual(card.all(NuclideCell.self).count, 43)
        let chosen = try XCTUnwrap(card.all(NuclideCell.self).first(where: \.isChosen))
        XCTAssertEqual(chosen.name, "nuclide-Au-197")
        chosen.grabFocus()
        Hand.shared.type("Right", in: window)
        XCTAssertEqual(window.focusedName, "nuclide-Au-198")
        let sheet = try window.find("nuclide-sheet")
        XCTAssertEqual(Accessible.label(of: sheet), "Gold-198, ¹⁹⁸Au")
        Hand.shared.type("Tab", in: window)
        XCTAssertEqual(window.focusedName, "daughter-B-")
      }
    }
  }

  func testADecayLeadsToTheElementThatItLeaves() throws {
    try onMain {
      try Self.withCard("isotopes", of: "Au") { window, _ in
        window.activate(.selectNuclide, "Au-198")
        XCTAssertEqual(window.focusedName, "nuclide-Au-198")
        window.activate(.selectNuclide, "Hg-198")
        XCTAssertEqual(window.element.symbol, "Hg")
        waitUntil("the isotope of mercury") {
          window.all(NuclideCell.self).first(where: \.isChosen)?.name == "nuclide-Hg-198"
        }
        settle(window)
        let cell = try window.find("nuclide-Hg-198")
        let frame = try XCTUnwrap(cell.convert(x: 0, y: 0, to: window))
        XCTAssertTrue((0...744).contains(frame.y), "the cell is in view")
        window.activate(.selectNuclide, "Hg-999")
        window.activate(.selectNuclide, "nonsense")
        XCTAssertEqual(window.element.symbol, "Hg")
      }
    }
  }

  func testTheListIsSorted() throws {
    try onMain {
      try Self.withCard("isotopes", of: "U") { window, card in
        window.activate(.showIsotopes, "list")
        settle(window)
        XCTAssertFalse(try XCTUnwrap(card.all(NuclideGrid.self).first).isMapped)
        let list = try XCTUnwrap(card.all(NuclideList.self).first)
        XCTAssertEqual(list.arranged.first?.nuclide.massNumber, 215)
        window.activate(.sortIsotopes, "half-life")
        XCTAssertEqual(list.arranged.map(\.nuclide.massNumber).prefix(3), [238, 235, 236])
        let sorted = list.arranged.map(\.nuclide)
        Hand.shared.click(try list.find("sort-half-life"))
        waitUntil("the order is reversed") { list.arranged.map(\.nuclide) == sorted.reversed() }
        XCTAssertEqual(
          Accessible.description(of: try list.find("sort-half-life")), "Sorted in reverse")
        window.activate(.showIsotopes, "cells")
        XCTAssertFalse(list.isVisible)
      }
    }
  }

  func testTheKeysMoveThroughTheIonizationEnergies() throws {
    try onMain {
      try Self.withCard("ionization", of: "Na") { window, card in
        let chart = try XCTUnwrap(card.all(IonizationChart.self).first)
        chart.grabFocus()
        XCTAssertEqual(chart.text(at: chart.position), "Ionization 1: 5.13907696(25)\u{a0}eV")
        Hand.shared.type("Right", in: window)
        XCTAssertEqual(chart.position, 1)
        Hand.shared.type("End", in: window)
        XCTAssertEqual(chart.position, 10)
        XCTAssertTrue(shownTexts(in: card).contains(chart.text(at: 10)), "above the chart, too")
        XCTAssertEqual(Accessible.role(of: chart), "slider")
        Hand.shared.move(to: chart)
        waitUntil("the pointer marks an energy") { chart.position != 10 }
        for key in ["Home", "Right"] {
          Hand.shared.type(key, in: window)
          settle(window)
        }
        XCTAssertEqual(chart.position, 1, "the pointer rests")
      }
    }
  }

  func testTheOtherCardsShowWhatTheyHave() throws {
    try onMain {
      try Self.withCard("abundance", of: "Fe") { window, card in
        XCTAssertEqual(card.all(AbundanceBar.self).count, 8)
        XCTAssertTrue(card.csv.contains("abundance_crust,56300,mg/kg"))
        let strip = try window.find("states-strip")
        XCTAssertTrue(try XCTUnwrap(Accessible.label(of: strip)).hasPrefix("Main: +2, +3. Others:"))
        XCTAssertFalse(window.all(SpectrumChart.self).isEmpty)
      }
      try Self.withCard("crystal", of: "Fe") { window, _ in
        let view = try window.find("crystal-view")
        XCTAssertEqual(Accessible.label(of: view), "Unit cell, body-centered cubic")
        view.grabFocus()
        let before = try XCTUnwrap(Screenshot(of: view))
        Hand.shared.type("Right", in: window)
        settle(window)
        XCTAssertNotEqual(try XCTUnwrap(Screenshot(of: view)).pixels, before.pixels)
      }
    }
  }

  func testRadiiAndNamesAreLists() throws {
    try onMain {
      try Self.withCard("radii", of: "Fe") { window, card in
        let rows = card.all(ListBoxRow.self)
        XCTAssertEqual(rows.count, 12)
        XCTAssertEqual(
          Accessible.label(of: try XCTUnwrap(rows.first)),
          "Fe²⁺, high spin, coordination number 4: crystal radius 77 pm, ionic radius 63 pm")
        XCTAssertTrue(card.csv.contains("3,6,,low,69,55"))
      }
      try Self.withCard("names", of: "Fe") { window, card in
        let labels = card.all(ListBoxRow.self).compactMap { Accessible.label(of: $0) }
        XCTAssertGreaterThan(labels.count, 35)
        XCTAssertTrue(labels.contains("German · Deutsch: Eisen"))
        XCTAssertTrue(labels.contains("Latin · lingua Latina: ferrum"))
        XCTAssertTrue(card.csv.contains("ja,Japanese,鉄"))
      }
    }
  }

  func testTheFormsHaveTheirOwnFigures() throws {
    try onMain {
      try Self.withCard("forms", of: "C") { window, card in
        let rows = card.rows.compactMap { Accessible.label(of: $0) }
        XCTAssertTrue(rows.contains("Density, 3.513\u{a0}g/cm³ (diamond)"))
        XCTAssertTrue(rows.contains("Density, 2.267\u{a0}g/cm³ (graphite)"))
        XCTAssertTrue(shownTexts(in: card).contains("Carbon (lonsdaleite)"))
        XCTAssertTrue(card.csv.contains("diamond,density,3.513,g/cm³,crc-chemicals"))
        try XCTUnwrap(card.rows.last).grabFocus()
        Hand.shared.type("Home", in: window)
        XCTAssertEqual(window.focusedName, card.rows.first?.name)
        Hand.shared.type("Tab", in: window)
        XCTAssertFalse(card.containsFocus, "one stop for Tab")
        window.activate(.showSource, "diamond-density")
        waitUntil("the source") { !window.all(SourceDetails.self).isEmpty }
        let texts = labels(in: try window.first(SourceDetails.self))
        XCTAssertTrue(texts.contains { $0.contains("physical constants of inorganic compounds") })
        window.activate(.copyValue, "diamond-density")
        waitUntil("the value") { clipboardText(window) == "3.513 g/cm³ (diamond)" }
      }
      try withElementWindow("Au", size: (900, 744)) { window in
        window.makeAllCards()
        waitUntil("gold has no forms") {
          window.all(FormsCard.self).allSatisfy { $0.isLeftOut && !$0.isVisible }
        }
        XCTAssertFalse(
          labels(in: window).contains { $0.hasPrefix("No data:") && $0.contains("Forms") })
      }
      try withElementWindow("Cu", size: (900, 744)) { window in
        window.makeAllCards()
        waitUntil("all cards are made") { window.page.view?.cards.allSatisfy(\.isFinished) == true }
        // There is a card of its history, and none of further properties of that.
        XCTAssertFalse(
          labels(in: window).contains { $0.hasPrefix("No data:") && $0.contains("History") })
      }
    }
  }

  func testAFormIsChosenForThePage() throws {
    try onMain {
      try Self.withCard("forms", of: "C") { window, card in
        window.page.view?.makeAllCards()
        let diamond = try XCTUnwrap(card.all(LabelToggle.self).first { $0.name == "form-diamond" })
        XCTAssertEqual(Accessible.label(of: diamond), "diamond")
        diamond.grabFocus()
        settle(window)
        let place = try XCTUnwrap(diamond.convert(x: 0, y: 0, to: window)).y
        Hand.shared.type("Return", in: window)
        waitUntil("diamond is chosen") { window.page.formChoice[6] == "diamond" }
        settle(window)
        XCTAssertEqual(window.focusedName, "form-diamond", "the focus stays")
        let next = try XCTUnwrap(try window.find("form-diamond").convert(x: 0, y: 0, to: window)).y
        XCTAssertLessThan(abs(next - place), 100, "the page stays where it is")
        let toggles = window.all(LabelToggle.self).filter { $0.isActive }
        XCTAssertEqual(toggles.map(\.name), ["form-diamond"])
        @MainActor func row(_ key: String) -> String? {
          window.page.row(key).flatMap { Accessible.label(of: $0) }
        }
        XCTAssertEqual(row("density"), "Density, 3.513\u{a0}g/cm³ (diamond)")
        XCTAssertEqual(row("mohs_hardness"), "Mohs hardness, 10 (diamond)")
        XCTAssertEqual(row("crystal_structure"), "Crystal structure, cubic (diamond)")
        XCTAssertEqual(
          Accessible.label(of: try window.find("key-density")),
          "Density, diamond, 3.513\u{a0}g/cm³")
        window.activate(.copyText)
        let text = try XCTUnwrap(clipboardText(window))
        XCTAssertTrue(text.hasPrefix("Carbon (diamond)") && text.contains("3.513"))
        Hand.shared.type("Right", in: window)
        XCTAssertEqual(window.focusedName, "form-lonsdaleite")
        Hand.shared.type("Tab", in: window)
        XCTAssertEqual(window.focusedName, window.page.row("graphite-crystal_system")?.name)
        Hand.shared.type("Tab", with: ["Shift_L"], in: window)
        XCTAssertEqual(window.focusedName, "form-diamond", "the choices are one stop")
      }
    }
  }

  func testTheChoiceOfAFormIsKeptByThePageAndTakenBack() throws {
    try onMain {
      try Self.withCard("forms", of: "C") { window, _ in
        window.activate(.showForm, "C", "nonsense")
        window.activate(.showForm, "C", "diamond")
        window.activate(.nextElement)
        settle(window)
        XCTAssertNil(window.page.shownElement.form)
        window.activate(.previousElement)
        settle(window)
        XCTAssertEqual(window.page.view?.element.form, "diamond")
        window.activate(.showForm, "", FormChoice.usual)
        settle(window)
        XCTAssertNil(window.page.view?.element.form)
      }
    }
  }

  func testACardIsCopiedAsCSV() throws {
    try onMain {
      try Self.withCard("ionization", of: "Na") { window, card in
        window.activate(.copyDetails, "ionization")
        XCTAssertEqual(clipboardText(window), card.csv)
        XCTAssertTrue(card.csv.hasPrefix("ionization,energy_eV"))
      }
    }
  }

  func testTheCopyButtonIsAStopOnlyWithoutAnother() throws {
    try onMain {
      for (id, symbol, isStop) in [
        ("abundance", "Fe", true), ("oxidation", "Fe", true), ("ionization", "Na", false),
      ] {
        try Self.withCard(id, of: symbol) { window, _ in
          let copy = try window.find("copy-\(id)")
          XCTAssertTrue(copy.isVisible)
          XCTAssertEqual(copy.canFocus, isStop, id)
        }
      }
      try Self.withCard("oxidation", of: "U") { window, _ in
        window.activate(.scrollTo, ElementPage.scrollID, "card-spectrum")
        waitUntil("there is nothing to copy") {
          window.first(named: "copy-spectrum")?.isVisible == false
        }
      }
    }
  }

  func testTheCardsFitANarrowWindowWithLargeText() throws {
    try onMain {
      try withTextScale(2) {
        try Self.withCard("isotopes", of: "Hg", size: (360, 500)) { window, card in
          XCTAssertLessThanOrEqual(card.width, 360)
          let cells = card.all(NuclideCell.self)
          XCTAssertTrue(cells.allSatisfy { $0.width >= 44 && $0.height >= 44 })
          XCTAssertLessThanOrEqual(window.request(.horizontal).minimum, 360)
        }
      }
    }
  }
}
