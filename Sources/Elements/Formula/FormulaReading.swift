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
    return read.isEmpty ? cased(plain).map(formulas) ?? [] : read
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

  private static func isLetter(_ unit: UInt8) -> Bool {
    0x61...0x7a ~= unit.lowercasedASCII
  }

  /// Nonmetals of the first two periods, whose symbols side by side mean two of them: `co2` is carbon dioxide.
  private static let light: Set<UInt8> = Set("hcnof".utf8)

  /// Returns a formula typed in lower case, `h2so4`, in the usual case; nil for ordinary words.
  ///
  /// Without a digit, only two letters that are an element's symbol, too, `co`, and salts with one ion of each kind: `nacl`.
  private static func cased(_ typed: String) -> String? {
    let text = Formula.isMiscased(typed) ? typed.lowercased() : typed
    let units = Array(text.utf8)
    let letters = units.filter(isLetter)
    guard letters.allSatisfy({ 0x61...0x7a ~= $0 }), units.first.map(isLetter) == true,
      units.count <= InputLimits.formulaLength
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

extension Formula {
  /// True for a formula all in capitals, `NACL`, `CUSO4`, in which some symbols have lost their small letters.
  fileprivate static func isMiscased(_ text: String) -> Bool {
    let capitals = text.utf8.count { 0x41...0x5a ~= $0 }
    return capitals > 2 && !text.utf8.contains { 0x61...0x7a ~= $0 }
      && text.unicodeScalars.allSatisfy(\.isASCII)
      && (hasCopper(text) || Formula(text) == nil)
  }

  /// True if there is a U behind a C: copper in capitals, as uranium carbide is hardly typed.
  private static func hasCopper(_ text: String) -> Bool {
    zip(text.utf8, text.utf8.dropFirst()).contains {
      $0 == UInt8(ascii: "C") && $1 == UInt8(ascii: "U")
    }
  }
}
