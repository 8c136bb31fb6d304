import Elements
import ElementsStore
import GLib
import Gtk

/// What the main window has to do with favorites.
extension MainWindow {
  /// The page of favorites, once it has been made.
  var favoritesPage: FavoritesPage? { pages.lazy.compactMap { $0.content as? FavoritesPage }.first }

  /// Adds the actions, and follows the favorites with the banner and the tab.
  func followFavorites() {
    addFavoriteActions()
    favoriteObservations = [
      favorites.addActions(to: self, over: body) { [weak self] text in
        text.isEmpty ? self?.focusedElement : self?.library.table?.find(text)
      },
      favorites.observe { [weak self] in self?.showFavorites() },
    ]
    showFavorites()
  }

  /// Shows how many there are, and what is wrong with their store.
  func showFavorites() {
    for tab in pages.map(\.tab) where tab.page.id == FavoritesOrder.id {
      tab.count = favorites.state.mine.count
    }
    exportAction?.isEnabled = favorites.count > 0
    let problem = favorites.problem
    banner.show(problem.map { Self.message($0) }, isOver: problem?.isOver ?? false)
    banner.tooltipText = problem?.detail ?? ""
  }

  private static func message(_ problem: FavoritesProblem) -> String {
    problem.isOver
      ? "\(tr("Something was wrong with your favorites")): \(problem.message)"
      : "\(tr("Your favorites cannot be kept")): \(problem.description)"
  }

  /// The element that the keyboard is on.
  private var focusedElement: AtomicElement? { focusWidget?.item?.element }

  /// The menu of a row or tile.
  func menu(of item: any ElementItem) -> Menu {
    let element = item.element
    let isFavorite = favorites.state.isMine(element.number)
    let toggle = AppAction.toggleFavorite
    var commands = [
      Menu.Item(
        toggle.title(isFavorite: isFavorite), action: toggle.name, element.symbol)
    ]
    if let page = favoritesPage, page.canMove(item) {
      commands += [(AppAction.moveFavoriteUp, -1), (.moveFavoriteDown, 1)].map { action, distance in
        action.menuItem(element.symbol, isEnabled: favorites.canMove(element.number, by: distance))
      }
    }
    if let name = favoritesPage?.importedName(of: item) {
      let remove = AppAction.removeImported
      commands.append(Menu.Item(remove.title, action: remove.name, name, element.symbol))
    }
    return Menu(sections: [
      [AppAction.showElement, .showPicture].map { $0.menuItem(element.symbol) }, commands,
    ])
  }

  // MARK: Actions

  private func addFavoriteActions() {
    register(.moveFavoriteUp) { $0.moveFavorite($1.first ?? "", by: -1) }
    register(.moveFavoriteDown) { $0.moveFavorite($1.first ?? "", by: 1) }
    register(.removeImported) { $0.removeImported($1) }
    register(.retryFavorites) { window, _ in window.favorites.retry() }
    register(.importFavorites) { window, _ in window.importFavorites() }
    exportAction = register(.exportFavorites) { window, _ in window.exportFavorites() }
    let sort = AppAction.sortFavorites
    let action = Action(
      sort.localName, choices: FavoritesSorting.allCases.map(\.rawValue),
      state: state.favoritesSorting.rawValue
    ) { [weak self] texts in
      if let sorting = texts.first.flatMap(FavoritesSorting.init(rawValue:)) { self?.sort(sorting) }
    }
    sortAction = action
    add(action)
  }

  private func sort(_ sorting: FavoritesSorting) {
    sortAction?.state = sorting.rawValue
    state.favoritesSorting = sorting
    favoritesPage?.sorting = sorting
  }

  /// - Parameter texts: who marked it, and the element.
  private func removeImported(_ texts: [String]) {
    guard texts.count == 2, let element = library.table?.find(texts[1]),
      let favorite = favorites.imported(element.number, by: texts[0])
    else { return }
    favorites.removeImported(favorite)
    body.showToast(
      "\(tr("Removed")) \(tr(element.name))", button: (tr("Undo"), AppAction.undoFavorite.name))
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
