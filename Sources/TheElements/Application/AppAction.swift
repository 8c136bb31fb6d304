import GLib
import Gtk

/// Every action of the user: its full name, parameter, keys and title. Menus, the shortcuts window, keys
/// and D-Bus all come from this one table.
enum AppAction: String, CaseIterable {
  case showElement = "app.show-element"
  case showPreferences = "app.show-preferences"
  case showShortcuts = "app.show-shortcuts"
  case showAbout = "app.show-about"
  case syncFavorites = "app.sync-favorites"
  case quit = "app.quit"
  case showPage = "win.show-page"
  case nextPage = "win.next-page"
  case previousPage = "win.previous-page"
  case toggleSection = "win.toggle-section"
  case showSection = "win.show-section"
  case highlightCategory = "win.highlight-category"
  case collapseAll = "win.collapse-all"
  case expandAll = "win.expand-all"
  case openMenu = "win.open-menu"
  case reload = "win.reload"
  case previousElement = "win.previous-element"
  case nextElement = "win.next-element"
  case flip = "win.flip"
  case openWikipedia = "win.open-wikipedia"
  case copyText = "win.copy-text"
  case copyCSV = "win.copy-csv"
  case copyJSON = "win.copy-json"
  case toggleFavorite = "win.toggle-favorite"
  case removeImported = "win.remove-imported-favorite"
  case undoFavorite = "win.undo-favorite"
  case moveFavoriteUp = "win.move-favorite-up"
  case moveFavoriteDown = "win.move-favorite-down"
  case moveFavorite = "win.move-favorite"
  case sortFavorites = "win.sort-favorites"
  case exportElements = "win.export-elements"
  case importFavorites = "win.import-favorites"
  case exportFavorites = "win.export-favorites"
  case retryFavorites = "win.retry-favorites"
  case cancelLoading = "win.cancel-loading"
  case retryCatalog = "win.retry-catalog"
  case useBuiltInData = "win.use-built-in-data"
  case showPicture = "win.show-picture"
  case hidePicture = "win.hide-picture"
  case zoomIn = "win.zoom-in"
  case zoomOut = "win.zoom-out"
  case zoomNormal = "win.zoom-normal"
  case toggleFullScreen = "win.toggle-full-screen"
  case closeWindow = "win.close"

  /// The full name, `win.show-page`.
  var name: String { rawValue }

  /// The name within its map, `show-page`.
  var localName: String { String(rawValue.dropFirst(4)) }

  /// What it is called with.
  var parameter: ActionParameter? {
    switch self {
    case .showElement, .showPage, .showPicture, .toggleFavorite, .moveFavoriteUp,
      .moveFavoriteDown, .sortFavorites, .highlightCategory:
      .string
    case .toggleSection, .showSection, .removeImported, .moveFavorite: .twoStrings
    default: nil
    }
  }

  /// The keys that call it, in GTK's notation. Those of `showPage` go by the page's position, and the arrows to
  /// where the button with that arrow leads.
  @MainActor var keys: [String] {
    switch self {
    case .showPreferences: ["<Control>comma"]
    case .showShortcuts: ["<Control>question"]
    case .quit: ["<Control>q"]
    case .nextPage: ["<Control>Page_Down"]
    case .previousPage: ["<Control>Page_Up"]
    case .openMenu: ["F10"]
    case .previousElement: [Display.isRightToLeft ? "<Alt>Right" : "<Alt>Left"]
    case .nextElement: [Display.isRightToLeft ? "<Alt>Left" : "<Alt>Right"]
    case .flip: ["<Control>i"]
    case .copyText: ["<Control><Shift>c"]
    case .toggleFavorite: ["<Control>d"]
    case .undoFavorite: ["<Control>z"]
    case .moveFavoriteUp: ["<Alt>Up"]
    case .moveFavoriteDown: ["<Alt>Down"]
    case .zoomIn: ["<Control>plus", "<Control>equal", "<Control>KP_Add"]
    case .zoomOut: ["<Control>minus", "<Control>KP_Subtract"]
    case .zoomNormal: ["<Control>0", "<Control>KP_0"]
    case .toggleFullScreen: ["F11"]
    case .closeWindow: ["<Control>w"]
    case .reload: ["F5"]
    default: []
    }
  }

  /// The detailed action of its keys. An action on an element is called with no name, for the focused element.
  var keyTarget: String { parameter == nil ? name : "\(name)('')" }

  /// Keys that call it only where the keyboard is on what it is about, which listens to them itself.
  private var localKeys: [String] {
    switch self {
    case .showPicture: ["<Shift>Return"]
    case .hidePicture: ["Escape"]
    case .zoomIn: ["plus"]
    case .zoomOut: ["minus"]
    case .zoomNormal: ["0"]
    default: []
    }
  }

  /// All its keys as the shortcuts window shows them.
  @MainActor var shownKeys: String { (localKeys + keys.prefix(1)).joined(separator: " ") }

  /// As a menu and the shortcuts window call it.
  var title: String {
    switch self {
    case .showElement: tr("Show Element")
    case .showPreferences: tr("Preferences")
    case .showShortcuts: tr("Keyboard Shortcuts")
    case .showAbout: tr("About The Elements")
    case .syncFavorites, .retryFavorites: tr("Retry")
    case .quit: tr("Quit")
    case .showPage: tr("Show Page")
    case .nextPage: tr("Next Page")
    case .previousPage: tr("Previous Page")
    case .toggleSection: tr("Collapse or Expand Section")
    case .showSection: tr("Go to Section")
    case .highlightCategory: tr("Highlight Category")
    case .collapseAll: tr("Collapse All Sections")
    case .expandAll: tr("Expand All Sections")
    case .openMenu: tr("Open Menu")
    case .reload: tr("Reload the Elements")
    case .previousElement: tr("Previous Element")
    case .nextElement: tr("Next Element")
    case .flip: tr("Turn the Tile Over")
    case .openWikipedia: tr("Open Wikipedia")
    case .copyText: tr("Copy as Text")
    case .copyCSV: tr("Copy as CSV")
    case .copyJSON: tr("Copy as JSON")
    case .showPicture: tr("Show Picture")
    case .hidePicture: tr("Close Picture")
    case .zoomIn: tr("Zoom In")
    case .zoomOut: tr("Zoom Out")
    case .zoomNormal: tr("Show Whole Picture")
    case .toggleFullScreen: tr("Full Screen")
    case .closeWindow: tr("Close Window")
    default: dataTitle
    }
  }

  /// The titles of actions on favorites and on the catalog.
  private var dataTitle: String {
    switch self {
    case .toggleFavorite: tr("Add or Remove")
    case .removeImported: tr("Remove Imported Favorite")
    case .undoFavorite: tr("Undo")
    case .moveFavoriteUp: tr("Move Up")
    case .moveFavoriteDown: tr("Move Down")
    case .moveFavorite: tr("Move to Position")
    case .sortFavorites: tr("Order of Favorites")
    case .exportElements: tr("Export Elements…")
    case .importFavorites: tr("Import Favorites…")
    case .exportFavorites: tr("Export Favorites…")
    case .cancelLoading: tr("Stop Loading")
    case .useBuiltInData: tr("Stop Using Server")
    default: tr("Retry")
    }
  }

  /// The groups of the shortcuts window, which fill two columns.
  static var shortcutGroups: [(title: String, actions: [AppAction])] {
    [
      (tr("Pages"), [.showPage, .nextPage, .previousPage]),
      (tr("Picture"), [.showPicture, .zoomIn, .zoomOut, .zoomNormal, .hidePicture]),
      (tr("Element"), [.previousElement, .nextElement, .flip, .copyText]),
      (tr("Favorites"), [.toggleFavorite, .undoFavorite, .moveFavoriteUp, .moveFavoriteDown]),
      (
        tr("General"),
        [
          .openMenu, .reload, .toggleFullScreen, .showPreferences, .showShortcuts, .closeWindow,
          .quit,
        ]
      ),
    ]
  }

  /// An item of a menu.
  var menuItem: Menu.Item { Menu.Item(title, action: name) }

  /// An item of a menu that is left out while the action is disabled.
  var optionalMenuItem: Menu.Item { Menu.Item(title, action: name, hidesWhenDisabled: true) }

  /// An item of a menu that calls it with a text.
  func menuItem(_ target: String, isEnabled: Bool = true) -> Menu.Item {
    Menu.Item(title, action: name, target, isEnabled: isEnabled)
  }
}
