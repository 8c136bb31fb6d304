import TestSupport
import XCTest

@testable import GLib

final class TranslationTests: QuietTestCase {
  func testATextWithoutTranslationIsReturnedUnchanged() {
    for text in ["Sodium", "a text in no catalog – 钠"] { XCTAssertEqual(tr(text), text) }
  }
}
