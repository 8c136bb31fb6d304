import GLib
import Recording

extension AppAction {
  /// False for an action that only asks, and whose effect is another one.
  var isRecorded: Bool {
    switch self {
    case .showRecorder, .insertCheck, .openMenu, .quit, .importFavorites, .exportFavorites,
      .exportElements, .exportNuclides, .printPage, .savePage,
      .openPlaces:
      false
    default: true
    }
  }

  /// True for an action for which an empty parameter stands for the focused element.
  var takesFocusedElement: Bool {
    switch self {
    case .showElement, .selectElement, .toggleFavorite, .toggleComparison, .moveFavoriteUp,
      .moveFavoriteDown, .openInMaps:
      true
    default: false
    }
  }

  /// True for an action whose parameter is the path of a file.
  var takesPath: Bool {
    switch self {
    case .importFavoritesFile, .exportFavoritesFile, .exportElementsFile, .openPlacesFile,
      .exportNuclidesFile, .savePageFile:
      true
    default: false
    }
  }
}
