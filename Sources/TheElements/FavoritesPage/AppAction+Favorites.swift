import Elements
import GLib

/// The actions on the list of favorites.
extension AppAction {
  static let moveFavoriteUp = AppAction(
    "win.move-favorite-up", translatable("Move Up"), .element, keys: ["<Alt>Up"],
    icon: "starred-symbolic", emptyMeansFocus: true
  ).onRow
  static let moveFavoriteDown = AppAction(
    "win.move-favorite-down", translatable("Move Down"), .element, keys: ["<Alt>Down"],
    icon: "starred-symbolic", emptyMeansFocus: true
  ).onRow
  static let moveFavorite = AppAction(
    "win.move-favorite", translatable("Move to Position"), .element, .number("NUMBER"),
    icon: "starred-symbolic")
  static let sortFavorites = AppAction(
    "win.sort-favorites", translatable("Order of Favorites"),
    .choice("ORDER", FavoritesSorting.allCases.map(\.rawValue)), icon: "starred-symbolic"
  ).repeatable
  static let removeImported = AppAction(
    "win.remove-imported-favorite", translatable("Remove Imported Favorite"), .text("USER"),
    .element, icon: "starred-symbolic")
  static let hidePerson = AppAction(
    "win.hide-person", translatable("Hide Person"), .text("NAME"), icon: "starred-symbolic"
  ).recorded {
    $0.fault = { scene in
      scene.favorites?.hidden.contains(scene.last) == false
        ? tr("no favorites of “{1}”", scene.shownLast) : nil
    }
  }
  static let showPerson = AppAction(
    "win.show-person", translatable("Show Person"), .text("NAME"), icon: "starred-symbolic")
  static let showAllPeople = AppAction(
    "win.show-all-people", translatable("Show All", context: "hidden people"),
    icon: "starred-symbolic")
  static let importFavorites = AppAction(
    "win.import-favorites", translatable("Import Favorites…"), isRecorded: false)
  static let importFavoritesFile = AppAction(
    "win.import-favorites-file", translatable("Import Favorites"), .path)
  static let exportFavorites = AppAction(
    "win.export-favorites", translatable("Export Favorites…"), isRecorded: false)
  static let exportFavoritesFile = AppAction(
    "win.export-favorites-file", translatable("Export Favorites"), .newPath)
  static let retryFavorites = AppAction("win.retry-favorites", translatable("Retry"))
  static let syncFavorites = AppAction("app.sync-favorites", translatable("Retry"))

  /// All of these.
  static let ofFavorites: [AppAction] = [
    .moveFavoriteUp, .moveFavoriteDown, .moveFavorite, .sortFavorites, .removeImported,
    .hidePerson, .showPerson, .showAllPeople, .importFavorites, .importFavoritesFile,
    .exportFavorites, .exportFavoritesFile, .retryFavorites, .syncFavorites,
  ]

  /// The action in the context menu of an element's row.
  private var onRow: AppAction {
    let action = self
    return recorded { $0.gesture = { $0.item?.gesture(of: action, $0.arguments) } }
  }
}
