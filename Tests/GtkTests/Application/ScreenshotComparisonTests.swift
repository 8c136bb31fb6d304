import TestSupport
import XCTest

@testable import Gtk

/// The picture comparison on which the snapshot tests rely.
final class PictureComparisonTests: GtkTestCase {
  /// Renders a square of `side` red pixels, `odd` of which have another color.
  @MainActor
  private static func square(_ side: Double, odd: Double = 0, step: Double = 1) throws -> Screenshot
  {
    var picture: Screenshot?
    let make = {
      let probe = Probe()
      probe.size = (Int(side), Int(side))
      probe.draw = {
        $0.fill(Bounds(width: side, height: side), .pureRed)
        $0.fill(Bounds(width: odd, height: 1), Color(red: 1 - step, green: 0, blue: 0))
      }
      return probe
    }
    try withWindow(width: Int(side), height: Int(side), showing: make) { _, probe in
      picture = currentPicture(of: probe)
    }
    return try XCTUnwrap(picture)
  }

  func testEqualPicturesDoNotDiffer() throws {
    try onMain { XCTAssertNil(difference(try Self.square(100), try Self.square(100))) }
  }

  func testAFewPixelsMayDifferAndNoMore() throws {
    try onMain {
      XCTAssertNil(difference(try Self.square(100), try Self.square(100, odd: 8)))
      let description = try XCTUnwrap(
        difference(try Self.square(100), try Self.square(100, odd: 60)))
      XCTAssertTrue(description.hasPrefix("60 of "), description)
      XCTAssertTrue(description.hasSuffix("by up to 255"), description)
    }
  }

  func testASlightlyDifferentShadeIsWithinTheTolerance() throws {
    try onMain {
      XCTAssertNil(difference(try Self.square(100), try Self.square(100, odd: 100, step: 0.02)))
      XCTAssertNotNil(difference(try Self.square(100), try Self.square(100, odd: 100, step: 0.1)))
    }
  }

  func testPicturesOfDifferentSizesDiffer() throws {
    try onMain {
      XCTAssertNotNil(difference(try Self.square(200), try Self.square(220)))
    }
  }
}
