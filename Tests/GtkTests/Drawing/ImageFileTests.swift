import TestSupport
import XCTest

@testable import Gtk

/// The header of an image file tells its size and what decoding it costs.
final class ImageFileTests: QuietTestCase {
  private func size(_ file: [UInt8]) -> [Int]? { ImageFile(file).map { [$0.width, $0.height] } }

  func testEachFormatTellsItsSize() throws {
    XCTAssertEqual(size(TestImage.png(640, 3)), [640, 3])
    XCTAssertEqual(size(TestImage.jpeg(640, 3)), [640, 3])
    XCTAssertEqual(size(TestImage.webP(640, 3)), [640, 3])
    XCTAssertEqual(size(TestImage.progressiveJPEG(640, 3, scans: 4)), [640, 3])
    let extended = TestImage.webP(chunks: [
      ("VP8X", TestImage.canvas(64, 32, flags: 0x20)), ("ICCP", [1, 2, 3]),
      ("VP8 ", TestImage.frame(64, 32)), ("EXIF", [1]),
    ])
    XCTAssertEqual(size(extended), [64, 32])
  }

  func testOtherFormatsAreRefused() {
    for head in ["GIF89a", "BM", "II*\0", "MM\0*", "<svg", "P6 1 1 255 ", "\0\0\u{1}\0", "#define"]
    {
      XCTAssertNil(ImageFile(Array(head.utf8) + [UInt8](repeating: 1, count: 200)), head)
    }
    XCTAssertNil(ImageFile([]))
  }

  func testAnimationsAreRefused() {
    XCTAssertNil(ImageFile(TestImage.animatedWebP(16_384, 16_384)))
    XCTAssertNil(ImageFile(TestImage.png(8, 4, with: [("acTL", [0, 0, 0, 2, 0, 0, 0, 0])])))
    let twoFrames = TestImage.webP(chunks: [
      ("VP8X", TestImage.canvas(8, 8)), ("VP8 ", TestImage.frame(8, 8)),
      ("VP8 ", TestImage.frame(8, 8)),
    ])
    XCTAssertNil(ImageFile(twoFrames))
  }

  func testAWebPWhoseSizesDifferIsRefused() {
    let chunks = [("VP8X", TestImage.canvas(16_384, 16_384)), ("VP8 ", TestImage.frame(8, 8))]
    XCTAssertNil(ImageFile(TestImage.webP(chunks: chunks)))
    let empty = TestImage.webP(chunks: [("VP8X", TestImage.canvas(16_384, 5_800)), ("VP8 ", [])])
    XCTAssertNil(ImageFile(empty))
  }

  func testTheSizeIsReadFromAFileWithoutPixels() throws {
    // 16,383 by 5,800: the loader would take 380 MB, whatever it is told of the limit.
    let frame: [UInt8] = [0x10, 0, 0, 0x9d, 1, 0x2a, 0xff, 0x3f, 0xa8, 0x16]
    let zeros = [UInt8](repeating: 0, count: 8)
    let bytes = TestImage.webP(chunks: [("VP8 ", frame + zeros)])
    XCTAssertEqual(bytes.count, 38)
    let file = try XCTUnwrap(ImageFile(bytes))
    XCTAssertEqual([file.width, file.height], [16_383, 5_800])
    XCTAssertTrue(ImageDecoder.decode(bytes, within: 100, maximumPixels: 50_000_000).isEmpty)
  }

  func testAWebPWhoseTablesNoHeaderBoundsIsRefused() {
    let lossless: [UInt8] = [0x2f, 7, 0xc0, 1, 0, 0, 0, 0, 0, 0]
    XCTAssertNil(ImageFile(TestImage.webP(chunks: [("VP8L", lossless)])))
    for flags: UInt8 in [0, 0x10] {
      let transparent = TestImage.webP(chunks: [
        ("VP8X", TestImage.canvas(8, 8, flags: flags)), ("ALPH", lossless),
        ("VP8 ", TestImage.frame(8, 8)),
      ])
      XCTAssertNil(ImageFile(transparent))
    }
  }

  func testTheScansOfAJPEGAreItsWork() throws {
    XCTAssertEqual(ImageFile(TestImage.jpeg(64, 64))?.work, 64 * 64)
    XCTAssertEqual(ImageFile(TestImage.progressiveJPEG(64, 64, scans: 100))?.work, 64 * 64 * 100)
    XCTAssertNil(ImageFile(TestImage.progressiveJPEG(64, 64, scans: 101)))
  }

  func testNoScanOfAJPEGIsHidden() throws {
    let end: [UInt8] = [0xff, 0xd9]
    let scan = TestImage.jpegScan(8, 8, from: 1, to: 63)
    let scans = [[UInt8]](repeating: scan, count: 200).joined()
    let head =
      TestImage.jpegHead(8, 8, frame: 0xc2) + TestImage.jpegScan(8, 8, from: 0, to: 0)
    // Markers without a length, of which no segment follows; and bytes that are none.
    for decoy: [UInt8] in [[0xff, 0x01], [0xff, 0xd3], [0xff, 0xff], [0xff, 0x00], [7, 7], []] {
      XCTAssertNil(ImageFile(head + decoy + scans + end))
      let file = try XCTUnwrap(ImageFile(head + decoy + scan + scan + end), "\(decoy)")
      XCTAssertEqual(file.passes, 3)
    }
    // Segments that libjpeg does not know, and passes over in its own way.
    for marker: UInt8 in [0x02, 0xbf, 0xc8, 0xf0, 0xfd, 0xdc, 0xd8, 0xcc] {
      let hiding = TestImage.segment(marker, Array(scan))
      XCTAssertNil(ImageFile(head + hiding + end), "\(marker)")
    }
  }

  func testOtherCodesOfAJPEGAreRefused() {
    for frame: UInt8 in [0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf] {
      let scan = TestImage.jpegScan(8, 8, from: 0, to: 0)
      XCTAssertNil(ImageFile(TestImage.jpegHead(8, 8, frame: frame) + scan + [0xff, 0xd9]))
    }
    let twice = TestImage.jpegHead(8, 8, frame: 0xc2) + TestImage.jpegHead(8, 8, frame: 0xc2)[2...]
    XCTAssertNil(ImageFile(twice + TestImage.jpegScan(8, 8, from: 0, to: 0) + [0xff, 0xd9]))
  }

  func testTheMemoryOfAJPEGGrowsWithItsScans() throws {
    let single = try XCTUnwrap(
      ImageFile(
        TestImage.jpegHead(8_000, 8_000, frame: 0xc0)
          + TestImage.jpegScan(8_000, 8_000, from: 0, to: 63) + [0xff, 0xd9]))
    XCTAssertEqual(single.coefficients, 0)
    let several = try XCTUnwrap(ImageFile(TestImage.progressiveJPEG(8_000, 8_000, scans: 2)))
    XCTAssertEqual(several.coefficients, 8_000 * 8_000 * 2)
    XCTAssertGreaterThan(several.memory(within: 100), 128_000_000)
    XCTAssertLessThan(single.memory(within: 100), 4_000_000)
  }

  func testASideIsBounded() {
    XCTAssertNil(ImageFile(TestImage.png(65_536, 1)))
    XCTAssertNotNil(ImageFile(TestImage.png(65_535, 1)))
    for (width, height) in [(0, 8), (8, 0)] {
      XCTAssertNil(ImageFile(TestImage.progressiveJPEG(width, height, scans: 2)))
    }
    var huge = TestImage.png(8, 8)
    huge.replaceSubrange(16..<24, with: [UInt8](repeating: 0xff, count: 8))
    XCTAssertNil(ImageFile(huge))
  }

  func testOnlyTheImageReachesTheLoader() throws {
    let plain = TestImage.png(8, 4)
    let file = TestImage.png(8, 4, with: [("zTXt", [1, 2, 3]), ("iCCP", [4]), ("eXIf", [])])
    let parts = try XCTUnwrap(ImageFile(file + [9, 9, 9])).parts
    XCTAssertEqual(parts.flatMap { file[$0] }, plain)
    let jpeg = TestImage.jpeg(8, 8)
    let profiled = jpeg[..<2] + TestImage.segment(0xe2, [1, 2]) + jpeg[2...] + [7]
    let kept = try XCTUnwrap(ImageFile(Array(profiled))).parts
    XCTAssertEqual(kept.flatMap { profiled[$0] }, jpeg)
  }
}
