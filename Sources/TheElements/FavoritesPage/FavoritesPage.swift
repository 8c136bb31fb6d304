import Adwaita
import Elements
import ElementsStore
import GLib
import Gtk

// FavoritesPage
//   └── Box
//         ├── FavoritesBar: status, menu of the order, menu of import and export
//         ├── Label: how to add favorites, while the user has none
//         ├── Bin: ListPage, or EmptyFavorites while there is nothing to list
//         └── HiddenPeopleLine, while people are hidden

/// The Favorites page: the user's own, then other people's under their names.
final class FavoritesPage: Bin, PageContent {
  /// Order of the favorites within each section.
  var sorting: FavoritesSorting {
    didSet { if sorting != oldValue { update(anchorsVisible: false) } }
  }
  /// The status above the list, at its start.
  var status: Widget? {
    get { bar.status }
    set { bar.status = newValue }
  }
  /// Called after each change of the list, possibly during layout.
  var onUpdate: (@MainActor () -> Void)?
  /// The token of the status' handler.
  var statusObservation: Observation?
  let page: ListPage
  /// The scroll position to adopt when the favorites are read.
  var awaitedScroll: SavedState.ScrollPosition?
  let favorites: Favorites
  private var table: PeriodicTable
  let others: NamedFavoritesSource
  private lazy var bar = FavoritesBar { [weak self] in self?.orderMenu ?? Menu(sections: []) }
  private let hiddenLine = HiddenPeopleLine()
  private let content = Bin()
  private let hint = Label(
    tr(
      "None of these are yours. Click the star of an element, or press {1} on it, to add it.",
      AppAction.toggleFavorite.keyLabel),
    style: "favorites-hint", wraps: .atWords)
  private let empty = EmptyFavorites(
    "no-favorites", title: tr("No Favorites Yet"),
    description: tr(
      "Click the star of an element, in a list or in its window, or press {1} on it.",
      AppAction.toggleFavorite.keyLabel),
    button: Button(label: tr("Browse the Elements")), .showPage, ElementOrder.lists().first?.id)
  private lazy var unread = EmptyFavorites(
    "unread-favorites", title: tr("Favorites Cannot Be Read"),
    description: tr("Fix the problem above, then try again."),
    button: Button(label: AppAction.retryFavorites.title), .retryFavorites)
  /// The results of the search: rows are left out, so their order cannot be changed; nil without a search.
  private(set) var results: SearchResults?
  private var isSearching: Bool { results != nil }
  /// True while the user moves a row.
  private var isMoving = false
  private var reordering: RowReordering?
  private var observation: Observation?

  /// - Parameters:
  ///   - collapsed: IDs of the sections that are collapsed at first.
  ///   - onActivate: called with the element of an activated row.
  init(
    _ table: PeriodicTable, _ favorites: Favorites, sorting: FavoritesSorting,
    collapsed: Set<String>, onCollapse: @escaping @MainActor (Set<String>) -> Void,
    onActivate: @escaping @MainActor (AtomicElement) -> Void
  ) {
    self.favorites = favorites
    self.table = table
    self.sorting = sorting
    others = NamedFavoritesSource(
      NamedFavorites(
        [], sorting: sorting, table: table, names: .ofUser, fold: TextFolding.forms))
    let made = DeferredHandler<ElementRows>()
    page = ListPage(
      table, order: .favorites(FavoritesState(installation: ""), sorting: sorting), favorites,
      collapsed: collapsed, onCollapse: onCollapse, onActivate: onActivate,
      onMake: { if $1.id == FavoritesOrder.mine { made.handler?($0) } },
      isLong: {
        $0.id != FavoritesOrder.mine && favorites.state.others.count > Self.eagerLimit
      }, headerButton: { Self.hideButton(of: $0) })
    super.init()
    name = "favorites"
    made.handler = { [weak self] in self?.enableReordering($0) }
    hint.name = "favorites-hint"
    content.expandsVertically = true
    let lines = [bar, hint].map { ListLine($0, maximumWidth: ListPage.maximumWidth) }
    let foot = ListLine(hiddenLine, maximumWidth: ListPage.maximumWidth)
    setChild(Box(.vertical, lines + [content, foot]))
    update()
    others.onChange = { [weak self] in self?.update() }
    observation = favorites.observe { [weak self] in self?.update() }
  }

  /// Up to this number of other people's favorites, all sections are made at once; above it, only those near the
  /// visible area.
  private static let eagerLimit = 250

  /// The orders; that by popularity while there are other people.
  private var orderMenu: Menu {
    let isPopular = sorting == .popular || !others.value.sections.isEmpty
    return Menu(sections: [
      FavoritesSorting.allCases.filter { $0 != .popular || isPopular }.map { sorting in
        Menu.Item(
          tr(sorting.title), action: AppAction.sortFavorites.name, sorting.rawValue)
      }
    ])
  }

  private func enableReordering(_ rows: ElementRows) {
    reordering?.end()
    reordering = RowReordering(
      rows, in: page.list, isEnabled: { [weak self] in self?.canReorder ?? false },
      onMove: { [weak self] element, index in
        guard let self else { return }
        if !self.activate(.moveFavorite, element.symbol, String(index)) {
          self.move(element, to: index)
        }
      })
  }

  // MARK: Content

  /// - Parameter anchorsVisible: true to keep the visible rows in place; false after a change of order, which keeps the
  ///   scroll position.
  private func update(anchorsVisible: Bool = true) {
    let (hadFocus, place) = (containsFocus, focusedPlace)
    if !anchorsVisible {
      page.list.scrollAnchor = nil
    } else if !isMoving {
      page.list.anchorVisible()
    }
    let order = currentOrder()
    findPeople()
    page.show(order)
    showContent()
    hiddenLine.show(favorites.hidden)
    if favorites.isLoaded, !others.isComputing { adoptScroll() }
    // GTK moves the focus from a removed widget later, and from a menu that closes to its button.
    let hasFocus =
      window?.focusWidget.map {
        $0.isInside(bar.order) || $0.isMapped && $0.isInside(self)
      } ?? false
    if hadFocus, !hasFocus { restoreFocus(near: place) }
    onUpdate?()
  }

  /// Shows the list, or the reason why there is none.
  private func showContent() {
    let isEmpty = page.list.slots.isEmpty && !isSearching
    let nothing = favorites.hasRead ? empty : unread
    let shown =
      isEmpty ? (favorites.isLoaded && !others.isComputing ? nothing : nil) : page as Widget
    hint.isVisible = !isEmpty && favorites.state.mine.isEmpty
    if let shown, shown.parent == nil { content.setChild(shown) }
    bar.order.isVisible = !page.list.slots.isEmpty
  }

  var elements: [AtomicElement] { page.elements }

  var sections: (any CollapsibleSections)? { page }

  func show(_ results: SearchResults?) {
    self.results = results
    findPeople()
    page.show(results)
    showContent()
  }

  func focusBestHit() -> Bool { page.focusBestHit() }

  private func currentOrder() -> ElementOrder {
    others.update(
      favorites.state.others, hidden: favorites.hidden, sorting: sorting, table: table)
    return .favorites(favorites.state, sorting: sorting, others: others.value, names: .ofUser)
  }

  func show(_ table: PeriodicTable) {
    self.table = table
    page.show(table, in: currentOrder())
  }

  var focusTarget: Widget? {
    let nothing = favorites.hasRead ? empty : unread
    return nothing.parent == nil ? page.focusTarget : nothing.button
  }

  func menuItems(for item: any ElementItem) -> [Menu.Item] {
    let element = item.element
    var items: [Menu.Item] = []
    if canMove(item) {
      let moves = [(AppAction.moveFavoriteUp, -1), (.moveFavoriteDown, 1)].map {
        ($0, favorites.canMove(element.number, by: $1))
      }
      if moves.contains(where: \.1) {
        items = moves.map { $0.menuItem(element.symbol, isEnabled: $1) }
      }
    }
    if let name = importedName(of: item) {
      let remove = AppAction.removeImported
      items.append(Menu.Item(remove.title, action: remove.name, name, element.symbol))
    }
    return items
  }

  /// The user name of the imported favorite of a row; nil for the user's own and for those that a server lists.
  private func importedName(of item: any ElementItem) -> String? {
    let section = page.list.slot(of: item)?.section
    // Somebody else's section is headed with the name.
    guard let section, case .verbatim(let name) = section.title else { return nil }
    return favorites.imported(item.element.number, by: name)?.favoritedBy
  }

  // MARK: Manual order

  private var canReorder: Bool { sorting == .manual && !isSearching }

  /// True if a row can be moved up and down.
  func canMove(_ item: any ElementItem) -> Bool {
    guard canReorder else { return false }
    return page.list.slot(of: item)?.section.id == FavoritesOrder.mine
  }

  private func move(_ move: (Favorites) -> Void) {
    isMoving = true
    move(favorites)
    isMoving = false
  }

  /// Moves one of the user's favorites to `index`, from 0.
  func move(_ element: AtomicElement, to index: Int) {
    guard canReorder else { return }
    move { $0.move(element.number, to: index) }
    announcePosition(of: element)
  }

  /// Moves one of the user's favorites down by `distance`, up if negative, and scrolls it into view.
  func move(_ element: AtomicElement, by distance: Int) {
    guard canReorder else { return }
    move { $0.move(element.number, by: distance) }
    announcePosition(of: element)
    page.list.afterFirstFrame { [weak self] in
      // The store's report, which may come first, would keep the other rows in place.
      self?.page.list.visibleAnchors = nil
      self?.page.list.revealFocus()
    }
  }
}

extension FavoritesPage {
  private func announcePosition(of element: AtomicElement) {
    let mine = favorites.state.mine
    guard let index = mine.firstIndex(where: { $0.number == element.number }) else { return }
    announce(
      tr("{1}, {2} of {3}", tr(element.shownName), String(index + 1), String(mine.count)))
  }
}

/// A status page for an empty list, with a button.
private final class EmptyFavorites: Bin {
  let button: Button

  init(
    _ name: String, title: String, description: String, button: Button, _ action: AppAction,
    _ parameter: String? = nil
  ) {
    self.button = button
    super.init()
    self.name = name
    let status = StatusPage(
      icon: "elements-favorites-symbolic", title: title, description: description)
    button.addClass("pill")
    button.horizontalAlign = .center
    button.setAction(action.name, parameter)
    status.setChild(button)
    setChild(status)
  }
}
