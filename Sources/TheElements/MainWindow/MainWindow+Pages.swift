import Elements
import GLib
import Gtk

/// The notebook of the main window, and its pages.
extension MainWindow {
  /// Makes the notebook; each page is made when it is first shown.
  func showPages() {
    register(.scrollTo, for: self) { $0.scroll($1) }
    let notebook = Notebook()
    notebook.isScrollable = true
    notebook.showsBorder = false
    notebook.addClass("pages")
    notebook.setAccessibleLabel(tr("Pages"))
    pages = Page.all.map { page in
      let holder = PageHolder(page) { [weak self] in self?.makePage(page) }
      holder.onMap { [weak self, weak holder] in self?.sidePane.mark(in: holder) }
      notebook.add(holder, tab: holder.tab, name: tr(page.title))
      return holder
    }
    let first = pages.firstIndex { $0.page.id == state.page } ?? 0
    pages[first].fill()
    // Outside of a window, GtkNotebook warns when its page changes.
    body.setChild(notebook)
    notebook.page = first
    notebook.onSwitch { [weak self] position in
      self?.announceAct(.showPage, [Page.all[position].id])
      self?.shown(position: position)
    }
    self.notebook = notebook
    // Without a target, before the favorites are read, the next key moves the focus.
    clearFocus()
    focusPage()
    showFavorites()
    sidePane.restore()
    if let awaitedPlaces { openPlaces(awaitedPlaces) }
  }

  private func makePage(_ page: Page) -> (any PageContent)? {
    guard let table = library.table else { return nil }
    let made = makeContent(of: page, table)
    rememberScroll(of: made, page.id)
    return made
  }

  private func makeContent(of page: Page, _ table: PeriodicTable) -> any PageContent {
    let activate: @MainActor (AtomicElement) -> Void = { [weak self] element in
      guard let self else { return }
      if let action = self.tileCommands.action(activating: element) {
        self.activate(action, element.symbol)
      }
      // A key leads on into the pane, which shows the element already.
      if self.tileCommands.pressCount == 0 { self.activate(.focusSidePane) }
    }
    let collapsed = state.collapsed[page.id] ?? []
    let remember: @MainActor (Set<String>) -> Void = { [weak self] in
      self?.state.collapsed[page.id] = $0
    }
    switch page.kind {
    case .table:
      return makeTablePage(TablePage(table, favorites, onActivate: activate))
    case .favorites:
      let made = FavoritesPage(
        table, favorites, sorting: state.favoritesSorting, collapsed: collapsed,
        onCollapse: remember, onActivate: activate)
      made.onUpdate = { [weak self] in self?.showCountLater() }
      made.follow(sync)
      favoritesPage = made
      return made
    case .places:
      return makePlacesPage(table, collapsed: collapsed, onCollapse: remember)
    case .grid:
      return GridPage(
        table, favorites, collapsed: collapsed, onCollapse: remember, onActivate: activate)
    case .list(let order):
      return ListPage(
        table, order: order, favorites, collapsed: collapsed, onCollapse: remember,
        onActivate: activate)
    }
  }

  /// Scrolls a page, which is shown, or the side pane.
  /// - Parameter texts: ID of the page, and the name of a part.
  func scroll(_ texts: [String]) {
    guard texts.count == 2 else { return }
    if texts[0] == ElementPage.scrollID {
      sidePane.page?.scroll(toPart: texts[1])
      return
    }
    showPageIfNeeded(texts[0])
    if shownPage?.page.id == texts[0] { shownPage?.content?.scroll(toPart: texts[1]) }
  }

  /// Shows the page, unless it is selected already; then the focus stays where it is.
  func showPageIfNeeded(_ id: String) {
    if shownPage?.page.id != id { showPage(id) }
  }
}
