/// The user's choices on the Table: form, coloring, brush, temperature, pressure and year.
public struct TableState: Sendable, Hashable {
  /// The quantity set by the slider at the foot of the Table.
  public enum Control: String, Sendable, Hashable, CaseIterable {
    case temperature
    case year
  }

  public var form = TableForm.standard
  public var groupThree = GroupThree.placeholders
  public var coloring = TableColoring.category
  /// True for a logarithmic scale of colors; ignored if not all numbers are positive.
  public var isLogarithmic = false
  /// The range of the coloring's property that is not dimmed; nil for all numbers.
  public var brush: PropertyBrush?
  /// Digits of the temperature of the states in kelvin; nil for 20 °C.
  public var temperature: String?
  /// Digits of the pressure of the states in kilopascals; nil for 1 atm.
  public var pressure: String?
  public var control = Control.temperature
  /// The year up to which discoveries are shown; nil for all.
  public var year: Int?

  public init() {}

  /// The form with the elements of group 3.
  public var arrangement: TableArrangement { TableArrangement(form, groupThree) }

  /// The temperature in kelvin; nil for 20 °C.
  public var kelvin: Double? { temperature.flatMap(Double.init) }

  /// The pressure in kilopascals; nil for 1 atm.
  public var kilopascals: Double? { pressure.flatMap(Double.init) }

  /// Returns the digits of a temperature in kelvin; nil for one outside of `AtomicElement.temperatures`, and for a text
  /// that is no number.
  public static func temperature(_ digits: String) -> String? {
    guard ExactDecimal(digits) != nil, let kelvin = Double(digits) else { return nil }
    return AtomicElement.temperatures.contains(kelvin) ? digits : nil
  }
}
