import Recording
import TestSupport
import XCTest

@testable import TheElements

/// The values that actions in recordings take.
final class RecordedParametersTests: PageTestCase {
  func testAValueThatHasNoEffectIsAFault() throws {
    try onMain {
      let vocabulary = Vocabulary.elements(of: try BuiltIn.table)
      for (line, fault) in [
        ("set-scale log", "SCALE: expected one of linear, logarithmic, found “log”"),
        ("set-table-control clock", "CONTROL: expected one of temperature, year, found “clock”"),
        ("resize-sheet high", "HEIGHT: expected one of low, half, full, found “high”"),
        ("set-maximized yes", "STATE: expected one of true, false, found “yes”"),
        ("sort-isotopes age", "ORDER: expected one of mass, abundance, half-life, found “age”"),
        ("show-isotopes tiles", "FORM: expected one of cells, list, found “tiles”"),
        ("set-known-year old", "no number: “old”"), ("resize-side-pane wide", "no number: “wide”"),
        ("set-brush 300 hot", "no number: “hot”"), ("set-zoom \"0 0\" far", "no number: “far”"),
        ("set-map 18 4", "CENTER: expected two numbers with a space, found “18”"),
        (
          "brush-plot \"1 2 3\" \"\"",
          "HORIZONTAL: expected two numbers with a space, found “1 2 3”"
        ),
        ("set-plot-axes melt", "no axes: “melt”"),
        ("select-nuclide Xx-198", "no element “Xx”"), ("show-isotope 198", "no element “198”"),
      ] {
        XCTAssertEqual(vocabulary.fault(of: line), fault)
      }
      XCTAssertNotNil(vocabulary.fault(of: "highlight-category noble-gases"))
    }
  }

  func testEveryValueThatIsRecordedIsValid() throws {
    try onMain {
      let vocabulary = Vocabulary.elements(of: try BuiltIn.table)
      for line in [
        "set-scale logarithmic", "set-table-control year", "resize-sheet half",
        "set-maximized false", "sort-isotopes half-life", "show-isotopes list",
        "set-known-year \"\"", "resize-side-pane 360", "set-brush \"\" 1.5e-8",
        "set-zoom \"0.25 0.5\" 4", "brush-plot \"\" \"2e-7 1.5e12\"", "brush-plot \"\" \"\"",
        "set-plot-axes \"melt density linear logarithmic\"", "select-nuclide Ta-180m",
        "show-nuclides \"\"", "highlight-category noble-gas", "highlight-category s",
        "highlight-category \"\"",
      ] {
        XCTAssertNil(vocabulary.fault(of: line), line)
      }
      XCTAssertEqual(
        vocabulary.completions(of: "set-scale "), ["set-scale linear", "set-scale logarithmic"])
    }
  }
}
