import Elements
import GLib
import Gtk
import TestSupport
import XCTest

@testable import TheElements

/// The second language of names: the setting, and where it is shown.
final class SecondLanguageTests: PageTestCase {
  private static let key = "second-language"

  /// Runs `body` with a second language, reset afterwards.
  @MainActor
  private static func with(_ tag: String, _ body: () throws -> Void) throws {
    SecondLanguage.shared.use(tag)
    defer { SecondLanguage.shared.use("") }
    try body()
  }

  func testThePreferenceIsShownAndSet() throws {
    try onMain {
      try withTemporaryDirectory { directory in
        try compileSchema(into: directory)
        let make = { Settings(schema: Program.id, directory: directory) }
        let settings = try XCTUnwrap(make())
        defer {
          settings.set(Self.key, "")
          SecondLanguage.shared.use("")
        }
        SecondLanguage.shared.follow(settings)
        let watch = try {
          let window = PreferencesWindow(preferences(make()))
          try show(window)
          defer { window.close() }
          let row = try window.find(Self.key)
          XCTAssertEqual(Accessible.label(of: row), "Second Language, None")
          settings.choose(Self.key, "tlh")
          XCTAssertEqual(settings.string(Self.key), "", "names in it are not complete")
          settings.choose(Self.key, "de")
          drain()
          XCTAssertEqual(Accessible.label(of: row), "Second Language, German · Deutsch")
          XCTAssertEqual(SecondLanguage.shared.names?["Nitrogen"], "Stickstoff")
          row.setProperty("selected", to: 1)
          drain()
          XCTAssertEqual(settings.string(Self.key), "ar", "Arabic is the first by name")
          row.setProperty("selected", to: 0)
          drain()
          XCTAssertEqual(settings.string(Self.key), "")
          XCTAssertNil(SecondLanguage.shared.names)
          return Watch(window)
        }()
        watch.expectFreed()
      }
    }
  }

  func testAnEqualNameIsNotShownTwice() throws {
    try onMain {
      XCTAssertNil(SecondLanguage.shared.name(of: try BuiltIn.element("N")))
      try Self.with("de") {
        XCTAssertEqual(SecondLanguage.shared.name(of: try BuiltIn.element("N")), "Stickstoff")
        XCTAssertNil(SecondLanguage.shared.name(of: try BuiltIn.element("He")), "Helium in both")
      }
      try Self.with("en") {
        XCTAssertNil(SecondLanguage.shared.name(of: try BuiltIn.element("N")), "the first one")
      }
    }
  }

  func testTheHeaderShowsItBelowTheName() throws {
    try onMain {
      try withElementWindow("N") { window in
        let second = try window.find("element-second-name")
        XCTAssertFalse(second.isVisible)
        try Self.with("de") {
          settle(window)
          XCTAssertTrue(second.isVisible)
          XCTAssertEqual(second.ownText, "Stickstoff")
          let title = try window.find("element-title")
          let top = try XCTUnwrap(second.convert(x: 0, y: 0, to: window)).y
          XCTAssertGreaterThan(top, try XCTUnwrap(title.convert(x: 0, y: 0, to: window)).y)
        }
        XCTAssertFalse(second.isVisible)
      }
    }
  }

  /// The number of texts on a tile.
  @MainActor
  private static func texts(side: Double) throws -> Int {
    var count = 0
    let nitrogen = try BuiltIn.element("N")
    let make = { TileStage(nitrogen, side: side) }
    try withWindow(showing: make) { count = DrawnText.all(in: $1).count }
    return count
  }

  func testLargeTilesShowItAndSmallOnesDoNot() throws {
    try onMain {
      let (large, small) = (try Self.texts(side: 112), try Self.texts(side: 111))
      XCTAssertEqual(large, small)
      try Self.with("de") {
        XCTAssertEqual(try Self.texts(side: 112), large + 1)
        XCTAssertEqual(try Self.texts(side: 111), small)
      }
    }
  }

  func testThePreviewShowsIt() throws {
    try onMain {
      let preview = ElementPreview(try BuiltIn.element("N"))
      let second = try preview.find("preview-second-name")
      XCTAssertFalse(second.isVisible)
      try Self.with("fr") {
        XCTAssertTrue(second.isVisible)
        XCTAssertEqual(second.ownText, "Azote")
        preview.show(try BuiltIn.element("He"), hit: nil)
        XCTAssertEqual(second.ownText, "Hélium")
      }
      XCTAssertFalse(second.isVisible)
    }
  }
}

/// A tile with a side of its own.
private final class TileStage: Widget {
  private let element: AtomicElement
  private let side: Double

  init(_ element: AtomicElement, side: Double) {
    (self.element, self.side) = (element, side)
    super.init()
  }

  override func snapshot(_ snapshot: Snapshot) {
    TileDrawing(element: element, face: self).draw(in: snapshot, side: side)
  }
}
