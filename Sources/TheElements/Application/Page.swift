import Elements

/// A tab of the main window.
struct Page {
  /// Stable, for the command line, actions and saved state: `table`, `category`.
  let id: String
  let title: String
  let iconName: String
  /// What there is on it.
  let kind: Kind

  /// What there is on a page.
  enum Kind {
    case table
    /// Sections of an order, which is the same for ever.
    case sections(any ElementOrder)
    case favorites
  }

  /// All pages, in the order of their tabs.
  static let all: [Page] =
    [
      Page(
        id: "table", title: translatable("Table"), iconName: "elements-table-symbolic",
        kind: .table)
    ]
    + Orders.all.map { order in
      Page(id: order.id, title: order.title, iconName: order.iconName, kind: .sections(order))
    } + [
      Page(
        id: FavoritesOrder.id, title: translatable("Favorites"),
        iconName: "elements-favorites-symbolic",
        kind: .favorites)
    ]

  /// The action that shows the page, as keys and menus name it.
  var detailedAction: String { "\(AppAction.showPage.name)('\(id)')" }
}
