import Elements
import GLib
import Gtk
import TestSupport
import XCTest

@testable import TheElements

/// The texts beside the large tile.
final class ElementPreviewTests: PageTestCase {
  func testWeightAndStateDoNotBreakAtTheirDot() throws {
    try onMain {
      let sodium = try BuiltIn.element("Na")
      for (width, text) in [(400, "22.98976928\u{a0}· solid"), (210, "22.98976928\nsolid")] {
        let make = {
          let preview = ElementPreview(sodium)
          preview.tileSide = 100
          return preview
        }
        try withWindow(width: width, showing: make) { window, preview in
          settle(window)
          let texts = labels(in: preview)
          XCTAssertTrue(texts.contains(text), "\(width): \(texts)")
          let read = "Sodium 22.98976928\u{a0}· solid alkali metal"
          XCTAssertTrue(preview.shownText.hasPrefix(read), preview.shownText)
        }
      }
    }
  }

  func testWhatIsUnknownIsNotSaidTwice() throws {
    try onMain {
      let preview = ElementPreview(try BuiltIn.element("Mc"))
      XCTAssertTrue(preview.shownTexts.contains("[290]\u{a0}· unknown"), "\(preview.shownTexts)")
      XCTAssertFalse(preview.shownTexts.contains("unknown"), "\(preview.shownTexts)")
    }
  }
}
