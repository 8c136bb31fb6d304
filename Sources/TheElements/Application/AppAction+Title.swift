import GLib

/// The titles of the actions.
extension AppAction {
  /// The title in menus and in the shortcuts window.
  var title: String {
    switch self {
    case .showElement: tr("Show Element")
    case .selectElement: tr("Select Element")
    case .showPreferences: tr("Preferences")
    case .showShortcuts: tr("Keyboard Shortcuts")
    case .showAbout: tr("About The Elements")
    case .showRecorder: tr("Recorder")
    case .insertCheck: tr("Insert Check…")
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
    case .closeWindow, .closeNamedWindow: tr("Close Window")
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
    default: tableTitle ?? detailsTitle ?? recordedTitle
    }
  }

  /// The titles of actions on the Table, the comparison, the plot and pages for printers.
  private var tableTitle: String? {
    switch self {
    case .setTableForm: tr("Form of the Table")
    case .setGroupThree: tr("Elements of Group 3")
    case .colorBy: tr("Color by")
    case .setScale: tr("Scale of Colors")
    case .setBrush: tr("Range of Values")
    case .setTemperature: tr("State at Temperature")
    case .setPressure: tr("State at Pressure")
    case .setKnownYear: tr("Known in Year")
    case .setTableControl: tr("Slider of the Table")
    case .playTable: tr("Play or Pause Slider")
    case .compare: tr("Compare…")
    case .compareSelection: tr("Compare Selected Elements")
    case .showPlot: tr("Plot…")
    case .setPlotAxes: tr("Axes of the Plot")
    case .showPlotGroups: tr("Groups")
    case .showPlotPeriods: tr("Periods")
    case .brushPlot: tr("Select in the Plot")
    case .showNuclides: tr("Nuclide Chart")
    case .showIsotope: tr("Show Isotope")
    case .toggleComparison: tr("Compare or Stop Comparing")
    case .clearComparison: tr("Clear Comparison")
    case .showDifferences: tr("Differences Only")
    case .printPage: tr("Print…")
    case .savePage: tr("Save Page As…")
    default: nil
    }
  }

  /// The titles of actions on the cards of an element's page, and on the chart of nuclides.
  private var detailsTitle: String? {
    switch self {
    case .selectNuclide: tr("Select Isotope")
    case .showIsotopes: tr("Cells or List of Isotopes")
    case .sortIsotopes: tr("Sort Isotopes")
    case .copyDetails: tr("Copy as CSV")
    case .setChart: tr("Show Part of the Chart")
    case .copyChain: tr("Copy Decay Chain as CSV")
    case .exportNuclides: tr("Export Nuclides…")
    case .exportNuclidesFile: tr("Export Nuclides")
    default: nil
    }
  }

  /// The titles of actions that no menu has: those that lead to a state that the user reaches otherwise.
  private var recordedTitle: String {
    switch self {
    case .setZoom: tr("Show Part of the Picture")
    case .setMap: tr("Show Part of the Map")
    case .scrollTo: tr("Scroll")
    case .focusPart: tr("Move Focus")
    case .resizeWindow: tr("Size of the Window")
    case .setMaximized: tr("Maximize Window")
    case .dismissBanner: tr("Dismiss")
    case .setPreference: tr("Set Preference")
    case .expandPhotographs: tr("Photographs from the Web")
    case .adoptFavorites: tr("Use This Name")
    case .renameFavorites: tr("Rename Your Favorites")
    case .copyWikipediaAddress: tr("Copy Link Address")
    case .savePageFile: tr("Save Page")
    case .exportElementsFile: tr("Export Elements")
    case .importFavoritesFile: tr("Import Favorites")
    case .exportFavoritesFile: tr("Export Favorites")
    case .openPlacesFile: tr("Open Places")
    default: tr("Retry")
    }
  }
}
