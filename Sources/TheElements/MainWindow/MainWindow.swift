import Adwaita
import Elements
import ElementsStore
import GLib
import Gtk

// MainWindow
//   └── PictureOverlay → ToastOverlay → Box
//         ├── HeaderBar: title with the number of elements, primary menu
//         └── Notebook of pages, or what is shown instead while reading and after a failure

/// The window with the pages. Makes each page when it is first shown.
final class MainWindow: ApplicationWindow {
  let library: Library
  /// What is remembered; told to `onStateChange` whenever it changes.
  private(set) var state: SavedState {
    didSet { if state != oldValue { onStateChange(state) } }
  }
  private let onStateChange: @MainActor (SavedState) -> Void
  private let body = Bin()
  private let windowTitle = WindowTitle(tr("The Elements"))
  private let menu = MenuButton(
    icon: "open-menu-symbolic", name: tr("Main Menu"), menu: MainWindow.primaryMenu)
  private let tileCommands: TileCommands
  private var toasts: ToastOverlay?
  private var observation: Observation?
  private var notebook: Notebook?
  private var pages: [PageHolder] = []
  private var sectionActions: [Action] = []
  /// Brings the keyboard to its place on a page that was shown otherwise than by a key.
  private var awaitedKeyboard: (@MainActor () -> Void)?

  /// The size at the first start and the least, in pixels.
  private static let defaultSize = SavedState.WindowSize(width: 1080, height: 760)
  private static let minimumSize = SavedState.WindowSize(width: 360, height: 500)

  init(
    _ library: Library, state: SavedState, onStateChange: @escaping @MainActor (SavedState) -> Void
  ) {
    self.library = library
    self.state = state
    self.onStateChange = onStateChange
    tileCommands = TileCommands(in: body)
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
    addActions()
    let keys = KeyController()
    keys.capture()
    keys.onPressed { [weak self] _ in
      self?.bringKeyboard()
      return false
    }
    add(keys)
    observation = library.observe { [weak self] in self?.showCatalogue() }
    showCatalogue()
    onCloseRequest { [weak self] in self?.rememberSize() }
  }

  private func makeContent() -> Widget {
    let header = HeaderBar()
    header.setTitle(windowTitle)
    menu.isPrimary = true
    header.addEnd(menu)
    body.expandsVertically = true
    let column = Box(.vertical)
    column.add(header)
    column.add(body)
    let toasts = ToastOverlay(column)
    self.toasts = toasts
    let overlay = PictureOverlay(toasts)
    overlay.addActions(to: self) { [weak self] in self?.library.table?.find($0) }
    return overlay
  }

  private static var primaryMenu: Menu {
    Menu(sections: [
      [AppAction.expandAll.menuItem, AppAction.collapseAll.menuItem],
      [
        AppAction.showPreferences.menuItem, AppAction.showShortcuts.menuItem,
        AppAction.showAbout.menuItem, AppAction.quit.menuItem,
      ],
    ])
  }

  private func rememberSize() {
    state.isMaximized = isMaximized
    if !isMaximized { state.mainWindow = .init(width: defaultWidth, height: defaultHeight) }
  }

  /// Shows a short message over the window.
  func toast(_ message: String) { toasts?.show(message) }

  // MARK: Catalogue

  private func showCatalogue() {
    notebook = nil
    pages = []
    switch library.catalogue {
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
      windowTitle.subtitle = "\(table.elements.count) \(tr("elements"))"
      showPages(of: table)
    }
    updateSectionActions()
  }

  private func showPages(of table: PeriodicTable) {
    let notebook = Notebook()
    notebook.isScrollable = true
    notebook.showsBorder = false
    notebook.addClass("pages")
    notebook.setAccessibleLabel(tr("Pages"))
    pages = Page.all.map { page in
      let holder = PageHolder(page) { [weak self] in self?.makePage(page, table) }
      notebook.add(holder, tab: PageTab(page), name: tr(page.title))
      return holder
    }
    let first = pages.firstIndex { $0.page.id == state.page } ?? 0
    pages[first].fill()
    // Only in a window does a notebook change its page without complaint.
    body.setChild(notebook)
    notebook.page = first
    notebook.onSwitch { [weak self] in self?.shown(position: $0) }
    self.notebook = notebook
  }

  private func makePage(_ page: Page, _ table: PeriodicTable) -> Widget {
    let activate: @MainActor (AtomicElement) -> Void = { [weak self] element in
      guard let self else { return }
      let action = self.tileCommands.action(activating: element)
      self.activateAction(action.name, element.symbol)
    }
    guard let order = page.order else { return TablePage(table, onActivate: activate) }
    let collapsed = state.collapsed[page.id] ?? []
    let remember: @MainActor (Set<String>) -> Void = { [weak self] in
      self?.state.collapsed[page.id] = $0
    }
    return order is GridOrder
      ? GridPage(table, collapsed: collapsed, onCollapse: remember, onActivate: activate)
      : ListPage(
        table, order: order, collapsed: collapsed, onCollapse: remember, onActivate: activate)
  }

  // MARK: Pages

  private func shown(position: Int) {
    guard pages.indices.contains(position) else { return }
    pages[position].fill()
    state.page = pages[position].page.id
    updateSectionActions(position)
  }

  /// Shows the page of this name, if there is one, and brings the keyboard to it.
  func showPage(_ id: String) {
    guard let position = Page.all.firstIndex(where: { $0.id == id }) else { return }
    guard notebook != nil else {
      state.page = id
      return
    }
    show(position: position)
  }

  private func show(position: Int) {
    let page = pages[position]
    page.fill()
    // Left alone, GTK's notebook moves the keyboard on by one or two places when the page changes.
    let restoreKeyboard = (page.content as? any KeyboardKeeping)?.keyboardPlace()
    clearFocus()
    notebook?.page = position
    // A new place of the keyboard has the whole page styled again, so that is put off until it is needed.
    awaitedKeyboard = restoreKeyboard
    if showsFocus { bringKeyboard() }
  }

  /// Brings the keyboard to its place on the page, unless it has gone elsewhere since the page came.
  private func bringKeyboard() {
    let place = awaitedKeyboard
    awaitedKeyboard = nil
    if focusWidget == nil { place?() }
  }

  private func step(_ distance: Int) {
    guard let notebook, !pages.isEmpty else { return }
    show(position: (notebook.page + distance + pages.count) % pages.count)
  }

  /// The sections of the page that is shown; nil on the periodic table.
  private var sections: SectionedPage? {
    notebook.flatMap { pages.indices.contains($0.page) ? pages[$0.page].content : nil }
      as? SectionedPage
  }

  /// All elements in the order of the page that is shown; nil while there are none.
  var shownOrder: [AtomicElement]? {
    guard let table = library.table, let notebook, pages.indices.contains(notebook.page) else {
      return nil
    }
    return pages[notebook.page].page.order?.sections(of: table).flatMap(\.elements)
      ?? table.elements
  }

  private func updateSectionActions(_ position: Int? = nil) {
    let position = position ?? notebook?.page ?? 0
    let hasSections = pages.indices.contains(position) && pages[position].page.order != nil
    for action in sectionActions { action.isEnabled = hasSections }
  }

  // MARK: Actions

  private func addActions() {
    register(.showPage) { $0.showPage($1.first ?? "") }
    register(.nextPage) { window, _ in window.step(1) }
    register(.previousPage) { window, _ in window.step(-1) }
    register(.toggleSection) { window, names in
      guard names.count == 2 else { return }
      window.showPage(names[0])
      window.sections?.toggleSection(names[1])
    }
    sectionActions = [
      register(.expandAll) { window, _ in window.sections?.setAllExpanded(true) },
      register(.collapseAll) { window, _ in window.sections?.setAllExpanded(false) },
    ]
    register(.openMenu) { window, _ in window.menu.popUp() }
    register(.reload) { window, _ in window.library.load() }
    register(.closeWindow) { window, _ in window.close() }
  }

  @discardableResult
  private func register(
    _ entry: AppAction, _ handler: @escaping @MainActor (MainWindow, [String]) -> Void
  ) -> Action {
    let action = Action(entry.localName, parameter: entry.parameter) { [weak self] texts in
      if let self { handler(self, texts) }
    }
    add(action)
    return action
  }
}
