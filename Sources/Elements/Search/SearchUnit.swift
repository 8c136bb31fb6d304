/// A quantity that conditions compare, with the unit of its numbers.
enum SearchQuantity: Sendable, Hashable {
  /// In kelvin.
  case temperature
  /// In g/cm³.
  case density
  /// In kJ/mol; of an atom or of a mole.
  case energy
  /// In pm.
  case length
  /// In J/(mol·K).
  case molarHeat
  /// In W/(m·K).
  case conductivity
  /// In years of the common era.
  case year
  /// A number without unit; an atomic weight may also have u or g/mol.
  case number
}

/// A unit that conditions and catalogs may give.
struct SearchUnit: Sendable, Hashable {
  let quantity: SearchQuantity
  /// The spellings, the usual one first.
  let symbols: [String]
  /// The unit in that of the quantity.
  let factor: Double
  /// Zero of the unit in the unit of the quantity.
  var zero = 0.0

  /// Converts a number into the unit of the quantity.
  func base(_ value: Double) -> Double { value * factor + zero }

  /// 1 eV for each atom in kJ/mol: the Faraday constant.
  private static let electronvolt = 96.485_332_123

  static let all: [SearchUnit] = [
    SearchUnit(quantity: .temperature, symbols: ["K", "kelvin", "kelvins"], factor: 1),
    SearchUnit(
      quantity: .temperature, symbols: ["°C", "℃", "ºC", "° C", "degC", "celsius", "Celsius", "C"],
      factor: 1, zero: 273.15),
    SearchUnit(
      quantity: .temperature,
      symbols: ["°F", "℉", "ºF", "° F", "degF", "fahrenheit", "Fahrenheit", "F"], factor: 5.0 / 9,
      zero: 459.67 * 5 / 9),
    SearchUnit(
      quantity: .density, symbols: ["g/cm³", "g/cm3", "g/cm^3", "g/cc", "g/ml", "g/mL", "kg/L"],
      factor: 1),
    SearchUnit(
      quantity: .density,
      symbols: ["g/L", "g/l", "kg/m³", "kg/m3", "kg/m^3", "g/dm³", "g/dm3"], factor: 0.001),
    SearchUnit(quantity: .energy, symbols: ["kJ/mol", "kj/mol"], factor: 1),
    SearchUnit(quantity: .energy, symbols: ["J/mol"], factor: 0.001),
    SearchUnit(quantity: .energy, symbols: ["eV", "ev"], factor: electronvolt),
    SearchUnit(quantity: .energy, symbols: ["kcal/mol"], factor: 4.184),
    SearchUnit(quantity: .length, symbols: ["pm"], factor: 1),
    SearchUnit(quantity: .length, symbols: ["nm"], factor: 1000),
    SearchUnit(quantity: .length, symbols: ["Å", "Å", "angstrom"], factor: 100),
    SearchUnit(
      quantity: .molarHeat,
      symbols: ["J/(mol·K)", "J/(mol*K)", "J/(mol K)", "J/mol/K", "J/mol·K", "J/K/mol"], factor: 1),
    SearchUnit(
      quantity: .conductivity,
      symbols: ["W/(m·K)", "W/(m*K)", "W/(m K)", "W/m/K", "W/m·K", "W/K/m"], factor: 1),
    SearchUnit(quantity: .number, symbols: ["g/mol", "u", "Da"], factor: 1),
    SearchUnit(quantity: .year, symbols: ["CE", "AD"], factor: 1),
  ]

  /// The spellings with their units, the longest first.
  private static let spellings: [(symbol: [Unicode.Scalar], unit: SearchUnit)] =
    all.flatMap { unit in unit.symbols.map { (Array($0.unicodeScalars), unit) } }
    .sorted { $0.0.count > $1.0.count }

  /// Returns the unit with this symbol.
  static func named(_ symbol: String) -> SearchUnit? {
    all.first { $0.symbols.contains(symbol) }
  }

  /// Returns the unit at the beginning of `text`, and the length of its symbol; nil without one.
  static func prefix(of text: ArraySlice<Unicode.Scalar>) -> (unit: SearchUnit, length: Int)? {
    for (symbol, unit) in spellings where text.starts(with: symbol) {
      let next = text.dropFirst(symbol.count).first
      let isWhole = next.map { !$0.isWordPart && $0 != "/" } ?? true
      if isWhole { return (unit, symbol.count) }
    }
    return nil
  }
}
