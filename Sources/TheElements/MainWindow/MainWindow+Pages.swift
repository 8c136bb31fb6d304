import Elements
import GLib
import Gtk

/// The notebook of the main window, and its pages.
extension MainWindow {
  /// Makes the notebook; each page's content is made when it is first shown.
  func showPages() {
    let notebook = Notebook()
    notebook.isScrollable = true
    notebook.showsBorder = false
    notebook.addClass("pages")
    notebook.setAccessibleLabel(tr("Pages"))
    holders = pages.map { controller in
      let holder = PageHolder(controller)
      holder.onMap { [weak self, weak holder] in
        holder?.controller.contentShown?()
        self?.sidePane.mark(in: holder)
      }
      notebook.add(holder, tab: holder.tab, name: tr(controller.page.title))
      holder.followBadge()
      return holder
    }
    let first = position(of: state.page ?? "") ?? 0
    holders[first].fill()
    // Outside of a window, GtkNotebook warns when its page changes.
    body.setChild(notebook)
    notebook.page = first
    windowTitle.pages.show(pages[first].page)
    notebook.showsTabs = !windowTitle.showsPages
    notebook.onSwitch { [weak self] position in
      guard let self else { return }
      self.announceAct(.showPage, [self.pages[position].page.id])
      self.shown(position: position)
    }
    self.notebook = notebook
    let focus = pushedView.flatMap { _ in focusWidget }
    // Without a target, before the favorites are read, the next key moves the focus.
    clearFocus()
    focusPage()
    sidePane.restore()
    focus?.grabFocusInPlace()
    for page in pages { page.tableChanged() }
    if presentation.isOn { presentation.update() }
  }

  private func position(of id: String) -> Int? { pages.firstIndex { $0.page.id == id } }

  private func shown(position: Int) {
    guard holders.indices.contains(position) else { return }
    fillPage(at: position)
    let page = pages[position]
    state.page = page.page.id
    windowTitle.pages.show(page.page)
    for page in pages { page.pushedPart?.leave() }
    // The notebook reports the page before it selects it.
    updateSectionActions(of: page)
    showCount(of: page)
    page.content?.records?.find(search.text)
    pictures?.onChange?()
  }

  /// Shows the page with this ID, if there is one, and moves the focus to it.
  func showPage(_ id: String) {
    guard let position = position(of: id) else { return }
    guard notebook != nil else {
      state.page = id
      return
    }
    show(position: position)
  }

  func showPageIfNeeded(_ id: String) {
    if shownPage?.page.id != id { showPage(id) }
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

  func step(_ distance: Int) {
    guard let notebook, !pages.isEmpty else { return }
    show(position: (notebook.page + distance + pages.count) % pages.count)
  }

  var shownPage: PageController? {
    notebook.flatMap { pages.indices.contains($0.page) ? pages[$0.page] : nil }
  }

  /// The content of a class, if it was made.
  func content<Content>(_ kind: Content.Type) -> Content? {
    pages.lazy.compactMap { $0.content as? Content }.first
  }

  var shownOrder: [AtomicElement]? { shownPage?.content?.elements }

  func order(around element: AtomicElement, among shown: [AtomicElement]?) -> [AtomicElement]? {
    // A search that names it is for this element, and not for a list.
    let best = searchResults?.hits.first
    let isNamed = best?.number == element.number && best?.reason == nil
    return isNamed || (shown?.count ?? 0) < 2 ? nil : shown
  }

  // MARK: Focus

  /// Moves the focus to its last position on the page if nothing has it. Returns true if the page took it.
  @discardableResult
  func focusPage() -> Bool {
    var isTaken = false
    guard focusWidget == nil else { return false }
    if let pushedView { return pushedView.takeFocus() }
    guard !sidePane.isPushed else { return false }
    sidePane.withoutSelecting {
      isTaken = shownPage?.content?.focusTarget?.grabFocusInPlace() == true
    }
    return isTaken
  }

  func withoutSelecting(_ body: () -> Void) { sidePane.withoutSelecting(body) }

  // MARK: Sections

  /// The selected page's sections; nil on a page without any.
  var sections: (any CollapsibleSections)? { shownPage?.content?.sections }

  func updateSectionActions(of page: PageController? = nil) {
    let hasSections = (page ?? shownPage)?.content?.sections != nil
    for action in sectionActions { action.isEnabled = hasSections }
    setMessages(above: (page ?? shownPage)?.content?.footLines ?? 0)
  }

  /// - Parameter names: the page's and the section's ID.
  func onSection(_ names: [String], _ body: (any CollapsibleSections, String) -> Void) {
    guard names.count == 2 else { return }
    showPageIfNeeded(names[0])
    if let sections { body(sections, names[1]) }
  }

  /// Scrolls a page, which is shown, or the side pane.
  /// - Parameter texts: ID of the page, and the name of a part.
  func scroll(_ texts: [String]) {
    guard texts.count == 2, notebook != nil else { return }
    if texts[0] == ElementPage.scrollID {
      guard let page = sidePane.page else { return ActWork.refuse(texts[0]) }
      return page.scroll(toPart: texts[1])
    }
    showPageIfNeeded(texts[0])
    guard shownPage?.page.id == texts[0] else { return ActWork.refuse(texts[0]) }
    if shownPage?.content?.scroll(toPart: texts[1]) == false { ActWork.refuse(texts[1]) }
  }

  // MARK: Search and counts

  /// Makes the content of a page unless it exists, with the search's results.
  private func fillPage(at position: Int) {
    holders[position].fill()
    presentation.updatePages()
    showResults(on: holders[position])
  }

  private func showResults(on holder: PageHolder) {
    if let table = library.table { holder.showResults(in: table, whole: holders.first?.page) }
  }

  var searchResults: SearchResults? { search.results }

  func show(_ results: SearchResults?) {
    for holder in holders {
      holder.results = results
      if results == nil || holder.controller === shownPage { showResults(on: holder) }
    }
    showCount()
  }

  func searchAgain(on page: PageController) {
    guard let holder = holders.first(where: { $0.controller === page }), holder.results != nil
    else { return }
    holder.results = search.results
    showResults(on: holder)
  }

  func searchRecords() { shownPage?.content?.records?.find(search.text) }

  func contentChanged(on page: PageController) {
    guard page === shownPage else { return }
    updateSectionActions()
    showCount()
    pictures?.onChange?()
  }

  /// Shows the number of elements on a page, by default the selected one, below the title. The side pane follows them.
  func showCount(of page: PageController? = nil) {
    let content = (page ?? shownPage)?.content
    if let content { sidePane.follow(content.elements) }
    if let records = content?.records {
      windowTitle.subtitle = records.countText
      return
    }
    guard let table = library.table, let shown = content?.elements.count else { return }
    windowTitle.subtitle =
      search.results == nil
      ? CatalogText.count(shown) : CatalogText.count(shown, of: table.elements.count)
  }
}
