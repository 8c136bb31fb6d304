import GLib
import Gtk

/// The program's actions: name, parameter, keyboard shortcuts and title. Menus, the shortcuts window, accelerators and
/// D-Bus all use this table.
enum AppAction: String, CaseIterable {
  case showElement = "app.show-element"
  case showPreferences = "app.show-preferences"
  case showShortcuts = "app.show-shortcuts"
  case showAbout = "app.show-about"
  case showRecorder = "app.show-recorder"
  case insertCheck = "app.insert-check"
  case compare = "app.compare"
  case showPlot = "app.plot"
  case showNuclides = "app.show-nuclides"
  case showIsotope = "app.show-isotope"
  case syncFavorites = "app.sync-favorites"
  case setPreference = "app.set-preference"
  case expandPhotographs = "app.expand-photographs"
  case adoptFavorites = "app.adopt-favorites"
  case renameFavorites = "app.rename-favorites"
  case closeNamedWindow = "app.close-window"
  case quit = "app.quit"
  case showPage = "win.show-page"
  case nextPage = "win.next-page"
  case previousPage = "win.previous-page"
  case toggleSection = "win.toggle-section"
  case showSection = "win.show-section"
  case highlightCategory = "win.highlight-category"
  case setTableForm = "win.set-table-form"
  case setGroupThree = "win.set-group-3"
  case colorBy = "win.color-by"
  case setScale = "win.set-scale"
  case setBrush = "win.set-brush"
  case setTemperature = "win.set-temperature"
  case setPressure = "win.set-pressure"
  case setKnownYear = "win.set-known-year"
  case setTableControl = "win.set-table-control"
  case playTable = "win.play-table"
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
  case copyWikipediaAddress = "win.copy-wikipedia-address"
  case copyNumber = "win.copy-number"
  case copyValue = "win.copy-value"
  case copyWithSource = "win.copy-with-source"
  case showSource = "win.show-source"
  case selectNuclide = "win.select-nuclide"
  case showIsotopes = "win.show-isotopes"
  case sortIsotopes = "win.sort-isotopes"
  case copyDetails = "win.copy-details"
  case copyText = "win.copy-text"
  case copyCSV = "win.copy-csv"
  case copyJSON = "win.copy-json"
  case toggleFavorite = "win.toggle-favorite"
  case toggleComparison = "win.toggle-comparison"
  case clearComparison = "win.clear-comparison"
  case showDifferences = "win.show-differences"
  case compareSelection = "win.compare-selection"
  case setPlotAxes = "win.set-plot-axes"
  case showPlotGroups = "win.show-plot-groups"
  case showPlotPeriods = "win.show-plot-periods"
  case brushPlot = "win.brush-plot"
  case setChart = "win.set-chart"
  case copyChain = "win.copy-chain"
  case exportNuclides = "win.export-nuclides"
  case exportNuclidesFile = "win.export-nuclides-file"
  case removeImported = "win.remove-imported-favorite"
  case undoFavorite = "win.undo-favorite"
  case moveFavoriteUp = "win.move-favorite-up"
  case moveFavoriteDown = "win.move-favorite-down"
  case moveFavorite = "win.move-favorite"
  case sortFavorites = "win.sort-favorites"
  case printPage = "win.print"
  case savePage = "win.save-page"
  case savePageFile = "win.save-page-file"
  case exportElements = "win.export-elements"
  case exportElementsFile = "win.export-elements-file"
  case importFavorites = "win.import-favorites"
  case importFavoritesFile = "win.import-favorites-file"
  case exportFavorites = "win.export-favorites"
  case exportFavoritesFile = "win.export-favorites-file"
  case retryFavorites = "win.retry-favorites"
  case cancelLoading = "win.cancel-loading"
  case retryCatalog = "win.retry-catalog"
  case useBuiltInData = "win.use-built-in-data"
  case undoBuiltInData = "win.undo-built-in-data"
  case dismissBanner = "win.dismiss-banner"
  case showPlace = "win.show-place"
  case openInMaps = "win.open-in-maps"
  case openPlaces = "win.open-places"
  case openPlacesFile = "win.open-places-file"
  case closePlaces = "win.close-places"
  case separatePlaces = "win.separate-places"
  case resizeSheet = "win.resize-sheet"
  case setTimeline = "win.set-timeline"
  case playTimeline = "win.play-timeline"
  case pinTimeline = "win.pin-timeline"
  case setMap = "win.set-map"
  case showPicture = "win.show-picture"
  case hidePicture = "win.hide-picture"
  case zoomIn = "win.zoom-in"
  case zoomOut = "win.zoom-out"
  case zoomNormal = "win.zoom-normal"
  case setZoom = "win.set-zoom"
  case scrollTo = "win.scroll-to"
  case focusPart = "win.focus"
  case resizeWindow = "win.resize"
  case setMaximized = "win.set-maximized"
  case toggleFullScreen = "win.toggle-full-screen"
  case closeWindow = "win.close"

  /// The detailed name, `win.show-page`.
  var name: String { rawValue }

  /// True for an action of the application, false for one of a window.
  var isOfApplication: Bool { rawValue.hasPrefix("app.") }

  /// The name in its action map, `show-page`.
  var localName: String { String(rawValue.dropFirst(4)) }

  /// The action with this name in its action map; nil if there is none.
  init?(localName: String) {
    guard let action = Self(rawValue: "win.\(localName)") ?? Self(rawValue: "app.\(localName)")
    else { return nil }
    self = action
  }

  /// The parameter's type; nil for none.
  var parameter: ActionParameter? {
    switch self {
    case .showElement, .showPage, .showPicture, .toggleFavorite, .moveFavoriteUp,
      .moveFavoriteDown, .sortFavorites, .highlightCategory, .copyNumber, .copyValue,
      .copyWithSource, .showSource, .search, .copyFormula, .showPlace,
      .openInMaps, .separatePlaces, .selectElement, .resizeSidePane, .resizeSheet,
      .expandPhotographs, .adoptFavorites, .renameFavorites, .closeNamedWindow,
      .exportElementsFile, .savePageFile, .importFavoritesFile, .exportFavoritesFile,
      .openPlacesFile,
      .dismissBanner, .focusPart, .setMaximized, .colorBy, .setScale, .setTemperature,
      .setPressure, .setKnownYear, .setTableControl, .setTableForm, .setGroupThree,
      .toggleComparison,
      .selectNuclide, .showIsotopes, .sortIsotopes, .copyDetails,
      .setPlotAxes, .showNuclides, .showIsotope, .exportNuclidesFile:
      .string
    case .toggleSection, .showSection, .removeImported, .moveFavorite, .setTimeline,
      .setPreference, .setMap, .setChart, .setZoom, .scrollTo, .resizeWindow, .setBrush, .brushPlot:
      .twoStrings
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
    case .printPage: ["<Control>p"]
    case .savePage: ["<Control><Shift>s"]
    case .showPreferences: ["<Control>comma"]
    case .showShortcuts: ["<Control>question"]
    case .showRecorder: ["<Control><Shift>r"]
    case .insertCheck: ["<Control><Shift>e"]
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
    case .compare: ["<Control>k"]
    case .showNuclides: ["<Control><Shift>n"]
    case .toggleComparison: ["<Control><Shift>k"]
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

  /// The groups of the shortcuts window, in two columns of about the same length.
  static var shortcutGroups: [(title: String, actions: [AppAction])] {
    [
      (tr("Pages"), [.showPage, .nextPage, .previousPage, .collapseAll, .expandAll]),
      (
        tr("General"),
        [
          .openMenu, .reload, .showNuclides, .printPage, .savePage, .toggleFullScreen,
          .showRecorder, .insertCheck, .showPreferences, .showShortcuts, .closeWindow, .quit,
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
      (tr("Comparison"), [.toggleComparison, .compare]),
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
