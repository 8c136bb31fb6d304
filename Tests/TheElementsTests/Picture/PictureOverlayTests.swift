import CGtk
import Elements
import Gtk
import TestSupport
import XCTest

@testable import TheElements

extension Window {
  /// The picture overlay of this window.
  fileprivate var overlay: PictureOverlay {
    get throws { try first(PictureOverlay.self) }
  }
}

/// Opening and closing of a picture over a window.
final class PictureOverlayTests: PageTestCase {
  /// Frame of the picture in its window.
  @MainActor
  private static func frame(_ overlay: PictureOverlay) -> Rect? {
    guard let view = overlay.view, let corner = view.convert(x: 0, y: 0, to: overlay) else {
      return nil
    }
    return Rect(
      x: corner.x, y: corner.y, width: Double(view.width), height: Double(view.height))
  }

  @MainActor
  private static func whole(_ overlay: PictureOverlay) -> Rect {
    Rect(x: 0, y: 0, width: Double(overlay.width), height: Double(overlay.height))
  }

  func testAClickOnTheThumbnailShowsThePictureOverTheWholeWindow() throws {
    try onMain {
      try withElementWindow("Au") { window in
        let overlay = try window.overlay
        Hand.shared.click(try window.find("picture"))
        waitUntil("the picture is there") { overlay.view != nil }
        settle(window)
        XCTAssertEqual(overlay.view?.element.symbol, "Au")
        XCTAssertEqual(Self.frame(overlay), Self.whole(overlay))
        XCTAssertTrue(overlay.isShowing)
      }
    }
  }

  func testADoubleClickShowsThePictureOnce() throws {
    try onMain {
      try withElementWindow("Au") { window in
        let overlay = try window.overlay
        let thumbnail = try window.find("picture")
        withSlowClicks {
          Hand.shared.click(thumbnail)
          Hand.shared.click(thumbnail)
        }
        waitUntil("it fills the window") { Self.frame(overlay) == Self.whole(overlay) }
        pump(for: 0.5)
        XCTAssertTrue(overlay.isShowing, "the second click does not close it")
      }
    }
  }

  func testTabMovesThroughThePictureAndItsButtons() throws {
    try onMain {
      try withElementWindow("Au") { window in
        window.activateAction(AppAction.showPicture.name, "Au")
        settle(window)
        window.activateAction(AppAction.zoomIn.name)
        settle(window)
        let round = ["zoom-out", "zoom-normal", "zoom-in", "close-picture", "picture-canvas"]
        for name in round + round.prefix(1) {
          Hand.shared.type("Tab", in: window)
          XCTAssertEqual(window.focusedName, name)
        }
        Hand.shared.type("Tab", with: ["Shift_L"], in: window)
        XCTAssertEqual(window.focusedName, "picture-canvas")
      }
    }
  }

  func testThePictureHasAnAccessibleName() throws {
    try onMain {
      try withElementWindow("Au") { window in
        let thumbnail = try window.find("picture")
        XCTAssertEqual(Accessible.label(of: thumbnail), "Picture: Gold")
        window.activateAction(AppAction.showPicture.name, "Au")
        settle(window)
        let canvas = try window.first(PictureCanvas.self)
        XCTAssertEqual(Accessible.role(of: canvas), "img")
        XCTAssertEqual(Accessible.label(of: canvas), "Picture: Gold")
        XCTAssertEqual(
          Accessible.description(of: canvas),
          "Gold: 79 protons, 118 neutrons, shells 2, 8, 18, 32, 18, 1")
        for button in ["close-picture", "zoom-in", "zoom-out", "zoom-normal"] {
          XCTAssertNotNil(Accessible.label(of: try window.find(button)), button)
        }
      }
    }
  }

  func testThePictureTakesTheFocusKeepsItAndReturnsIt() throws {
    try onMain {
      try withElementWindow("Au") { window in
        let thumbnail = try window.find("picture")
        thumbnail.grabFocus()
        Hand.shared.type("Return", in: window)
        XCTAssertEqual(window.focusedName, "picture-canvas")
        for _ in 0..<6 {
          Hand.shared.type("Tab", in: window)
          let focus = try XCTUnwrap(window.focusWidget)
          XCTAssertTrue(focus.isInside(try window.first(PictureView.self)), focus.name)
        }
        try window.first(PictureCanvas.self).grabFocus()
        try window.find("tile").grabFocus()
        XCTAssertEqual(window.focusedName, "picture-canvas", "nobody takes it away")
        Hand.shared.type("Escape", in: window)
        XCTAssertEqual(window.focusedName, "picture")
        XCTAssertNil(try window.overlay.view)
      }
    }
  }

  func testWidgetsUnderThePictureAreInert() throws {
    try onMain {
      try withElementWindow("Au") { window in
        let content = try XCTUnwrap(window.overlay.children.first)
        window.activateAction(AppAction.showPicture.name, "Au")
        settle(window)
        XCTAssertEqual(Accessible.isHidden(content), true)
        XCTAssertFalse(content.canTarget)
        XCTAssertFalse(content.canFocus)
        window.activateAction(AppAction.hidePicture.name)
        settle(window)
        XCTAssertEqual(Accessible.isHidden(content), false)
        XCTAssertTrue(content.canTarget)
        XCTAssertTrue(content.canFocus)
      }
    }
  }

  func testThePictureGrowsFromTheThumbnailAndShrinksBackIntoIt() throws {
    try onMain {
      try withElementWindow("Au") { window in
        try withSteppedClock(of: window) { clock in
          let overlay = try window.overlay
          let thumbnail = try window.first(PictureThumbnail.self)
          let place = try XCTUnwrap(thumbnail.frame(in: overlay))
          window.activateAction(AppAction.showPicture.name, "Au")
          let growing = clock.samples {
            Self.frame(overlay)?.width ?? 0
          } until: {
            overlay.view?.progress == 1
          }
          XCTAssertEqual(growing.first ?? 0, place.width, accuracy: 1)
          XCTAssertEqual(growing, growing.sorted(), "it only grows")
          XCTAssertGreaterThan(growing.filter { $0 > place.width }.count, 2, "\(growing)")
          window.activateAction(AppAction.hidePicture.name)
          let shrinking = clock.samples {
            Self.frame(overlay)?.width ?? 0
          } until: {
            overlay.view == nil
          }
          XCTAssertEqual(shrinking, shrinking.sorted(by: >), "it only shrinks")
        }
      }
    }
  }

  func testAClickDuringTheAnimationReversesItWithoutAJump() throws {
    try onMain {
      try withElementWindow("Au", size: (700, 600)) { window in
        try withSteppedClock(of: window) { clock in
          let overlay = try window.overlay
          Hand.shared.move(to: overlay)
          window.activateAction(AppAction.showPicture.name, "Au")
          clock.advance(by: 0.1)
          let turning = try XCTUnwrap(overlay.view).progress
          XCTAssertTrue(turning > 0.3 && turning < 1, "\(turning)")
          Hand.shared.press()
          Hand.shared.release()
          XCTAssertFalse(overlay.isShowing)
          let step = 1.0 / 60
          let places = clock.samples(step: step) {
            overlay.view?.progress ?? 0
          } until: {
            overlay.view == nil
          }
          XCTAssertNil(overlay.view)
          for (former, next) in zip([turning] + places, places) {
            // Its speed is greatest at the start, three times the average.
            let reach = 4 / Transition.duration * step
            XCTAssertEqual(next, former, accuracy: reach, "a jump: \(places)")
          }
        }
      }
    }
  }

  func testAWindowMayCloseWhileAPictureGrows() throws {
    try onMain {
      try withElementWindow("U") { window in
        try withAnimations {
          window.activateAction(AppAction.showPicture.name, "U")
          let view = Watch(try window.first(PictureView.self))
          settle(window)
          XCTAssertTrue(view.isAlive)
        }
      }
    }
  }

  func testAClosedPictureIsFreed() throws {
    try onMain {
      try withElementWindow("Fe") { window in
        let watches = try {
          window.activateAction(AppAction.showPicture.name, "Fe")
          settle(window)
          let watches = [
            Watch(try window.first(PictureView.self)), Watch(try window.first(PictureCanvas.self)),
          ]
          window.activateAction(AppAction.hidePicture.name)
          settle(window)
          return watches
        }()
        for watch in watches { watch.expectFreed() }
      }
    }
  }

  func testThePictureFadesOutIfItsTileIsGone() throws {
    try onMain {
      try withElementWindow("Au") { window in
        let overlay = try window.overlay
        window.activateAction(AppAction.showPicture.name, "Au")
        settle(window)
        try window.find("picture").isVisible = false
        withAnimations {
          window.activateAction(AppAction.hidePicture.name)
          waitUntil("it fades") { (overlay.view?.opacity ?? 0) < 1 }
          if let frame = Self.frame(overlay) { XCTAssertEqual(frame, Self.whole(overlay)) }
          waitUntil("it has gone") { overlay.view == nil }
        }
      }
    }
  }

  func testNextAndPreviousChangeThePictureToo() throws {
    try onMain {
      try withElementWindow("Au") { window in
        window.activateAction(AppAction.showPicture.name, "Au")
        settle(window)
        window.activateAction(AppAction.nextElement.name)
        settle(window)
        XCTAssertEqual(try window.overlay.view?.element.symbol, "Hg")
        XCTAssertEqual(window.all(PictureView.self).count, 1)
        XCTAssertEqual(window.focusedName, "picture-canvas")
        window.activateAction(AppAction.hidePicture.name)
        settle(window)
        XCTAssertNil(try window.overlay.view)
      }
    }
  }

  func testTheCaptionIsNotClippedInANarrowWindowWithLargeText() throws {
    try onMain {
      try withTextScale(2) {
        try withElementWindow("Lv", size: (360, 600)) { window in
          window.activateAction(AppAction.showPicture.name, "Lv")
          let view = try window.first(PictureView.self)
          waitUntil("it has grown") { view.progress == 1 }
          settle(window)
          let caption = try XCTUnwrap(
            view.all(Widget.self).first { $0.hasClass("picture-caption") })
          let texts = caption.all(Widget.self).filter { $0.isInstance(of: gtk_label_get_type()) }
          XCTAssertEqual(texts.count, 3)
          for text in texts {
            let layout = gtk_label_get_layout(OpaquePointer(text.raw))
            XCTAssertEqual(pango_layout_is_ellipsized(layout), 0)
            XCTAssertLessThanOrEqual(text.top(in: view) + Double(text.height), Double(view.height))
          }
        }
      }
    }
  }
}
