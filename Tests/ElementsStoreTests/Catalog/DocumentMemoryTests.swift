import Elements
import GLib
import Glibc
import TestSupport
import XCTest

/// The memory that reading takes, by the worst that a document can say.
final class DocumentMemoryTests: XCTestCase {
  /// Bytes of a document.
  private static let length = 1_000_000
  /// Memory may grow by so many times the text, the text itself not counted.
  private static let factor = 5

  /// Documents of little but one text over and over, which cost the most for each byte.
  private static let documents: [(name: String, bytes: [UInt8])] = [
    ("objects", filled("[", #"{"a":0}"#, "]")),
    ("objects in a record", filled(#"[{"number":1,"x":["#, #"{"a":0}"#, "]}]")),
    ("numbers in a record", filled(#"[{"number":1,"x":["#, "0", "]}]")),
    ("objects outside", filled(#"{"elements":[],"x":["#, #"{"a":0}"#, "]}")),
    ("an escaped text", filled(#"[{"number":1,"x":""#, #"\n"#, #""}]"#, separator: "")),
    ("lines that are no UTF-8", filled("", "\n\n\n\n", "\u{fffd}", separator: "").dropLast(1)),
  ]

  private static func filled(
    _ start: String, _ piece: String, _ end: String, separator: String = ","
  ) -> [UInt8] {
    var bytes = Array(start.utf8)
    bytes.reserveCapacity(length + 100)
    let piece = Array(piece.utf8)
    bytes += piece
    let next = Array(separator.utf8) + piece
    while bytes.count < length { bytes += next }
    return bytes + Array(end.utf8)
  }

  func testWhateverADocumentSaysReadingItTakesLittleMemory() throws {
    let hasSanitizer = dlsym(nil, "__sanitizer_get_ownership") != nil
    try XCTSkipIf(hasSanitizer, "a sanitizer keeps what was freed")
    for (name, bytes) in Self.documents {
      let growth = try peakGrowth {
        _ = try? CatalogPart(bytes: bytes, name: name)
        _ = try? FavoriteReader.list(bytes: bytes, server: name)
        _ = try? FavoriteReader.favorite(bytes: bytes, server: name)
      }
      XCTAssertLessThan(growth, Self.factor * Self.length, name)
    }
  }

  /// Bytes by which the process grows at most while `body` runs.
  private func peakGrowth(_ body: () -> Void) throws -> Int {
    // Sets the peak to what is there now (proc(5)).
    let file = try XCTUnwrap(fopen("/proc/self/clear_refs", "w"))
    XCTAssertGreaterThan(fputs("5", file), 0)
    XCTAssertEqual(fclose(file), 0)
    let before = try memory("VmHWM:")
    body()
    return try memory("VmHWM:") - before
  }

  /// Bytes of the process, by the system's name for them.
  private func memory(_ name: String) throws -> Int {
    let lines = String(decoding: try Files.read("/proc/self/status"), as: UTF8.self)
      .split(separator: "\n")
    let line = try XCTUnwrap(lines.first { $0.hasPrefix(name) })
    return try XCTUnwrap(Int(line.filter(\.isNumber))) * 1024
  }
}
