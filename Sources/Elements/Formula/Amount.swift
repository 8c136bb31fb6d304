/// An amount of a substance as typed: `25 g NaCl`, `0.5 mol H2SO4`, `2 H2O`.
struct Amount: Sendable, Hashable {
  enum Unit: Sendable, Hashable {
    /// A unit of mass, in 10 to this power of grams.
    case mass(Int)
    /// A unit of amount, in 10 to this power of moles.
    case moles(Int)
    /// The atomic unit of mass, for the number of particles.
    case dalton
    /// Formula units of an equation: moles.
    case coefficient
  }

  /// The digits typed, without marks between thousands.
  let digits: String
  /// What the number was read as, if it has two readings.
  let remark: Message?
  /// The unit as shown; empty for a coefficient.
  let symbol: String
  let unit: Unit
  var formula: Formula
  /// Liters of a solution, of which the amount is that in one.
  private(set) var liters: SignificantNumber?
  /// The unit asked for; nil for moles of a mass and the mass of moles.
  private(set) var asked: Asked?
  /// True for an element by its name.
  var isOfElement = false
  /// What is counted, if a number is asked for.
  private(set) var counted: Counted?

  /// Atoms, or formula units.
  enum Counted: Sendable, Hashable { case atoms, particles }

  /// A unit asked for.
  struct Asked: Sendable, Hashable {
    /// As shown.
    let symbol: String
    let unit: Unit
  }

  static let units: [String: (String, Unit)] = [
    "g": ("g", .mass(0)), "mg": ("mg", .mass(-3)), "µg": ("μg", .mass(-6)),
    "μg": ("μg", .mass(-6)), "ug": ("μg", .mass(-6)), "kg": ("kg", .mass(3)),
    "t": ("t", .mass(6)), "mol": ("mol", .moles(0)), "mole": ("mol", .moles(0)),
    "moles": ("mol", .moles(0)), "mmol": ("mmol", .moles(-3)), "µmol": ("μmol", .moles(-6)),
    "μmol": ("μmol", .moles(-6)), "umol": ("μmol", .moles(-6)), "kmol": ("kmol", .moles(3)),
    "u": ("u", .dalton), "Da": ("u", .dalton),
  ]

  /// Parses a number, a unit and a formula, which may be a lone symbol or a name behind a unit, perhaps in a question for
  /// moles, grams or atoms, or a solution, `0.5 M NaCl 250 ml`; nil for any other text.
  /// - Parameters:
  ///   - mark: the mark before the decimals of numbers.
  ///   - named: returns the symbol of the element with a name.
  ///   - substance: returns the formula of the substance with a name.
  init?(
    _ text: String, mark: Unicode.Scalar = ".", symbol named: (String) -> String? = { _ in nil },
    substance: (String) -> Formula? = { _ in nil }
  ) {
    var words = text.split { $0 == " " || $0 == "?" }.map(String.init)
    guard let start = words.firstIndex(where: { $0.first?.isNumber == true }),
      let question = Question(words[..<start].map { $0.lowercased() })
    else { return nil }
    words.removeFirst(start)
    var wanted = question.unit
    if words.count > 3, let unit = Self.units[words[words.count - 1]] {
      wanted = Asked(symbol: unit.0, unit: unit.1)
      words.removeLast()
      if ["in", "to"].contains(words[words.count - 1]) { words.removeLast() }
    }
    // Japanese: of 2 mol of water the mass.
    if words.count > 3, words[words.count - 1] == "mass" {
      wanted = Self.units["g"].map { Asked(symbol: $0.0, unit: $0.1) }
      words.removeLast()
    }
    let volume = words.count == 5 && words[1] == "M" ? Self.liters(words[3], words[4]) : nil
    if volume != nil {
      words.removeLast(2)
      words[1] = "mol"
    }
    self.init(plain: words.joined(separator: " "), mark, named, substance)
    // The mass of 235 U is that of a nuclide.
    if start > 0, unit == .coefficient { return nil }
    (asked, counted, liters) = (wanted, question.counted, volume)
  }

  private static func liters(_ number: String, _ unit: String) -> SignificantNumber? {
    let powers = ["l": 0, "L": 0, "ml": -3, "mL": -3, "dl": -1, "dL": -1]
    guard let power = powers[unit] else { return nil }
    return SignificantNumber(number).flatMap { $0.significand > 0 ? $0.shifted(by: power) : nil }
  }

  private init?(
    plain text: String, _ mark: Unicode.Scalar, _ named: (String) -> String?,
    _ substance: (String) -> Formula?
  ) {
    let typed = text.drop { $0 == " " }
    guard
      let read = SearchNumber(
        Array(typed.unicodeScalars)[...], mark: mark, isQuantity: true),
      (1...9).contains(read.digits.count), read.value > 0, ExactDecimal(read.digits) != nil
    else { return nil }
    let (number, digits) = (read.digits, typed.prefix(read.length))
    remark = SearchNumber.remark(
      on: String(digits), readAs: read.value, isAmbiguous: read.isAmbiguous)
    let rest = typed.dropFirst(digits.count).drop { $0 == " " }
    let word = rest.prefix { $0 != " " }
    if let (symbol, unit) = Self.units[String(word)] {
      var name = rest.dropFirst(word.count).drop { $0 == " " }
      if name.hasPrefix("of ") { name = name.dropFirst(3) }
      guard let formula = Self.formula(String(name), named, substance) else { return nil }
      (self.digits, self.symbol, self.unit, self.formula) = (number, symbol, unit, formula)
      isOfElement = formula.text != name && named(String(name)) == formula.text
    } else if let (count, name) = FormulaSpelling.coefficient(of: String(typed)),
      let formula = Formula(FormulaSpelling.plain(name))
    {
      (self.digits, symbol, unit, self.formula) = (count, "", .coefficient, formula)
    } else {
      return nil
    }
  }

  private static func formula(
    _ name: String, _ named: (String) -> String?, _ substance: (String) -> Formula?
  ) -> Formula? {
    let plain = FormulaSpelling.plain(name)
    // Several points are those of decimals rather than of adducts.
    if plain.utf8.count(where: { $0 == UInt8(ascii: ".") }) > 1 {
      return FormulaReading.readings(of: plain).first
    }
    return Formula(substance: plain) ?? named(name).flatMap { Formula(substance: $0) }
      ?? substance(name)
  }

  /// `25 g NaCl`
  var title: String {
    let amount = [NumberFormat.text(digits), liters == nil ? symbol : "M", formula.text]
      .filter { !$0.isEmpty }.joined(separator: NumberFormat.unitSeparator)
    return liters.map { amount + NumberFormat.dot + $0.text + NumberFormat.unitSeparator + "L" }
      ?? amount
  }
}

/// The mass, the moles and the particles of an amount.
struct AmountResult: Sendable, Hashable {
  let amount: Amount
  /// `0.4278 mol`, `49.04 g`
  let value: String
  /// `58.44 g/mol`, `2.576 × 10²³ particles`
  let molarMass: String
  let particles: String

  /// - Returns: nil if the digits do not fit into 64 bits.
  init?(_ amount: Amount, _ result: FormulaResult) {
    guard let typed = SignificantNumber(amount.digits),
      let mass = SignificantNumber(result.exactMass), mass.significand > 0
    else { return nil }
    // Digits as the number and the molar mass allow, at least four.
    let known = result.molarMass.utf8.filter { 0x30...0x39 ~= $0 }.count
    let count = max(min(typed.digits, known, 8), 4)
    let moles: SignificantNumber? =
      switch amount.unit {
      case .mass(let power): typed.shifted(by: power).divided(by: mass, digits: 10)
      case .moles(let power):
        amount.liters.map(typed.shifted(by: power).multiplied) ?? typed.shifted(by: power)
      case .coefficient: typed
      case .dalton: typed.divided(by: mass, digits: 9)?.divided(by: .avogadro, digits: 10)
      }
    guard let moles,
      let particles = moles.rounded(to: 9).multiplied(by: .avogadro)
    else { return nil }
    if let counted = amount.counted {
      let atoms =
        counted == .particles ? 1000 : amount.formula.atoms.reduce(0) { $0 + $1.thousandths }
      guard
        let all = particles.rounded(to: 9).multiplied(by: .init(significand: atoms, exponent: -3))
      else { return nil }
      value = all.rounded(to: count).text
    } else {
      let wanted = amount.asked ?? amount.unit.usual
      guard let number = wanted.unit.number(of: moles, mass) else { return nil }
      value = number.rounded(to: count).text + NumberFormat.unitSeparator + wanted.symbol
    }
    self.amount = amount
    molarMass = result.copyText
    self.particles = particles.rounded(to: count).text
  }
}

extension Amount.Unit {
  /// The unit that an amount in this one is given in, if no other is asked for.
  fileprivate var usual: Amount.Asked {
    switch self {
    case .mass, .dalton: .init(symbol: "mol", unit: .moles(0))
    case .moles, .coefficient: .init(symbol: "g", unit: .mass(0))
    }
  }

  /// Moles in this unit; nil if they cannot be given in it.
  fileprivate func number(
    of moles: SignificantNumber, _ mass: SignificantNumber
  ) -> SignificantNumber? {
    switch self {
    case .mass(let power): moles.product(with: mass)?.shifted(by: -power)
    case .moles(let power): moles.shifted(by: -power)
    case .coefficient, .dalton: nil
    }
  }
}

/// A positive number: `significand` × 10 to the power of `exponent`.
struct SignificantNumber: Sendable, Hashable {
  let significand: Int
  let exponent: Int

  /// Particles in a mole, which is exact.
  static let avogadro = SignificantNumber(significand: 602_214_076, exponent: 15)

  init(significand: Int, exponent: Int) {
    (self.significand, self.exponent) = (significand, exponent)
  }

  /// Parses digits, perhaps with an exponent, whose zeros are no digits: `3.913e9`.
  init?(_ text: String) {
    let parts = text.split { $0 == "e" || $0 == "E" }
    guard parts.count <= 2, let mantissa = parts.first, let exact = ExactDecimal(String(mantissa)),
      exact.significand >= 0, let power = parts.count == 2 ? Int(parts[1]) : 0,
      (-100...100).contains(power)
    else { return nil }
    self.init(significand: exact.significand, exponent: power - exact.decimals)
  }

  /// Number of digits of the significand.
  var digits: Int { String(significand).utf8.count }

  func shifted(by power: Int) -> Self { Self(significand: significand, exponent: exponent + power) }

  func multiplied(by other: Self) -> Self? {
    let (product, overflow) = significand.multipliedReportingOverflow(by: other.significand)
    return overflow ? nil : Self(significand: product, exponent: exponent + other.exponent)
  }

  /// The product, of the first nine digits of each if all do not fit.
  func product(with other: Self) -> Self? {
    multiplied(by: other) ?? rounded(to: 9).multiplied(by: other.rounded(to: 9))
  }

  /// The quotient with a number of digits, of which the last is cut off.
  func divided(by other: Self, digits: Int) -> Self? {
    guard other.significand > 0 else { return nil }
    var (quotient, rest) = significand.quotientAndRemainder(dividingBy: other.significand)
    var power = exponent - other.exponent
    while quotient < Self.power(digits - 1), rest > 0 || quotient == 0 {
      let (next, overflow) = rest.multipliedReportingOverflow(by: 10)
      guard !overflow, power > -200 else { return nil }
      quotient = quotient * 10 + next / other.significand
      rest = next % other.significand
      power -= 1
      if significand == 0 { break }
    }
    return Self(significand: quotient, exponent: power)
  }

  /// The number rounded to a number of digits, half up.
  func rounded(to count: Int) -> Self {
    let surplus = digits - count
    guard surplus > 0 else { return self }
    let step = Self.power(surplus)
    let kept = significand / step + (significand % step >= step / 2 ? 1 : 0)
    return Self(significand: kept, exponent: exponent + surplus)
  }

  private static func power(_ exponent: Int) -> Int {
    (0..<min(max(exponent, 0), 18)).reduce(1) { power, _ in power * 10 }
  }

  /// `0.4278`, `2.576 × 10²³`
  var text: String {
    let own = String(significand)
    let magnitude = own.utf8.count - 1 + exponent
    if (-4...6).contains(magnitude) {
      if exponent >= 0 { return NumberFormat.text(own + String(repeating: "0", count: exponent)) }
      let zeros = max(0, 1 - exponent - own.utf8.count)
      let padded = String(repeating: "0", count: zeros) + own
      return NumberFormat.text(padded.dropLast(-exponent) + "." + padded.suffix(-exponent))
    }
    let rest = own.dropFirst()
    return own.prefix(1) + (rest.isEmpty ? "" : "." + rest) + PowerOfTen.times(magnitude)
  }
}
