/// A substance of a reaction, as typed.
struct Substance: Sendable, Hashable {
  /// Nil for an electron.
  let formula: Formula?
  let text: String

  private static let electrons: Set<String> = ["e", "e-", "e−", "e⁻", "e^-", "e^{-}"]
  private static let states = ["(s)", "(l)", "(g)", "(aq)", "(cr)", "(am)", "↑", "↓"]

  /// Parses `2 H2O(l)`, `Fe3+`, `e-`; a coefficient is dropped, the balance finds its own. Nil for any other text.
  init?(_ typed: String) {
    var text = typed[...]
    let digits = text.prefix {
      $0.isNumber && ($0.isASCII || "½¼¾⅓⅔".contains($0)) || $0 == "/" || $0 == "."
    }
    if digits.count <= 6 {
      text = text.dropFirst(digits.count).drop { $0 == " " || $0 == "*" }
    }
    var state = ""
    for one in Self.states where text.hasSuffix(one) {
      state = one
      text = text.dropLast(one.count)
      while text.last == " " { text = text.dropLast() }
      break
    }
    if Self.electrons.contains(String(text)) {
      (formula, self.text) = (nil, "e⁻")
      return
    }
    let plain = FormulaSpelling.plain(String(text))
    let reading = FormulaReading.readings(of: plain).first ?? Formula(substance: plain)
    guard let formula = reading else { return nil }
    self.formula = formula
    self.text = formula.text + state
  }

  var charge: Int { formula?.charge ?? -1 }

  /// Number of atoms of an element in thousandths.
  func count(of symbol: String) -> Int {
    formula?.atoms.first { $0.label == symbol }?.thousandths ?? 0
  }
}
