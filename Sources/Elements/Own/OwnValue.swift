/// A value of the user's own beside a property of an element; it never replaces ours. A pure value, saved as a text by
/// `key(of:number:)`.
public struct OwnValue: Sendable, Hashable {
  /// The digits as written.
  public let digits: String
  /// One of the property's units; nil for a dimensionless number.
  public let unit: String?
  /// Where the number is from; nil if nothing was written.
  public let source: String?
  /// The condition of the measurement; nil if nothing was written.
  public let condition: String?

  /// Maximum number of Unicode scalars of a source and of a condition.
  public static let maximumLength = 100

  /// A value of a number as people write it, with either decimal mark; nil if it is no number, or a text cannot be shown.
  public init?(_ number: String, unit: String? = nil, source: String = "", condition: String = "") {
    let text = OwnText.trimmed(number)
    guard let digits = OwnNumber.digits(of: text, OwnNumber.mark(of: [text])),
      let unit = OwnText.optionalLine(unit ?? "", atMost: RecordFields.maximumUnitLength),
      let source = OwnText.optionalLine(source, atMost: Self.maximumLength),
      let condition = OwnText.optionalLine(condition, atMost: Self.maximumLength)
    else { return nil }
    self.digits = digits
    self.unit = unit.isEmpty ? nil : unit
    self.source = source.isEmpty ? nil : source
    self.condition = condition.isEmpty ? nil : condition
  }

  /// True for a number as people write it.
  public static func isNumber(_ text: String) -> Bool { OwnValue(text) != nil }

  // MARK: The saved text

  /// The key of the value of a property and an element: `melt/79`.
  public static func key(of property: String, number: Int) -> String { "\(property)/\(number)" }

  /// Decodes a saved value; nil for any other text.
  init?(record: String) {
    guard case .object(let members)? = try? JSONParser.parse(Array(record.utf8)) else { return nil }
    func text(_ key: String) -> String {
      if case .string(let text)? = members[key] { text } else { "" }
    }
    self.init(
      text("value"), unit: text("unit"), source: text("source"), condition: text("condition"))
  }

  /// The value as a text.
  public var record: String {
    let members = [
      ("value", digits), ("unit", unit), ("source", source), ("condition", condition),
    ]
    return "{"
      + members.compactMap { key, text in text.map { "\"\(key)\": \(CatalogWriter.quoted($0))" } }
      .joined(separator: ", ") + "}"
  }

  // MARK: The parameter of an action

  private static let separator: Character = "|"

  /// The value as the parameter of an action: `1340 | K | Notebook 3 | in argon`.
  public var parameter: String {
    let source = String((source ?? "").map { $0 == Self.separator ? "/" : $0 })
    return [digits, unit ?? "", source, condition ?? ""].joined(separator: " | ")
  }

  /// Decodes the parameter of an action, whose last parts may be left out; nil for another text.
  public init?(parameter: String) {
    guard parameter.utf8.count <= 16 * Self.maximumLength else { return nil }
    let parts = parameter.split(
      separator: Self.separator, maxSplits: 3, omittingEmptySubsequences: false
    ).map { OwnText.trimmed(String($0)) }
    func part(_ index: Int) -> String { parts.indices.contains(index) ? parts[index] : "" }
    self.init(part(0), unit: part(1), source: part(2), condition: part(3))
  }

  // MARK: Texts

  /// The number with its unit: `1340 K`.
  public var quantity: String { NumberFormat.quantity(NumberFormat.text(digits), unit) }

  /// The number with unit and condition: `1340 K (in argon)`.
  public var text: Message {
    guard let condition else { return .number(quantity) }
    return .format(translatable("{1} ({2})"), .number(quantity), .verbatim(condition))
  }

  /// Returns the title of values beside a property: `Melting point (yours)`.
  public static func name(beside title: Message) -> Message {
    // TRANSLATORS: A property, the user's own values of which follow.
    .format(translatable("{1} (yours)"), title)
  }

  /// The number with unit, condition and source, `1340 K (in argon), notebook 3`.
  public var textWithSource: Message {
    source.map { .format(translatable("{1}, {2}"), text, .verbatim($0)) } ?? text
  }

  // MARK: Units

  /// The units that a value beside a property may have: that of the property, or those of temperatures.
  public static func units(of unit: String?) -> [String] {
    guard let unit else { return [] }
    return unit == TemperatureUnit.kelvin.symbol ? TemperatureUnit.allCases.map(\.symbol) : [unit]
  }

  /// The value in the unit of a property's column; nil if it cannot be converted.
  func value(in unit: String?) -> PropertyColumn.Value? {
    guard let figure = Figure(digits: digits, unit: self.unit) else { return nil }
    if self.unit == unit { return PropertyColumn.Value(figure) }
    let temperatures = [self.unit, unit].map { symbol in
      TemperatureUnit.allCases.first { $0.symbol == symbol }
    }
    var converted = figure.digits(in: unit)
    if let own = temperatures[0], let target = temperatures[1] {
      converted = own.kelvinDigits(from: digits).flatMap { target.digits(fromKelvin: $0) }
    }
    return converted.flatMap { PropertyColumn.Value(figure, digits: $0) }
  }
}
