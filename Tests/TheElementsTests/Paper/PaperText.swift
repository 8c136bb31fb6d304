import Elements
import XCTest

@testable import TheElements

/// A line of text on a page, with its place in points.
struct PaperText {
  let text: String
  /// Distances from the left edge and of the baseline from the top, and the width.
  let left, baseline, width: Double
  /// Font size in the units of the page.
  let size: String

  /// Returns the lines on the first page, in the order in which they are drawn.
  @MainActor
  static func lines(of page: some PaperPage) throws -> [PaperText] {
    let svg = String(decoding: try XCTUnwrap(page.bytes(.svg, .a4)), as: UTF8.self)
    return try svg.split(separator: "<text ").dropFirst().map { try PaperText(svg: $0) }
  }

  /// Parses `transform="matrix(…)" font-size="…" textLength="…" …>text</text>`.
  private init(svg: Substring) throws {
    let parts = svg.split(separator: "\"")
    let matrix = try XCTUnwrap(parts[1].split(separator: "(").last).dropLast()
      .split(separator: " ").compactMap { Double($0) }
    XCTAssertEqual(matrix.count, 6)
    (left, baseline, size) = (matrix[4], matrix[5], String(parts[3]))
    width = try XCTUnwrap(Double(parts[5])) * matrix[0]
    let content = try XCTUnwrap(svg.split(separator: ">", maxSplits: 1).last)
    text = content.prefix { $0 != "<" }.filter { $0 != "\u{200e}" }
  }
}
