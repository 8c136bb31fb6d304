import Gtk
import TestSupport
import XCTest

/// Decoding of image files, intact and damaged.
final class ImageDecoderTests: QuietTestCase {
  private func size(_ file: [UInt8], within side: Int = 1_000) -> [Int]? {
    ImageDecoder.decode(file, within: side, maximumPixels: 1_000_000).first
      .map { [$0.width, $0.height] }
  }

  func testPixelsMatchTheFile() throws {
    let image = try XCTUnwrap(
      ImageDecoder.decode(TestImage.jpeg(32, 16), within: 100, maximumPixels: 512).first)
    let pixels = image.pixels.array
    XCTAssertEqual(pixels.count, 32 * 16 * 4)
    XCTAssertEqual(Array(pixels[..<4]), [0, 0, 0, 255])
    XCTAssertEqual(Array(pixels[(31 * 4)..<(32 * 4)]), [255, 255, 255, 255])
  }

  func testALargePictureIsScaledToFit() {
    XCTAssertEqual(size(TestImage.jpeg(300, 200), within: 30), [30, 20])
    XCTAssertEqual(size(TestImage.png(300, 200), within: 30), [30, 20])
    XCTAssertEqual(size(TestImage.png(900, 1), within: 30), [30, 1])
    XCTAssertEqual(size(TestImage.png(30, 20), within: 30), [30, 20])
  }

  func testALargePictureHasSmallerLevels() {
    let images = ImageDecoder.decode(
      TestImage.jpeg(900, 301), within: 1_000, maximumPixels: 1_000_000)
    XCTAssertEqual(images.map { [$0.width, $0.height] }, [[900, 301], [450, 150], [225, 75]])
    for image in images { XCTAssertEqual(image.pixels.count, image.width * image.height * 4) }
  }

  func testTheEXIFOrientationIsApplied() throws {
    let file = TestImage.jpeg(32, 16, orientation: 6)
    XCTAssertEqual(size(file), [16, 32])
    let image = try XCTUnwrap(ImageDecoder.decode(file, within: 100, maximumPixels: 512).first)
    let pixels = image.pixels.array
    XCTAssertEqual(pixels[pixels.count - 4], 255, "white is below")
    XCTAssertEqual(pixels[15 * 4], 0, "black is above")
  }

  func testTruncatedFilesAreRejected() {
    for file in [
      TestImage.png(64, 64), TestImage.jpeg(64, 64), TestImage.jpeg(8, 8, orientation: 1),
    ] {
      XCTAssertNotNil(size(file))
      XCTAssertNotNil(size(file + [0, 1, 2, 3]), "trailing bytes are ignored")
      for length in 0..<file.count { XCTAssertNil(size(Array(file.prefix(length))), "\(length)") }
    }
  }

  func testADamagedFileIsRefusedOrDecodedWithinTheLimits() {
    for file in [TestImage.png(64, 64), TestImage.jpeg(64, 64)] {
      var refusals = 0
      for index in stride(from: 2, to: file.count, by: 3) {
        var damaged = file
        damaged[index] ^= 0xff
        let levels = ImageDecoder.decode(damaged, within: 100, maximumPixels: 1_000_000)
        if levels.isEmpty { refusals += 1 }
        for level in levels {
          XCTAssertLessThanOrEqual(max(level.width, level.height), 100, "\(index)")
          XCTAssertEqual(level.pixels.count, level.width * level.height * 4, "\(index)")
        }
      }
      XCTAssertGreaterThan(refusals, 0)
    }
  }

  func testWebPIsDecoded() {
    let file = TestImage.webP(64, 32)
    XCTAssertEqual(size(file), [64, 32])
    XCTAssertEqual(size(file, within: 16), [16, 8])
    XCTAssertTrue(ImageDecoder.decode(file, within: 16, maximumPixels: 64 * 32 - 1).isEmpty)
    for length in 0..<file.count { XCTAssertNil(size(Array(file.prefix(length))), "\(length)") }
  }
}
