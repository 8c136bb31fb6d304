import Elements
import Gtk
import TestSupport
import XCTest

@testable import TheElements

/// A window around a picture.
final class PictureWindowTests: PageTestCase {
  func testThePictureLeavesTheHeaderBarInUse() throws {
    try onMain {
      try withElementWindow("Au") { window in
        window.activateAction(AppAction.showPicture.name, "Au")
        settle(window)
        let overlay = try window.first(PictureOverlay.self)
        let favorite = try window.find("favorite")
        XCTAssertTrue(favorite.isMapped)
        XCTAssertEqual(
          overlay.top(in: window),
          favorite.parent.map { $0.top(in: window) + Double($0.height) }
            ?? .nan, accuracy: 12)
        let next = try XCTUnwrap(
          window.all(Button.self).first { Accessible.label(of: $0) == "Next Element" })
        Hand.shared.click(next)
        waitUntil("the next picture is shown") { overlay.view?.element.symbol == "Hg" }
        XCTAssertTrue(overlay.isShowing)
        Hand.shared.type("Escape", in: window)
        waitUntil("the key hides it from the header bar, too") { !overlay.isShowing }
      }
    }
  }

  func testACardThatIsGoneToIsNotBehindThePicture() throws {
    try onMain {
      try withElementWindow("Au") { window in
        window.activateAction(AppAction.showPicture.name, "Au")
        settle(window)
        let overlay = try window.first(PictureOverlay.self)
        XCTAssertTrue(overlay.isShowing)
        window.activate(.goToCard, "isotopes")
        waitUntil("the picture is hidden") { !overlay.isShowing }
      }
    }
  }

  func testAfterAClickNothingHasAFocusRing() throws {
    try onMain {
      try withElementWindow("Au") { window in
        Hand.shared.type("Tab", in: window)
        XCTAssertTrue(window.showsFocus)
        Hand.shared.click(try window.find("picture"))
        waitUntil("the picture has the focus") { window.focusedName == "picture-canvas" }
        XCTAssertFalse(try window.first(PictureOverlay.self).view?.canvas.isFocusVisible ?? true)
        Hand.shared.type("Tab", in: window)
        XCTAssertEqual(window.focusWidget?.isFocusVisible, true)
      }
    }
  }
}
