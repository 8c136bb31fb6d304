import Glibc
import TestSupport
import XCTest

@testable import GLib

/// Unpacking of data and files that are compressed with gzip.
final class GzipDecoderTests: QuietTestCase {
  private static let text = (0..<20_000).map { UInt8(truncatingIfNeeded: $0 &* $0 >> 5) }
  private static let packed = TestGzip.packed(text)

  /// Unpacks data that come in pieces of this length.
  private func unpack(
    _ bytes: [UInt8], pieces: Int = .max, atMost limit: Int = 100_000
  ) throws(GzipDecoder.Fault) -> [UInt8] {
    let decoder = GzipDecoder(atMost: limit)
    var rest = bytes[...]
    while !rest.isEmpty {
      try decoder.append(Array(rest.prefix(pieces)))
      rest = rest.dropFirst(pieces)
    }
    try decoder.finish()
    return decoder.takeOutput()
  }

  private func fault(_ bytes: [UInt8], atMost limit: Int = 100_000) -> GzipDecoder.Fault? {
    do throws(GzipDecoder.Fault) {
      _ = try unpack(bytes, pieces: 1000, atMost: limit)
      return nil
    } catch { return error }
  }

  func testPiecesOfAnyLengthAreUnpacked() throws {
    for pieces in [1, 2, 999, Int.max] {
      XCTAssertEqual(try unpack(Self.packed, pieces: pieces), Self.text)
    }
    XCTAssertEqual(try unpack(TestGzip.packed([])), [])
  }

  func testSeveralMembersAndZerosAfterThemAreUnpacked() throws {
    let small = TestGzip.packed(Array("abc".utf8))
    for pieces in [1, 5, Int.max] {
      XCTAssertEqual(
        try unpack(small + TestGzip.packed([]) + small + [0, 0, 0], pieces: pieces),
        Array("abcabc".utf8))
    }
    XCTAssertEqual(fault(small + [0, 1]), .damaged)
    XCTAssertEqual(fault(small + [7]), .damaged)
    XCTAssertEqual(fault(small + small.dropLast(3)), .incomplete)
  }

  func testDataWithoutTheirEndAreIncomplete() {
    let small = TestGzip.packed(Array("abcabcabc, and something else".utf8))
    for length in 0..<small.count {
      XCTAssertEqual(fault(Array(small.prefix(length))), .incomplete, "\(length)")
    }
    XCTAssertEqual(fault(Array(Self.packed.dropLast())), .incomplete)
  }

  func testDataWithAnotherByteAreNeverUnpackedToAnotherText() {
    let small = TestGzip.packed(Array("abcabcabc, and something else".utf8))
    for index in small.indices {
      for bit in 0..<8 {
        var bytes = small
        bytes[index] ^= 1 << UInt8(bit)
        let found = try? unpack(bytes)
        XCTAssertTrue(found == nil || found == Array("abcabcabc, and something else".utf8))
      }
    }
    XCTAssertEqual(fault(Array("no gzip".utf8)), .damaged)
  }

  func testTheLimitIsTheLastLengthThatIsUnpacked() throws {
    XCTAssertEqual(try unpack(Self.packed, atMost: Self.text.count), Self.text)
    XCTAssertEqual(fault(Self.packed, atMost: Self.text.count - 1), .tooLong)
    XCTAssertEqual(fault(Self.packed, atMost: 0), .tooLong)
  }

  func testABombIsRefusedAtTheLimit() {
    let bomb = TestGzip.bomb(megabytes: 70)
    XCTAssertLessThan(bomb.count, 100_000)
    let begin = clock()
    XCTAssertEqual(fault(bomb, atMost: 64_000_000), .tooLong)
    XCTAssertLessThan(clock() - begin, 3_000_000, "microseconds")
  }

  func testTooManyEmptyMembersAreRefused() {
    let empty = TestGzip.packed([])
    let begin = clock()
    XCTAssertEqual(
      fault([[UInt8]](repeating: empty, count: 100_001).flatMap { $0 }), .damaged)
    XCTAssertLessThan(clock() - begin, 3_000_000, "microseconds")
  }

  // MARK: Files

  /// The content of a file, or the reason why it is not read.
  private func outcome(
    _ bytes: [UInt8], atMost limit: Int = 100_000, progress: (Double) -> Bool = { _ in true }
  ) throws -> String {
    var outcome = ""
    try withTemporaryDirectory { folder in
      let path = folder + "/file"
      try Files.write(bytes, to: path)
      do throws(GLibError) {
        let file = try Files.readUnpacked(path, atMost: limit, progress: progress)
        outcome = file.map { "\($0.bytes == Self.text) \($0.isPacked)" } ?? "stopped"
      } catch {
        XCTAssertTrue(error.message.hasPrefix(path))
        outcome = error.reason
      }
    }
    return outcome
  }

  func testFilesAreUnpackedIfTheyArePacked() throws {
    XCTAssertEqual(try outcome(Self.text), "true false")
    XCTAssertEqual(try outcome(Self.packed), "true true")
    XCTAssertEqual(try outcome([0x1f]), "false false")
    XCTAssertEqual(try outcome([]), "false false")
    XCTAssertEqual(
      try outcome(Array(Self.packed.dropLast(9))), "the end of the compressed data is missing")
    XCTAssertEqual(try outcome(Self.packed + [9]), "the compressed data are damaged")
    XCTAssertEqual(
      try outcome(TestGzip.bomb(megabytes: 3), atMost: 2_000_000),
      "the unpacked data are larger than 2 MB")
    XCTAssertEqual(
      try outcome(Self.text, atMost: Self.text.count - 1), "the file is larger than 0 MB")
    XCTAssertEqual(
      try outcome(Self.packed, atMost: Self.packed.count - 1), "the file is larger than 0 MB")
    for path in ["/dev/zero", "/proc", "/no-such-file"] {
      XCTAssertThrowsError(try Files.readUnpacked(path))
    }
  }

  func testUnpackingReportsItsProgressAndStops() throws {
    var parts: [Double] = []
    XCTAssertEqual(
      try outcome(Self.packed) {
        parts.append($0)
        return true
      }, "true true")
    XCTAssertEqual(parts, [1])
    XCTAssertEqual(try outcome(Self.packed) { _ in false }, "stopped")
  }
}
