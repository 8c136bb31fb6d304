import Elements
import ElementsStore
import GLib
import Gtk
import TestSupport
import XCTest

@testable import TheElements

/// A property in `properties.json` is in all parts of the program, with no line of code.
final class AddedPropertyTests: PageTestCase {
  private static let property = """
    {"properties": [
    {"key": "shininess", "title": "Shininess, polished", "group": "optical", "unit": "GU/m·s",
     "source": "crc-97", "values": {
      "29": {"value": "90.5"}, "47": {"value": "990"}, "79": {"value": "95"}
    }},
    """

  /// Runs `body` with a library over the program's data and the added property.
  @MainActor
  private static func withLibrary(_ body: (Library) throws -> Void) throws {
    let file = "\(BuiltIn.data.path)/properties.json"
    let text = String(decoding: try Files.read(file), as: UTF8.self)
    let head = "{\"properties\": ["
    XCTAssertTrue(text.hasPrefix(head))
    let added = property + text.dropFirst(head.count)
    try withData(adding: ["properties.json": added]) { data in
      try body(Library(store: CatalogFile(path: data.catalog), .loaded(BuiltIn.table)))
    }
  }

  func testTheTableIsColoredByIt() throws {
    try onMain {
      try Self.withLibrary { library in
        try withMainWindow(library, state: SavedState(page: "table")) { window in
          Hand.shared.click(try window.find("color-by"))
          waitUntil("it is offered") { window.names("coloring-").contains("coloring-shininess") }
          let search = try XCTUnwrap(window.tablePage?.bar?.chooser?.entry)
          search.text = "shini"
          settle(window)
          Hand.shared.type("Return", in: window)
          let canvas = try XCTUnwrap(window.tablePage?.canvas)
          waitUntil("it is chosen") { canvas.painter.coloring.id == "shininess" }
          settle(window)
          XCTAssertEqual(canvas.painter.column?.values.count, 3)
          let text = Accessible.description(of: try window.find("tile-79")) ?? ""
          XCTAssertTrue(text.contains("95\u{a0}GU/m·s"), text)
        }
      }
    }
  }

  func testItIsComparedAndPlotted() throws {
    try onMain {
      try Self.withLibrary { library in
        ComparedElements.shared.show(Comparison([79, 47]))
        defer { ComparedElements.shared.show(Comparison()) }
        try Self.withWindow(ComparisonWindow(library, temperatures: { .kelvin })) { window in
          waitUntil("the properties are read") { library.properties != nil }
          settle(window)
          let row = window.view.sheet.groups.flatMap(\.rows).first { $0.id == "shininess" }
          XCTAssertEqual(row?.title.english, "Shininess, polished")
          window.view.focus(row: "shininess", column: 0)
          settle(window)
          XCTAssertEqual(
            Accessible.label(of: try window.find("shininess-79")),
            "Shininess, polished, Gold, 95\u{a0}GU/m·s")
        }
        try Self.withWindow(PlotWindow(library)) { window in
          window.activate(.setPlotAxes, "melt shininess")
          settle(window)
          XCTAssertEqual(window.plot?.yColumn.id, "shininess")
          XCTAssertEqual(window.view.points.count, 3)
          XCTAssertEqual(
            Accessible.label(of: try window.find("point-79")),
            "Gold · Melting point 1337.33\u{a0}K · Shininess, polished 95\u{a0}GU/m·s")
        }
      }
    }
  }

  @MainActor
  private static func withWindow<Shown: Window>(
    _ make: @autoclosure () -> Shown, _ body: (Shown) throws -> Void
  ) throws {
    let watch = try {
      let window = make()
      try show(window)
      defer { window.close() }
      try body(window)
      return Watch(window)
    }()
    watch.expectFreed()
  }

  func testItIsSearchedFor() throws {
    try onMain {
      try Self.withLibrary { library in
        try withMainWindow(library, state: SavedState(page: "name")) { window in
          for (text, names) in [
            ("shininess > 94", ["Gold", "Silver"]),
            ("shininess, polished > 94 GU/m·s", ["Gold", "Silver"]),
            ("shinin < 100 GU/m*s", ["Copper", "Gold"]),
            ("highest shininess 1", ["Silver"]), ("melt < 300 K shininess > 1", []),
          ] {
            window.activate(.search, text)
            waitUntil("the answer to \(text)") { window.search.isSettled }
            XCTAssertEqual(window.foundNames ?? [], names, text)
          }
          window.activate(.search, "shininess > 94")
          waitUntil("gold is found") { window.foundNames == ["Gold", "Silver"] }
          XCTAssertEqual(
            Accessible.description(of: try window.find("row-79")),
            "Shininess, polished: 95\u{a0}GU/m·s")
          window.activate(.search, "shin")
          let completion = try window.find("search-completion")
          waitUntil("it is completed") {
            completion.isVisible && completion.shownText.contains("Shininess, polished")
          }
        }
      }
    }
  }

  func testItIsExportedAndOnThePage() throws {
    try onMain {
      try Self.withLibrary { library in
        try withMainWindow(library) { window in
          for (name, expected) in [
            ("a.csv", "shininess"), ("a.json", "\"shininess\": {\"value\": \"95\""),
          ] {
            let path = "\(library.data.path)/\(name)"
            window.activate(.exportElementsFile, path)
            waitUntil("the file is there") { Files.exists(path) }
            let text = String(decoding: try Files.read(path), as: UTF8.self)
            XCTAssertTrue(text.contains(expected), "\(name): \(text.prefix(2000))")
          }
          waitUntil("it is told") { labels(in: window).contains { $0.contains("118 elements") } }
        }
        try withElementWindow("Au", size: (900, 744), files: library.files) { window in
          window.activate(.scrollTo, ElementPage.scrollID, "property-shininess")
          waitUntil("its row is at the top") {
            window.page.scroller.topPart == "property-shininess"
          }
          XCTAssertEqual(try window.find("property-shininess").shownText, "95\u{a0}GU/m·s")
        }
      }
    }
  }
}
