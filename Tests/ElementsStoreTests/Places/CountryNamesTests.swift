import ElementsStore
import GLib
import TestSupport
import XCTest

/// The files with the names of countries.
final class CountryNamesTests: QuietTestCase {
  func testALanguageHasItsNamesAndAnotherOneNone() throws {
    try withTemporaryDirectory { folder in
      try Files.write("SE\tSchweden\nFR\tFrankreich\n", to: "\(folder)/countries/de.tsv")
      let data = DataDirectory(path: folder)
      XCTAssertEqual(try data.readCountryNames(in: "de"), ["SE": "Schweden", "FR": "Frankreich"])
      XCTAssertEqual(try data.readCountryNames(in: "en"), [:])
      try Files.write("SE\tSchw", to: "\(folder)/countries/nl.tsv")
      XCTAssertThrowsError(try data.readCountryNames(in: "nl"))
    }
  }
}
