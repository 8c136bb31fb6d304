import Elements

extension Page {
  /// All pages, in the order of their tabs.
  @MainActor static var all: [Page] =
    [.table] + ElementOrder.lists(.ofUser).map { .list($0) } + [.grid, .favorites, .places]

  /// The IDs of all pages.
  @MainActor static var ids: [String] { all.map(\.id) }

  /// The pages that Ctrl and a digit show.
  @MainActor static var numbered: [(number: Int, page: Page)] { Array(zip(1...9, all)) }
}
