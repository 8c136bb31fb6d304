import TestSupport
import XCTest

@testable import Gtk

/// The comparison on which the snapshot tests rely sees what it has to see.
final class PictureComparisonTests: GtkTestCase {
  /// The picture of a square of `side` pixels, red but for `odd` of its pixels.
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
      let told = try XCTUnwrap(difference(try Self.square(100), try Self.square(100, odd: 60)))
      XCTAssertTrue(told.hasPrefix("60 of "), told)
      XCTAssertTrue(told.hasSuffix("by up to 255"), told)
    }
  }

  func testAShadeBarelyAnotherIsNoDifference() throws {
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
