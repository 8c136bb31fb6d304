import Elements
import GLib
import Glibc
import TestSupport
import XCTest

/// Memory used by parsing worst-case documents.
final class DocumentMemoryTests: XCTestCase {
  /// Length of a document in bytes.
  private static let length = 1_000_000
  /// Allowed growth of memory as a multiple of the text's length, not counting the text.
  private static let factor = 5

  /// Documents that repeat one short text, which cost the most per byte.
  private static let documents: [(name: String, bytes: [UInt8])] = [
    ("objects", filled("[", #"{"a":0}"#, "]")),
    ("objects in a record", filled(#"[{"number":1,"x":["#, #"{"a":0}"#, "]}]")),
    ("numbers in a record", filled(#"[{"number":1,"x":["#, "0", "]}]")),
    ("objects outside", filled(#"{"elements":[],"x":["#, #"{"a":0}"#, "]}")),
    ("places", filled("[", #"{"name":"A","coord":{"lon":0,"lat":0}}"#, "]")),
    ("values of a property", filled(#"{"properties":[{"key":"a","values":{"#, #""1":{}"#, "}}]}")),
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

  func testParsingAnyDocumentTakesLittleMemory() throws {
    let hasSanitizer = dlsym(nil, "__sanitizer_get_ownership") != nil
    try XCTSkipIf(
      hasSanitizer, "sanitizers keep freed memory for a while, so the peak is not the program's")
    for (name, bytes) in Extent.part(of: Self.documents, each: 2) {
      let growth = try peakGrowth {
        _ = try? CatalogPart(bytes: bytes, name: name)
        _ = try? FavoriteReader.list(bytes: bytes, server: name)
        _ = try? FavoriteReader.favorite(bytes: bytes, server: name)
        _ = try? PlaceReader.read(bytes: bytes, file: name)
        _ = try? PropertyReader.read(bytes: bytes, file: name)
        _ = try? AlternativeNames.read(bytes: bytes, file: name)
      }
      XCTAssertLessThan(growth, Self.factor * Self.length, name)
    }
  }

  /// Returns the peak growth of the process while `body` runs, in bytes.
  private func peakGrowth(_ body: () -> Void) throws -> Int {
    // Resets the peak to the current value (proc(5)).
    let file = try XCTUnwrap(fopen("/proc/self/clear_refs", "w"))
    XCTAssertGreaterThan(fputs("5", file), 0)
    XCTAssertEqual(fclose(file), 0)
    let before = try memory("VmHWM:")
    body()
    return try memory("VmHWM:") - before
  }

  /// Returns a field of `/proc/self/status` in bytes.
  private func memory(_ name: String) throws -> Int {
    let lines = String(decoding: try Files.read("/proc/self/status"), as: UTF8.self)
      .split(separator: "\n")
    let line = try XCTUnwrap(lines.first { $0.hasPrefix(name) })
    return try XCTUnwrap(Int(line.filter(\.isNumber))) * 1024
  }
}
