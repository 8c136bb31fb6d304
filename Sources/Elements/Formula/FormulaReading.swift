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
    guard text.utf8.count <= Formula.maximumLength * 5 else {
      (formulas, isOnlyFormula, words) = ([], false, text)
      return
    }
    let pieces = text.split(whereSeparator: \.isWhitespace)
    let introduction = pieces.prefix { Self.introductions.contains($0.lowercased()) }
    let rest = pieces.dropFirst(introduction.count).joined(separator: " ")
    guard rest.utf8.count <= Formula.maximumLength * 4, !rest.isEmpty else {
      (formulas, isOnlyFormula, words) = ([], false, text)
      return
    }
    let plain = FormulaSpelling.plain(rest)
    let read = Self.formulas(plain)
    let cased = read.isEmpty ? Self.cased(plain).map(Self.formulas) ?? [] : []
    formulas = read + cased
    isOnlyFormula = !formulas.isEmpty && !rest.utf8.allSatisfy(Self.isLetter)
    words = formulas.isEmpty ? text : rest
  }

  /// The readings of the point between digits: as that of a hydrate, and as that of a decimal.
  private static func formulas(_ text: String) -> [Formula] {
    let usual = Formula(text)
    guard text.contains("."), let decimal = Formula(text, readsDecimals: true),
      decimal.atoms != usual?.atoms
    else { return [usual].compactMap { $0 } }
    let readings = isAdduct(text) ? [usual, decimal] : [decimal, usual]
    return readings.compactMap { $0 }
  }

  /// True if what follows the only point is usual behind that of an adduct: water, ammonia, a solvent.
  private static func isAdduct(_ text: String) -> Bool {
    let parts = text.split(separator: ".")
    guard parts.count == 2 else { return false }
    return adducts.contains(String(parts[1].drop { $0.isNumber }))
  }

  private static let adducts: Set<String> = [
    "H2O", "D2O", "NH3", "HCl", "HBr", "H2O2", "H2SO4", "CH3OH", "C2H5OH", "CH4O", "C2H6O", "Et2O",
    "N2H4", "HF", "KCl", "NaCl", "CaCl2", "CO2", "SO3",
  ]

  private static func isLetter(_ unit: UInt8) -> Bool {
    0x61...0x7a ~= unit.lowercasedASCII
  }

  /// Nonmetals of the first two periods, whose symbols side by side mean two of them: `co2` is carbon dioxide.
  private static let light: Set<UInt8> = Set("hcnof".utf8)

  /// Returns a formula typed in lower case, `h2so4`, in the usual case; nil for ordinary words.
  ///
  /// Without a digit, only two letters that are an element's symbol, too, `co`, and salts with one ion of each kind: `nacl`.
  private static func cased(_ text: String) -> String? {
    let units = Array(text.utf8)
    let letters = units.filter(isLetter)
    guard letters.allSatisfy({ 0x61...0x7a ~= $0 }), units.first.map(isLetter) == true,
      units.count <= Formula.maximumLength
    else { return nil }
    if letters.count == units.count {
      let isShort = units.count == 2 && units.allSatisfy(light.contains)
      let symbol = text.prefix(1).uppercased() + text.dropFirst()
      return isShort && Formula.knownSymbols.contains(symbol) ? text.uppercased() : salt(text)
    }
    guard !text.contains(" ") else { return nil }
    return spelled(units)
  }

  /// Returns three letters or more in lower case as a salt of a usual cation and anion of the same charge.
  private static func salt(_ text: String) -> String? {
    guard (3...4).contains(text.utf8.count) else { return nil }
    for (cations, anions) in salts {
      for cation in cations where text.hasPrefix(cation.lowercased()) {
        let rest = text.dropFirst(cation.count)
        if let anion = anions.first(where: { $0.lowercased() == rest }) { return cation + anion }
      }
    }
    return nil
  }

  private static let salts: [(cations: [String], anions: [String])] = [
    (
      ["H", "Li", "Na", "K", "Rb", "Cs", "Ag", "Cu", "Tl"], ["F", "Cl", "Br", "I", "OH", "CN"]
    ),
    (
      ["Be", "Mg", "Ca", "Sr", "Ba", "Zn", "Cd", "Hg", "Pb", "Fe", "Ni", "Co", "Cu", "Mn", "Sn"],
      ["O", "S", "Se", "Te"]
    ), (["Al", "Ga", "In", "B"], ["N", "P", "As", "Sb"]),
  ]

  /// Divides runs of lower-case letters into symbols, from the end on.
  private static func spelled(_ units: [UInt8]) -> String? {
    // The reading of the rest from each index on; nil if there is none.
    var readings = [[UInt8]?](repeating: nil, count: units.count + 1)
    readings[units.count] = []
    for index in units.indices.reversed() {
      guard isLetter(units[index]) else {
        readings[index] = readings[index + 1].map { [units[index]] + $0 }
        continue
      }
      let one = symbol(units[index...index], readings[index + 1])
      var two: [UInt8]?
      var isLight = false
      if index + 1 < units.count, isLetter(units[index + 1]) {
        two = symbol(units[index...index + 1], readings[index + 2])
        isLight = light.contains(units[index]) && light.contains(units[index + 1])
      }
      readings[index] = isLight ? one ?? two : two ?? one
    }
    return readings[0].map { String(decoding: $0, as: UTF8.self) }
  }

  /// Returns letters as a symbol, followed by a reading of the rest.
  private static func symbol(_ letters: ArraySlice<UInt8>, _ rest: [UInt8]?) -> [UInt8]? {
    guard let rest, let first = letters.first else { return nil }
    let symbol = [first - 0x20] + letters.dropFirst()
    let isKnown = Formula.knownSymbols.contains(String(decoding: symbol, as: UTF8.self))
    return isKnown ? symbol + rest : nil
  }
}
