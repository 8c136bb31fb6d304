/// A quantity that conditions compare, with the unit of its numbers.
enum SearchQuantity: Sendable, Hashable {
  /// In a unit that the search has no other one for.
  case other(String)
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
  /// In Pa.
  case pressure
  /// In J/(g·K).
  case specificHeat
  /// In cm³/mol.
  case molarVolume
  /// In Ω·m.
  case resistivity
  /// In m/s.
  case speed
  /// In 1/K.
  case expansion
  /// In V.
  case voltage
  /// In s.
  case time
  /// In b.
  case area
  /// A part of a whole, 1 for all.
  case fraction
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
  /// True if a symbol that is a word is the unit only after a number of this quantity: `b`, `h`, `V`.
  var isContextual = false

  /// Converts a number into the unit of the quantity.
  func base(_ value: Double) -> Double { value * factor + zero }

  /// 1 eV for each atom in kJ/mol: the Faraday constant.
  static let electronvolt = 96.485_332_123

  static let all: [SearchUnit] = (usual + others).map(\.withNames)

  /// The unit with its symbols in other scripts, too.
  var withNames: SearchUnit {
    SearchUnit(
      quantity: quantity, symbols: symbols + symbols.flatMap(UnitNames.symbols), factor: factor,
      zero: zero, isContextual: isContextual)
  }

  private static let usual: [SearchUnit] = [
    SearchUnit(quantity: .temperature, symbols: ["K", "kelvin", "kelvins"], factor: 1),
    SearchUnit(
      quantity: .temperature,
      symbols: [
        "°C", "℃", "ºC", "° C", "degC", "degrees celsius", "degree celsius", "degrees C",
        "celsius", "C",
      ], factor: 1, zero: 273.15),
    SearchUnit(
      quantity: .temperature,
      symbols: [
        "°F", "℉", "ºF", "° F", "degF", "degrees fahrenheit", "degree fahrenheit", "degrees F",
        "fahrenheit", "F",
      ], factor: 5.0 / 9,
      zero: 459.67 * 5 / 9),
    SearchUnit(
      quantity: .density, symbols: ["g/cm³", "g/cm3", "g/cm^3", "g/cc", "g/mL", "kg/L"],
      factor: 1),
    SearchUnit(
      quantity: .density, symbols: ["kg/m³", "kg/m3", "kg/m^3"], factor: 0.001),
    SearchUnit(quantity: .density, symbols: ["g/L", "g/dm³", "g/dm3"], factor: 0.001),
    SearchUnit(
      quantity: .density, symbols: ["lb/ft³", "lb/ft3", "lb/ft^3"], factor: 0.016_018_463_374),
    SearchUnit(quantity: .energy, symbols: ["kJ/mol"], factor: 1),
    SearchUnit(quantity: .energy, symbols: ["J/mol"], factor: 0.001),
    SearchUnit(quantity: .energy, symbols: ["eV", "ev"], factor: electronvolt),
    SearchUnit(quantity: .energy, symbols: ["kcal/mol"], factor: 4.184),
    SearchUnit(quantity: .length, symbols: ["pm"], factor: 1),
    SearchUnit(quantity: .length, symbols: ["nm"], factor: 1000),
    SearchUnit(quantity: .length, symbols: ["Å", "Å", "angstrom"], factor: 100),
    SearchUnit(
      quantity: .molarHeat,
      symbols: [
        "J/(mol·K)", "J/(mol*K)", "J/(mol K)", "J/mol/K", "J/mol·K", "J/mol K", "J/K/mol", "J/molK",
        "J/(molK)",
      ], factor: 1),
    SearchUnit(
      quantity: .conductivity,
      symbols: [
        "W/(m·K)", "W/(m*K)", "W/(m K)", "W/m K", "W/m/K", "W/m·K", "W/K/m", "W/mK", "W/(mK)",
      ], factor: 1),
    SearchUnit(quantity: .number, symbols: ["g/mol", "u", "Da"], factor: 1),
    SearchUnit(quantity: .year, symbols: ["CE", "AD"], factor: 1),
  ]

  /// The spellings with their units by the small letter of their first scalar, the longest first.
  private static let spellings = Dictionary(
    grouping: spellings(of: all), by: { $0.symbol.first.map(beginning) ?? "" })

  private static func beginning(_ scalar: Unicode.Scalar) -> String {
    scalar.properties.lowercaseMapping
  }

  /// Returns the spellings that are units after any number, the longest first.
  static func spellings(
    of units: [SearchUnit]
  ) -> [(symbol: [Unicode.Scalar], unit: SearchUnit)] {
    units.flatMap { unit in unit.symbols.map { (Array($0.unicodeScalars), unit) } }
      .filter { !$0.1.isContextual || !$0.0.allSatisfy(\.isWordPart) }
      .sorted { $0.0.count > $1.0.count }
  }

  /// Length in Unicode scalars of a symbol that is read in any case: a shorter one may be that of an element.
  private static let leastLength = 3

  /// Returns the unit with one of the symbols listed, in its case.
  static func listed(_ symbol: String) -> SearchUnit? {
    all.first { $0.symbols.contains(symbol) }
  }

  /// Returns the unit with this symbol.
  static func named(_ symbol: String) -> SearchUnit? {
    if let unit = listed(symbol) { return unit }
    let scalars = Array(symbol.unicodeScalars)
    return prefix(of: scalars[...]).flatMap { $0.length == scalars.count ? $0.unit : nil }
  }

  /// Returns the unit of a quantity with this symbol, in any case.
  /// - Parameter others: more units of the quantity.
  static func named(
    _ symbol: String, of quantity: SearchQuantity, or others: [SearchUnit] = []
  ) -> SearchUnit? {
    let units = all.filter { $0.quantity == quantity } + others
    return units.first { $0.symbols.contains(symbol) }
      ?? units.first { unit in
        unit.symbols.contains { $0.lowercased() == symbol.lowercased() }
      }
  }

  /// Returns the unit at the beginning of `text`, and the length of its symbol; nil without one.
  /// - Parameter others: the spellings of more units.
  static func prefix(
    of text: ArraySlice<Unicode.Scalar>,
    or others: [(symbol: [Unicode.Scalar], unit: SearchUnit)] = []
  ) -> (unit: SearchUnit, length: Int)? {
    guard let first = text.first else { return nil }
    for list in [spellings[beginning(first)] ?? [], others] {
      for (symbol, unit) in list where isPrefix(symbol, of: text) {
        let next = text.dropFirst(symbol.count).first
        let isWhole = next.map { !$0.isWordPart && $0 != "/" } ?? true
        if isWhole { return (unit, symbol.count) }
      }
    }
    return nil
  }

  private static func isPrefix(
    _ symbol: [Unicode.Scalar], of text: ArraySlice<Unicode.Scalar>
  ) -> Bool {
    guard symbol.count >= leastLength else { return text.starts(with: symbol) }
    return text.starts(with: symbol) {
      $0 == $1
        || !($0.isASCII && $1.isASCII && $0.value | 0x20 != $1.value | 0x20)
          && $0.properties.lowercaseMapping == $1.properties.lowercaseMapping
    }
  }
}
