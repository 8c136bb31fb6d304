import Elements
import ElementsStore
import GLib
import Gtk

/// The favorites in the main window: actions, banner, and the count on the tab.
extension MainWindow {
  /// Adds the actions, and updates banner and tab when the favorites change.
  func followFavorites() {
    addFavoriteActions()
    ComparedElements.shared.addActions(to: self, over: body) { [weak self] text in
      text.isEmpty ? self?.focusedElement : self?.library.table?.find(text)
    }
    favoriteObservations = [
      favorites.addActions(to: self, over: body) { [weak self] text in
        text.isEmpty ? self?.focusedElement : self?.library.table?.find(text)
      },
      favorites.observe { [weak self] in self?.showFavorites() },
      ComparedElements.shared.observe { [weak self] numbers in
        self?.body.forEachItem { if numbers.contains($0.element.number) { $0.comparisonChanged() } }
      },
    ]
    showFavorites()
  }

  /// Updates the tab's count, the export action and the banner.
  func showFavorites() {
    for tab in pages.map(\.tab) where tab.page.id == FavoritesOrder.id {
      tab.count = favorites.state.mine.count
    }
    exportAction?.isEnabled = favorites.isLoaded && favorites.count > 0
    let problem = favorites.problem
    banner.show(problem.map { Self.message($0) }, isOver: problem?.isOver ?? false)
    banner.tooltipText = problem?.detail ?? ""
  }

  private static func message(_ problem: FavoritesProblem) -> String {
    problem.isOver
      ? tr("Your favorites were damaged: {1}", problem.message)
      : tr("Your favorites cannot be saved: {1}", problem.description)
  }

  /// The focused element.
  var focusedElement: AtomicElement? { focusWidget?.item?.element ?? sidePane.focusedElement }

  /// The context menu of a row or tile.
  func menu(of item: any ElementItem) -> Menu {
    let element = item.element
    let isFavorite = favorites.state.isMine(element.number)
    let toggle = AppAction.toggleFavorite
    let commands = [
      Menu.Item(
        toggle.title(isFavorite: isFavorite), action: toggle.name, element.symbol),
      ComparedElements.shared.menuItem(for: element),
    ]
    var shows = [AppAction.showElement, .showPicture].map { $0.menuItem(element.symbol) }
    if sidePane.takesElements {
      shows[0] = Menu.Item(
        AppAction.showElement.title, action: AppAction.selectElement.name, element.symbol)
      let window = Menu.Item(
        tr("Open in New Window"), action: AppAction.showElement.name, element.symbol)
      shows.insert(window, at: 1)
    }
    return Menu(sections: [
      shows,
      commands + (shownPage?.content?.menuItems(for: item) ?? []),
    ])
  }

  // MARK: Actions

  private func addFavoriteActions() {
    for (entry, distance) in [(AppAction.moveFavoriteUp, -1), (.moveFavoriteDown, 1)] {
      register(entry, for: self) { $0.moveFavorite($1.first ?? "", by: distance) }
        .reportEmpty { [weak self] in self?.focusWidget?.item?.element.symbol }
    }
    register(.moveFavorite, for: self) { $0.moveFavorite($1) }
    register(.removeImported, for: self) { $0.removeImported($1) }
    register(.retryFavorites, for: self) { $0.favorites.retry() }
    addFileActions()
    sortAction = register(
      .sortFavorites, choices: FavoritesSorting.allCases.map(\.rawValue),
      state: state.favoritesSorting.rawValue, for: self
    ) {
      if let sorting = FavoritesSorting(rawValue: $1) { $0.sort(sorting) }
    }
  }

  private func sort(_ sorting: FavoritesSorting) {
    sortAction?.state = sorting.rawValue
    state.favoritesSorting = sorting
    favoritesPage?.sorting = sorting
  }

  /// - Parameter texts: the favorite's user name, and the element.
  private func removeImported(_ texts: [String]) {
    guard texts.count == 2, let element = library.table?.find(texts[1]),
      let favorite = favorites.imported(element.number, by: texts[0])
    else { return }
    favorites.removeImported(favorite)
    body.showToast(
      tr("Removed {1}", tr(element.name)), button: (tr("Undo"), AppAction.undoFavorite.name))
  }

  /// - Parameter texts: the element, and its new index among the user's favorites, from 0.
  private func moveFavorite(_ texts: [String]) {
    guard texts.count == 2, let element = library.table?.find(texts[0]), let index = Int(texts[1])
    else { return }
    favoritesPage?.move(element, to: index)
  }

  private func moveFavorite(_ text: String, by distance: Int) {
    guard let page = favoritesPage else { return }
    if text.isEmpty {
      guard let item = focusWidget?.item, page.canMove(item) else { return }
      page.move(item.element, by: distance)
    } else if let element = library.table?.find(text) {
      page.move(element, by: distance)
    }
  }
}
