/// Ions as people type them, without a sign for the superscript: `SO42-`, `Fe3+`, `I3-`.
enum IonSpelling {
  /// The readings of a text that ends with a number and the sign of a charge, each with the charge apart, `SO4^2-`, the
  /// likelier first; none for any other text.
  static func readings(of text: String) -> [String] {
    if let ion = withRomanCharge(text) { return [ion] }
    let units = Array(text.utf8)
    guard let sign = units.last, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") else {
      return []
    }
    let digits = units.dropLast().reversed().prefix { 0x30...0x39 ~= $0 }.reversed()
    let base = String(decoding: units.dropLast(digits.count + 1), as: UTF8.self)
    guard (1...3).contains(digits.count), let last = base.last, last.isLetter || last == ")",
      let end = digits.last, end > UInt8(ascii: "0")
    else { return [] }
    let mark = String(decoding: [sign], as: UTF8.self)
    let count = String(decoding: Array(digits), as: UTF8.self)
    let whole = base + count + "^" + mark
    let charge = Int(end) - 0x30
    if digits.count > 1 {
      // Hydrocarbons have many atoms of hydrogen, and one charge.
      let isHydrogen = last == "H" && base != "H"
      return [isHydrogen ? whole : base + count.dropLast() + "^" + String(charge) + mark]
    }
    let lone = base + "^" + String(charge) + mark
    guard Formula.knownSymbols.contains(base) else {
      return oxocations.contains(base + count + mark) ? [whole, lone] : []
    }
    let isMolecule = molecules.contains(base + count + mark)
    let canBe =
      mark == "-"
      ? anions[base] == charge
      : !nonmetals.contains(base) && charge <= (small[base] ?? mostPositive)
    return (canBe ? [lone] : []) + (isMolecule || !canBe ? [whole] : [])
  }

  /// `Fe(III)` as `Fe^3+`; nil for any other text.
  private static func withRomanCharge(_ text: String) -> String? {
    let parts = text.split(separator: "(")
    guard parts.count == 2, text.last == ")", Formula.knownSymbols.contains(String(parts[0])),
      let number = RomanNumeral(String(parts[1].dropLast()))?.value, number <= 8
    else { return nil }
    return String(parts[0]) + "^" + String(number) + "+"
  }

  /// The charge numbers of the anions of single atoms.
  private static let anions = [
    "H": 1, "F": 1, "Cl": 1, "Br": 1, "I": 1, "At": 1, "O": 2, "S": 2, "Se": 2, "Te": 2, "Po": 2,
    "N": 3, "P": 3, "As": 3, "Sb": 3, "Bi": 3, "C": 4, "Si": 4, "Ge": 4, "B": 3, "Au": 1, "Pt": 2,
  ]
  private static let nonmetals: Set<String> = [
    "H", "C", "N", "O", "F", "Ne", "P", "S", "Cl", "Ar", "Se", "Br", "Kr", "I", "Xe",
  ]
  /// The greatest charge numbers of cations, where they are less than `mostPositive`.
  private static let small = [
    "Li": 1, "Na": 1, "K": 1, "Rb": 1, "Cs": 1, "Fr": 1, "He": 2, "Be": 2, "Mg": 2, "Ca": 2,
    "Sr": 2, "Ba": 2, "Ra": 2, "Zn": 2, "Cd": 2, "Hg": 2, "Al": 3, "Ga": 3, "In": 3, "Sc": 3,
    "Y": 3, "La": 3, "B": 3, "Ag": 3, "Au": 3, "Tl": 3,
  ]
  private static let mostPositive = 7
  /// Ions of several atoms of one element.
  private static let molecules: Set<String> = [
    "I3-", "Br3-", "Cl3-", "N3-", "O2-", "O3-", "S2-", "S3-", "H2+", "H3+", "O2+", "N2+",
  ]
  /// Ions that exist with one charge and two atoms of oxygen, and with two charges and one.
  private static let oxocations: Set<String> = ["VO2+", "UO2+"]
}
