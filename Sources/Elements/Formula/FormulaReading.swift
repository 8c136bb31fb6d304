/// The formulas that a query can mean, and the words left for the search of texts.
struct FormulaReading {
  /// The readings as a formula, the likelier first.
  let formulas: [Formula]
  /// True if the text cannot mean anything else.
  let isOnlyFormula: Bool
  /// The text to search for; without the words "molar mass of".
  let words: String

  private static let introductions: Set<String> = [
    "molar", "molecular", "mass", "weight", "formula", "of", "the", "what", "is",
  ]

  /// A text without a formula.
  init(words text: String) {
    (formulas, isOnlyFormula, words) = ([], false, text)
  }

  init(_ text: String) {
    guard text.utf8.count <= InputLimits.formulaLength * 5 else {
      (formulas, isOnlyFormula, words) = ([], false, text)
      return
    }
    let pieces = text.split(whereSeparator: \.isWhitespace)
    let introduction = pieces.prefix { Self.introductions.contains($0.lowercased()) }
    let rest = pieces.dropFirst(introduction.count).joined(separator: " ")
    guard rest.utf8.count <= InputLimits.formulaLength * 4, !rest.isEmpty else {
      (formulas, isOnlyFormula, words) = ([], false, text)
      return
    }
    let plain = FormulaSpelling.plain(rest)
    formulas = Self.readings(of: plain)
    isOnlyFormula = !formulas.isEmpty && !rest.utf8.allSatisfy(Self.isLetter)
    words = formulas.isEmpty ? text : rest
  }

  /// The readings of a formula as typed, else the formula of the substance with that name.
  static func readings(of text: String, or substance: (String) -> Formula?) -> [Formula] {
    let read = readings(of: FormulaSpelling.plain(text))
    return read.isEmpty ? [substance(text)].compactMap { $0 } : read
  }

  /// The readings of a formula, in the usual case or another one.
  static func readings(of plain: String) -> [Formula] {
    let read = Formula.isMiscased(plain) ? [] : formulas(plain)
    return read.isEmpty ? CasedFormula.readings(of: plain).flatMap(formulas) : read
  }

  /// The readings of the point between digits: as that of a hydrate, and as that of a decimal.
  private static func formulas(_ text: String) -> [Formula] {
    if let cement = cement[text].flatMap({ Formula($0) }) {
      return [Formula(text), cement].compactMap { $0 }
    }
    if let compound = compound(miscased: text) {
      return [compound, Formula(text)].compactMap { $0 }
    }
    let ions = IonSpelling.readings(of: text).compactMap { Formula($0) }
    if !ions.isEmpty { return ions }
    let usual = Formula(text)
    guard text.contains("."), let decimal = Formula(text, readsDecimals: true),
      decimal.atoms != usual?.atoms
    else { return [usual].compactMap { $0 } }
    let isAdduct = isAdduct(text)
    // Several points are all those of adducts, or all those of decimals.
    let isSure = text.utf8.count { $0 == UInt8(ascii: ".") } > 1
    let readings = isAdduct ? [usual, decimal] : [decimal, usual]
    return Array(readings.compactMap { $0 }.prefix(isSure ? 1 : 2))
  }

  /// The phases of cement by their short names, in which C stands for CaO, S for SiO₂, A for Al₂O₃ and F for Fe₂O₃.
  private static let cement = [
    "C3S": "Ca3SiO5", "C2S": "Ca2SiO4", "C3A": "Ca3Al2O6", "C4AF": "Ca4Al2Fe2O10",
    "C12A7": "Ca12Al14O33", "C2AS": "Ca2Al2SiO7",
  ]

  /// True if what follows the last point is usual behind that of an adduct: water, ammonia, a solvent.
  private static func isAdduct(_ text: String) -> Bool {
    let last = text.split(separator: ".").last ?? ""
    return adducts.contains(String(last.drop { $0.isNumber }))
  }

  private static let adducts: Set<String> = [
    "H2O", "D2O", "NH3", "HCl", "HBr", "H2O2", "H2SO4", "CH3OH", "C2H5OH", "CH4O", "C2H6O", "Et2O",
    "N2H4", "HF", "KCl", "NaCl", "CaCl2", "CO2", "SO3",
  ]

  /// The compound of two light nonmetals that a metal with a number of atoms likely means: CO2 for Co2. Nil for any other
  /// text.
  private static func compound(miscased text: String) -> Formula? {
    let units = Array(text.utf8)
    guard units.count == 3, 0x32...0x39 ~= units[2], isLetter(units[0]),
      0x61...0x7a ~= units[1], units[..<2].allSatisfy({ light.contains($0.lowercasedASCII) })
    else { return nil }
    return Formula(text.uppercased())
  }

  static func isLetter(_ unit: UInt8) -> Bool {
    0x61...0x7a ~= unit.lowercasedASCII
  }

  /// Nonmetals of the first two periods, whose symbols side by side mean two of them: `co2` is carbon dioxide.
  static let light: Set<UInt8> = Set("hcnof".utf8)
}
