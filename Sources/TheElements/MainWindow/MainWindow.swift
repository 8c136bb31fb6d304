import Adwaita
import Elements
import ElementsStore
import GLib
import Gtk

// MainWindow
//   └── ToastOverlay → Box
//         ├── HeaderBar: Stop button, title with the number of elements, primary menu
//         └── PictureOverlay → Box
//               ├── LoadingLine: progress of loading elements from a server or file
//               ├── Banners: errors of loading, and of the favorites' store
//               └── Notebook of pages; a spinner while reading, the FailurePage after an error

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
  let loadingLine = LoadingLine()
  let stopButton = Button(icon: "process-stop-symbolic", name: AppAction.cancelLoading.title)
  var transferObservation: Observation?
  private let windowTitle = WindowTitle(tr("The Elements"))
  private let menu = MenuButton(
    icon: "open-menu-symbolic", name: tr("Main Menu"), menu: MainWindow.primaryMenu)
  private(set) lazy var tileCommands = ElementItemController(in: body) { [weak self] item in
    self?.menu(of: item) ?? Menu(sections: [])
  }
  private var toasts: ToastOverlay?
  private weak var pictures: PictureOverlay?
  private var observation: Observation?
  /// The tokens of the favorites' handlers.
  var favoriteObservations: [Observation] = []
  var notebook: Notebook?
  var pages: [PageHolder] = []
  /// The Favorites page; nil before it is first shown.
  weak var favoritesPage: FavoritesPage?
  /// The Table page; nil before it is first shown.
  weak var tablePage: TablePage?
  private var sectionActions: [Action] = []
  /// The stateful action of the favorites' order.
  var sortAction: Action?
  /// The export of favorites, disabled while there are none.
  var exportAction: Action?
  /// Moves the focus to its place on the page. Set after a page was shown without a visible focus, or while the page
  /// has nothing focusable; called with the next key.
  var pendingFocus: (@MainActor () -> Void)?

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
    if state.isMaximized { maximize() }
    setContent(makeContent())
    _ = tileCommands
    addActions()
    followFavorites()
    followTransfer()
    let keys = KeyController()
    keys.capture()
    keys.onPressed { [weak self] _ in
      self?.restoreFocus()
      return false
    }
    add(keys)
    observation = library.observe { [weak self] in self?.showCatalog() }
    showCatalog()
    onCloseRequest { [weak self] in self?.rememberSize() }
  }

  private func makeContent() -> Widget {
    let header = HeaderBar()
    header.setTitle(windowTitle)
    menu.isPrimary = true
    header.addEnd(menu)
    stopButton.setAction(AppAction.cancelLoading.name)
    header.addStart(stopButton)
    body.expandsVertically = true
    let area = Box(.vertical)
    for widget in [loadingLine, catalogBanner, banner, body] { area.add(widget) }
    let overlay = PictureOverlay(area)
    pictures = overlay
    overlay.addActions(to: self) { [weak self] in self?.library.table?.find($0) }
    let column = Box(.vertical)
    column.add(header)
    column.add(overlay)
    let toasts = ToastOverlay(column)
    self.toasts = toasts
    return toasts
  }

  private static var primaryMenu: Menu {
    Menu(sections: [
      [AppAction.expandAll.optionalMenuItem, AppAction.collapseAll.optionalMenuItem],
      [
        AppAction.importFavorites.menuItem, AppAction.exportFavorites.optionalMenuItem,
        AppAction.exportElements.menuItem,
      ],
      [
        AppAction.showPreferences.menuItem, AppAction.showShortcuts.menuItem,
        AppAction.showAbout.menuItem, AppAction.quit.menuItem,
      ],
    ])
  }

  override func styleChanged() { markContrast() }

  private func rememberSize() {
    state.isMaximized = isMaximized
    if !isMaximized { state.mainWindow = .init(width: defaultWidth, height: defaultHeight) }
  }

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
      body.setChild(FailurePage(error))
    case .loaded(let table):
      showCount(of: table)
      showPages()
    }
    updateSectionActions()
  }

  private func showCount(of table: PeriodicTable) {
    windowTitle.subtitle = CatalogText.count(table.elements.count)
  }

  /// Shows another table on the pages that exist; scroll position, sections and focus stay.
  private func update(to table: PeriodicTable) {
    showCount(of: table)
    for page in pages { page.content?.show(table) }
    if let element = pictures?.view?.element, let new = table[element.number] {
      pictures?.replace(with: new)
    }
  }

  // MARK: Pages

  func shown(position: Int) {
    guard pages.indices.contains(position) else { return }
    pages[position].fill()
    state.page = pages[position].page.id
    updateSectionActions(position)
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
    let page = pages[position]
    page.fill()
    // On its own, GtkNotebook would move the focus one or two widgets on when its page changes.
    let restorer = page.content?.focusRestorer()
    clearFocus()
    notebook?.page = position
    // Moving the focus restyles the whole page, so it is deferred until it shows.
    pendingFocus = restorer
    if showsFocus { restoreFocus() }
  }

  /// Moves the focus to its place on the page, unless something else has been focused since.
  private func restoreFocus() {
    let place = pendingFocus
    pendingFocus = nil
    if focusWidget == nil { place?() }
  }

  /// A new window would focus its first widget, the header bar's menu.
  override func focus(_ direction: FocusDirection) -> Bool {
    guard let place = pendingFocus, focusWidget == nil else { return super.focus(direction) }
    place()
    if focusWidget != nil { pendingFocus = nil }
    return true
  }

  private func step(_ distance: Int) {
    guard let notebook, !pages.isEmpty else { return }
    show(position: (notebook.page + distance + pages.count) % pages.count)
  }

  /// The selected page; nil while there are none.
  var shownPage: PageHolder? {
    notebook.flatMap { pages.indices.contains($0.page) ? pages[$0.page] : nil }
  }

  /// The selected page's sections; nil on the periodic table.
  private var sections: SectionedPage? { shownPage?.content?.sectionedPage }

  /// All elements in the order of the selected page, each once; nil while there are no pages.
  var shownOrder: [AtomicElement]? {
    shownPage?.content?.elements
  }

  private func updateSectionActions(_ position: Int? = nil) {
    let position = position ?? notebook?.page ?? 0
    let hasSections =
      pages.indices.contains(position) && pages[position].content?.sectionedPage != nil
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
    register(.highlightCategory, for: self) { window, names in
      window.showPageIfNeeded(Page.table.id)
      window.tablePage?.highlight(names.first ?? "")
    }
    sectionActions = [
      register(.expandAll, for: self) { $0.sections?.setAllExpanded(true) },
      register(.collapseAll, for: self) { $0.sections?.setAllExpanded(false) },
    ]
    register(.openMenu, for: self) { $0.menu.popUp() }
    register(.reload, for: self) { $0.library.read() }
    registerWindowActions()
  }

  /// - Parameter names: the page's and the section's ID.
  private func onSection(_ names: [String], _ body: (SectionedPage, String) -> Void) {
    guard names.count == 2 else { return }
    showPageIfNeeded(names[0])
    if let sections { body(sections, names[1]) }
  }

  /// Shows the page, unless it is selected already; then the focus stays where it is.
  private func showPageIfNeeded(_ id: String) {
    if shownPage?.page.id != id { showPage(id) }
  }
}
