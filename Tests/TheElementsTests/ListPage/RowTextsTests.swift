import TestSupport
import XCTest

@testable import TheElements

/// The texts of an element's row.
final class RowTextsTests: QuietTestCase {
  func testMatchesStayMarkedInAJoinedText() {
    let parts = [
      HighlightedText(text: "Na(11)", ranges: [0..<2]),
      HighlightedText(text: "natrium Na", ranges: [0..<3, 8..<10]),
    ]
    for joined in ["Na(11) · natrium Na", "\u{2068}Na(11)\u{2069} · \u{2068}natrium Na\u{2069}"] {
      let text = HighlightedText(joined, of: parts)
      let bytes = Array(text.text.utf8)
      XCTAssertEqual(
        text.ranges.map { String(decoding: bytes[$0], as: UTF8.self) }, ["Na", "nat", "Na"])
    }
  }
}
