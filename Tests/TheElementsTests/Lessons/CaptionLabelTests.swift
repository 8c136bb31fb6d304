import Adwaita
import Gtk
import TestSupport
import XCTest

@testable import TheElements

/// The caption of a lesson.
final class CaptionLabelTests: PageTestCase {
  func testItTakesAtMostHalfOfTheWindow() throws {
    try onMain {
      for (words, isShort) in [(4, true), (400, false)] {
        let make = {
          let rest = Bin()
          rest.expandsVertically = true
          let longest = String(repeating: "caption ", count: words)
          return Box(.vertical, [CaptionLabel(longest: longest), rest])
        }
        try withWindow(width: 300, height: 400, showing: make) { window, box in
          let caption = try XCTUnwrap(box.children.first as? CaptionLabel)
          caption.text = String(repeating: "caption ", count: words)
          settle(window)
          XCTAssertLessThanOrEqual(caption.height, window.height / 2)
          let scrolled = try XCTUnwrap(caption.first(named: "lesson-caption")?.parent?.parent)
          XCTAssertEqual(scrolled.isFocusable, !isShort)
        }
      }
    }
  }
}
