/// Typing errors in formulas: a zero for O, a one or a capital I for the l of chlorine.
extension FormulaSpelling {
  /// The formula that was likely meant by one with such signs, `CO2` for `C02`, `H2O` for `H20`, `NaCl` for `NaC1`; nil for
  /// any other text.
  private static func meant(by text: String) -> String? {
    var units = Array(text.utf8)
    guard units.count <= InputLimits.formulaLength else { return nil }
    let isSmall = !units.contains { 0x41...0x5a ~= $0 }
    var start = 0
    var isChanged = false
    while start < units.count {
      let end: Int = units[start...].firstIndex { dots.contains($0) || $0 >= 0x80 } ?? units.count
      for index in start..<end where isMisprint(index, of: units, in: start..<end) {
        let letter = units[index] == zero ? UInt8(ascii: "O") : UInt8(ascii: "l")
        units[index] = isSmall ? letter | 0x20 : letter
        isChanged = true
      }
      start = end + 1
    }
    let meant = String(decoding: units, as: UTF8.self)
    return isChanged && !FormulaReading.readings(of: plain(meant)).isEmpty ? meant : nil
  }

  /// Returns a query with the formulas that were likely meant in place of those with typing errors; nil without any.
  static func corrected(_ query: String) -> String? {
    guard isSuspect(query) else { return nil }
    var (result, piece) = ("", "")
    for character in query + " " {
      if !ends.contains(character) {
        piece.append(character)
        continue
      }
      let (count, formula) = coefficient(of: piece) ?? ("", piece)
      result += isSuspect(piece) ? meant(by: plain(formula)).map { count + $0 } ?? piece : piece
      result.append(character)
      piece = ""
    }
    result.removeLast()
    return result == query ? nil : result
  }

  /// True for a text with a sign that may be a typing error.
  private static func isSuspect(_ text: String) -> Bool {
    text.utf8.contains { $0 == zero || $0 == one || $0 == capitalI }
  }

  /// What stands between the formulas of a query.
  private static let ends: Set<Character> = [
    " ", "?", "!", ",", ";", "+", "=", "→", "⇌", "<", ">", "-",
  ]

  private static let (zero, one, capitalI) = (
    UInt8(ascii: "0"), UInt8(ascii: "1"), UInt8(ascii: "I")
  )
  private static let dots: Set<UInt8> = Set("*.".utf8)

  /// True for the sign at a place of a part between the dots of adducts if it is likely another one.
  private static func isMisprint(_ index: Int, of units: [UInt8], in part: Range<Int>) -> Bool {
    guard index > part.lowerBound, index + 1 == units.count || units[index + 1] != UInt8(ascii: ".")
    else { return false }
    let (before, rest) = (units[index - 1], units[(index + 1)..<part.upperBound])
    switch units[index] {
    case zero: return isOxygen(index, of: units, in: part)
    case one, capitalI:
      guard before == UInt8(ascii: "C"), index - 1 > part.lowerBound, isPiece(units[index - 2])
      else { return false }
      return isChlorine(
        behind: units[part.lowerBound..<(index - 1)], rest, isOne: units[index] == one)
    default: return false
    }
  }

  /// True for a C with a one or a capital I behind other symbols if it ends its part or has oxygen behind it, as in NaC1,
  /// MgC12, KC103 and KCIO3, but not in LiC12, Fe3C12O12 or CH3CI3, where carbon may be.
  private static func isChlorine(
    behind others: ArraySlice<UInt8>, _ rest: ArraySlice<UInt8>, isOne: Bool
  ) -> Bool {
    let symbols = Formula.symbols(in: others)
    let isAlone = symbols.count == 1 && others.last.map(isDigit) == false
    guard isOne || !symbols.contains("C") || isAlone else { return false }
    guard let first = rest.first else { return true }
    let next = rest.dropFirst()
    if first == UInt8(ascii: "O") || first == zero { return next.allSatisfy(isDigit) }
    return isAlone && next.isEmpty && 0x32...0x36 ~= first && !(alkali.contains(symbols[0]))
  }

  private static let alkali: Set<String> = ["H", "Li", "Na", "K", "Rb", "Cs"]

  /// True for a zero that no number of atoms has, the first digit, and for that of an oxide without an O: H20, Fe203, P4010.
  private static func isOxygen(_ index: Int, of units: [UInt8], in part: Range<Int>) -> Bool {
    let before = units[index - 1]
    if isPiece(before), !isDigit(before) { return true }
    let letters = units[part.lowerBound..<index].dropLast()
    guard let symbol = Formula.symbols(in: letters).last, letters.last.map(isDigit) == false else {
      return false
    }
    let rest = units[(index + 1)..<part.upperBound]
    if rest.first == UInt8(ascii: "H"), symbol == "H" { return true }
    let all = Formula.symbols(in: units[part])
    guard rest.allSatisfy(isDigit), !all.contains("O"), !all.contains("C") else { return false }
    let digits = String(decoding: [before, zero] + rest, as: UTF8.self)
    return digits == "20" ? univalent.contains(symbol) : oxides.contains(digits)
  }

  /// The digits of oxides other than those with two atoms and one of oxygen, of which the elements follow.
  private static let oxides: Set<String> = ["203", "204", "205", "207", "304", "4010"]
  private static let univalent: Set<String> = [
    "H", "Li", "Na", "K", "Rb", "Cs", "Cu", "Ag", "Tl", "N", "Cl", "Br", "F",
  ]

  private static func isDigit(_ unit: UInt8) -> Bool { 0x30...0x39 ~= unit }

  /// True for a letter, a digit or a closing bracket.
  private static func isPiece(_ unit: UInt8) -> Bool {
    isDigit(unit) || 0x41...0x5a ~= unit || 0x61...0x7a ~= unit || unit == UInt8(ascii: ")")
  }
}

extension Formula {
  /// The pieces that begin with a capital.
  fileprivate static func symbols(in units: ArraySlice<UInt8>) -> [String] {
    units.indices.filter { 0x41...0x5a ~= units[$0] }.map { start in
      let small = units[(start + 1)...].prefix { 0x61...0x7a ~= $0 }
      return String(decoding: [units[start]] + small, as: UTF8.self)
    }
  }
}
