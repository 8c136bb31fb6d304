extension FormulaParser {
  /// Reads `D` and `T`, `[13C]` or `¹³C`; nil for anything else.
  mutating func parseIsotope() -> Kind? {
    let start = (position, shown, pieces)
    if let isotope = parseHeavyHydrogen() ?? parseNumbered() { return isotope }
    (position, shown, pieces) = start
    return nil
  }

  private static let heavyHydrogen: [Unicode.Scalar: Int] = ["D": 2, "T": 3]

  private mutating func parseHeavyHydrogen() -> Kind? {
    guard let first = scalar(), let massNumber = Self.heavyHydrogen[first] else { return nil }
    if let second = scalar(1), 0x61...0x7a ~= second.value { return nil }
    position += 1
    pieces += 1
    shown.unicodeScalars.append(first)
    return Kind(symbol: "H", massNumber: massNumber)
  }

  private mutating func parseNumbered() -> Kind? {
    let isBracketed = scalar() == "["
    if isBracketed { position += 1 }
    var massNumber = 0
    while massNumber < 1000, let digit = massDigit(isPlain: isBracketed) {
      massNumber = massNumber * 10 + digit
      position += 1
    }
    let head = shown
    guard 1...300 ~= massNumber, let symbol = parseSymbol() else { return nil }
    shown = head + PowerOfTen.superscript(String(massNumber)) + symbol
    if isBracketed {
      guard scalar() == "]" else { return nil }
      position += 1
    }
    return Kind(symbol: symbol, massNumber: massNumber)
  }

  /// Reads the mass number behind a symbol, `C[13]`; nil without one.
  mutating func parseMassNumber(of symbol: String) -> Int? {
    guard scalar() == "[" else { return nil }
    var (offset, massNumber) = (1, 0)
    while massNumber < 1000, let digit = scalar(offset).flatMap(Self.chargeDigit) {
      massNumber = massNumber * 10 + digit
      offset += 1
    }
    guard 1...300 ~= massNumber, scalar(offset) == "]" else { return nil }
    position += offset + 1
    shown = shown.dropLast(symbol.count) + PowerOfTen.superscript(String(massNumber)) + symbol
    return massNumber
  }

  /// A plain digit before a symbol is a number of formula units.
  private func massDigit(isPlain: Bool) -> Int? {
    guard let next = scalar() else { return nil }
    return Self.superscripts[next] ?? (isPlain ? Self.chargeDigit(next) : nil)
  }

  /// True for a word in capitals in which D or T is deuterium or tritium only by chance: `TNT`, `PT`.
  var isWordOfCapitals: Bool {
    scalars.contains { Self.heavyHydrogen[$0] != nil }
      && scalars.allSatisfy { 0x41...0x5a ~= $0.value }
      && !Self.capitals.contains(String(String.UnicodeScalarView(scalars)))
  }

  private static let capitals: Set<String> = [
    "HDO", "DHO", "HTO", "THO", "DTO", "HD", "HT", "DT", "DF", "KOD", "KD",
  ]
}
