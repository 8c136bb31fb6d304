/// A way to group the elements into sections: the content of a list page.
public struct ElementOrder: Sendable {
  /// Stable identifier for the command line, actions and saved state: `name`.
  public let id: String
  /// Title of the page's tab.
  public let title: String
  /// True if the list is drawn in the grouped style.
  public private(set) var isGrouped = false
  /// The letters of the page's index rail, of which those without a section are dim; none without a rail.
  public private(set) var indexTitles: [String] = []
  let makeSections: @Sendable (PeriodicTable) -> [ElementSection]

  /// The symbolic icon of the page's tab.
  public var iconName: String { "elements-\(id)-symbolic" }

  /// Returns the nonempty sections, in order.
  public func sections(of table: PeriodicTable) -> [ElementSection] { makeSections(table) }
}

/// The orders that depend only on the table.
extension ElementOrder {
  /// The orders shown as lists, in the order of their tabs.
  public static func lists(_ names: NameCollation = .english) -> [ElementOrder] {
    [name(names), number, symbol, state, category]
  }

  /// Elements by name, under initial letters.
  public static func name(_ names: NameCollation = .english) -> ElementOrder {
    ElementOrder(
      id: "name", title: translatable("Name", context: "page of the main window"),
      indexTitles: names.letters.letters
    ) {
      letterSections(names.sections(of: $0.elements))
    }
  }

  /// Elements by atomic number, under periods: sections `period-1`, `period-2` …
  public static let number = ElementOrder(
    id: "number", title: translatable("Number", context: "page of the main window")
  ) { table in
    table.byPeriod.sorted { $0.key < $1.key }.map { period, elements in
      ElementSection(
        id: "period-\(period)",
        title: .format(translatable("Period {1}"), .verbatim(String(period))), elements: elements)
    }
  }

  /// Elements by symbol, under initial letters.
  public static let symbol = ElementOrder(
    id: "symbol", title: translatable("Symbol", context: "page of the main window"),
    indexTitles: NameLetters.latin
  ) { table in
    letterSections(
      table.bySymbolInitial.sorted { $0.key < $1.key }.map { (letter: $0.key, elements: $0.value) })
  }

  /// Elements by state at 20 °C and 1 atm, then by number. Sections are identified by the state's raw value.
  public static let state = ElementOrder(
    id: "state", title: translatable("State", context: "page of the main window"), isGrouped: true
  ) { table in
    PhysicalState.allCases.compactMap { state in
      table.byState[state].map {
        ElementSection(id: state.rawValue, title: .text(state.title), elements: $0)
      }
    }
  }

  /// Elements by category, then by number. Sections are identified by the category's `id`.
  public static let category = ElementOrder(
    id: "category", title: translatable("Category", context: "page of the main window"),
    makeSections: categorySections)

  /// The sections of the grid: those of `category`, shown as tiles.
  public static let grid = ElementOrder(
    id: "grid", title: translatable("Grid", context: "page of the main window"),
    makeSections: categorySections)

  @Sendable private static func categorySections(of table: PeriodicTable) -> [ElementSection] {
    ElementCategory.allCases.compactMap { category in
      table.byCategory[category].map {
        ElementSection(id: category.id, title: .text(category.title), elements: $0)
      }
    }
  }

  /// Returns a section for each letter, identified by the letter in lower case.
  private static func letterSections(
    _ sections: [(letter: String, elements: [AtomicElement])]
  ) -> [ElementSection] {
    sections.map { letter, elements in
      ElementSection(
        id: letter.lowercased(), title: .verbatim(letter), indexTitle: letter, elements: elements)
    }
  }
}
