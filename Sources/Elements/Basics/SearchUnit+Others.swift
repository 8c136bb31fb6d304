/// The units of the properties beyond the catalog's.
extension SearchUnit {
  static let others: [SearchUnit] = [
    SearchUnit(.pressure, "Pa", 1), SearchUnit(.pressure, "hPa", 100),
    SearchUnit(.pressure, "kPa", 1e3), SearchUnit(.pressure, "MPa", 1e6),
    SearchUnit(.pressure, "GPa", 1e9), SearchUnit(.pressure, "bar", 1e5),
    SearchUnit(.pressure, "kbar", 1e8), SearchUnit(.pressure, "atm", 101_325),
    SearchUnit(.specificHeat, "J/(g·K)", 1, "J/g/K", "J/g·K", "kJ/(kg·K)", "kJ/kg/K", "kJ/kg·K"),
    SearchUnit(.specificHeat, "J/(kg·K)", 1e-3, "J/kg/K", "J/kg·K"),
    SearchUnit(.molarVolume, "cm³/mol", 1), SearchUnit(.molarVolume, "L/mol", 1e3),
    SearchUnit(.molarVolume, "m³/mol", 1e6),
    SearchUnit(.resistivity, "Ω·m", 1), SearchUnit(.resistivity, "Ω·cm", 1e-2),
    SearchUnit(.resistivity, "μΩ·m", 1e-6), SearchUnit(.resistivity, "μΩ·cm", 1e-8),
    SearchUnit(.resistivity, "nΩ·m", 1e-9),
    SearchUnit(.speed, "m/s", 1), SearchUnit(.speed, "km/s", 1e3),
    SearchUnit(.expansion, "1/K", 1, "K⁻¹"), SearchUnit(.expansion, "ppm/K", 1e-6, "μm/(m·K)"),
    SearchUnit(.voltage, "V", 1), SearchUnit(.voltage, "kV", 1e3),
    SearchUnit(.time, "s", 1, "seconds", "second"),
    SearchUnit(.time, "min", 60, "minutes", "minute"),
    SearchUnit(.time, "h", 3600, "hours", "hour"), SearchUnit(.time, "d", 86_400, "days", "day"),
    SearchUnit(.time, "a", 31_557_600, "y", "yr", "years", "year"),
    SearchUnit(.area, "b", 1, "barn", "barns"), SearchUnit(.area, "mb", 1e-3),
    SearchUnit(.area, "kb", 1e3), SearchUnit(.area, "fm²", 1e-2),
    SearchUnit(.fraction, "%", 1e-2, "percent"), SearchUnit(.fraction, "‰", 1e-3, "g/kg"),
    SearchUnit(.fraction, "ppm", 1e-6, "mg/kg", "μg/g"),
    SearchUnit(.fraction, "ppb", 1e-9, "μg/kg", "ng/g"),
    SearchUnit(.density, "mg/L", 1e-6), SearchUnit(.density, "μg/L", 1e-9),
    SearchUnit(.density, "ng/L", 1e-12),
    SearchUnit(.energy, "keV", 1e3 * electronvolt), SearchUnit(.energy, "MeV", 1e6 * electronvolt),
    SearchUnit(.length, "fm", 1e-3), SearchUnit(.length, "μm", 1e6),
    SearchUnit(.conductivity, "W/(cm·K)", 100, "W/cm/K"),
  ]

  /// Makes a unit with all spellings of its symbols.
  init(_ quantity: SearchQuantity, _ symbol: String, _ factor: Double, _ others: String...) {
    self.init(
      quantity: quantity, symbols: ([symbol] + others).flatMap { Self.spellings(of: $0) },
      factor: factor, isContextual: true)
  }

  /// The own unit of a property that no other unit measures.
  static func other(_ symbol: String) -> SearchUnit {
    SearchUnit(.other(symbol), symbol, 1).withNames
  }

  /// Signs and the texts typed in their place.
  private static let replacements: [(sign: Character, texts: [String])] = [
    ("·", ["*", " ", ""]), ("²", ["2", "^2"]), ("³", ["3", "^3"]), ("⁻", ["-"]), ("¹", ["1"]),
    ("₀", ["0"]), ("Ω", ["ohm"]), ("μ", ["\u{b5}", "u"]), ("√", ["sqrt "]),
  ]

  /// Returns the spellings of a symbol, at first itself: `Ω·m`, `Ω*m`, `ohm m`.
  private static func spellings(of symbol: String) -> [String] {
    var result = [symbol]
    for (sign, texts) in replacements where symbol.contains(sign) {
      result += result.flatMap { spelling in
        texts.map { text in
          spelling.map { $0 == sign ? text : String($0) }.joined()
        }
      }
    }
    return result
  }
}
