/// A way to group the elements into sections: the content of a list page.
public protocol ElementOrder: Sendable {
  /// Stable identifier for the command line, actions and saved state: `name`.
  var id: String { get }
  /// Title of the page's tab.
  var title: String { get }
  /// True if the list is drawn in the grouped style.
  var isGrouped: Bool { get }
  /// True if the page has an index rail with the letters A to Z.
  var showsIndex: Bool { get }
  /// Returns the nonempty sections, in order.
  func sections(of table: PeriodicTable) -> [ElementSection]
}

extension ElementOrder {
  /// The symbolic icon of the page's tab.
  public var iconName: String { "elements-\(id)-symbolic" }
  public var isGrouped: Bool { false }
  public var showsIndex: Bool { false }
}

/// The orders that depend only on the table, in the order of their tabs. `FavoritesOrder` also depends on the
/// favorites.
public enum Orders {
  /// The orders shown as lists.
  public static let lists: [any ElementOrder] = [
    NameOrder(), NumberOrder(), SymbolOrder(), StateOrder(), CategoryOrder(),
  ]

  /// The lists and the grid.
  public static let all: [any ElementOrder] = lists + [GridOrder()]

  /// The letters of the index rail; those without a section are dim.
  public static let indexTitles: [String] = "ABCDEFGHIJKLMNOPQRSTUVWXYZ".map(String.init)
}
