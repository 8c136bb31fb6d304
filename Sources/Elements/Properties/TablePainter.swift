/// Paints the tiles of the Table: a coloring, with its property's column and scale, at a temperature, in an arrangement.
public struct TablePainter: Sendable, Hashable {
  public let coloring: TableColoring
  /// The column of a coloring by property; nil if it is not read yet.
  public let column: PropertyColumn?
  /// The scale of the column.
  public let scale: PropertyScale?
  /// The temperature of the states in kelvin; nil for 20 °C.
  public let temperature: Double?
  /// The places of the tiles, and the blocks.
  public let arrangement: TableArrangement

  public init(
    _ coloring: TableColoring = .category, column: PropertyColumn? = nil,
    isLogarithmic: Bool = false, temperature: Double? = nil,
    arrangement: TableArrangement = TableArrangement()
  ) {
    self.coloring = coloring
    self.column = column
    scale = column?.range.map { PropertyScale($0, isLogarithmic: isLogarithmic) }
    self.temperature = temperature
    self.arrangement = arrangement
  }

  /// True for the look of tiles outside of the Table.
  public var isPlain: Bool { coloring == .category && temperature == nil }

  /// The text of a tile without a value.
  private static let noValue = "–"

  /// Returns the state at the painter's temperature.
  public func state(of element: AtomicElement) -> PhysicalState {
    temperature.map(element.state(atKelvin:)) ?? element.state
  }

  /// Returns the class of an element; nil in a coloring by property.
  public func classification(of element: AtomicElement) -> ElementClassification? {
    switch coloring {
    case .category: .category(element.category)
    case .state: .state(state(of: element))
    case .block: .block(arrangement.block(of: element))
    case .property: nil
    }
  }

  /// Returns the value and its rank in words, `Melting point, 1337.33 K, 63 of 100`; nil without a column.
  public func valueText(of number: Int) -> Message? {
    guard let column else { return nil }
    let title = Message.text(column.title)
    guard let value = column.values[number], let rank = column.rankText(of: number) else {
      return .format(translatable("{1}, {2}"), title, PropertyLines.unknown)
    }
    // TRANSLATORS: A property, its value, and the rank of the value: Melting point, 1337.33 K, 63 of 100.
    return .format(translatable("{1}, {2}, {3}"), title, value.figure.displayText, rank)
  }

  public func paint(of element: AtomicElement) -> TilePaint {
    let state = state(of: element)
    if let classification = classification(of: element) {
      return TilePaint(fill: .classification(classification), state: state)
    }
    guard let value = column?.values[element.number], let scale else {
      return TilePaint(fill: .unknown, state: state, value: Self.noValue)
    }
    return TilePaint(
      fill: .scale(PropertyScale.color(at: scale.position(of: value.number))), state: state,
      value: NumberFormat.short(value.digits))
  }
}
