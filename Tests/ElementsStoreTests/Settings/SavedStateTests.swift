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

  func testPaneAndScrollAreReadBack() throws {
    var state = SavedState()
    state.isPaneOn = true
    state.paneWidth = 512
    state.element = 79
    state.isPushed = true
    state.scroll = ["table": .init(x: 210, y: 35), "name": .init(y: 20_000_000)]
    XCTAssertEqual(try parsed(state.text), state)
    for isPaneOn in [false, nil] {
      state.isPaneOn = isPaneOn
      XCTAssertEqual(try parsed(state.text).isPaneOn, isPaneOn)
    }
  }

  func testTheMainWindowsStateLeavesThatOfOtherWindows() {
    var (state, other) = (SavedState(), SavedState())
    state["plot"]["axes"] = "melt density"
    state["grid"]["zoom"] = "2"
    other.page = "grid"
    other["plot"]["axes"] = "boil density"
    other["grid"]["zoom"] = "3"
    state.adoptMainWindow(of: other, pages: ["grid", "name"])
    XCTAssertEqual(state.page, "grid")
    XCTAssertEqual(state["plot"]["axes"], "melt density")
    XCTAssertEqual(state["grid"]["zoom"], "3")
  }

  func testASectionIsReadBack() throws {
    var state = SavedState()
    state["quiz"]["set"] = "first; 20"
    state["quiz"].set("timed", true)
    state["quiz"].set("missed", [3, 79])
    state["quiz"].windowSize = .init(width: 700, height: 500)
    let read = try parsed(state.text)
    XCTAssertEqual(read, state)
    XCTAssertEqual(read["quiz"]["set"], "first; 20")
    XCTAssertTrue(read["quiz"].bool("timed"))
    XCTAssertEqual(read["quiz"].ints("missed", in: 1...118), [3, 79])
    XCTAssertEqual(read["quiz"].windowSize, .init(width: 700, height: 500))
    state["quiz"] = StateSection()
    XCTAssertEqual(state, SavedState(), "an empty section is none")
  }

  func testImplausibleValuesOfASectionAreIgnored() throws {
    for text in ["", "x", "-1", "1e400", "nan", "inf", "99999999999999999999", "-9e99", "1;2"] {
      let section = try parsed("[quiz]\nnumber=\(text)\nwidth=\(text)\nheight=500\n")["quiz"]
      XCTAssertNil(section.int("number", in: 0...10), text)
      XCTAssertNil(section.double("number", in: 0...10), text)
      XCTAssertFalse(section.bool("number"), text)
      XCTAssertNil(section.windowSize, text)
    }
    let numbers = try parsed("[quiz]\nlist=1;x;-2;99999999999999999999;2\n")["quiz"]
    XCTAssertEqual(numbers.ints("list", in: 1...118), [1, 2])
    let long = String(repeating: "a", count: 1001)
    XCTAssertEqual(try parsed("[quiz]\nset=\(long)\n"), SavedState())
    let keys = (0..<300).map { "key\($0)=1" }.joined(separator: "\n")
    XCTAssertNotNil(try parsed("[quiz]\n\(keys)\n")["quiz"]["key99"])
    XCTAssertNil(try parsed("[quiz]\n\(keys)\n")["quiz"]["key100"])
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
        """
      XCTAssertEqual(try parsed(text), SavedState(), number)
    }
    let controls = try parsed("[collapsed]\nname=b;\u{c};a\u{b};\n")
    XCTAssertEqual(controls.collapsed, ["name": ["b"]])
    // A list that is no UTF-8 is none.
    let broken = Array("[collapsed]\nname=a;".utf8) + [0xff] + Array(";\n".utf8)
    XCTAssertEqual(try SavedState(parsing: broken), SavedState())
    let long = String(repeating: "a", count: 1001)
    XCTAssertEqual(try parsed("[window]\npage=\(long)\n"), SavedState())
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

  func testUnknownKeysAreIgnored() throws {
    let state = try parsed("[window]\ncolor=blue\nmaximized=perhaps\n")
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
