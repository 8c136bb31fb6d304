import Adwaita
import Elements
import ElementsStore
import GLib
import Gtk

// MainWindow
//   └── ToastOverlay → PresentationLayer → Box → Box, or in its place a pushed view with its HeaderBar
//         ├── HeaderBar: search and Stop buttons, title with the number of elements, in a narrow window the menu of
//         │   pages, side pane, primary menu
//         ├── HeaderBar of a pushed element or of a pushed part of a page, in place of the first one and the search
//         ├── SearchLine
//         └── PictureOverlay → Box
//               ├── LoadingLine: progress of loading elements from a server or file
//               ├── Banners: errors of loading, and those of the pages
//               └── SplitView
//                     ├── Notebook of pages; a spinner while reading, the FailurePage after an error
//                     └── SidePane

/// The main window, with a tab for each page. It knows the pages as `PageController`s only; a page's content is made when
/// it is first shown.
final class MainWindow: ApplicationWindow, PageHost, PushHost, TemperatureView, ElementsWindow {
  let library: Library
  let favorites: Favorites
  let sync: SyncController
  /// The saved state; `onStateChange` is called when it changes.
  var state: SavedState {
    didSet { if state != oldValue { onStateChange(state) } }
  }
  private let onStateChange: @MainActor (SavedState) -> Void
  let body = Bin()
  let knownYear = KnownYear()
  let catalog = CatalogController()
  let search = SearchController()
  private(set) lazy var sidePane = SidePaneController(beside: body)
  /// Returns the units of temperatures.
  var temperatures: @MainActor () -> TemperatureDisplay = { .kelvin } {
    didSet { updateTemperatures() }
  }
  let header = HeaderBar()
  let windowTitle = HeaderTitle(tr("The Elements"))
  private(set) lazy var menu = MenuButton(
    icon: "open-menu-symbolic", name: tr("Main Menu"), menu: Menu(menuSections))
  private(set) lazy var tileCommands = ElementItemController(in: body) { [weak self] item in
    self?.menu(of: item) ?? Menu(sections: [])
  }
  weak var pictures: PictureOverlay?
  /// Fires when the line of the first start is to be shown.
  var welcomeTimer: Timer?
  /// All but a pushed view.
  private(set) lazy var column = makeColumn()
  private(set) lazy var contentBox = Box(.vertical, [column])
  var pushed: Pushed?
  private(set) lazy var presentation = Presentation(contentBox)
  private var observations: [Observation] = []
  private(set) lazy var pages: [PageController] = Page.all.map { $0.makeController($0, self) }
  /// The tabs' widgets, one for each page; none before the elements are read.
  var holders: [PageHolder] = []
  var notebook: Notebook?
  var sectionActions: [Action] = []
  private(set) var back: Action?
  /// Acts on elements that wait for the pages.
  private var waiting: [@MainActor () -> Void] = []

  /// Default and minimum size in pixels.
  private static let defaultSize = SavedState.WindowSize(width: 1080, height: 760)
  private static let minimumSize = SavedState.WindowSize(width: 360, height: 360)

  init(
    _ library: Library, _ favorites: Favorites, _ sync: SyncController, state: SavedState,
    onStateChange: @escaping @MainActor (SavedState) -> Void
  ) {
    (self.library, self.favorites, self.sync) = (library, favorites, sync)
    (self.state, self.onStateChange) = (state, onStateChange)
    super.init()
    (name, title) = ("main-window", tr("The Elements"))
    let size = state.mainWindow ?? Self.defaultSize
    (defaultWidth, defaultHeight) = (size.width, size.height)
    (widthRequest, heightRequest) = (Self.minimumSize.width, Self.minimumSize.height)
    if state.isMaximized { isMaximized = true }
    setContent(ToastOverlay(presentation.layer))
    contentBox.afterLayout { [weak self] in self?.updatePageMenu() }
    _ = tileCommands
    followTouch()
    addActions()
    onKeyPressed(isFirst: true) { [weak self] _ in
      self?.focusPage()
      return false
    }
    observations = [
      library.observe { [weak self] in self?.showCatalog() },
      ComparedElements.shared.observe { [weak self] numbers in
        self?.body.forEachItem { if numbers.contains($0.element.number) { $0.marksChanged() } }
      },
    ]
    showCatalog()
    followSize()
  }

  private var banners: [Banner] { [catalog.banner] + pages.flatMap(\.banners) }

  private func makeColumn() -> Box {
    header.setTitle(windowTitle.widget)
    menu.setMenu(Menu(menuSections)) { [weak self] in
      Menu(self?.openedMenuSections ?? [])
    }
    header.addEnd(menu)
    header.addEnd(sidePane.buttonPlace)
    menu.name = "main-menu"
    windowTitle.pages.onOpen = { [weak self] in
      if let self { self.windowTitle.pages.offer(self.pages, shown: self.shownPage) }
    }
    header.addStart(search.button)
    header.addStart(catalog.stopButton)
    let overlay = PictureOverlay(
      Box(.vertical, [catalog.line] + banners + [sidePane.split]))
    pictures = overlay
    overlay.addActions(to: self) { [weak self] in self?.library.table?.find($0) }
    overlay.contentViewport = { [weak self] in self?.shownPage?.viewport }
    return Box(.vertical, [header] + partBars + [search.holder, overlay])
  }

  /// A new window would focus its first widget, the header bar's menu.
  override func focus(_ direction: FocusDirection) -> Bool { focusPage() || super.focus(direction) }

  override func styleChanged() { markContrast() }

  func updateTemperatures() {
    for page in pages { page.updateTemperatures() }
    sidePane.page?.updateTemperatures()
    pushedView?.updateTemperatures()
    search.updateTemperatures()
  }

  // MARK: Catalog

  private func showCatalog() {
    if let table = library.table, notebook != nil { return update(to: table) }
    notebook = nil
    holders = []
    for page in pages { page.empty() }
    windowTitle.subtitle = ""
    switch library.catalog {
    case .loading: body.setChild(Spinner(reading: tr("Reading the elements")))
    case .failed(let error):
      let page = FailurePage(error)
      body.setChild(page)
      page.retry.grabFocus()
    case .loaded:
      showPages()
      showCount()
    }
    updateSectionActions()
    guard notebook != nil else { return }
    let acts = waiting
    waiting = []
    for act in acts { act() }
  }

  func whenElementsAreShown(_ act: @escaping @MainActor () -> Void) {
    if notebook == nil { waiting.append(act) } else { act() }
  }

  /// Shows another table on the pages that exist; scroll position, sections and focus stay.
  private func update(to table: PeriodicTable) {
    search.use(table)
    for page in pages { page.content?.show(table) }
    for page in pages { page.tableChanged() }
    sidePane.page?.show(table)
    if let element = pictures?.view?.element, let new = table[element.number] {
      pictures?.replace(with: new)
    }
    showCount()
  }

  // MARK: Actions

  private func addActions() {
    register(.showPage, for: self) { $0.showPage($1.first ?? "") }
    register(.nextPage, for: self) { $0.step(1) }
    register(.previousPage, for: self) { $0.step(-1) }
    register(.toggleSection, for: self) { window, names in
      window.onSection(names) { $0.toggleSection($1) }
    }
    register(.expandSection, for: self) { window, names in
      window.onSection(names) { $0.setExpanded($1, true) }
    }
    register(.collapseSection, for: self) { window, names in
      window.onSection(names) { $0.setExpanded($1, false) }
    }
    register(.showSection, for: self) { window, names in
      window.onSection(names) { $0.showSection($1) }
    }
    sectionActions = [
      register(.expandAll, for: self) { $0.sections?.setAllExpanded(true) },
      register(.collapseAll, for: self) { $0.sections?.setAllExpanded(false) },
    ]
    register(.scrollTo, for: self) { $0.scroll($1) }
    register(.openMenu, for: self) { $0.openMenu() }
    back = register(.goBack, for: self) { $0.goBack() }
    addPaperActions(over: body) { [weak self] use in
      self?.library.whenSheetsAreRead { self?.paper.map(use) }
    }
    ComparedElements.shared.addActions(to: self, over: body) { [weak self] in self?.element($0) }
    register(.dismissBanner, for: self) { window, names in
      window.banners.first { $0.name == names.first }?.onDismiss()
    }
    for page in pages { page.attach(to: self) }
    catalog.attach(to: self)
    // Before the search, whose Escape comes first.
    presentation.attach(to: self)
    search.attach(to: self)
    sidePane.attach(to: self)
    registerWindowActions()
  }

  /// The sheet of the element whose page the user is in, else that of a page.
  private var paper: (any PaperPage)? {
    guard isInElementPage, let page = sidePane.page else {
      return shownPage?.paper ?? pages.lazy.compactMap(\.paper).first
    }
    return ElementPaper(page, library)
  }

  // MARK: State

  /// Keeps the size up to date in the state.
  private func followSize() {
    for property in ["default-width", "default-height", "maximized"] {
      onChange(of: property) { [weak self] in self?.rememberSize() }
    }
    onCloseRequest { [weak self] in
      self?.rememberSize()
      self?.pushedView?.leave()
    }
  }

  private func rememberSize() {
    guard isMapped else { return }
    state.isMaximized = isMaximized
    if !isMaximized, !isFullScreen {
      state.mainWindow = .init(width: defaultWidth, height: defaultHeight)
    }
  }
}

extension Gtk.Application {
  /// The main window, if it is open.
  var mainWindow: MainWindow? { window(MainWindow.self) }
}
