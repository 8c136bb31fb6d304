import TestSupport
import XCTest

@testable import GLib

final class TranslationTests: QuietTestCase {
  func testATextWithoutATranslationIsItself() {
    for text in ["Sodium", "a text that no catalog holds – 钠"] { XCTAssertEqual(tr(text), text) }
  }
}
