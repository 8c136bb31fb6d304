/// Parses a formula by recursive descent. Bounded in length, depth and numbers of atoms.
struct FormulaParser {
  let scalars: [Unicode.Scalar]
  var position = 0
  var shown = ""
  /// Number of symbols and brackets read.
  var pieces = 0

  struct Kind: Hashable {
    let symbol: String
    var massNumber: Int?
  }

  private typealias Counts = [(kind: Kind, thousandths: Int)]

  private let allowsLone: Bool
  /// True if a point between digits is always that of a decimal.
  private let readsDecimals: Bool

  /// Spaces are allowed around the dot of an adduct, and before a charge.
  init(_ scalars: [Unicode.Scalar], allowsLone: Bool = false, readsDecimals: Bool = false) {
    (self.scalars, self.allowsLone, self.readsDecimals) = (scalars, allowsLone, readsDecimals)
  }

  /// Returns the formula; nil if the whole text is none.
  mutating func parse() -> Formula? {
    guard var counts = parseSequence(depth: 0), !counts.isEmpty else { return nil }
    while skipAdductDot() {
      shown += "·"
      let factor = parseNumber(isSubscript: false) ?? 1000
      guard let part = parseSequence(depth: 0), !part.isEmpty,
        let product = Self.multiply(part, by: factor)
      else { return nil }
      counts += product
    }
    guard let charge = parseCharge(of: &counts), position == scalars.count else { return nil }
    let isLone = counts.count == 1 && counts[0].thousandths == 1000 && charge == 0
    guard allowsLone || !isLone, !isWordOfCapitals, let atoms = Self.merged(counts) else {
      return nil
    }
    return Formula(text: shown, atoms: atoms, charge: charge)
  }

  func scalar(_ offset: Int = 0) -> Unicode.Scalar? {
    scalars.indices.contains(position + offset) ? scalars[position + offset] : nil
  }

  // MARK: Sequences

  private mutating func parseSequence(depth: Int) -> Counts? {
    guard depth <= Formula.maximumDepth else { return nil }
    var counts: Counts = []
    while let next = scalar() {
      if !counts.isEmpty, skipBond() { continue }
      let piece: Counts
      if let isotope = parseIsotope() {
        piece = [(isotope, 1000)]
      } else if let closing = Self.brackets[next] {
        position += 1
        shown.unicodeScalars.append(next)
        guard let inner = parseSequence(depth: depth + 1), !inner.isEmpty, scalar() == closing
        else { return nil }
        position += 1
        pieces += 1
        shown.unicodeScalars.append(closing)
        piece = inner
      } else if let symbol = parseSymbol() {
        piece = [(Kind(symbol: symbol, massNumber: parseMassNumber(of: symbol)), 1000)]
      } else {
        break
      }
      let start = position
      guard !isIonCharge(depth), let factor = parseNumber(isSubscript: true) else {
        position = start
        counts += piece
        continue
      }
      guard let product = Self.multiply(piece, by: factor) else { return nil }
      counts += product
    }
    return counts
  }

  private static let brackets: [Unicode.Scalar: Unicode.Scalar] = ["(": ")", "[": "]", "{": "}"]

  mutating func parseSymbol() -> String? {
    guard let first = scalar(), 0x41...0x5a ~= first.value else { return nil }
    if let second = scalar(1), 0x61...0x7a ~= second.value {
      let symbol = String(first) + String(second)
      guard Formula.knownSymbols.contains(symbol) else { return nil }
      return note(symbol, length: 2)
    }
    guard Formula.knownSymbols.contains(String(first)) else { return nil }
    return note(String(first), length: 1)
  }

  private mutating func note(_ symbol: String, length: Int) -> String {
    position += length
    pieces += 1
    shown += symbol
    return symbol
  }

  /// True at the digit of `Fe3+` and `[Fe(CN)6]3-`: after a lone symbol or a bracket it belongs to the charge.
  private func isIonCharge(_ depth: Int) -> Bool {
    let isIon = pieces == 1 && scalars.first != "(" || shown.hasSuffix("]")
    guard depth == 0, isIon, let digit = scalar(), let sign = scalar(1) else { return false }
    return 0x31...0x39 ~= digit.value && Self.signs[sign] != nil && scalar(2) == nil
  }

  // MARK: Numbers

  /// Reads a number of atoms in thousandths; nil without one, for zero, and above the maximum.
  private mutating func parseNumber(isSubscript: Bool) -> Int? {
    let start = position
    var digits: [Int] = []
    while let digit = digit(isSubscript) { digits.append(digit) }
    guard !digits.isEmpty, digits.count <= 6 else {
      position = start
      return nil
    }
    var value = digits.reduce(0) { $0 * 10 + $1 } * 1000
    if scalar() == ".", isDecimal(after: digits, isSubscript) {
      position += 1
      var weight = 100
      while let digit = digit(isSubscript) {
        value += digit * weight
        if weight == 0, digit != 0 {
          position = start
          return nil
        }
        weight /= 10
      }
    }
    guard value > 0, value <= Formula.maximumCount * 1000 else {
      position = start
      return nil
    }
    let text = Formula.text(thousandths: value)
    shown += isSubscript ? Self.subscripted(text) : text
    return value
  }

  private mutating func digit(_ isSubscript: Bool) -> Int? {
    guard let value = scalar()?.value else { return nil }
    if 0x30...0x39 ~= value {
      position += 1
      return Int(value) - 0x30
    }
    guard isSubscript, 0x2080...0x2089 ~= value else { return nil }
    position += 1
    return Int(value) - 0x2080
  }

  /// True if the point before `5H2O` or at the end is that of a decimal: after a 0, or with no symbol behind the
  /// digits.
  private func isDecimal(after digits: [Int], _ isSubscript: Bool) -> Bool {
    var offset = 1
    while let value = scalar(offset)?.value, 0x30...0x39 ~= value || 0x2080...0x2089 ~= value {
      offset += 1
    }
    guard offset > 1 else { return false }
    return readsDecimals || digits == [0] || !isSubscript || scalar(offset) == nil
  }

  private static func subscripted(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      let low = 0x30...0x39 ~= scalar.value ? Unicode.Scalar(scalar.value + 0x2050) : nil
      result.append(low ?? scalar)
    }
    return String(result)
  }

  // MARK: Adducts and charges

  private mutating func skipAdductDot() -> Bool {
    let start = position
    while scalar() == " " { position += 1 }
    guard let dot = scalar(), Self.dots.contains(dot) else {
      position = start
      return false
    }
    position += 1
    while scalar() == " " { position += 1 }
    return true
  }

  private static let dots: Set<Unicode.Scalar> = ["·", "*", ".", "•", "⋅", "∙", "×", "・"]

  /// Reads a bond between two pieces, `CH2=CH2`; a single one only in a formula with a number or a bracket: `Sc-Zn` is none.
  private mutating func skipBond() -> Bool {
    guard let bond = scalar(), Self.bonds.contains(bond), let next = scalar(1),
      0x41...0x5a ~= next.value || Self.brackets[next] != nil,
      bond == "=" || bond == "≡"
        || scalars.contains(where: { 0x30...0x39 ~= $0.value || $0 == "(" })
    else { return false }
    position += 1
    shown.unicodeScalars.append(bond == "–" ? "-" : bond)
    return true
  }

  private static let bonds: Set<Unicode.Scalar> = ["-", "–", "=", "≡"]

  private static let signs: [Unicode.Scalar: Int] = [
    "+": 1, "-": -1, "−": -1, "⁺": 1, "⁻": -1, "–": -1,
  ]

  static let superscripts: [Unicode.Scalar: Int] = [
    "⁰": 0, "¹": 1, "²": 2, "³": 3, "⁴": 4, "⁵": 5, "⁶": 6, "⁷": 7, "⁸": 8, "⁹": 9,
  ]

  /// Reads the charge at the end; 0 without one, nil if it cannot be read.
  private mutating func parseCharge(of counts: inout Counts) -> Int? {
    guard position < scalars.count else { return 0 }
    while scalar() == " " { position += 1 }
    let isBraced = scalar() == "^" && scalar(1) == "{"
    if scalar() == "^" { position += isBraced ? 2 : 1 }
    var number: Int?
    var sign: Int?
    while let next = scalar(), number ?? 0 < 10, let value = Self.chargeDigit(next) {
      number = (number ?? 0) * 10 + value
      position += 1
    }
    while let next = scalar(), let one = Self.signs[next] {
      guard sign == nil || sign == one, number == nil || sign == nil else { return nil }
      if sign != nil { number = (number ?? 1) + 1 }
      sign = one
      position += 1
      if number != nil, sign != nil { break }
    }
    if sign != nil, number == nil, let next = scalar(), let value = Self.chargeDigit(next) {
      number = value
      position += 1
    }
    if isBraced {
      guard scalar() == "}" else { return nil }
      position += 1
    }
    guard let sign, number ?? 1 > 0 else { return nil }
    showCharge(number ?? 1, sign)
    return sign * (number ?? 1)
  }

  static func chargeDigit(_ scalar: Unicode.Scalar) -> Int? {
    0x30...0x39 ~= scalar.value ? Int(scalar.value) - 0x30 : superscripts[scalar]
  }

  private mutating func showCharge(_ number: Int, _ sign: Int) {
    shown += PowerOfTen.superscript((number > 1 ? String(number) : "") + (sign > 0 ? "+" : "-"))
  }

  // MARK: Numbers of atoms

  private static func multiply(_ counts: Counts, by factor: Int) -> Counts? {
    var result: Counts = []
    for (kind, thousandths) in counts {
      let (product, overflow) = thousandths.multipliedReportingOverflow(by: factor)
      guard !overflow, product % 1000 == 0, product / 1000 <= Formula.maximumCount * 1000 else {
        return nil
      }
      result.append((kind, product / 1000))
    }
    return result
  }

  private static func merged(_ counts: Counts) -> [Formula.Atoms]? {
    var order: [Kind] = []
    var sums: [Kind: Int] = [:]
    for (kind, thousandths) in counts {
      if sums[kind] == nil { order.append(kind) }
      let sum = sums[kind, default: 0] + thousandths
      guard sum <= Formula.maximumCount * 1000 else { return nil }
      sums[kind] = sum
    }
    return order.map {
      Formula.Atoms(symbol: $0.symbol, massNumber: $0.massNumber, thousandths: sums[$0] ?? 0)
    }
  }
}
