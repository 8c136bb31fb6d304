import Adwaita
import Elements
import GLib
import Gtk

// FavoritesPage
//   └── Box
//         ├── Box: status, menu of the order
//         └── Bin: ListPage, or EmptyFavorites while there is nothing to list

/// The favourites: the user's own, and below them other people's under their names.
final class FavoritesPage: Bin, KeyboardKeeping, CatalogueShowing {
  /// How the favourites stand below each name.
  var sorting: FavoritesSorting {
    didSet { if sorting != oldValue { update() } }
  }
  /// What is told above the list, at its start.
  var status: Widget? {
    didSet {
      if let oldValue { bar.remove(oldValue) }
      if let status { bar.insert(status, after: nil) }
      updateBar()
    }
  }
  /// Keeps the status up to date.
  var statusObservation: Observation?
  let page: ListPage
  private let favorites: Favorites
  private let bar = Box(.horizontal, spacing: 6)
  private let orderButton = MenuButton(
    icon: "elements-order-symbolic", name: AppAction.sortFavorites.title, menu: orderMenu)
  private let spring = Bin()
  private let content = Bin()
  private let empty = EmptyFavorites()
  private var reordering: RowReordering?
  private var observation: Observation?

  /// Shows `favorites`. `onActivate` is called with the element of a row that is clicked or entered.
  init(
    _ table: PeriodicTable, _ favorites: Favorites, sorting: FavoritesSorting,
    collapsed: Set<String>, onCollapse: @escaping @MainActor (Set<String>) -> Void,
    onActivate: @escaping @MainActor (AtomicElement) -> Void
  ) {
    self.favorites = favorites
    self.sorting = sorting
    let made = Relay<ElementRows>()
    page = ListPage(
      table, order: FavoritesOrder(FavoritesState(installation: ""), sorting: sorting), favorites,
      collapsed: collapsed, onCollapse: onCollapse, onActivate: onActivate,
      onMake: { if $1.id == FavoritesOrder.mine { made.handler?($0) } },
      isLong: {
        $0.id != FavoritesOrder.mine && favorites.state.others.count > Self.mostMadeAtOnce
      })
    super.init()
    name = "favorites"
    made.handler = { [weak self] in self?.letReorder($0) }
    bar.addClass("favorites-bar")
    spring.expandsHorizontally = true
    bar.add(spring)
    orderButton.name = "order"
    orderButton.addClass("flat")
    bar.add(orderButton)
    content.expandsVertically = true
    let column = Box(.vertical)
    column.add(Clamp(bar, maximumWidth: Self.maximumWidth))
    column.add(content)
    setChild(column)
    update()
    observation = favorites.observe { [weak self] in self?.update() }
  }

  /// As wide as the list gets with its margins, in pixels.
  private static let maximumWidth = 1080

  /// As many rows of other people's are made at once; of more, those that can be seen.
  private static let mostMadeAtOnce = 250

  private static var orderMenu: Menu {
    Menu(sections: [
      FavoritesSorting.allCases.map { sorting in
        Menu.Item(
          tr(sorting.title), action: AppAction.sortFavorites.name, sorting.rawValue)
      }
    ])
  }

  private func letReorder(_ rows: ElementRows) {
    reordering?.end()
    reordering = RowReordering(
      rows, in: page.list, isEnabled: { [weak self] in self?.sorting == .hand },
      onMove: { [weak self] number, index in self?.favorites.move(number, to: index) })
  }

  // MARK: What is shown

  private func update() {
    let hadKeyboard = containsFocus
    page.show(FavoritesOrder(favorites.state, sorting: sorting))
    let isEmpty = page.list.sections.isEmpty
    let shown = isEmpty ? (favorites.isLoaded ? empty : nil) : page as Widget
    if let shown, shown.parent == nil { content.setChild(shown) }
    updateBar()
    if hadKeyboard, !containsFocus { keyboardPlace()() }
  }

  func show(_ table: PeriodicTable) { page.show(table) }

  private func updateBar() {
    orderButton.isVisible = !page.list.sections.isEmpty
    spring.isVisible = status == nil
    bar.isVisible = orderButton.isVisible || status != nil
  }

  func keyboardPlace() -> @MainActor () -> Void {
    if empty.parent != nil { return { [empty] in empty.takeKeyboard() } }
    return page.keyboardPlace()
  }

  /// Whoever marked the element of a row that has come from a file; nil for the user's own and what a server lists.
  func importedName(of bearer: any ElementBearer) -> String? {
    let section = page.list.sections.first { bearer.isInside($0) }?.section.id
    return favorites.state.others.first {
      $0.number == bearer.element.number && $0.serverID == nil
        && FavoritesOrder.section(of: $0.favoritedBy) == section
    }?.favoritedBy
  }

  // MARK: The order set by hand

  /// Whether a row or tile can be moved up and down.
  func canMove(_ bearer: any ElementBearer) -> Bool {
    guard sorting == .hand else { return false }
    let mine = page.list.sections.first { $0.section.id == FavoritesOrder.mine }
    return mine.map { bearer.isInside($0) } ?? false
  }

  /// Moves an element of the user's down by so many places, up where negative, and keeps it in sight.
  func move(_ element: AtomicElement, by distance: Int) {
    guard sorting == .hand else { return }
    favorites.move(element.number, by: distance)
    page.list.afterFirstFrame { [weak self] in self?.page.list.revealFocus() }
  }
}

/// Tells that there are no favourites yet, and how to mark some.
private final class EmptyFavorites: Bin {
  private let button = Button(label: tr("Browse the Elements"))

  override init() {
    super.init()
    name = "no-favorites"
    let status = StatusPage(
      icon: "elements-favorites-symbolic", title: tr("No Favorites Yet"),
      description: tr(
        "Click the star of an element, in a list or in its window, or press Ctrl+D on it."))
    button.addClass("pill")
    button.horizontalAlign = .center
    button.setAction(AppAction.showPage.name, Orders.lists.first?.id)
    status.setChild(button)
    setChild(status)
  }

  func takeKeyboard() { button.grabFocus() }
}
