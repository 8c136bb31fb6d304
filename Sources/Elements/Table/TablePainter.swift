/// Paints the tiles of the Table: a coloring, with its property's column and scale, at a temperature, in an arrangement.
public struct TablePainter: Sendable, Hashable {
  public let coloring: TableColoring
  /// The column of a coloring by property; nil if it is not read yet.
  public let column: PropertyColumn?
  /// The scale of the column.
  public let scale: PropertyScale?
  /// The temperature of the states in kelvin; nil for 20 °C.
  public let temperature: Double?
  /// The pressure of the states in kilopascals; nil for 1 atm.
  public let pressure: Double?
  /// The vapor pressures of the elements.
  private let vapor: VaporPressureTable
  /// The unit of the temperatures shown; those of the painter itself are in kelvin.
  public let unit: TemperatureUnit
  /// The places of the tiles, and the blocks.
  public let arrangement: TableArrangement

  public init(
    _ coloring: TableColoring = .category, column: PropertyColumn? = nil,
    isLogarithmic: Bool = false, temperature: Double? = nil, pressure: Double? = nil,
    vapor: VaporPressureTable = .none, arrangement: TableArrangement = TableArrangement(),
    unit: TemperatureUnit = .kelvin
  ) {
    let column = column?.shown(in: unit)
    (self.coloring, self.column, self.unit) = (coloring, column, unit)
    scale = column?.range.map { PropertyScale($0, isLogarithmic: isLogarithmic) }
    self.temperature = temperature
    (self.pressure, self.vapor) = (pressure, vapor)
    self.arrangement = arrangement
  }

  /// True for the look of tiles outside of the Table.
  public var isPlain: Bool { coloring == .category && !hasOwnStates }

  /// True if the states are those of a temperature or pressure that was set.
  public var hasOwnStates: Bool { temperature != nil || pressure != nil }

  /// The text of a tile without a value.
  private static let noValue = "–"

  /// Returns the state at the painter's temperature and pressure; at 1 atm where the vapor pressure is not known.
  public func state(of element: AtomicElement) -> PhysicalState {
    vaporization(of: element).map { element.state(atKelvin: kelvin, $0) }
      ?? element.state(atKelvin: kelvin)
  }

  /// Returns the state with the temperatures between which it holds, and `at 1 atm` if it is not that of the pressure.
  public func stateText(of element: AtomicElement) -> Message {
    let vaporization = vaporization(of: element)
    let text = element.stateText(atKelvin: kelvin, vaporization, in: unit)
    guard pressure != nil, vaporization == nil, state(of: element) != .unknown else { return text }
    return .format(translatable("{1}, at 1 atm"), text)
  }

  /// Returns the temperatures in kelvin at which the state changes, rounded up to the hundredth.
  public func transitionTemperatures(of element: AtomicElement) -> [Double] {
    guard let vaporization = vaporization(of: element) else {
      return element.transitionTemperatures
    }
    return element.transitionTemperatures(vaporization)
  }

  /// The number of elements whose vaporization is known at the pressure; nil for 1 atm, and without vapor pressures.
  public var vaporizationCount: Int? {
    vapor == .none ? nil : pressure.map { vapor.count(at: $0) }
  }

  private func vaporization(of element: AtomicElement) -> Vaporization? {
    pressure.flatMap { vapor[element.number]?.vaporization(at: $0) }
  }

  /// The temperature in kelvin.
  private var kelvin: Double { temperature ?? AtomicElement.roomTemperature }

  /// Returns the class of an element; nil in a coloring by property.
  public func classification(of element: AtomicElement) -> ElementClassification? {
    switch coloring {
    case .category: .category(element.category)
    case .state: .state(state(of: element))
    case .block: .block(arrangement.block(of: element))
    case .property: nil
    }
  }

  /// Returns the number of elements in each class of a table; a class without discoveries in the years of `timeline` has
  /// none.
  public func counts(
    of table: PeriodicTable, during timeline: Timeline?
  ) -> [ElementClassification: Int] {
    var counts: [ElementClassification: Int] = [:]
    for element in table.elements {
      guard let classification = classification(of: element) else { continue }
      counts[classification, default: 0] += timeline?.contains(element.discovery) == false ? 0 : 1
    }
    return counts
  }

  /// Returns the value and its rank in words, `Melting point, 1337.33 K, 63 of 100 known`, or the number of people; nil
  /// without a column.
  public func valueText(of number: Int) -> Message? {
    guard let column else { return nil }
    let title = Message.text(column.title)
    if column.countsPeople {
      return .format(translatable("{1}, {2}"), title, column.peopleText(of: number))
    }
    guard let value = column.values[number], let rank = column.rankText(of: number) else {
      return .format(translatable("{1}, {2}"), title, PropertyLines.unknown)
    }
    let text = column.text(of: value)
    // TRANSLATORS: A property, its value, and the rank of the value: Melting point, 1337.33 K, 63 of 100 known.
    return .format(translatable("{1}, {2}, {3} known"), title, text, rank)
  }

  // MARK: Range

  /// Returns a range of the column, whose ends are in kelvin if they are temperatures, in the units of the column.
  public func shown(_ brush: PropertyBrush?) -> PropertyBrush? {
    guard let column, column.shownTemperature != .kelvin else { return brush }
    return brush?.shown(in: column.shownTemperature)
  }

  /// Returns the digits of an end of a range, which are in the column's unit, in kelvin if they are a temperature.
  public func storedDigits(_ digits: String) -> String {
    guard let column, !digits.isEmpty else { return digits }
    return column.shownTemperature.exactKelvinDigits(from: digits)
  }

  /// Returns the look of a tile; in a coloring by property it is unknown, with a dash, without a value.
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
      value: NumberFormat.tightText(value.digits))
  }
}
