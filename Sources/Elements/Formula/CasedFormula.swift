/// Formulas typed in lower case or in capitals only, in the usual case.
enum CasedFormula {
  /// Returns the readings of a formula typed in lower case, `h2so4`, the likelier first; none for ordinary words.
  static func readings(of typed: String) -> [String] {
    let text = Formula.isMiscased(typed) ? typed.lowercased() : typed
    guard let usual = usual(text) else { return [] }
    guard let other = other(text), other != usual else { return [usual] }
    return both.contains(usual) ? [usual, other] : [other]
  }

  /// Compounds that are as likely meant as the salt of cobalt spelled like them.
  private static let both: Set<String> = ["COCl2", "COF2", "COBr2", "COI2", "COS", "CoS"]

  /// The salt of cobalt, `coso4`, that carbon and oxygen at its beginning are likelier, and the compound of phosphorus and
  /// oxygen, `pocl3`, that polonium is; nil for another text.
  private static func other(_ text: String) -> String? {
    if text == "cos" { return "COS" }
    let rest = text.dropFirst(2)
    if text.hasPrefix("po") {
      return oxohalides.contains(String(rest)) ? usual("o" + rest).map { "P" + $0 } : nil
    }
    guard text.hasPrefix("co"), rest.first?.isLetter == true || rest.first == "(" else {
      return nil
    }
    let anion = rest.prefix { $0 != "." && $0 != "·" && $0 != "*" }
    let letters = anion.filter { $0 != "(" && $0 != ")" }
    let name =
      letters.hasSuffix("2") && anion.last != ")" || anion.hasSuffix(")2")
      ? letters.dropLast() : letters[...]
    guard anions.contains(String(name)) else { return nil }
    return spelled(Array(rest.utf8)).map { "Co" + $0 }
  }

  private static let anions: Set<String> = [
    "so4", "so3", "co3", "no3", "no2", "po4", "oh", "cl", "br", "f", "i", "cro4", "clo4", "clo3",
    "cn", "scn", "c2o4",
  ]
  private static let oxohalides: Set<String> = ["cl3", "br3", "f3", "i3"]

  /// Returns a formula in the usual case; nil for ordinary words. Without a digit, only two letters that are an element's
  /// symbol, too, `co`, and salts with one ion of each kind: `nacl`.
  private static func usual(_ text: String) -> String? {
    let units = Array(text.utf8)
    let letters = units.filter(FormulaReading.isLetter)
    guard letters.allSatisfy({ 0x61...0x7a ~= $0 }),
      units.first.map(FormulaReading.isLetter) == true,
      units.count <= InputLimits.formulaLength
    else { return nil }
    if letters.count == units.count {
      let isShort = units.count == 2 && units.allSatisfy(FormulaReading.light.contains)
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
      guard FormulaReading.isLetter(units[index]) else {
        readings[index] = readings[index + 1].map { [units[index]] + $0 }
        continue
      }
      let one = symbol(units[index...index], readings[index + 1])
      var two: [UInt8]?
      var isLight = false
      if index + 1 < units.count, FormulaReading.isLetter(units[index + 1]) {
        two = symbol(units[index...index + 1], readings[index + 2])
        isLight =
          FormulaReading.light.contains(units[index])
          && FormulaReading.light.contains(units[index + 1])
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
  static func isMiscased(_ text: String) -> Bool {
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
