import Adwaita
import Elements
import Gtk
import TestSupport
import XCTest

@testable import TheElements

/// Appearance in high contrast.
final class HighContrastTests: PageTestCase {
  /// Runs `body` without, then with high contrast.
  @MainActor
  private static func inBoth(_ body: () throws -> Double) throws -> [Double] {
    defer { StyleManager.shared.forcedContrast = nil }
    return try [false, true].map {
      StyleManager.shared.forcedContrast = $0
      return try body()
    }
  }

  func testDimTextIsNearlyOpaque() throws {
    try onMain {
      let drawn = try Self.inBoth {
        var part = 0.0
        try withListPage(.name()) { _, page in
          let row = try page.first(ElementRow.self)
          part = row.dimColor.alpha / row.color.alpha
        }
        return part
      }
      XCTAssertEqual(drawn[0], 0.7, accuracy: 0.01)
      XCTAssertEqual(drawn[1], 0.9, accuracy: 0.01)
      let styled = try Self.inBoth {
        var part = 0.0
        try withElementWindow("Au") { window in
          let label = try XCTUnwrap(
            window.all(Widget.self).first { $0.hasClass("property-title") })
          part = label.color.alpha / window.color.alpha
        }
        return part
      }
      XCTAssertEqual(styled[0], 0.7, accuracy: 0.01)
      XCTAssertEqual(styled[1], 0.9, accuracy: 0.01)
    }
  }
}
