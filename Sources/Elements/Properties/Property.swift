/// One line of an element's page: title, value, and source.
public struct Property: Sendable, Hashable, Identifiable {
  /// The value of another source.
  public struct SecondSource: Sendable, Hashable {
    /// The value with its unit.
    public let value: String
    /// The other source with the data set it was read from.
    public let citation: String?
  }

  /// The catalog's key.
  public let id: String
  /// The property's name, `Melting point`.
  public let title: String
  /// The value with its unit; `unknown` if it is not known.
  public let value: Message
  /// The same temperature in other units: `1064.18 °C · 1947.52 °F`; nil for what is no temperature.
  public let otherUnits: String?
  /// The value as a number that other programs read, without unit; nil for a text.
  public let number: String?
  /// The title of the source.
  public let source: String?
  /// The source with the data set it was read from.
  public let citation: String?
  /// The conditions of the measurement, `at 2.5 MPa`.
  public let conditions: String?
  /// The uncertainty with its unit, `±0.000004`.
  public let uncertainty: String?
  /// The value of another source; nil if no other source has one.
  public let second: SecondSource?

  init(
    id: String, title: String, value: Message, otherUnits: String? = nil, number: String? = nil,
    source: String? = nil, citation: String? = nil, conditions: String? = nil,
    uncertainty: String? = nil, second: SecondSource? = nil
  ) {
    self.id = id
    self.title = title
    self.value = value
    self.otherUnits = otherUnits
    self.number = number
    self.source = source
    self.citation = citation
    self.conditions = conditions
    self.uncertainty = uncertainty
    self.second = second
  }

  /// True if there is a value.
  public var isKnown: Bool { value != PropertyLines.unknown }
}
