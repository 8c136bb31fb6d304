import Elements
import ElementsStore
import GLib
import TestSupport
import XCTest

/// Round trips of the saved state through its text.
final class SavedStateTests: QuietTestCase {
  private func parsed(_ text: String) throws -> SavedState {
    try SavedState(parsing: Array(text.utf8))
  }

  func testEveryStateIsReadBackFromItsText() throws {
    var state = SavedState()
    XCTAssertEqual(try parsed(state.text), state)
    state.page = "category"
    XCTAssertEqual(try parsed(state.text), state)
    state.mainWindow = .init(width: 1080, height: 760)
    state.isMaximized = true
    XCTAssertEqual(try parsed(state.text), state)
    state.elementWindow = .init(width: 900, height: 640)
    state.elementPosition = .init(x: 0, y: 260)
    state.collapsed = ["category": ["noble-gas", "metalloid"], "number": ["period-1"]]
    XCTAssertEqual(try parsed(state.text), state)
  }

  func testPaneScrollAndPlacesAreReadBack() throws {
    var state = SavedState()
    state.isPaneOn = true
    state.paneWidth = 512
    state.element = 79
    state.isPushed = true
    state.scroll = ["table": .init(x: 210, y: 35), "name": .init(y: 20_000_000)]
    state.places.place = "Stockholm, SE"
    state.places.center = Coordinate(longitude: -17.123456789, latitude: 64.1)
    state.places.scale = 5.3125
    state.places.years = 1650...2016
    XCTAssertEqual(try parsed(state.text), state)
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
    state.plotWindow = .init(width: 700, height: 500)
    state.comparisonWindow = .init(width: 360, height: 640)
    XCTAssertEqual(try parsed(state.text), state)
    state.plot.showsGroups = true
    state.plot.y.isLogarithmic = false
    XCTAssertEqual(try parsed(state.text), state)
    let long = String(repeating: "a", count: 300)
    for axes in ["", "melt", "a b c", "a b linear cubic", "a\tb c", "é b", "\(long) b"] {
      XCTAssertEqual(try parsed("[plot]\naxes=\(axes)\ngroups=yes\nwidth=5\n"), SavedState(), axes)
    }
  }

  func testTheMainWindowsStateLeavesThatOfOtherWindows() {
    var (state, other) = (SavedState(), SavedState())
    state.compared = Comparison([79])
    state.plot.showsGroups = true
    state.plotWindow = .init(width: 700, height: 500)
    other.page = "grid"
    other.plot.showsPeriods = true
    let kept = (state.compared, state.plot, state.plotWindow)
    state.adoptMainWindow(of: other)
    XCTAssertEqual(state.page, "grid")
    XCTAssertEqual(state.compared, kept.0)
    XCTAssertEqual(state.plot, kept.1)
    XCTAssertEqual(state.plotWindow, kept.2)
  }

  func testHostileValuesAreIgnored() throws {
    let numbers = ["", "x", "-1", "1e400", "nan", "inf", "99999999999999999999", "-9e99", "1;2"]
    for number in numbers {
      let text = """
        [side-pane]
        shown=\(number)
        width=\(number)
        element=\(number)
        pushed=\(number)
        [scroll]
        table=\(number);5;
        name=5;\(number)x;
        state=1;2;3;
        [places]
        scale=\(number)x
        longitude=\(number)0000
        latitude=1e3
        from=x\(number)
        until=5
        """
      XCTAssertEqual(try parsed(text), SavedState(), number)
    }
    let controls = try parsed("[collapsed]\nname=b;\u{c};a\u{b};\n")
    XCTAssertEqual(controls.collapsed, ["name": ["b"]])
    // A list that is no UTF-8 is none.
    let broken = Array("[collapsed]\nname=a;".utf8) + [0xff] + Array(";\n".utf8)
    XCTAssertEqual(try SavedState(parsing: broken), SavedState())
    let reversed = try parsed("[places]\nfrom=1900\nuntil=1800\nlongitude=10\nscale=64.1\n")
    XCTAssertEqual(reversed, SavedState())
    let long = String(repeating: "a", count: 1001)
    XCTAssertEqual(try parsed("[window]\npage=\(long)\n[places]\nplace=\(long)\n"), SavedState())
    let many = (0..<900).map { "page\($0)=1;2;" }.joined(separator: "\n")
    XCTAssertEqual(try parsed("[scroll]\n\(many)\n").scroll.count, 100)
  }

  func testOddNamesAreReadBack() throws {
    var state = SavedState()
    state.page = "a=b;c\\d[e]\nf"
    state.collapsed = ["state": ["semi;colon", "back\\slash", "ä"]]
    XCTAssertEqual(try parsed(state.text), state)
  }

  func testEqualStatesHaveEqualTexts() {
    var (a, b) = (SavedState(), SavedState())
    let sections = (0..<20).map { "section-\($0)" }
    for section in sections { a.collapsed["x", default: []].insert(section) }
    for section in sections.reversed() { b.collapsed["x", default: []].insert(section) }
    XCTAssertEqual(a.text, b.text)
  }

  func testAnEmptyFileIsAFirstStart() throws {
    XCTAssertEqual(try parsed(""), SavedState())
    XCTAssertEqual(try parsed("# nothing\n"), SavedState())
  }

  func testImplausiblePositionsAreIgnored() throws {
    for (x, y) in [("-5", "10"), ("10", "20001"), ("left", "10"), ("10", "")] {
      let state = try parsed("[element-window]\nwidth=900\nheight=640\nx=\(x)\ny=\(y)\n")
      XCTAssertNil(state.elementPosition, "\(x), \(y)")
      XCTAssertNotNil(state.elementWindow, "the size is kept")
    }
  }

  func testImplausibleSizesAreIgnored() throws {
    let nonsense = [
      ("0", "500"), ("-1", "500"), ("199", "500"), ("20001", "500"), ("wide", "500"), ("", "500"),
      ("99999999999999999999", "500"), ("800", "0"), ("1e3", "500"),
    ]
    for (width, height) in nonsense {
      let text = "[window]\npage=grid\nwidth=\(width)\nheight=\(height)\n"
      let state = try parsed(text)
      XCTAssertNil(state.mainWindow, "\(width) × \(height)")
      XCTAssertEqual(state.page, "grid", "the rest is kept")
    }
    XCTAssertNil(try parsed("[window]\nwidth=800\n").mainWindow, "a width alone is no size")
    let usual = try parsed("[window]\nwidth=200\nheight=20000\n")
    XCTAssertEqual(usual.mainWindow, .init(width: 200, height: 20_000))
  }

  func testTheSortOrderOfFavoritesIsSaved() throws {
    for sorting in FavoritesSorting.allCases {
      var state = SavedState()
      state.favoritesSorting = sorting
      XCTAssertEqual(try parsed(state.text), state)
    }
    XCTAssertEqual(try parsed("[favorites]\norder=color\n").favoritesSorting, .manual)
  }

  func testUnknownKeysAndGroupsAreIgnored() throws {
    let state = try parsed("[window]\ncolor=blue\nmaximized=perhaps\n[later]\nkey=value\n")
    XCTAssertEqual(state, SavedState())
  }

  func testInvalidKeyFilesAreAnError() {
    for text in ["{\"page\": \"grid\"}", "[window\npage=grid", "page=grid\n"] {
      XCTAssertThrowsError(try parsed(text), text) { error in
        XCTAssertFalse((error as? GLibError)?.message.isEmpty ?? true)
      }
    }
  }
}
