/// The class of an element in a coloring by class, with its color.
public enum ElementClassification: Sendable, Hashable {
  case category(ElementCategory)
  case state(PhysicalState)
  case block(String)

  /// The classes of a coloring in display order; none for a property.
  public static func all(of coloring: TableColoring) -> [ElementClassification] {
    switch coloring {
    case .category: ElementCategory.allCases.map(Self.category)
    case .state: PhysicalState.allCases.map(Self.state)
    case .block: ["s", "p", "d", "f"].map(Self.block)
    case .property: []
    }
  }

  /// Identifier for widget names and actions: `alkali-metal`, `solid`, `s`.
  public var id: String {
    switch self {
    case .category(let category): category.id
    case .state(let state): state.rawValue
    case .block(let block): block
    }
  }

  /// The class as a heading: `Alkali metal`.
  public var title: Message {
    switch self {
    case .category(let category): .text(category.title)
    case .state(let state): .text(state.title)
    // TRANSLATORS: A block of the periodic table: s, p, d or f.
    case .block(let block): .format(translatable("{1} block"), .verbatim(block))
    }
  }

  /// The color of a tile; all differ for people with color vision deficiencies, too.
  public func color(for style: Style) -> RGB {
    switch self {
    case .category(let category): category.color(for: style)
    case .state(let state): RGB(hex: style == .light ? state.hexColors.light : state.hexColors.dark)
    case .block(let block): Self.color(ofBlock: block, style)
    }
  }

  private static func color(ofBlock block: String, _ style: Style) -> RGB {
    let category: ElementCategory =
      switch block {
      case "s": .alkaliMetal
      case "p": .metalloid
      case "d": .transitionMetal
      case "f": .actinide
      default: .unknown
      }
    return category.color(for: style)
  }
}

extension PhysicalState {
  fileprivate var hexColors: (light: UInt32, dark: UInt32) {
    switch self {
    case .solid: (0xeac97e, 0x775804)
    case .liquid: (0x9db5f9, 0x3f5395)
    case .gas: (0x7fdccb, 0x028172)
    case .unknown: (0xd5cdd0, 0x4b4446)
    }
  }
}
