/// Tells questions about elements from what else is typed into the search of a desktop.
enum DesktopQuestion {
  /// True for a text that may be a formula, a nuclide, an amount, a reaction, a condition or a property of an element.
  static func isLikely(_ text: String) -> Bool {
    text.contains(" ") || text.hasUnspacedScript || compares(text) || isFormula(text)
      || isNuclide(text)
  }

  /// True for a comparison of a property.
  static func compares(_ text: String) -> Bool {
    text.unicodeScalars.contains { ["<", ">", "≤", "≥", "="].contains($0) }
  }

  /// True for `C6H12O6`, `NaCl` and `h2so4`, not for words and for codes such as `F12` and `p2p`.
  private static func isFormula(_ text: String) -> Bool {
    let scalars = Array(text.unicodeScalars)
    let capitals = scalars.filter { 0x41...0x5a ~= $0.value }.count
    let digits = scalars.filter { 0x30...0x39 ~= $0.value || 0x2080...0x2089 ~= $0.value }.count
    let small = scalars.filter { 0x61...0x7a ~= $0.value }.count
    if molecules.contains(text) { return true }
    if capitals == 0 {
      return digits > 0 && Set(scalars.filter(\.properties.isAlphabetic)).count > 1
    }
    // Each symbol begins with a capital, so a word has one, and an abbreviation has nothing else.
    return capitals > 1 && (digits > 0 || small > 0) || scalars.contains("(")
      || scalars.contains("[")
  }

  private static let molecules: Set<String> = [
    "H2", "N2", "O2", "O3", "F2", "Cl2", "Br2", "I2", "S8", "P4", "H₂", "N₂", "O₂", "O₃", "D2O",
    "HDO", "CO2",
  ]

  /// True for `U-235`, `235U`, `²³⁵U` and `deuterium`, not for `C14`.
  private static func isNuclide(_ text: String) -> Bool {
    guard let nuclide = SearchNuclide(text) else { return false }
    let isName = text.allSatisfy(\.isLetter) && text.utf8.count > 1
    return isName
      || !nuclide.isFormula && text.count > nuclide.element.count
        && Formula.knownSymbols.contains(nuclide.element)
  }
}
