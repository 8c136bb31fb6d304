import Elements
import ElementsStore
import TestSupport
import XCTest

@testable import TheElements

/// What the pages and the windows of data write into the state file and read from it.
final class StateSectionsTests: QuietTestCase {
  private func parsed(_ text: String) throws -> SavedState {
    try SavedState(parsing: Array(text.utf8))
  }

  func testThePlacesAreReadBack() throws {
    var state = SavedState()
    state.places.place = "Stockholm, SE"
    state.places.center = Coordinate(longitude: -17.123456789, latitude: 64.1)
    state.places.scale = 5.3125
    state.places.years = 1650...2016
    state.places.isPushed = true
    XCTAssertEqual(try parsed(state.text).places, state.places)
    state.places = PlacesState()
    XCTAssertEqual(state, SavedState())
  }

  func testImplausiblePlacesAreIgnored() throws {
    for number in ["", "x", "-1", "1e400", "nan", "inf", "99999999999999999999", "-9e99", "1;2"] {
      let text = """
        [places]
        scale=\(number)x
        longitude=\(number)0000
        latitude=1e3
        from=x\(number)
        until=5
        """
      XCTAssertEqual(try parsed(text).places, PlacesState(), number)
    }
    let reversed = "[places]\nfrom=1900\nuntil=1800\nlongitude=10\nscale=64.1\n"
    XCTAssertEqual(try parsed(reversed).places, PlacesState())
  }

  func testTheTableIsReadBack() throws {
    var state = SavedState()
    state.table.coloring = .property("density")
    state.table.isLogarithmic = true
    state.table.brush = PropertyBrush(["", "10.5"])
    state.table.temperature = "1337.33"
    state.table.pressure = "2500"
    XCTAssertEqual(try parsed(state.text), state)
    state.table = TableState()
    state.table.coloring = .state
    state.table.control = .year
    state.table.year = 1800
    state.table.brush = PropertyBrush(["1", "2"])
    XCTAssertEqual(try parsed(state.text), state)
    for text in ["-1", "6001", "nan", "x"] {
      XCTAssertNil(try parsed("[table]\ntemperature=\(text)\n").table.temperature)
    }
    for text in ["0.5", "10001", "nan", "101.325", "0x10"] {
      XCTAssertNil(try parsed("[table]\npressure=\(text)\n").table.pressure)
    }
  }

  func testTheComparisonIsReadBack() throws {
    var state = SavedState()
    state.compared = Comparison([79, 47, 29])
    XCTAssertEqual(try parsed(state.text), state)
    let text = "[comparison]\nelements=1;x;1;-2;99999999999999999999;2;3;4;5;6;7\n"
    XCTAssertEqual(try parsed(text).compared.numbers, [1, 2, 3, 4, 5, 6])
  }

  func testThePlotIsReadBack() throws {
    var state = SavedState()
    state.plot.x = .init("melt")
    state.plot.y = .init("density", isLogarithmic: true)
    state.plot.showsPeriods = true
    XCTAssertEqual(try parsed(state.text), state)
    state.plot.showsGroups = true
    state.plot.y.isLogarithmic = false
    XCTAssertEqual(try parsed(state.text), state)
    let long = String(repeating: "a", count: 300)
    for axes in ["", "melt", "a b c", "a b linear cubic", "a\tb c", "é b", "\(long) b"] {
      XCTAssertEqual(try parsed("[plot]\naxes=\(axes)\ngroups=yes\n").plot, PlotState(), axes)
    }
  }

  func testTheSortOrderOfFavoritesIsSaved() throws {
    for sorting in FavoritesSorting.allCases {
      var state = SavedState()
      state.favoritesSorting = sorting
      XCTAssertEqual(try parsed(state.text), state)
    }
    XCTAssertEqual(try parsed("[favorites]\norder=color\n").favoritesSorting, .manual)
  }
}
