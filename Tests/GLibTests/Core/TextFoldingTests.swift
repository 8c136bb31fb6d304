import XCTest

@testable import GLib

final class TextFoldingTests: XCTestCase {
  func testAWordHasAFormWithoutCaseAndOneWithoutAccents() {
    XCTAssertEqual(TextFolding.forms(of: "Gold"), ["gold"])
    XCTAssertEqual(TextFolding.forms(of: "CÉSIUM"), ["césium", "cesium"])
    XCTAssertEqual(TextFolding.forms(of: "Ørsted"), ["ørsted", "oersted"])
    XCTAssertEqual(TextFolding.forms(of: "Ce\u{301}sium"), ["césium", "cesium"])
  }

  func testALetterWithoutAnASCIIFormKeepsItsOwn() {
    XCTAssertEqual(TextFolding.forms(of: "ЖЕЛЕЗО").first, "железо")
    XCTAssertEqual(TextFolding.forms(of: "金"), ["金"])
    XCTAssertEqual(TextFolding.forms(of: ""), [])
  }
}
