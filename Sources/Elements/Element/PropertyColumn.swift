/// A numeric property of all elements, by which the Table is colored.
public struct PropertyColumn: Sendable, Hashable, Identifiable {
  /// The heading below which the property is offered.
  public enum Group: String, Sendable, Hashable, CaseIterable {
    case thermal, mechanical, electric, magnetic, optical, atomic, ionization, radii
    case electronegativity, crystal, abundance, nuclear, history, other, own

    /// The heading in English, to be translated.
    public var title: String {
      switch self {
      case .thermal: translatable("Thermal", context: "group of properties")
      case .mechanical: translatable("Mechanical", context: "group of properties")
      case .electric: translatable("Electric", context: "group of properties")
      case .magnetic: translatable("Magnetic", context: "group of properties")
      case .optical: translatable("Optical", context: "group of properties")
      case .atomic: translatable("Atomic", context: "group of properties")
      case .ionization: translatable("Ionization", context: "group of properties")
      case .radii: translatable("Radii", context: "group of properties")
      case .electronegativity: translatable("Electronegativity", context: "group of properties")
      case .crystal: translatable("Crystal", context: "group of properties")
      case .abundance: translatable("Abundance", context: "group of properties")
      case .nuclear: translatable("Nuclear", context: "group of properties")
      case .history: translatable("History", context: "group of properties")
      case .other: translatable("Other", context: "group of properties")
      // TRANSLATORS: The heading of the properties that the user has added.
      case .own: translatable("Yours", context: "group of properties")
      }
    }
  }

  /// The value of one element.
  public struct Value: Sendable, Hashable {
    /// The number in the column's unit, for comparison; never printed.
    public let number: Double
    /// The digits of that number.
    public let digits: String
    /// The number as given by its source, in the source's unit.
    public let figure: Figure

    /// - Parameter digits: in the column's unit; nil if that is the figure's.
    /// - Returns: nil if the digits are no finite number.
    public init?(_ figure: Figure, digits: String? = nil) {
      let digits = digits ?? figure.digits
      guard let number = Double(digits), number.isFinite else { return nil }
      (self.number, self.digits, self.figure) = (number, digits, figure)
    }
  }

  /// The catalog's key, `melt`.
  public let id: String
  /// The name, `Melting point`, to be translated.
  public let title: String
  public let group: Group
  /// The unit of all numbers; nil for dimensionless ones.
  public let unit: String?
  /// The known values by atomic number.
  public let values: [Int: Value]
  /// The values of the least and of the greatest number; nil without any value.
  public let least, greatest: Value?
  /// True for numbers of people; an element without a value has none.
  public let countsPeople: Bool
  /// The unit of the temperatures at which values hold, in texts.
  var conditionUnit = TemperatureUnit.kelvin

  public init(
    id: String, title: String, group: Group, unit: String?, values: [Int: Value],
    countsPeople: Bool = false
  ) {
    self.countsPeople = countsPeople
    self.id = id
    self.title = title
    self.group = group
    self.unit = unit
    self.values = values
    least = values.values.min { $0.number < $1.number }
    greatest = values.values.max { $0.number < $1.number }
  }

  /// The least and the greatest number; nil without any value.
  public var range: ClosedRange<Double>? {
    guard let least, let greatest else { return nil }
    return least.number...greatest.number
  }

  /// Returns the position of an element's value among all, 1 for the greatest; nil if it is unknown.
  public func rank(of number: Int) -> Int? {
    guard let value = values[number] else { return nil }
    return 1 + values.values.count { $0.number > value.number }
  }

  /// Returns the position among all in words: `highest of 100`, `63 of 100`.
  public func rankText(of number: Int) -> Message? {
    guard let rank = rank(of: number), let value = values[number] else { return nil }
    let count = Message.verbatim(String(values.count))
    if rank == 1 { return .format(translatable("highest of {1}"), count) }
    if value.number == least?.number { return .format(translatable("lowest of {1}"), count) }
    // TRANSLATORS: A position among all known values, the highest being 1.
    return .format(translatable("{1} of {2}"), .verbatim(String(rank)), count)
  }
}
