import Adwaita
import Elements
import ElementsStore
import GLib
import Gtk

// MainWindow
//   └── ToastOverlay → Box
//         ├── HeaderBar: search and Stop buttons, title with the number of elements, side pane, primary menu
//         ├── HeaderBar of a pushed element or map, in place of the first one and the search
//         ├── SearchLine
//         └── PictureOverlay → Box
//               ├── LoadingLine: progress of loading elements from a server or file
//               ├── Banners: errors of loading, and of the favorites' store
//               └── SplitView
//                     ├── Notebook of pages; a spinner while reading, the FailurePage after an error
//                     └── SidePane

/// The main window, with a tab for each page. A page is made when it is first shown.
final class MainWindow: ApplicationWindow {
  let library: Library
  let favorites: Favorites
  let sync: SyncController
  /// The saved state; `onStateChange` is called when it changes.
  var state: SavedState {
    didSet { if state != oldValue { onStateChange(state) } }
  }
  private let onStateChange: @MainActor (SavedState) -> Void
  let body = Bin()
  private(set) lazy var banner = Banner("banner", [.retryFavorites]) { [weak self] in
    self?.favorites.dismissProblem()
  }
  private(set) lazy var catalogBanner: Banner = Banner(
    "catalog-banner", [.retryCatalog, .useBuiltInData]
  ) { [weak self] in self?.catalogBanner.show(nil) }
  private(set) lazy var placesBanner: Banner = Banner("places-banner", []) { [weak self] in
    self?.placesBanner.show(nil)
  }
  let loadingLine = LoadingLine()
  let stopButton = Button(icon: "process-stop-symbolic", name: AppAction.cancelLoading.title)
  var transferObservation: Observation?
  let search = SearchController()
  private(set) lazy var sidePane = SidePaneController(beside: body)
  /// Returns the units of temperatures.
  var temperatures: @MainActor () -> TemperatureDisplay = { .kelvin }
  let header = HeaderBar()
  let placeBar = PlaceBar()
  let windowTitle = HeaderTitle(tr("The Elements"))
  private let menu = MenuButton(
    icon: "open-menu-symbolic", name: tr("Main Menu"), menu: MainWindow.primaryMenu)
  private(set) lazy var tileCommands = ElementItemController(in: body) { [weak self] item in
    self?.menu(of: item) ?? Menu(sections: [])
  }
  private var toasts: ToastOverlay?
  weak var pictures: PictureOverlay?
  private var observation: Observation?
  /// The tokens of the favorites' handlers.
  var favoriteObservations: [Observation] = []
  var notebook: Notebook?
  var pages: [PageHolder] = []
  /// The Favorites page; nil before it is first shown.
  weak var favoritesPage: FavoritesPage?
  /// The Table page; nil before it is first shown.
  weak var tablePage: TablePage?
  /// The Places page; nil before it is first shown.
  weak var placesPage: PlacesPage?
  /// Plays the temperature or the year of the Table.
  private(set) lazy var tablePlayer = makeTablePlayer()
  /// True once the Places page shows the state of the last start.
  var hasRestoredPlaces = false
  private var sectionActions: [Action] = []
  /// The list of places to open when the elements are read.
  var awaitedPlaces: PlacesFile?
  var closePlacesAction: Action?
  /// The stateful action of the favorites' order.
  var sortAction: Action?
  /// The stateful actions of the Table's form and of its group 3.
  var tableActions: [Action] = []
  /// The export of favorites, disabled while there are none.
  var exportAction: Action?

  /// Default and minimum size in pixels.
  private static let defaultSize = SavedState.WindowSize(width: 1080, height: 760)
  private static let minimumSize = SavedState.WindowSize(width: 360, height: 500)

  init(
    _ library: Library, _ favorites: Favorites, _ sync: SyncController, state: SavedState,
    onStateChange: @escaping @MainActor (SavedState) -> Void
  ) {
    self.library = library
    self.favorites = favorites
    self.sync = sync
    self.state = state
    self.onStateChange = onStateChange
    super.init()
    name = "main-window"
    title = tr("The Elements")
    let size = state.mainWindow ?? Self.defaultSize
    defaultWidth = size.width
    defaultHeight = size.height
    widthRequest = Self.minimumSize.width
    heightRequest = Self.minimumSize.height
    if state.isMaximized { isMaximized = true }
    setContent(makeContent())
    _ = tileCommands
    followTouch()
    addActions()
    followFavorites()
    followTransfer()
    let keys = KeyController()
    keys.capture()
    keys.onPressed { [weak self] _ in
      self?.focusPage()
      return false
    }
    add(keys)
    observation = library.observe { [weak self] in self?.showCatalog() }
    showCatalog()
    followSize()
  }

  private func makeContent() -> Widget {
    header.setTitle(windowTitle.widget)
    header.addEnd(menu)
    header.addEnd(sidePane.buttonPlace)
    (menu.name, stopButton.name, windowTitle.widget.name) = ("main-menu", "stop", "title")
    stopButton.setAction(AppAction.cancelLoading.name)
    header.addStart(search.button)
    header.addStart(stopButton)
    let area = Box(.vertical)
    for widget in [loadingLine, catalogBanner, banner, placesBanner, sidePane.split] {
      area.add(widget)
    }
    let overlay = PictureOverlay(area)
    pictures = overlay
    overlay.addActions(to: self) { [weak self] in self?.library.table?.find($0) }
    overlay.contentViewport = { [weak self] in self?.placesPage?.shownMap }
    let column = Box(.vertical)
    for widget in [header, sidePane.bar, placeBar.bar, search.holder, overlay] {
      column.add(widget)
    }
    let toasts = ToastOverlay(column)
    self.toasts = toasts
    return toasts
  }

  override func styleChanged() { markContrast() }

  /// Shows a short message over the window.
  func toast(_ message: String, wraps: Bool = false) { toasts?.show(message, wraps: wraps) }

  // MARK: Catalog

  private func showCatalog() {
    if let table = library.table, notebook != nil { return update(to: table) }
    notebook = nil
    pages = []
    switch library.catalog {
    case .loading:
      let spinner = Spinner()
      spinner.widthRequest = 32
      spinner.heightRequest = 32
      spinner.horizontalAlign = .center
      spinner.verticalAlign = .center
      spinner.setAccessibleLabel(tr("Reading the elements"))
      windowTitle.subtitle = ""
      body.setChild(spinner)
    case .failed(let error):
      windowTitle.subtitle = ""
      let page = FailurePage(error)
      body.setChild(page)
      page.retry.grabFocus()
    case .loaded:
      showPages()
      showCount()
    }
    updateSectionActions()
  }

  /// Shows another table on the pages that exist; scroll position, sections and focus stay.
  private func update(to table: PeriodicTable) {
    search.use(table)
    for page in pages { page.content?.show(table) }
    showTableState()
    sidePane.page?.show(table)
    if let element = pictures?.view?.element, let new = table[element.number] {
      pictures?.replace(with: new)
    }
    showCount()
  }

  // MARK: Pages

  func shown(position: Int) {
    guard pages.indices.contains(position) else { return }
    fillPage(at: position)
    state.page = pages[position].page.id
    placesPage?.leaveMap()
    updateSectionActions(position)
    // The notebook reports the page before it selects it.
    showCount(at: position)
    pages[position].content?.records?.find(search.text)
    pictures?.onChange?()
  }

  /// Shows the page with this ID, if there is one, and moves the focus to it.
  func showPage(_ id: String) {
    guard let position = Page.all.firstIndex(where: { $0.id == id }) else { return }
    guard notebook != nil else {
      state.page = id
      return
    }
    show(position: position)
  }

  private func show(position: Int) {
    pictures?.hide()
    leavePushed()
    fillPage(at: position)
    // On its own, GtkNotebook would move the focus one or two widgets on when its page changes.
    let target = pages[position].content?.focusTarget
    clearFocus()
    Action.asConsequence { notebook?.page = position }
    sidePane.withoutSelecting { target?.grabFocusInPlace() }
  }

  /// Moves the focus to its last position on the page if nothing has it. Returns true if the page took it.
  @discardableResult
  func focusPage() -> Bool {
    var isTaken = false
    guard focusWidget == nil, !sidePane.isPushed else { return false }
    sidePane.withoutSelecting {
      isTaken = shownPage?.content?.focusTarget?.grabFocusInPlace() == true
    }
    return isTaken
  }

  /// A new window would focus its first widget, the header bar's menu.
  override func focus(_ direction: FocusDirection) -> Bool { focusPage() || super.focus(direction) }

  private func step(_ distance: Int) {
    guard let notebook, !pages.isEmpty else { return }
    show(position: (notebook.page + distance + pages.count) % pages.count)
  }

  /// The selected page; nil while there are none.
  var shownPage: PageHolder? {
    notebook.flatMap { pages.indices.contains($0.page) ? pages[$0.page] : nil }
  }

  /// The selected page's sections; nil on the periodic table.
  private var sections: (any CollapsibleSections)? { shownPage?.content?.sections }

  /// All elements in the order of the selected page, each once; nil while there are no pages.
  var shownOrder: [AtomicElement]? { shownPage?.content?.elements }

  func updateSectionActions(_ position: Int? = nil) {
    let position = position ?? notebook?.page ?? 0
    let hasSections =
      pages.indices.contains(position) && pages[position].content?.sections != nil
    for action in sectionActions { action.isEnabled = hasSections }
  }

  // MARK: Actions

  private func addActions() {
    register(.showPage, for: self) { $0.showPage($1.first ?? "") }
    register(.nextPage, for: self) { $0.step(1) }
    register(.previousPage, for: self) { $0.step(-1) }
    register(.toggleSection, for: self) { window, names in
      window.onSection(names) { $0.toggleSection($1) }
    }
    register(.showSection, for: self) { window, names in
      window.onSection(names) { $0.showSection($1) }
    }
    sectionActions = [
      register(.expandAll, for: self) { $0.sections?.setAllExpanded(true) },
      register(.collapseAll, for: self) { $0.sections?.setAllExpanded(false) },
    ]
    addPlaceActions()
    addTableActions()
    addOpenPlacesActions()
    search.attach(to: self)
    sidePane.attach(to: self)
    register(.openMenu, for: self) { ($0.pushedPlaces == nil ? $0.menu : $0.placeBar.menu).popUp() }
    register(.reload, for: self) { $0.library.read() }
    registerWindowActions()
  }

  /// - Parameter names: the page's and the section's ID.
  private func onSection(_ names: [String], _ body: (any CollapsibleSections, String) -> Void) {
    guard names.count == 2 else { return }
    showPageIfNeeded(names[0])
    if let sections { body(sections, names[1]) }
  }
}
