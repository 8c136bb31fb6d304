import Elements
import ElementsStore
import GLib
import Gtk

extension Page {
  /// The user's favorites and other people's.
  static let favorites = Page(
    id: FavoritesOrder.id, title: translatable("Favorites"),
    iconName: "elements-favorites-symbolic", actions: AppAction.ofFavorites
  ) { FavoritesController($0, in: $1) }
}

/// The favorites in a main window: the page, its actions, the banner of their problems, and the count on the tab.
final class FavoritesController: PageController {
  let favorites: Favorites
  /// The export, disabled while there are no favorites.
  var exportAction: Action?
  var favoritesPage: FavoritesPage? { content as? FavoritesPage }
  private let banner: Banner
  /// The stateful action of the order.
  private var sortAction: Action?
  /// The hidden people at the last update of the page.
  var hidden = HiddenPeople()
  /// The tokens of the favorites' handlers.
  private var observations: [Observation] = []

  override init(_ page: Page, in window: any PageHost) {
    favorites = window.favorites
    banner = Banner("banner", [.retryFavorites]) { [favorites] in favorites.dismissProblem() }
    super.init(page, in: window)
  }

  override var banners: [Banner] { [banner] }

  override func attach(to window: any PageHost) {
    addActions(to: window)
    addFileActions(to: window)
    let actions = favorites.addActions(to: window, over: window.body) { [weak window] in
      window?.element($0)
    }
    observations = actions + [favorites.observe { [weak self] in self?.showFavorites() }]
    showFavorites()
  }

  override func makeContent(_ table: PeriodicTable, in window: any PageHost) -> (any PageContent)? {
    let made = FavoritesPage(
      table, favorites, sorting: sorting, collapsed: collapsed, onCollapse: onCollapse,
      onActivate: onActivate)
    hidden = favorites.hidden
    made.onUpdate = { [weak self, weak window] in
      // The title with the number of elements must not change during layout.
      window?.afterFirstFrame {
        if let self { self.window?.contentChanged(on: self) }
      }
      self?.searchAgainIfHidden()
    }
    made.follow(window.sync)
    return made
  }

  override func tableChanged() { showFavorites() }

  /// Updates the tab's count, the export action and the banner.
  private func showFavorites() {
    badge = favorites.state.mine.count
    exportAction?.isEnabled =
      favorites.isLoaded && (favorites.count > 0 || !favorites.notes.all.isEmpty)
    let problem = favorites.problem
    banner.show(problem.map { Self.message($0) }, isOver: problem?.isOver ?? false)
    banner.tooltipText = problem?.detail ?? ""
  }

  private static func message(_ problem: FavoritesProblem) -> String {
    problem.isOver
      ? tr("Your favorites were damaged: {1}", problem.message)
      : tr("Your favorites cannot be saved: {1}", problem.description)
  }

  // MARK: Actions

  private func addActions(to window: any PageHost) {
    for (entry, distance) in [(AppAction.moveFavoriteUp, -1), (.moveFavoriteDown, 1)] {
      window.register(entry, for: self) { $0.move($1.first ?? "", by: distance) }
        .reportEmpty { [weak window] in window?.focusWidget?.item?.element.symbol }
    }
    window.register(.moveFavorite, for: self) { $0.move($1) }
    window.register(.removeImported, for: self) { $0.removeImported($1) }
    addPeopleActions(to: window)
    window.register(.retryFavorites, for: self) { $0.favorites.retry() }
    sortAction = window.register(
      .sortFavorites, choices: FavoritesSorting.allCases.map(\.rawValue),
      state: sorting.rawValue, for: self
    ) { $0.sort($1) }
  }

  private var sorting: FavoritesSorting { window?.state.favoritesSorting ?? .manual }

  override var restoration: @MainActor () -> Void {
    let (former, sections, people) = (sorting, super.restoration, favorites.hidden)
    return { [weak self] in
      sections()
      guard let self else { return }
      if self.favorites.hidden != people { self.favorites.hideOnly(people) }
      if self.sorting != former { self.sort(former.rawValue) }
    }
  }

  private func sort(_ order: String) {
    guard let sorting = FavoritesSorting(rawValue: order) else { return }
    sortAction?.state = order
    window?.state.favoritesSorting = sorting
    favoritesPage?.sorting = sorting
  }

  /// - Parameter texts: the favorite's user name, and the element.
  private func removeImported(_ texts: [String]) {
    guard let window, texts.count == 2, let element = window.library.table?.find(texts[1]),
      let favorite = favorites.imported(element.number, by: texts[0])
    else { return ActWork.refuse(texts.first ?? "") }
    favorites.removeImported(favorite)
    window.body.showToast(
      tr("Removed: {1}", tr(element.shownName)), button: (tr("Undo"), AppAction.undoFavorite.name))
  }

  /// - Parameter texts: the element, and its new index among the user's favorites, from 0.
  private func move(_ texts: [String]) {
    guard texts.count == 2, let element = window?.library.table?.find(texts[0]),
      let index = Int(texts[1]), favorites.state.isMine(element.number)
    else { return ActWork.refuse(texts.first ?? "") }
    favoritesPage?.move(element, to: index)
  }

  private func move(_ text: String, by distance: Int) {
    guard let page = favoritesPage else { return }
    if text.isEmpty {
      guard let item = window?.focusWidget?.item, page.canMove(item) else { return }
      page.move(item.element, by: distance)
    } else if let element = window?.library.table?.find(text),
      favorites.state.isMine(element.number)
    {
      page.move(element, by: distance)
    } else {
      ActWork.refuse(text)
    }
  }
}

extension SavedState {
  /// The order of the favorites below each name.
  var favoritesSorting: FavoritesSorting {
    get { self[FavoritesOrder.id]["order"].flatMap(FavoritesSorting.init) ?? .manual }
    set { self[FavoritesOrder.id]["order"] = newValue == .manual ? nil : newValue.rawValue }
  }
}
