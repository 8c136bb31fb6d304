import Elements
import ElementsStore
import TestSupport
import XCTest

@testable import TheElements

/// Names of forms on the command line.
final class FormNameTests: PageTestCase {
  func testAFormIsNamedWithItsElementOrAlone() throws {
    try onMain {
      let (table, forms) = (try BuiltIn.table, try BuiltIn.data.read(.forms))
      for (text, symbol, form) in [
        ("diamond", "C", "diamond"), ("Carbon (diamond)", "C", "diamond"),
        ("c DIAMOND", "C", "diamond"), ("white tin", "Sn", "white"), ("tin white", "Sn", "white"),
        ("Sn (white)", "Sn", "white"), ("white phosphorus", "P", "white"),
        ("gamma  iron", "Fe", "gamma"), ("ozone", "O", "ozone"), ("deuterium", "H", "deuterium"),
      ] {
        let found = forms.findNamed(text, in: table)
        XCTAssertEqual(found?.element.symbol, symbol, text)
        XCTAssertEqual(found?.form, form, text)
      }
      for text in ["white", "gamma", "carbon", "C", "white iron", "", "()", "diamond tin"] {
        XCTAssertNil(forms.findNamed(text, in: table), text)
      }
    }
  }
}
