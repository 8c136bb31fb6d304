/// One way of putting the elements into sections: what distinguishes one list page from another.
public protocol ElementOrder: Sendable {
  /// Stable, for the command line, actions and saved state: `name`.
  var id: String { get }
  /// The label of the page's tab.
  var title: String { get }
  /// Whether the list is drawn in the grouped style.
  var isGrouped: Bool { get }
  /// Whether a rail with the letters A to Z stands at the side.
  var showsIndex: Bool { get }
  /// Whether section headers have an arrow and collapse.
  var showsDisclosure: Bool { get }
  /// The sections that have elements, in order.
  func sections(of table: PeriodicTable) -> [ElementSection]
}

extension ElementOrder {
  /// The symbolic icon of the page's tab.
  public var iconName: String { "elements-\(id)-symbolic" }
  public var isGrouped: Bool { false }
  public var showsIndex: Bool { false }
  public var showsDisclosure: Bool { true }
}

/// The orders that need nothing but the table, in the order of their tabs. `FavoritesOrder` also needs to know
/// the favorites.
public enum Orders {
  /// The orders that are shown as lists.
  public static let lists: [any ElementOrder] = [
    NameOrder(), NumberOrder(), SymbolOrder(), StateOrder(), CategoryOrder(),
  ]

  /// The lists and the grid.
  public static let all: [any ElementOrder] = lists + [GridOrder()]

  /// The letters of the index rail; those without a section are dim.
  public static let indexTitles: [String] = "ABCDEFGHIJKLMNOPQRSTUVWXYZ".map(String.init)
}
