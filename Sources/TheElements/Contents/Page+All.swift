import Elements

extension Page {
  /// All pages, in the order of their tabs.
  @MainActor static var all: [Page] =
    [.table]
    + ElementOrder.lists(.ofUser).map { order in
      order.id == ElementOrder.state.id ? Page.states(order) : Page.list(order)
    } + [.grid, .favorites, .places]

  /// The IDs of all pages.
  @MainActor static var ids: [String] { all.map(\.id) }

  /// The pages that Ctrl and a digit show.
  @MainActor static var numbered: [(number: Int, page: Page)] { Array(zip(1...9, all)) }
}
