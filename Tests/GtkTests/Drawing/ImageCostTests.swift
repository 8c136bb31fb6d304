import GLib
import Gtk
import TestSupport
import XCTest

/// No file makes a loader take more than the limits say. By peak memory, not by the clock.
final class ImageCostTests: QuietTestCase {
  private func decode(_ file: [UInt8], within side: Int = 1_000) -> [DecodedImage] {
    ImageDecoder.decode(file, within: side, maximumPixels: 50_000_000)
  }

  /// Sees that a file is refused and costs nothing.
  private func expectRefusal(
    _ file: [UInt8], file path: StaticString = #filePath, line: UInt = #line
  ) {
    var images: [DecodedImage] = []
    let peak = peakMemory { images = decode(file) }
    XCTAssertTrue(images.isEmpty, file: path, line: line)
    XCTAssertLessThan(peak, 20_000_000, "bytes", file: path, line: line)
  }

  func testASmallFileOfAHugeAnimationIsRefused() {
    expectRefusal(TestImage.animatedWebP(16_384, 16_384))
  }

  func testAJPEGOfManyScansIsRefused() {
    expectRefusal(TestImage.progressiveJPEG(200, 200, scans: 300))
    expectRefusal(TestImage.progressiveJPEG(200, 200, scans: 30_000))
  }

  func testAJPEGOfFewerButLargeScansIsRefused() {
    expectRefusal(TestImage.progressiveJPEG(4_000, 4_000, scans: 40))
  }

  func testAJPEGWhoseCoefficientsTakeTooMuchIsRefused() {
    expectRefusal(
      TestImage.jpegHead(8_000, 5_000, frame: 0xc2, components: 3)
        + TestImage.jpegScan(8_000, 5_000, from: 0, to: 0) + [0xff, 0xd9])
  }

  func testTextsThatUnpackToGigabytesAreNotUnpacked() {
    let file = TestImage.png(withTexts: 100, length: 4_000_000)
    XCTAssertLessThan(file.count, 1_000_000)
    var images: [DecodedImage] = []
    let peak = peakMemory { images = decode(file) }
    XCTAssertEqual(images.map { [$0.width, $0.height] }, [[8, 4]])
    XCTAssertLessThan(peak, 20_000_000, "bytes")
  }

  func testTheLargestThatAreAcceptedStayWithinTheLimit() {
    let files: [(String, [UInt8])] = [
      ("PNG", TestImage.png(7_500, 6_000)), ("baseline", baseline(8_000, 6_000)),
      ("progressive", TestImage.progressiveJPEG(6_000, 4_000, scans: 10)),
    ]
    for (name, file) in files {
      for side in [300, 4_096, 100_000] {
        var images: [DecodedImage] = []
        let peak = peakMemory { images = decode(file, within: side) }
        let longer = images.first.map { max($0.width, $0.height) } ?? 0
        XCTAssertLessThanOrEqual(longer, min(side, 4_096), name)
        XCTAssertGreaterThanOrEqual(longer, min(side, 1_700), name)
        XCTAssertLessThan(peak, 200_000_000, "bytes, \(name) \(side)")
      }
    }
  }

  private func baseline(_ width: Int, _ height: Int) -> [UInt8] {
    let blocks = (width / 8) * (height / 8)
    let bits = [UInt8](repeating: 0, count: blocks / 4)
    return TestImage.jpegHead(width, height, frame: 0xc0)
      + TestImage.segment(0xda, [1, 1, 0, 0, 63, 0]) + bits + [0xff, 0xd9]
  }
}
