import Adwaita
import CGtk
import Elements
import ElementsStore
import GLib
import Gtk
import TestSupport
import XCTest

@testable import TheElements

/// Every text that the user reads comes from the catalog of translations, and has room where it is longer.
final class PseudoLocaleTests: PageTestCase {
  /// Words that are the same in every language: names of products, formats and settings.
  @MainActor private static let names: Set<String> = [
    "GTK", "libadwaita", "GSK_RENDERER", "cairo", "GskCairoRenderer", "GskGLRenderer",
    "Kinto", "{number}", "{name}", Desktop.gtkVersion, Platform.version,
  ]

  /// The units of figures.
  private static let units: Set<String> = [
    "K", "°C", "°F", "g/cm³", "g/L", "J/(mol·K)", "kJ/mol", "eV", "pm", "W/(m·K)", "mol", "ns",
    "Gy",
  ]

  /// Words of the catalog that are shown as the sources give them.
  @MainActor private static let data = Result { try readData() }

  @MainActor private static func readData() throws -> Set<String> {
    let table = try BuiltIn.table
    let texts = table.elements.flatMap { element -> [String] in
      let data: [String?] = [
        element.name, element.symbol, element.summary, element.appearance, element.nameOrigin,
        element.namedBy, element.discovery.by, element.discovery.location, element.block,
        WikipediaLink.url(for: element), configuration(of: element), RowTexts(element).details.text,
      ]
      return data.compactMap { $0 }
    }
    let sources = table.sources.values.flatMap { [$0.title, $0.citation] }
    let login = UserName.current(preference: "")
    let places = (Array(try BuiltIn.data.readPlaces().places) + (try BuiltIn.data.readNamesakes()))
      .map(\.name)
    let countries = try BuiltIn.data.readMap().countries.map(\.name)
    let all = [texts, sources, places, countries, PseudoLocale.languages, [login]]
    let parts = Array(all.joined()) + units + names
    return Set(parts.flatMap { PseudoLocale.words(of: $0) }).union(NameLetters.latin)
  }

  @MainActor private static func configuration(of element: AtomicElement) -> String? {
    let property = element.propertyGroups().flatMap(\.properties)
      .first { $0.id == "electron_configuration" }
    guard case .verbatim(let text)? = property?.value else { return nil }
    return text
  }

  /// Texts of windows that GTK and libadwaita word themselves.
  private static let toolkit = Set<String>([
    "Close", "Close the window", "Maximize", "Maximize the window", "Minimize",
    "Minimize the window", "Next tab", "Previous tab", "Tab list", "Apply", "Show Text",
    "Caps Lock is on",
  ]).union(gtk_get_minor_version() < 14 ? [] : ["Back", "Search"])

  @MainActor
  private static func check(
    _ texts: [String], _ place: String, data own: Set<String> = [], file: StaticString = #filePath,
    line: UInt = #line
  ) throws {
    let data = try Self.data.get().union(own)
    XCTAssertTrue(texts.contains { $0.contains("⟦") }, place, file: file, line: line)
    for text in Set(texts).sorted() where !Self.toolkit.contains(text) {
      let text = String(text.unicodeScalars.filter { $0 != "\u{2060}" }.map(Character.init))
      if let fault = PseudoLocale.fault(in: text, data: data) {
        XCTFail("\(place): \(fault): \(text)", file: file, line: line)
      }
    }
  }

  /// Checks all texts, menus and labels of a window.
  @MainActor
  private static func check(
    _ window: Window, _ place: String, file: StaticString = #filePath, line: UInt = #line
  ) throws {
    let texts = shownTexts(in: window) + menuTitles(in: window) + [window.title]
    try Self.check(texts, place, file: file, line: line)
    let cut = cutLabels(in: window)
    XCTAssertEqual(cut, [], "\(place): cut off", file: file, line: line)
  }

  func testTheRulesFindWhatIsNotTranslated() throws {
    onMain {
      let data: Set<String> = ["Au", "eV"]
      for text in ["⟦~~ Góld óf {1}⟧", "⟦⟦Góld⟧, Au⟧", "79", "9,2 eV", "⟦Á.⟧ ⟦B⟧", "⟦Á⟧ · ⟦B⟧"] {
        XCTAssertNil(PseudoLocale.fault(in: text, data: data), text)
      }
      for text in ["Gold", "9.2 eV", "⟦⟦Góld⟧, solid⟧", "⟦Périód⟧ 4", "⟦Á⟧ ⟦Góld⟧", "⟦Bý⟧ Au"] {
        XCTAssertNotNil(PseudoLocale.fault(in: text, data: data), text)
      }
    }
  }

  func testEveryPageOfTheMainWindow() throws {
    try onMain {
      try PseudoLocale.use {
        var state = SavedState()
        state.mainWindow = SavedState.WindowSize(width: 1080, height: 760)
        try withMainWindow(state: state) { window in
          try showEachPage(in: window) { try Self.check(window, $0) }
          let row = try XCTUnwrap(window.all(ElementRow.self).first)
          try Self.check(titles(of: window.menu(of: row)), "context menu")
        }
      }
    }
  }

  func testFavoritesOfSeveralPeople() throws {
    try onMain {
      try PseudoLocale.use {
        let favorites = try favorites(["Au", "H"], others: [("Bert", ["Fe"])])
        var state = SavedState()
        state.page = FavoritesOrder.id
        try withMainWindow(favorites: favorites, state: state) { window in
          try Self.check(shownTexts(in: window), "favorites", data: ["Bert"])
          XCTAssertEqual(cutLabels(in: window), [])
        }
      }
    }
  }

  func testThereIsNothingToShowYet() throws {
    try onMain {
      try PseudoLocale.use {
        try withMainWindow(noLibrary()) { window in try Self.check(window, "reading") }
        let error = CatalogError(file: "Au", location: .file, message: "Au")
        try withWindow(width: 1080, height: 760) {
          FailurePage(error)
        } _: { window, page in
          try Self.check(shownTexts(in: page), "failure")
          XCTAssertEqual(cutLabels(in: window), [])
        }
      }
    }
  }

  func testMessagesAboutServers() throws {
    try onMain {
      try PseudoLocale.use {
        let refusals = RedirectRefusal.Reason.allCases.map {
          ServerFailure.redirected(RedirectRefusal(reason: $0, host: "b.org"))
        }
        let failures =
          [.noLibrary, .noResponse("Au"), .timedOut, .tooLong]
          + [401, 404, 408, 429, 500, 302].map(ServerFailure.status) + refusals
        let texts = failures.map { ServerText.text(of: $0, host: "a.org") }
        try Self.check(texts, "servers", data: ["a.org", "b.org"])
        for text in texts { XCTAssertTrue(text.hasPrefix("⟦") && text.hasSuffix("⟧"), text) }
      }
    }
  }

  func testEveryElementsWindow() throws {
    try onMain {
      try PseudoLocale.use {
        for symbol in ["Au", "H", "He", "C", "Og", "Fr", "P"] {
          try withElementWindow(symbol, size: (width: 1080, height: 760)) { window in
            try Self.check(window, symbol)
          }
        }
        try Self.check(titles(of: WikipediaLinkButton.menu), "link menu")
      }
    }
  }

  func testThePicture() throws {
    try onMain {
      try PseudoLocale.use {
        let gold = try BuiltIn.element("Au")
        try withWindow(width: 1080, height: 760) {
          PictureView(gold, onZoom: {}, onClose: {})
        } _: { window, picture in
          try Self.check(shownTexts(in: picture), "picture")
          XCTAssertEqual(cutLabels(in: window), [])
        }
      }
    }
  }

  func testThePreferences() throws {
    try onMain {
      try PseudoLocale.use {
        try withTemporaryDirectory { directory in
          try compileSchema(into: directory)
          let settings = Settings(schema: Program.id, directory: directory)
          let window = PreferencesWindow(preferences(settings))
          try show(window)
          defer { window.close() }
          try Self.check(window, "preferences")
        }
      }
    }
  }

  func testTheComparison() throws {
    try onMain {
      try PseudoLocale.use {
        try withComparison(["Au", "As"]) { window in
          let rows = window.view.sheet.groups.flatMap(\.rows)
          let units = rows.compactMap(\.unit) + rows.flatMap(\.cells).compactMap(\.digits)
          for row in ["melt", "resistivity", "abundance_crust"] {
            window.view.focus(row: row, column: 0)
            settle(window)
            try Self.check(
              shownTexts(in: window), row, data: Set(units.flatMap { PseudoLocale.words(of: $0) }))
          }
          XCTAssertEqual(cutLabels(in: window), [])
        }
        try withComparison([]) { try Self.check($0, "empty comparison") }
      }
    }
  }

  func testThePlot() throws {
    try onMain {
      try PseudoLocale.use {
        try withPlot { window in
          window.activate(.brushPlot, "3 6", "")
          settle(window)
          try Self.check(window, "plot")
        }
      }
    }
  }

  func testTheNuclideChart() throws {
    try onMain {
      try PseudoLocale.use {
        try withNuclides { window in
          let signs: Set = ["²³⁸U", "²³⁴Th", "²³⁸Pu", "²⁰⁶Pb"]
          try Self.check(shownTexts(in: window), "nuclides", data: signs)
          XCTAssertEqual(cutLabels(in: window), [])
        }
      }
    }
  }

  func testLabelsOfTheShortcutsWindowHaveRoom() throws {
    try onMain {
      try PseudoLocale.use {
        try withMainWindow { window in
          ShortcutsWindow.present(TheElementsApplication.shortcutSections, above: window)
          try Self.checkDialog(above: window)
        }
      }
    }
  }

  func testLabelsOfTheAboutWindowHaveRoom() throws {
    try onMain {
      try PseudoLocale.use {
        try withMainWindow { window in
          AboutWindow.present(About.content(renderer: "cairo", failures: nil), above: window)
          try Self.checkDialog(above: window)
        }
      }
    }
  }

  /// Finds cut labels in the window above `window`, and closes it.
  @MainActor
  private static func checkDialog(above window: Window) throws {
    let dialog = try XCTUnwrap(openWindows().first { $0 != window })
    waitUntil("it is shown") { dialog.isMapped }
    settle(dialog)
    XCTAssertTrue(labels(in: dialog).contains { $0.contains("⟦") })
    XCTAssertEqual(cutLabels(in: dialog), [])
    dialog.destroy()
  }

  func testActionsShortcutsAndAbout() throws {
    try onMain {
      try PseudoLocale.use {
        let groups = TheElementsApplication.shortcutSections.flatMap(\.groups)
        try Self.check(
          groups.map(\.title) + groups.flatMap { $0.shortcuts.map(\.title) }, "shortcuts")
        try Self.check(AppAction.all.map(\.title), "actions")
        try Self.check(RecorderAction.allCases.map(\.title), "actions of the Recorder")
        let about = About.content(renderer: "cairo", failures: nil)
        try Self.check([about.name, about.developer, about.comments, about.debugInfo], "about")
        let help = PseudoLocale.help
        try Self.check(help.texts, "help", data: help.words)
      }
    }
  }
}
