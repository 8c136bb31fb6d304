/// A number as given by its source: the digits and their metadata. Display, sorting, search and export use the same
/// value. An unknown value has no `Figure`.
public struct Figure: Sendable, Hashable {
  /// The origin of a number.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    case measured
    /// The conventional standard atomic weight, for elements with an IUPAC interval.
    case conventional
    /// Calculated by a published formula or method, or a scale that only a calculation defines.
    case calculated
    /// Calculated or estimated, never measured.
    case predicted
    /// The mass number of the longest-lived isotope, in place of an atomic weight.
    case massNumber = "mass number"
  }

  /// The same figure from another source, in the same unit.
  public struct SecondSource: Sendable, Hashable {
    /// The number as in that source, or converted.
    public let digits: String
    /// Key of the source.
    public let source: String?
  }

  /// The digits exactly as in the source, trailing zeros included.
  public let digits: String
  /// The number for sorting and comparison; never printed.
  public let value: Double
  /// The unit; nil for dimensionless numbers.
  public let unit: String?
  /// The uncertainty in units of the last digits, as in 22.98976928(2).
  public let uncertainty: String?
  /// Form, phase, temperature, pressure and other conditions.
  public let conditions: Conditions
  /// Origin of the number.
  public let kind: Kind
  /// Key of the source.
  public let source: String?
  /// The value from another source, for comparison; nil if there is none.
  public let second: SecondSource?

  /// Creates a figure; nil if the digits are not a finite number.
  public init?(
    digits: String, unit: String? = nil, uncertainty: String? = nil,
    conditions: Conditions = .none, kind: Kind = .measured, source: String? = nil,
    second: SecondSource? = nil
  ) {
    guard let value = Double(digits), value.isFinite else { return nil }
    self.digits = digits
    self.value = value
    self.unit = unit
    self.uncertainty = uncertainty
    self.conditions = conditions
    self.kind = kind
    self.source = source
    self.second = second
  }

  /// The number alone, grouped from 10 000 on: `22.98976928`; `[223]` for a mass number.
  public var text: String {
    kind == .massNumber ? "[\(digits)]" : NumberFormat.text(digits)
  }

  /// The number with its uncertainty in the last digits: `22.98976928(2)`.
  public var textWithUncertainty: String {
    guard let uncertainty else { return text }
    return "\(text)(\(uncertainty))"
  }

  /// The number with unit, kind and conditions: `19.3 g/cm³`, `≈ 1740 K, predicted`, `9.78 (graphite)`.
  public var displayText: Message { displayText(with: .kelvin) }

  /// The number with unit, kind and conditions, their temperature in a unit.
  func displayText(with temperature: TemperatureUnit) -> Message {
    displayText(quantity: NumberFormat.quantity(textWithUncertainty, unit), with: temperature)
  }

  /// Prefix of an approximate number.
  static let about = "≈" + NumberFormat.unitSeparator

  /// True for a prediction without an uncertainty.
  var isApproximate: Bool { kind == .predicted && uncertainty == nil }

  /// Formats a number with its unit, which may have been converted, with kind and conditions.
  /// - Parameter temperature: the unit of the conditions’ temperature.
  func displayText(quantity: String, with temperature: TemperatureUnit) -> Message {
    let value = Message.number(isApproximate ? Self.about + quantity : quantity)
    let described: Message =
      switch kind {
      case .predicted: .format(translatable("{1}, predicted"), value)
      case .calculated: .format(translatable("{1}, calculated"), value)
      case .conventional: .format(translatable("{1}, conventional"), value)
      case .measured, .massNumber: value
      }
    guard let conditions = conditions.text(in: temperature) else { return described }
    // TRANSLATORS: A value and the conditions under which it holds.
    return .format(translatable("{1} ({2})"), described, conditions)
  }

  /// The notes on a number: that it is predicted, and its conditions, `graphite`.
  func note(in temperature: TemperatureUnit) -> Message? {
    let conditions = conditions.text(in: temperature)
    guard kind == .predicted else { return conditions }
    let predicted = Message.text(translatable("predicted"))
    return conditions.map { .format(translatable("{1}, {2}"), predicted, $0) } ?? predicted
  }
}
