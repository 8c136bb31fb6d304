/// The name of a nuclide in a query: `U-235`, `235U`, `²³⁵U`, `uranium 235`, `Tc-99m`, `deuterium`.
struct SearchNuclide: Sendable, Hashable {
  /// Symbol or name of the element, as typed.
  let element: String
  let massNumber: Int
  /// The letter of an isomer, perhaps with its number: m, m2, n; nil for the ground state.
  let isomer: String?
  var isIsomer: Bool { isomer != nil }
  /// True for a symbol with digits behind it, `C14`, which is a formula, too.
  var isFormula = false

  private static let own: [String: (String, Int)] = [
    "protium": ("H", 1), "deuterium": ("H", 2), "tritium": ("H", 3), "D": ("H", 2), "T": ("H", 3),
    "thoron": ("Rn", 220), "radiocarbon": ("C", 14), "ionium": ("Th", 230),
    "mesothorium": ("Ra", 228),
  ]

  /// Parses a query; nil for any other text.
  init?(_ text: String) {
    let plain = text.unicodeScalars.prefix(Self.maximumLength + 1).map { scalar in
      scalar == "ᵐ"
        ? "m" : FormulaParser.chargeDigit(scalar).map { Unicode.Scalar(UInt8(0x30 + $0)) } ?? scalar
    }
    var pieces: [String.UnicodeScalarView] = []
    var kind: Kind?
    var separators = 0
    guard plain.count <= Self.maximumLength else { return nil }
    for scalar in Self.trimmed(plain) {
      guard let next = Kind(scalar) else { return nil }
      if next == .separator {
        separators += kind == .separator ? 0 : 1
      } else if next == kind {
        pieces[pieces.count - 1].append(scalar)
      } else {
        pieces.append(String.UnicodeScalarView([scalar]))
      }
      kind = next
    }
    // O22- is an ion.
    if kind == .separator { return nil }
    self.init(pieces.map(String.init), separators)
  }

  private init?(_ pieces: [String], _ separators: Int) {
    if pieces.count == 1, let own = Self.own[pieces[0]] ?? Self.own[pieces[0].lowercased()] {
      (element, massNumber, isomer) = (own.0, own.1, nil)
      return
    }
    guard (2...4).contains(pieces.count), separators <= 1 else { return nil }
    let first = pieces[0].first?.isNumber == true
    // Behind the mass number an isomer has an m, before the symbol also: 99mTc.
    if first {
      let letters = pieces[1]
      guard pieces.count == 2, let mass = Self.mass(pieces[0]),
        separators == 0 || !Self.units.contains(letters)
      else { return nil }
      let hasM =
        letters.count > 1 && letters.first == "m" && letters.dropFirst().first?.isUppercase == true
      (element, massNumber) = (hasM ? String(letters.dropFirst()) : letters, mass)
      isomer = hasM ? "m" : nil
    } else {
      let letters = pieces.dropFirst(2).joined()
      guard let mass = Self.mass(pieces[1]), letters.isEmpty || Self.isomers.contains(letters)
      else { return nil }
      (element, massNumber) = (pieces[0], mass)
      isomer = letters.isEmpty ? nil : letters
      isFormula = separators == 0 && letters.isEmpty
    }
  }

  /// The formula of one atom; nil for an isomer, and for what may be a formula itself.
  /// - Parameter symbol: returns the symbol of the element with a name.
  func formula(_ symbol: (String) -> String?) -> Formula? {
    guard !isFormula, isomer == nil else { return nil }
    return symbol(element).flatMap { Formula(substance: "[" + String(massNumber) + $0 + "]") }
  }

  /// Units with the symbols of elements: 2 h, 40 K.
  private static let units: Set<String> = [
    "h", "H", "K", "C", "F", "N", "W", "V", "S", "s", "B", "b", "P", "c", "f", "n", "p", "u", "Pa",
    "pa",
  ]
  private static let isomers: Set<String> = ["m", "m1", "m2", "m3", "n", "p", "q"]
  private static let maximumLength = 40

  private enum Kind {
    case letter, digit, separator

    init?(_ scalar: Unicode.Scalar) {
      if 0x30...0x39 ~= scalar.value {
        self = .digit
      } else if scalar.properties.isAlphabetic
        || scalar.properties.generalCategory == .nonspacingMark
      {
        self = .letter
      } else if scalar == " " || scalar == "-" || scalar == "\u{2010}" || scalar == "\u{2011}"
        || scalar == "–"
      {
        self = .separator
      } else {
        return nil
      }
    }
  }

  private static func trimmed(_ scalars: [Unicode.Scalar]) -> [Unicode.Scalar] {
    let head = scalars.drop { $0.properties.isWhitespace }
    return head.reversed().drop { $0.properties.isWhitespace }.reversed()
  }

  private static func mass(_ digits: String) -> Int? {
    Int(digits).flatMap { (1...400).contains($0) ? $0 : nil }
  }
}
