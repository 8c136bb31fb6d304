/// The coloring of the tiles of the Table.
public enum TableColoring: Sendable, Hashable {
  case category, state, block
  /// A numeric property, by its key.
  case property(String)

  /// The colorings by class.
  public static let classes: [TableColoring] = [.category, .state, .block]

  /// Identifier in actions and in the saved state: `category`, `melt`.
  public var id: String {
    switch self {
    case .category: "category"
    case .state: "state"
    case .block: "block"
    case .property(let key): key
    }
  }

  /// The coloring with an identifier; any other text counts as the key of a property.
  public init(id: String) { self = Self.classes.first { $0.id == id } ?? .property(id) }

  /// The name of a coloring by class; nil for a property, whose column has the name.
  public var title: String? {
    switch self {
    case .category: translatable("Category", context: "property of an element")
    case .state: translatable("State", context: "property of an element")
    case .block: translatable("Block", context: "property of an element")
    case .property: nil
    }
  }
}
