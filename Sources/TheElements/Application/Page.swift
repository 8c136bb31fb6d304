import Elements

/// A tab of the main window.
struct Page {
  /// The ID in command lines, actions and saved state, `table` or `category`. It must not change.
  let id: String
  let title: String
  let iconName: String
  /// Kind of content.
  let kind: Kind

  /// The content of a page.
  enum Kind {
    case table
    /// Rows in the sections of an order.
    case list(any ElementOrder)
    /// Tiles in sections.
    case grid
    case favorites
    /// The list and the map of the places of discoveries.
    case places
  }

  /// The periodic table.
  static let table = Page(
    id: "table", title: translatable("Table"), iconName: "elements-table-symbolic", kind: .table)

  /// The places of the discoveries.
  static let places = Page(
    id: "places", title: translatable("Places"), iconName: "elements-places-symbolic",
    kind: .places)

  /// All pages, in the order of their tabs.
  static let all: [Page] =
    [table]
    + Orders.lists.map { Page($0, kind: .list($0)) } + [
      Page(GridOrder(), kind: .grid),
      Page(
        id: FavoritesOrder.id, title: translatable("Favorites"),
        iconName: "elements-favorites-symbolic",
        kind: .favorites),
      places,
    ]

  private init(id: String, title: String, iconName: String, kind: Kind) {
    (self.id, self.title, self.iconName, self.kind) = (id, title, iconName, kind)
  }

  private init(_ order: any ElementOrder, kind: Kind) {
    self.init(id: order.id, title: order.title, iconName: order.iconName, kind: kind)
  }

  /// The order of the elements in its sections; nil for pages without a fixed one.
  var order: (any ElementOrder)? {
    switch kind {
    case .list(let order): order
    case .grid: GridOrder()
    case .table, .favorites, .places: nil
    }
  }

  /// The detailed action that shows the page, for accelerators and menus.
  var detailedAction: String { "\(AppAction.showPage.name)('\(id)')" }
}
