/// A substance of everyday life or school, by its names, with what is known of it; or an alloy or mixture, of which only the
/// chief elements are known.
public struct NamedSubstance: Sendable, Hashable {
  /// What it is.
  enum Kind: Sendable, Hashable {
    case compound(Formula)
    /// The symbols of the chief elements.
    case alloy([String])
    case mixture([String])
  }

  /// English names in lower case, the usual one first.
  let names: [String]
  let kind: Kind
  /// Melting and boiling point and density, by the keys of the properties.
  let figures: [String: Figure]

  /// Nil for an alloy or a mixture.
  var formula: Formula? { if case .compound(let formula) = kind { formula } else { nil } }
}

/// The substances, as read from `substances.json`.
public struct SubstanceTable: Sendable {
  let substances: [NamedSubstance]
  /// The sources by their keys.
  let sources: [String: PeriodicTable.SourceNote]
  private let positions: [String: Int]

  /// No substance.
  public static let none = SubstanceTable([], [:])

  fileprivate init(_ substances: [NamedSubstance], _ sources: [String: PeriodicTable.SourceNote]) {
    (self.substances, self.sources) = (substances, sources)
    let named = substances.enumerated().flatMap { index, one in one.names.map { ($0, index) } }
    positions = Dictionary(named) { first, _ in first }
  }

  /// Returns the substance with a name in lower case.
  subscript(name: String) -> NamedSubstance? { positions[name].map { substances[$0] } }
}

/// Parses `substances.json`, strictly: `{"substances": [{"names": "water", "formula": "H2O", "melt": "273.15", "boil":
/// "373.124", "density": "0.9970", "unit": "g/cm³", "source": "crc-chemicals"}, {"names": "brass", "alloy": "Cu Zn"}],
/// "sources": {…}}`.
public enum SubstanceReader {
  /// Parses a file.
  /// - Parameter file: its name, for messages.
  public static func read(bytes: [UInt8], file: String) throws(CatalogError) -> SubstanceTable {
    let (items, sources) = try CatalogReader.records(
      of: bytes, file: file, list: "substances", substance)
    return SubstanceTable(items, sources)
  }

  private static func substance(_ fields: RecordFields) throws(CatalogError) -> NamedSubstance {
    let names = try fields.requiredText("names").split(separator: ",").map {
      String($0.drop { $0 == " " }).lowercased()
    }
    let source = try fields.text("source")
    var figures: [String: Figure] = [:]
    for (key, unit) in [("melt", "K"), ("boil", "K"), ("density", try fields.text("unit"))] {
      guard let digits = try fields.text(key) else { continue }
      figures[key] = Figure(
        digits: digits, unit: unit, conditions: unit == "g/L" ? Self.ofGas : .none,
        source: source)
    }
    return NamedSubstance(names: names, kind: try kind(fields), figures: figures)
  }

  /// The conditions of densities of gases.
  private static let ofGas: Conditions = [
    .phase: PhysicalState.gas.rawValue, .temperature: "298.15", .pressure: Conditions.atmosphere,
  ]

  private static func kind(_ fields: RecordFields) throws(CatalogError) -> NamedSubstance.Kind {
    func symbols(_ key: String) throws(CatalogError) -> [String]? {
      guard let text = try fields.text(key) else { return nil }
      return try fields.items(key, of: text, "symbols") {
        Formula.knownSymbols.contains(String($0)) ? String($0) : nil
      }
    }
    if let parts = try symbols("alloy") { return .alloy(parts) }
    if let parts = try symbols("mixture") { return .mixture(parts) }
    let text = try fields.requiredText("formula")
    guard let formula = Formula(substance: text) else {
      throw fields.error("\"formula\": no formula")
    }
    return .compound(formula)
  }
}
