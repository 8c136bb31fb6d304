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
  public let title: Message
  /// The title by which recordings know the property, if `title` depends on the unit of temperatures.
  var fixedTitle: Message?
  /// The value with its unit; `unknown` if it is not known.
  public let value: Message
  /// The same temperature in other units: `1064.18 °C · 1947.52 °F`; nil for what is no temperature.
  public private(set) var otherUnits: String?
  /// The value as a number that other programs read, without unit; nil for a text.
  public private(set) var number: String?
  /// The title of the source.
  public private(set) var source: String?
  /// The source with the data set it was read from.
  public private(set) var citation: String?
  /// The conditions in words: `graphite`, `at 0 °C, 1 atm`.
  public private(set) var conditions: Message?
  /// The uncertainty with its unit, `±0.000004`.
  public private(set) var uncertainty: String?
  /// The value of another source; nil if no other source has one.
  public private(set) var second: SecondSource?

  /// True if there is a value.
  public var isKnown: Bool {
    value != PropertyLines.unknown && value != .text(PhysicalState.unknown.word)
  }

  /// The name of the property's row in recordings, the same in all languages and units.
  public var partName: String { (fixedTitle ?? title).partName }
}

extension Message {
  /// The name of the row with this title in recordings: `Melting point` becomes `melting-point`.
  var partName: String {
    let words = english.lowercased().split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
    return words.joined(separator: "-")
  }
}
