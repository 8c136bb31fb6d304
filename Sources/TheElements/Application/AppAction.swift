import GLib
import Gtk

/// The program's actions: name, parameter, keyboard shortcuts and title. Menus, the shortcuts window, accelerators and
/// D-Bus all use this table.
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
  case toggleSearch = "win.toggle-search"
  case showSearch = "win.show-search"
  case hideSearch = "win.hide-search"
  case search = "win.search"
  case openBestHit = "win.open-best-hit"
  case copyFormula = "win.copy-formula"
  case collapseAll = "win.collapse-all"
  case expandAll = "win.expand-all"
  case openMenu = "win.open-menu"
  case selectElement = "win.select-element"
  case goBack = "win.go-back"
  case toggleSidePane = "win.toggle-side-pane"
  case focusSidePane = "win.focus-side-pane"
  case resizeSidePane = "win.resize-side-pane"
  case reload = "win.reload"
  case previousElement = "win.previous-element"
  case nextElement = "win.next-element"
  case flip = "win.flip"
  case openWikipedia = "win.open-wikipedia"
  case copyNumber = "win.copy-number"
  case copyValue = "win.copy-value"
  case copyWithSource = "win.copy-with-source"
  case showSource = "win.show-source"
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
  case undoBuiltInData = "win.undo-built-in-data"
  case showPlace = "win.show-place"
  case openInMaps = "win.open-in-maps"
  case openPlaces = "win.open-places"
  case closePlaces = "win.close-places"
  case separatePlaces = "win.separate-places"
  case resizeSheet = "win.resize-sheet"
  case setTimeline = "win.set-timeline"
  case playTimeline = "win.play-timeline"
  case pinTimeline = "win.pin-timeline"
  case showPicture = "win.show-picture"
  case hidePicture = "win.hide-picture"
  case zoomIn = "win.zoom-in"
  case zoomOut = "win.zoom-out"
  case zoomNormal = "win.zoom-normal"
  case toggleFullScreen = "win.toggle-full-screen"
  case closeWindow = "win.close"

  /// The detailed name, `win.show-page`.
  var name: String { rawValue }

  /// The name in its action map, `show-page`.
  var localName: String { String(rawValue.dropFirst(4)) }

  /// The parameter's type; nil for none.
  var parameter: ActionParameter? {
    switch self {
    case .showElement, .showPage, .showPicture, .toggleFavorite, .moveFavoriteUp,
      .moveFavoriteDown, .sortFavorites, .highlightCategory, .copyNumber, .copyValue,
      .copyWithSource, .showSource, .search, .copyFormula, .showPlace,
      .openInMaps, .separatePlaces, .selectElement, .resizeSidePane, .resizeSheet:
      .string
    case .toggleSection, .showSection, .removeImported, .moveFavorite, .setTimeline: .twoStrings
    default: nil
    }
  }

  /// The accelerators, in GTK's notation. Those of `showPage` follow the pages' order; the arrow keys of previous and
  /// next element follow the text direction, like the buttons' arrows.
  @MainActor var keys: [String] {
    switch self {
    case .showElement: ["<Control>Return", "<Control>KP_Enter"]
    case .toggleSidePane: ["F9"]
    case .focusSidePane: ["F6"]
    case .showPreferences: ["<Control>comma"]
    case .showShortcuts: ["<Control>question"]
    case .quit: ["<Control>q"]
    case .nextPage: ["<Control>Page_Down"]
    case .previousPage: ["<Control>Page_Up"]
    case .showSearch: ["<Control>f"]
    case .collapseAll: ["<Control><Shift>Up"]
    case .expandAll: ["<Control><Shift>Down"]
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

  /// The detailed action for the accelerators. An action on an element gets an empty string, which means the focused
  /// element.
  var keyTarget: String { parameter == nil ? name : "\(name)('')" }

  /// Keys that a focused widget handles itself; they work only there.
  private var localKeys: [String] {
    switch self {
    case .showPicture: ["<Shift>Return"]
    case .hidePicture, .hideSearch, .goBack: ["Escape"]
    case .openBestHit: ["Return"]
    case .zoomIn: ["plus"]
    case .zoomOut: ["minus"]
    case .zoomNormal: ["0"]
    default: []
    }
  }

  /// The keys listed in the shortcuts window.
  @MainActor var shownKeys: String { (localKeys + keys.prefix(1)).joined(separator: " ") }

  /// The title in menus and in the shortcuts window.
  var title: String {
    switch self {
    case .showElement, .selectElement: tr("Show Element")
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

  /// The titles of actions on properties, on favorites and on the catalog.
  private var dataTitle: String {
    switch self {
    case .copyNumber: tr("Copy Number")
    case .copyValue: tr("Copy Value")
    case .copyWithSource: tr("Copy with Source")
    case .showSource: tr("Show Source")
    case .toggleFavorite: tr("Add or Remove")
    case .removeImported: tr("Remove Imported Favorite")
    case .undoFavorite, .undoBuiltInData: tr("Undo")
    case .moveFavoriteUp: tr("Move Up")
    case .moveFavoriteDown: tr("Move Down")
    case .moveFavorite: tr("Move to Position")
    case .toggleSearch, .showSearch: tr("Search")
    case .hideSearch: tr("Close Search")
    case .search: tr("Search for Text")
    case .openBestHit: tr("Open Best Match")
    case .copyFormula: tr("Copy Molar Mass")
    case .showPlace: tr("Show on Map")
    case .openInMaps: tr("Open in Maps")
    case .openPlaces: tr("Open Places…")
    case .closePlaces: tr("Close Places")
    case .separatePlaces: tr("Zoom In until Places Are Apart")
    case .resizeSheet: tr("Height of the Sheet")
    case .setTimeline: tr("Set Years of Timeline")
    case .playTimeline: tr("Play or Pause Timeline")
    case .pinTimeline: tr("Show in Table")
    case .goBack: tr("Back")
    case .toggleSidePane: tr("Side Pane")
    case .focusSidePane: tr("Go to Side Pane")
    case .resizeSidePane: tr("Width of the Side Pane")
    case .sortFavorites: tr("Order of Favorites")
    case .exportElements: tr("Export Elements…")
    case .importFavorites: tr("Import Favorites…")
    case .exportFavorites: tr("Export Favorites…")
    case .cancelLoading: tr("Stop Loading")
    case .useBuiltInData: tr("Stop Using Server")
    default: tr("Retry")
    }
  }

  /// The groups of the shortcuts window, in two columns of about the same length.
  static var shortcutGroups: [(title: String, actions: [AppAction])] {
    [
      (tr("Pages"), [.showPage, .nextPage, .previousPage, .collapseAll, .expandAll]),
      (
        tr("General"),
        [
          .openMenu, .reload, .toggleFullScreen, .showPreferences, .showShortcuts, .closeWindow,
          .quit,
        ]
      ),
      (tr("Search"), [.showSearch, .openBestHit, .hideSearch]),
      (tr("Picture"), [.showPicture, .zoomIn, .zoomOut, .zoomNormal, .hidePicture]),
      (
        tr("Element"),
        [
          .showElement, .previousElement, .nextElement, .flip, .copyText, .toggleSidePane,
          .focusSidePane, .goBack,
        ]
      ),
      (tr("Favorites"), [.toggleFavorite, .undoFavorite, .moveFavoriteUp, .moveFavoriteDown]),
    ]
  }

  /// A menu item without a target.
  var menuItem: Menu.Item { Menu.Item(title, action: name) }

  /// A menu item that is hidden while the action is disabled.
  var optionalMenuItem: Menu.Item { Menu.Item(title, action: name, hidesWhenDisabled: true) }

  /// A menu item with a string as the action's target.
  func menuItem(_ target: String, isEnabled: Bool = true) -> Menu.Item {
    Menu.Item(title, action: name, target, isEnabled: isEnabled)
  }
}
