import Elements
import ElementsStore
import Gtk
import TestSupport
import XCTest

@testable import TheElements

/// Closing animation of a picture whose tile has moved.
final class PictureReturnTests: PageTestCase {
  /// Shows the picture of boron from its row, lets `change` move the row under it, then closes the picture; it must
  /// shrink toward the tile's present frame all the way. Returns the former and the new frame.
  @MainActor
  private static func places(
    _ change: (MainWindow, ListPage) throws -> Void
  ) throws -> (before: Rect, after: Rect) {
    var state = SavedState()
    state.page = "number"
    state.mainWindow = .init(width: 960, height: 720)
    var result: (Rect, Rect)?
    try withMainWindow(state: state) { window in
      let overlay = try window.first(PictureOverlay.self)
      let item = try XCTUnwrap(try window.find("row-5").item)
      let before = try XCTUnwrap(item.frame(in: overlay))
      window.activateAction(AppAction.showPicture.name, "B")
      settle(window)
      try change(window, window.first(ListPage.self))
      settle(window)
      let after = try XCTUnwrap(item.frame(in: overlay))
      let whole = Rect(x: 0, y: 0, width: Double(overlay.width), height: Double(overlay.height))
      withSteppedClock(of: window) { clock in
        window.activateAction(AppAction.hidePicture.name)
        let frames = clock.samples {
          Self.picture(in: overlay)
        } until: {
          overlay.view == nil
        }.compactMap { $0 }
        XCTAssertGreaterThan(frames.count, 1)
        for (frame, progress) in frames {
          XCTAssertEqual(frame, after.between(whole, progress), "at \(progress)")
        }
      }
      result = (before, after)
    }
    return try XCTUnwrap(result)
  }

  /// Frame of the picture, and its distance from its tile.
  @MainActor
  private static func picture(in overlay: PictureOverlay) -> (frame: Rect, progress: Double)? {
    guard let view = overlay.view, let corner = view.convert(x: 0, y: 0, to: overlay) else {
      return nil
    }
    let size = (Double(view.width), Double(view.height))
    return (Rect(x: corner.x, y: corner.y, width: size.0, height: size.1), view.progress)
  }

  func testAfterScrollingThePictureShrinksToItsRowsNewFrame() throws {
    try onMain {
      let (before, after) = try Self.places { _, page in
        try XCTUnwrap(page.sectionList().adjustment).value = 60
      }
      XCTAssertEqual(after.y, before.y - 60, accuracy: 1)
    }
  }

  func testAfterResizingThePictureShrinksToItsRowsNewFrame() throws {
    try onMain {
      _ = try Self.places { window, _ in
        window.defaultWidth = 700
        window.defaultHeight = 560
        waitUntil("it is narrower") { window.width < 800 }
      }
    }
  }

  func testClosingThePictureDoesNotScrollThePage() throws {
    try onMain {
      var state = SavedState()
      state.page = "number"
      try withMainWindow(state: state) { window in
        let page = try window.first(ListPage.self)
        try window.find("row-1").grabFocus()
        settle(window)
        try page.scroll(to: 1000)
        window.activateAction(AppAction.showPicture.name, "Ca")
        settle(window)
        window.activateAction(AppAction.hidePicture.name)
        waitUntil("the row has the focus again") { window.focusedName == "row-1" }
        settle(window)
        XCTAssertEqual(try page.scrollPosition(), 1000)
      }
    }
  }
}
