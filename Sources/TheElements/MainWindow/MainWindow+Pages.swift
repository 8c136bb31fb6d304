import Elements
import GLib
import Gtk

/// The notebook of the main window, and its pages.
extension MainWindow {
  /// Makes the notebook; each page is made when it is first shown.
  func showPages() {
    let notebook = Notebook()
    notebook.isScrollable = true
    notebook.showsBorder = false
    notebook.addClass("pages")
    notebook.setAccessibleLabel(tr("Pages"))
    pages = Page.all.map { page in
      let holder = PageHolder(page) { [weak self] in self?.makePage(page) }
      notebook.add(holder, tab: holder.tab, name: tr(page.title))
      return holder
    }
    let first = pages.firstIndex { $0.page.id == state.page } ?? 0
    pages[first].fill()
    // Outside of a window, GtkNotebook warns when its page changes.
    body.setChild(notebook)
    notebook.page = first
    notebook.onSwitch { [weak self] in self?.shown(position: $0) }
    self.notebook = notebook
    // Not deferred as in `show(position:)`: the page is still to be styled for the first time, so this costs nothing
    // more.
    let restoreFocus = pages[first].content?.focusRestorer()
    restoreFocus?()
    if focusWidget?.isInside(pages[first]) != true {
      // The favorites are not read yet.
      clearFocus()
      pendingFocus = restoreFocus
    }
    showFavorites()
  }

  private func makePage(_ page: Page) -> (any PageContent)? {
    guard let table = library.table else { return nil }
    let activate: @MainActor (AtomicElement) -> Void = { [weak self] element in
      guard let self else { return }
      let action = self.tileCommands.action(activating: element)
      self.activateAction(action.name, element.symbol)
    }
    let collapsed = state.collapsed[page.id] ?? []
    let remember: @MainActor (Set<String>) -> Void = { [weak self] in
      self?.state.collapsed[page.id] = $0
    }
    switch page.kind {
    case .table:
      let made = TablePage(table, favorites, onActivate: activate)
      tablePage = made
      return made
    case .favorites:
      let made = FavoritesPage(
        table, favorites, sorting: state.favoritesSorting, collapsed: collapsed,
        onCollapse: remember, onActivate: activate)
      made.follow(sync)
      favoritesPage = made
      return made
    case .grid:
      return GridPage(
        table, favorites, collapsed: collapsed, onCollapse: remember, onActivate: activate)
    case .list(let order):
      return ListPage(
        table, order: order, favorites, collapsed: collapsed, onCollapse: remember,
        onActivate: activate)
    }
  }
}
