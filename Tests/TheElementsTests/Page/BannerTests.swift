import Adwaita
import Gtk
import TestSupport
import XCTest

@testable import TheElements

final class BannerTests: PageTestCase {
  func testItIsAsNarrowAsItsWidestButton() throws {
    try onMain {
      try TestSupport.withWindow(width: 360, height: 300) { () -> Box in
        let banner = Banner("test", [.retryCatalog, .useBuiltInData]) {}
        banner.setTitle("Atitleaslongasthoseoflanguageswithlongwords", of: .useBuiltInData)
        banner.show("The server reports an error.", canClose: true)
        return Box(.vertical, [banner])
      } _: { window, box in
        settle(window)
        let banner = try box.first(Banner.self)
        let buttons = banner.all(Button.self)
        XCTAssertEqual(buttons.count, 3)
        let widths = buttons.map { $0.request(.horizontal).minimum }
        let width = banner.request(.horizontal).minimum
        XCTAssertLessThan(width, widths.reduce(0, +))
        XCTAssertGreaterThanOrEqual(width, try XCTUnwrap(widths.max()))
        for button in buttons { XCTAssertTrue(button.isMapped) }
      }
    }
  }
}
