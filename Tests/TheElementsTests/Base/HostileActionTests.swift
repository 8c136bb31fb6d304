import Adwaita
import CGLib
import Elements
import GLib
import Gtk
import TestSupport
import XCTest

@testable import TheElements

/// Actions are on D-Bus: any text may come as a parameter.
final class HostileActionTests: PageTestCase {
  private static let texts = [
    "", " ", "nan", "-nan", "inf", "-inf", "1e999", "-1e999", "1e308", "9223372036854775808",
    "-9223372036854775809", "18446744073709551616", "0x7fffffff", "\u{0}", "0 0", "nan nan",
    "1e308 -1e308", "%s%n", "../../etc/passwd", "name", "start", "#", "##", "Au#", "#solid",
    "element", "true", "places", "钠\u{301}\u{202e}", String(repeating: "9", count: 100_000),
    String(repeating: "#", count: 10_000),
  ]

  /// Not activated: they leave the program, write files, or end the window.
  private static let spared: Set<AppAction> = [
    .openWikipedia, .openInMaps, .exportElementsFile, .exportFavoritesFile,
    .exportNuclidesFile,
    .closeWindow, .quit,
  ]

  @MainActor
  private static func attack(_ window: Adwaita.ApplicationWindow) {
    for action in AppAction.all where !spared.contains(action) {
      switch action.parameter {
      case .string: for text in texts { window.activate(action, text) }
      case .twoStrings:
        for text in texts {
          for other in [text, "1", "name", "element"] {
            window.activate(action, text, other)
            window.activate(action, other, text)
          }
        }
      default: break
      }
      drain()
    }
    settle(window)
  }

  func testTheMainWindow() throws {
    try onMain {
      try withMainWindow(favorites: favorites(["Au", "He"])) { window in
        for page in Page.all.map(\.id) {
          window.activate(.showPage, page)
          settle(window)
        }
        waitUntil("the places are read") { window.placesPage?.view != nil }
        Self.attack(window)
        window.activate(.showPage, "name")
        settle(window)
        XCTAssertEqual(window.shown, "name")
      }
    }
  }

  func testTheWindowOfAnElementWithItsPicture() throws {
    try onMain {
      try withElementWindow("Au") { window in
        window.activate(.showPicture, "Au")
        settle(window)
        Self.attack(window)
        let canvas = try window.first(PictureCanvas.self)
        XCTAssertTrue(canvas.viewport.center.x.isFinite)
        XCTAssertTrue(Viewport.scales.contains(canvas.viewport.scale))
        XCTAssertLessThanOrEqual(window.defaultWidth, 16_384)
      }
    }
  }

  func testTheNuclideChart() throws {
    try onMain {
      try withNuclides { window in
        Self.attack(window)
        XCTAssertTrue(Viewport.chartScales.contains(window.view.viewport.scale))
        XCTAssertTrue(window.view.viewport.center.x.isFinite)
        XCTAssertEqual(window.selection?.number, 92)
      }
    }
  }

  func testNoTextButAChoiceBecomesAState() throws {
    try onMain {
      try withMainWindow(favorites: favorites(["Au"])) { window in
        window.activate(.showPage, FavoritesOrder.id)
        let name = AppAction.sortFavorites.localName
        for text in Self.texts {
          // As over D-Bus.
          g_action_group_change_action_state(window.opaque, name, g_variant_new_string(text))
          XCTAssertTrue(
            FavoritesSorting.allCases.map(\.rawValue).contains(
              window.state(ofAction: name)?.value ?? ""),
            text)
        }
        XCTAssertEqual(window.state(ofAction: name)?.value, "name", "it is among the texts")
      }
    }
  }

  func testAnExportByAnActionOverwritesNoFile() throws {
    try onMain {
      try withTemporaryDirectory { directory in
        try withMainWindow { window in
          let path = directory + "/elements.csv"
          try Files.write("mine", to: path)
          window.activate(.exportElementsFile, path)
          window.activate(.exportElementsFile, "relative.csv")
          drain()
          XCTAssertEqual(try Files.read(path), Array("mine".utf8))
          let new = directory + "/new.csv"
          window.activate(.exportElementsFile, new)
          waitUntil("it is written") { Files.exists(new) }
          let texts = try TheElementsTests.texts(ofDialogWith: "Close")
          XCTAssertTrue(texts.contains { $0.contains("The file exists.") }, "\(texts)")
          try answerDialog("Close")
        }
      }
    }
  }
}
