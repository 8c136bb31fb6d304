import ElementsStore
import Gtk

@testable import TheElements

/// The parts of the main window that its pages bring.
extension MainWindow {
  var tablePage: TablePage? { content(TablePage.self) }
  var placesPage: PlacesPage? { content(PlacesPage.self) }
  var favoritesPage: FavoritesPage? { content(FavoritesPage.self) }
  var catalogBanner: Banner { catalog.banner }
  var loadingLine: LoadingLine { catalog.line }
  var stopButton: Button { catalog.stopButton }
  var favoritesBanner: Banner? { banner("banner") }
  var placesBanner: Banner? { banner("places-banner") }

  private func banner(_ name: String) -> Banner? {
    pages.flatMap(\.banners).first { $0.name == name }
  }

  /// Opens a file of places on the Places page.
  func openPlaces(_ file: PlacesFile) { activate(.openPlacesFile, file.path) }
}
