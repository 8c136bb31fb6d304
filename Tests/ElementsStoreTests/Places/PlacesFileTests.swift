import Elements
import ElementsStore
import GLib
import TestSupport
import XCTest

/// Reading and searching a file of places.
final class PlacesFileTests: QuietTestCase {
  private static func record(_ name: String, _ number: Int = 0) -> String {
    #"{"name": "\#(name) \#(number)", "country": "SE", "coord": {"lon": \#(number % 180), "lat": 7}}"#
  }

  private static func list(_ count: Int) -> String {
    "[" + (0..<count).map { record("Town", $0) }.joined(separator: ",") + "]"
  }

  /// The outcome of reading a file of this text, and the parts reported.
  private func read(
    _ text: String, isCancelled: @escaping () -> Bool = { false }
  ) throws -> (content: PlacesFile.Content?, parts: [Double]) {
    try read(Array(text.utf8), isCancelled: isCancelled)
  }

  private func read(
    _ bytes: [UInt8], isCancelled: @escaping () -> Bool = { false }
  ) throws -> (content: PlacesFile.Content?, parts: [Double]) {
    var parts: [Double] = []
    var content: PlacesFile.Content?
    try withTemporaryDirectory { directory in
      let file = PlacesFile(path: "my towns.json", in: directory)
      try Files.write(bytes, to: file.path)
      content = try file.read(countryName: { $0 + "!" }, isCancelled: isCancelled) {
        parts.append($0)
      }
    }
    return (content, parts)
  }

  func testAFileIsReadSortedAndNamed() throws {
    let text = "[\(Self.record("b")), \(Self.record("Ä")), 7]"
    let content = try XCTUnwrap(try read(text).content)
    XCTAssertEqual(content.name.text, "my towns.json")
    XCTAssertEqual(content.places.table.places.map(\.name), ["Ä 0", "b 0"])
    XCTAssertEqual(content.places.countryName(at: 0), "SE!")
    XCTAssertEqual(
      content.warnings.first.map(\.description),
      ["my towns.json, line 1, record 3: expected an object, found the number 7"])
  }

  func testProgressGrowsToTheEnd() throws {
    let parts = try read(Self.list(5000)).parts
    XCTAssertEqual(parts, parts.sorted())
    XCTAssertEqual(parts.count, 6)
    XCTAssertTrue(parts.allSatisfy { 0...1 ~= $0 })
  }

  func testReadingStopsWhenCancelled() throws {
    var calls = 0
    let outcome = try read(Self.list(5000)) {
      calls += 1
      return calls > 1
    }
    XCTAssertNil(outcome.content)
    XCTAssertEqual(outcome.parts.count, 2)
  }

  // MARK: Forms

  func testFormsAndCompressedFilesAreRecognized() throws {
    let row = "Ystad,55.4,13.8\n"
    let object = #"{"name":"Ystad","lat":55.4,"lon":13.8}"#
    let forms: [(String, PlaceFormat)] = [
      ("name,lat,lon\n\(row)\(row)", .csv), ("[\(object),\(object)]", .json),
      ("\(object)\n\(object)", .jsonLines), ("{\"places\":[\(object),\(object)]}", .json),
    ]
    for (text, format) in forms {
      let wide = Array("\u{feff}\(text)".utf16).flatMap {
        [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8)]
      }
      for bytes in [Array(text.utf8), wide] {
        for isPacked in [false, true] {
          let read = try read(isPacked ? TestGzip.packed(bytes) : bytes)
          let content = try XCTUnwrap(read.content)
          XCTAssertEqual(content.places.count, 2)
          XCTAssertEqual(content.format, format)
          XCTAssertEqual(content.isPacked, isPacked)
          XCTAssertEqual(read.parts, read.parts.sorted())
          XCTAssertTrue(read.parts.allSatisfy { 0...1 ~= $0 })
        }
      }
    }
  }

  private func fault(_ bytes: [UInt8]) -> String? {
    do {
      _ = try read(bytes)
      return nil
    } catch { return "\(error)" }
  }

  func testDamagedCompressedFilesAreErrors() throws {
    let packed = TestGzip.packed(Array(Self.list(3).utf8))
    let messages: [([UInt8], String)] = [
      (packed.dropLast(5), "cannot be read: the end of the compressed data is missing"),
      (packed + [1], "cannot be read: the compressed data are damaged"),
      (
        TestGzip.bomb(megabytes: 65),
        "cannot be read: the unpacked data are larger than 64 MB"
      ),
      (TestGzip.packed(packed), ", found data compressed twice"),
      (TestGzip.packed([]), ", found an empty file"),
    ]
    for (bytes, message) in messages {
      let fault = try XCTUnwrap(fault(bytes))
      XCTAssertTrue(fault.hasSuffix(message), fault)
    }
    // Daggers, of three bytes each in UTF-8.
    let wide: [UInt8] = [0xff, 0xfe] + [UInt8](repeating: 0x20, count: 44_000_000)
    XCTAssertEqual(fault(wide), "my towns.json: expected at most 64000000 bytes, found more")
  }

  func testUnpackingStopsWhenCancelled() throws {
    let outcome = try read(TestGzip.packed(Array(Self.list(10).utf8))) { true }
    XCTAssertNil(outcome.content)
    XCTAssertEqual(outcome.parts, [0.2])
  }

  func testAMissingFileATooLargeOneAndADirectoryAreErrors() throws {
    try withTemporaryDirectory { directory in
      let long = PlacesFile(path: "long.json", in: directory)
      try Files.write([UInt8](repeating: 0x20, count: 64_000_001), to: long.path)
      for path in ["/no-such-file.json", directory, long.path] {
        XCTAssertThrowsError(
          try PlacesFile(path: path)
            .read(countryName: { $0 }, isCancelled: { false }, progress: { _ in })
        ) { XCTAssertTrue("\($0)".hasPrefix("\(path): cannot be read: "), "\($0)") }
      }
    }
  }

  func testARelativePathIsRelativeToTheDirectory() {
    XCTAssertEqual(PlacesFile(path: "a/b.json", in: "/c").path, "/c/a/b.json")
    XCTAssertEqual(PlacesFile(path: "/a/b.json", in: "/c").path, "/a/b.json")
    XCTAssertEqual(PlacesFile(path: "/a/b.json").name.text, "b.json")
  }

  // MARK: Search

  private func search(_ requests: (PlaceSearch, @escaping (String) -> Void) -> Void) throws
    -> [String]
  {
    let content = try XCTUnwrap(try read(Self.list(30)).content)
    let search = PlaceSearch(content.places)
    let answers = Guarded<[String]>([])
    requests(search) { text in
      search.search(text) { ticket, answer in
        XCTAssertTrue(search.isNewest(ticket))
        let line =
          switch answer {
          case .found(let found): "\(text): \(found.places?.count ?? -1)"
          case .pins(let pins): "\(text): \(pins.levels.last?.count ?? -1) pins"
          }
        answers.withLock { $0.append(line) }
      }
    }
    search.wait()
    return answers.withLock { $0 }
  }

  func testRowsAreAnsweredBeforePins() throws {
    XCTAssertEqual(
      try search { search, find in
        find("")
        search.wait()
        find("town 7")
        search.wait()
        find("")
      }, [": -1", ": 30 pins", "town 7: 1", "town 7: 1 pins", ": -1", ": 30 pins"])
  }

  func testACancelledSearchIsNotAnsweredLater() throws {
    let lines = try search { search, find in
      search.cancel()
      find("town 7")
      search.wait()
      search.cancel()
    }
    XCTAssertEqual(lines, ["town 7: 1", "town 7: 1 pins"])
  }
}
