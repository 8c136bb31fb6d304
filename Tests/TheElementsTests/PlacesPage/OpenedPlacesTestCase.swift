import Elements
import ElementsStore
import GLib
import Gtk
import TestSupport
import XCTest

@testable import TheElements

/// The base of tests with a list of places from a file on the Places page.
class OpenedPlacesTestCase: PageTestCase {
  static let towns = #"""
    [{"_id": 11, "name": "Ystad", "country": "SE", "coord": {"lon": 13.8, "lat": 55.4}},
     {"_id": 12, "name": "Åby", "country": "SE", "coord": {"lon": 16.2, "lat": 58.7}},
     {"_id": 13, "name": "Zabern", "country": "DE", "coord": {"lon": 7.4, "lat": 48.7},
      "elements": [{"number": 27, "year": 1735}]},
     {"_id": 14, "name": "Åby", "country": "DK", "coord": {"lon": 10.2, "lat": 56.2}}]
    """#

  /// Shows the Places page after the map is read, and a file of this text.
  @MainActor
  static func withPage(
    _ text: String = towns, width: Int = 1080,
    _ body: (MainWindow, PlacesPage, PlacesFile) throws -> Void
  ) throws {
    try withTemporaryDirectory { directory in
      let file = PlacesFile(path: "towns.json", in: directory)
      try Files.write(text, to: file.path)
      var state = SavedState(page: "places")
      state.mainWindow = .init(width: width, height: 760)
      try withMainWindow(state: state) { window in
        let page = try window.first(PlacesPage.self)
        waitUntil("the places are read") { page.view != nil }
        try body(window, page, file)
        page.opened?.close()
      }
    }
  }

  /// Opens a file and waits for its rows and pins.
  @MainActor
  static func open(_ file: PlacesFile, in window: MainWindow) throws -> OpenedPlacesView {
    window.openPlaces(file)
    let page = try XCTUnwrap(window.placesPage)
    waitUntil("the file is read") { page.opened?.pins != nil }
    settle(window)
    return try XCTUnwrap(page.view?.list.openedView)
  }

  /// The accessible names of the rows, in their order.
  @MainActor
  static func names(_ view: OpenedPlacesView) -> [String] {
    view.list.rows.sorted { ($0.position ?? 0) < ($1.position ?? 0) }
      .compactMap { $0.parent.map { Accessible.label(of: $0) } ?? nil }
  }
}
