import Elements
import ElementsStore
import GLib
import Gtk
import TestSupport
import XCTest

@testable import TheElements

/// Acts by pointer and keys are reported as actions.
final class UserActTests: PageTestCase {
  // MARK: Main window

  func testAClickOnATabShowsItsPage() throws {
    try onMain {
      try withMainWindow(state: SavedState(page: "name")) { window in
        try watchActs { acts in
          Hand.shared.click(try window.find("tab-grid"))
          settle(window)
          XCTAssertEqual(acts(), ["show-page grid"])
          XCTAssertEqual(window.shown, "grid")
          window.activate(.showPage, "name")
          settle(window)
          XCTAssertEqual(acts(), ["show-page grid", "show-page name"])
        }
      }
    }
  }

  func testTypingIsOneSearch() throws {
    try onMain {
      try withMainWindow(state: SavedState(page: "name")) { window in
        try watchActs { acts in
          for letter in ["f", "e", "r", "r"] { Hand.shared.type(letter, in: window) }
          waitUntil("iron is found") { window.search.results?.hits.first?.number == 26 }
          XCTAssertEqual(acts(), ["search ferr"])
          Hand.shared.type("Return", in: window)
          XCTAssertEqual(acts().last, "open-best-hit")
          XCTAssertEqual(try window.first(SearchLine.self).entry.text, "ferr")
          Hand.shared.type("Escape", in: window)
          XCTAssertEqual(acts(), ["search ferr", "open-best-hit", "hide-search"])
        }
      }
    }
  }

  func testTheArrowsSelectOneElementInThePane() throws {
    try onMain {
      let state = SavedState(width: 1000, page: "number", isPaneOn: true)
      try withMainWindow(state: state) { window in
        window.activate(.selectElement, "H")
        try window.find("row-1").grabFocus()
        settle(window)
        try watchActs { acts in
          for _ in 0..<3 { Hand.shared.type("Down", in: window) }
          let last = try XCTUnwrap(window.sidePane.page?.element.symbol)
          XCTAssertNotEqual(last, "H")
          settle(window)
          XCTAssertEqual(acts(), ["select-element \(last)"])
        }
      }
    }
  }

  func testAClickOnARowSelectsItsElementOnce() throws {
    try onMain {
      let state = SavedState(width: 1000, page: "number", isPaneOn: true)
      try withMainWindow(state: state) { window in
        try watchActs { acts in
          Hand.shared.click(try window.find("row-5"), x: 150)
          waitUntil("it is selected") { window.sidePane.page?.element.symbol == "B" }
          settle(window)
          Acts.settle()
          XCTAssertEqual(acts(), ["select-element B"])
        }
      }
    }
  }

  func testTheStarOfTheFocusedRowIsAnnouncedWithItsElement() throws {
    try onMain {
      try withMainWindow(favorites: favorites([]), state: SavedState(page: "number")) { window in
        try window.find("row-2").grabFocus()
        let acts = announcedActs { window.activate(.toggleFavorite, "") }
        XCTAssertEqual(acts, ["toggle-favorite He"])
      }
    }
  }

  func testADismissedBannerIsAnnounced() throws {
    try onMain {
      try withMainWindow { window in
        window.placesBanner?.show("A message", isOver: true)
        settle(window)
        try watchActs { acts in
          Hand.shared.click(try window.find("places-banner-close"))
          settle(window)
          XCTAssertEqual(acts(), ["dismiss-banner places-banner"])
          XCTAssertEqual(window.placesBanner?.isShown, false)
        }
      }
    }
  }

  func testAResizeAndACloseByTheWindowManagerAreAnnounced() throws {
    try onMain {
      try withElementWindow("Au") { window in
        watchActs { acts in
          window.defaultWidth = 500
          window.defaultHeight = 640
          settle(window)
          XCTAssertEqual(acts(), ["resize 500 640"])
          window.close()
          XCTAssertEqual(acts(), ["resize 500 640", "close"])
        }
      }
    }
  }

  func testTheActionsOfAWindowAreAnnouncedOnce() throws {
    try onMain {
      try withElementWindow("Au") { window in
        let acts = announcedActs {
          window.activate(.resizeWindow, "520", "600")
          settle(window)
          XCTAssertEqual([window.defaultWidth, window.defaultHeight], [520, 600])
          window.activate(.closeWindow)
          Acts.settle()
        }
        XCTAssertEqual(acts, ["resize 520 600", "close"])
      }
    }
  }

  // MARK: Element

  func testTheTileIsFlippedByTheAction() throws {
    try onMain {
      try withElementWindow("Au") { window in
        let tile = try window.first(FlipTile.self)
        watchActs { acts in
          Hand.shared.click(tile)
          settle(window)
          XCTAssertEqual(acts(), ["flip"])
          tile.grabFocus()
          Hand.shared.type("space", in: window)
          settle(window)
          XCTAssertEqual(acts(), ["flip", "flip"])
          tile.perform("tile.flip")
          XCTAssertEqual(acts().count, 3)
          XCTAssertTrue(tile.isBackUp)
        }
        _ = try window.find("tile")
      }
    }
  }

  func testThePictureIsZoomedAndClosedByActions() throws {
    try onMain {
      try withElementWindow("Au", size: (700, 560)) { window in
        window.activate(.showPicture, "Au")
        settle(window)
        let canvas = try window.first(PictureCanvas.self)
        try watchActs { acts in
          Hand.shared.type("plus", with: ["Shift_L"], in: window)
          Hand.shared.type("Right", in: window)
          XCTAssertEqual(acts().count, 2)
          XCTAssertEqual(acts().first, "zoom-in")
          let part = canvas.viewport
          XCTAssertTrue(acts()[1].hasPrefix("set-zoom "), acts()[1])
          let words = acts()[1].split(separator: " ").map(String.init)
          window.activate(.zoomNormal)
          window.activate(.setZoom, "\(words[1]) \(words[2])", words[3])
          XCTAssertEqual(canvas.viewport.scale, part.scale, accuracy: 0.001)
          XCTAssertEqual(canvas.viewport.center.x, part.center.x, accuracy: 0.001)
          XCTAssertEqual(canvas.viewport.center.y, part.center.y, accuracy: 0.001)
          Hand.shared.type("Escape", in: window)
          XCTAssertEqual(acts().last, "hide-picture")
          XCTAssertFalse(try window.first(PictureOverlay.self).isShowing)
        }
      }
    }
  }

  func testTheWheelOverAPictureIsAnnouncedOnce() throws {
    try onMain {
      try withElementWindow("Au", size: (700, 560)) { window in
        window.activate(.showPicture, "Au")
        settle(window)
        let canvas = try window.first(PictureCanvas.self)
        canvas.zoomNow(to: 4, about: Point(x: 100, y: 100))
        watchActs { acts in
          Hand.shared.scroll(over: canvas, notches: 3)
          settle(window)
          let center = ViewParameters.text(canvas.viewport.center)
          XCTAssertEqual(acts(), ["set-zoom \(center) 4"])
        }
      }
    }
  }
}
