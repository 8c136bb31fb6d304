import Elements
import ElementsStore
import GLib
import Gtk
import TestSupport
import XCTest

@testable import TheElements

/// Other people on the Favorites page: found by their names, and hidden.
final class PeopleTests: PageTestCase {
  @MainActor
  private static func withPage(
    _ mine: [String] = ["Au", "He"],
    others: [(name: String, symbols: [String])] = [
      ("Bert", ["Au", "He"]), ("Chloé", ["Fe", "Au"]), ("Zoe", ["Cu"]),
    ],
    sorting: FavoritesSorting = .manual,
    _ body: (MainWindow, FavoritesPage, Favorites) throws -> Void
  ) throws {
    var state = SavedState(page: FavoritesOrder.id)
    state.favoritesSorting = sorting
    let favorites = try favorites(mine, others: others)
    try withMainWindow(favorites: favorites, state: state) { window in
      try body(window, try XCTUnwrap(window.favoritesPage), favorites)
    }
  }

  func testAPersonIsFoundByHerName() throws {
    try onMain {
      try Self.withPage { window, page, _ in
        Self.search("chloe", in: window)
        XCTAssertEqual(page.shownPeople, ["Chloé"])
        XCTAssertEqual(page.elements.map(\.symbol), ["Fe", "Au"])
        XCTAssertEqual(page.foundText, "1 person, Chloé")
        XCTAssertEqual(window.windowTitle.subtitle, "2 of 118 elements")
        Hand.shared.type("Return", in: window)
        settle(window)
        XCTAssertEqual(window.focusedName, "row-26", "no element is opened")
        Self.search("nobody", in: window)
        XCTAssertNotNil(try? window.find("nothing-found"))
        window.activate(.hideSearch)
        settle(window)
        XCTAssertEqual(page.shownPeople, ["Your Favorites", "Bert", "Chloé", "Zoe"])
      }
    }
  }

  func testANameThatBeginsAPropertysNameIsFoundToo() throws {
    try onMain {
      try Self.withPage(others: [("Mel", ["Fe"]), ("Max", ["He"])]) { window, page, _ in
        for (text, name) in [("mel", "Mel"), ("max", "Max")] {
          Self.search(text, in: window)
          XCTAssertEqual(page.shownPeople, [name])
        }
      }
    }
  }

  func testPeopleComeBeforeTheElementsFoundByName() throws {
    try onMain {
      try Self.withPage(others: [("Bert", ["He"]), ("Helen", ["Au", "Cu"])]) { window, page, _ in
        Self.search("he", in: window)
        XCTAssertEqual(page.shownPeople, ["Helen", "Your Favorites", "Bert"])
        XCTAssertEqual(page.elements.map(\.symbol), ["Au", "Cu", "He"])
      }
    }
  }

  func testAPersonIsHiddenByTheButtonInHerHeaderAndShownAgain() throws {
    try onMain {
      try Self.withPage { window, page, favorites in
        let button = try window.find("hide-by-Bert")
        XCTAssertEqual(Accessible.label(of: button), "Hide Bert")
        Hand.shared.click(button)
        settle(window)
        XCTAssertEqual(page.shownPeople, ["Your Favorites", "Chloé", "Zoe"])
        XCTAssertEqual(window.toastMessage, "Hidden: Bert")
        XCTAssertEqual(
          Accessible.label(of: try window.find("hidden-people")), "1 hidden person")
        window.activate(.hidePerson, "Nobody")
        window.activate(.hidePerson, "Ada")
        XCTAssertEqual(favorites.hidden.list, ["Bert"])
        window.activate(.hidePerson, "Zoe")
        settle(window)
        XCTAssertEqual(
          Accessible.label(of: try window.find("hidden-people")), "2 hidden people")
        window.activate(.undoFavorite)
        XCTAssertEqual(favorites.hidden.list, ["Bert"])
        XCTAssertEqual(favorites.state.others.count, 5, "nothing is removed")
        try window.find("show-all-people").grabFocus()
        Hand.shared.type("space", in: window)
        settle(window)
        XCTAssertEqual(window.focusWidget?.isInside(page.page), true)
        XCTAssertEqual(page.shownPeople, ["Your Favorites", "Bert", "Chloé", "Zoe"])
        XCTAssertFalse(try window.find("hidden-people-line").isVisible)
      }
    }
  }

  func testTheButtonIsReachedByTheKeyboardAndTheFocusStaysNear() throws {
    try onMain {
      try Self.withPage { window, page, favorites in
        try page.page.section("by-Chloé").header.grabFocus()
        Hand.shared.type("Right", in: window)
        XCTAssertEqual(window.focusedName, "hide-by-Chloé")
        Hand.shared.type("Left", in: window)
        XCTAssertEqual(window.focusedName, "section-by-Chloé")
        Hand.shared.type("Right", in: window)
        Hand.shared.type("Down", in: window)
        XCTAssertEqual(window.focusedName, "row-26")
        try window.find("hide-by-Chloé").grabFocus()
        Hand.shared.type("space", in: window)
        settle(window)
        XCTAssertEqual(favorites.hidden.list, ["Chloé"])
        XCTAssertEqual(window.focusedName, "section-by-Zoe")
      }
    }
  }

  func testHiddenPeopleAreListedAndShownOneByOne() throws {
    try onMain {
      try Self.withPage { window, page, favorites in
        window.activate(.hidePerson, "Zoe")
        window.activate(.hidePerson, "Chloé")
        // It may cover the button.
        window.body.dismissToast()
        settle(window)
        Hand.shared.click(try window.find("hidden-people"))
        waitUntil("the people are listed") { window.names("hidden-").contains("hidden-Zoe") }
        Hand.shared.type("z", in: window)
        waitUntil("one is found") { !window.names("hidden-").contains("hidden-Chloé") }
        Hand.shared.type("Return", in: window)
        settle(window)
        XCTAssertEqual(favorites.hidden.list, ["Chloé"])
        XCTAssertEqual(page.shownPeople, ["Your Favorites", "Bert", "Zoe"])
      }
    }
  }

  func testHidingThePersonFoundLeavesNothingFound() throws {
    try onMain {
      try Self.withPage { window, page, _ in
        Self.search("zoe", in: window)
        window.activate(.hidePerson, "Zoe")
        settle(window)
        XCTAssertNotNil(try? window.find("nothing-found"))
        window.activate(.undoFavorite)
        settle(window)
        XCTAssertEqual(page.shownPeople, ["Zoe"])
        XCTAssertTrue(page.isMapped)
      }
    }
  }

  func testThePopularElementsStandUnderTheNumberOfPeople() throws {
    try onMain {
      try Self.withPage(sorting: .popular) { window, page, favorites in
        XCTAssertEqual(page.shownPeople, ["3 people", "2 people", "1 person"])
        XCTAssertEqual(page.elements.map(\.symbol), ["Au", "He", "Fe", "Cu"])
        favorites.toggle(26)
        settle(window)
        XCTAssertEqual(page.shownPeople, ["3 people", "2 people", "1 person"])
        XCTAssertEqual(page.elements.map(\.symbol), ["Au", "He", "Fe", "Cu"])
        window.activate(.hidePerson, "Bert")
        settle(window)
        XCTAssertEqual(page.elements.map(\.symbol), ["Fe", "Au", "He", "Cu"])
        Self.search("zoe", in: window)
        XCTAssertEqual(page.shownPeople, ["Zoe"])
        window.activate(.hideSearch)
        for name in ["Chloé", "Zoe"] { window.activate(.hidePerson, name) }
        settle(window)
        XCTAssertEqual(page.shownPeople, ["Your Favorites"])
      }
    }
  }

  func testHiddenPeopleAreKeptInTheSettings() throws {
    try onMain {
      try withTemporaryDirectory { directory in
        try compileSchema(into: directory)
        let settings = try XCTUnwrap(Settings(schema: Program.id, directory: directory))
        let names = (0..<1200).map { "Name \($0)" }
        settings.set("hidden-people", ["Bert"] + names + [""])
        let favorites = try favorites(["Au"], others: [("Bert", ["He"]), ("Zoe", ["Cu"])])
        favorites.followHidden(in: settings)
        XCTAssertTrue(favorites.hidden.contains("Bert"))
        XCTAssertFalse(favorites.hide("Zoe"), "there are too many")
        favorites.showAllPeople()
        XCTAssertEqual(settings.strings("hidden-people"), [])
        XCTAssertTrue(favorites.hide("Zoe"))
        XCTAssertEqual(settings.strings("hidden-people"), ["Zoe"])
        settings.set("hidden-people", [])
        drain()
        XCTAssertEqual(favorites.hidden.list, [])
      }
    }
  }
}

extension FavoritesPage {
  /// The titles of the sections.
  fileprivate var shownPeople: [String] { page.list.slots.map { tr($0.section.title) } }
}
