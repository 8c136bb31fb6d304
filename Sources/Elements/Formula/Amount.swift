/// An amount of a substance as typed: `25 g NaCl`, `0.5 mol H2SO4`, `2 H2O`.
struct Amount: Sendable, Hashable {
  enum Unit: Sendable, Hashable {
    /// A unit of mass, in so many times 10 to this power of grams.
    case mass(Int, times: Int = 1)
    /// A unit of amount, in 10 to this power of moles.
    case moles(Int)
    /// The atomic unit of mass, for the number of particles.
    case dalton
    /// Formula units of an equation: moles.
    case coefficient
    /// A unit of volume, in 10 to this power of liters.
    case volume(Int)

    var isVolume: Bool { if case .volume = self { true } else { false } }
  }

  /// The digits typed, without marks between thousands.
  let digits: String
  /// What the number was read as, if it has two readings.
  let remark: Message?
  /// The unit as shown.
  let symbol: String
  let unit: Unit
  var formula: Formula
  /// The other readings of the formula.
  var others: [Formula] = []
  /// The substance as typed.
  let name: String
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

  private static let pound = ("lb", Unit.mass(-5, times: 45_359_237))
  /// An ounce of gold may be a troy ounce: so each is named.
  private static let ounce = ("oz av", Unit.mass(-9, times: 28_349_523_125))
  private static let troyOunce = ("oz t", Unit.mass(-7, times: 311_034_768))
  static let units: [String: (String, Unit)] = [
    "g": ("g", .mass(0)), "mg": ("mg", .mass(-3)), "µg": ("μg", .mass(-6)),
    "μg": ("μg", .mass(-6)), "ug": ("μg", .mass(-6)), "kg": ("kg", .mass(3)),
    "t": ("t", .mass(6)), "mol": ("mol", .moles(0)), "mole": ("mol", .moles(0)),
    "moles": ("mol", .moles(0)), "mmol": ("mmol", .moles(-3)), "µmol": ("μmol", .moles(-6)),
    "μmol": ("μmol", .moles(-6)), "umol": ("μmol", .moles(-6)), "kmol": ("kmol", .moles(3)),
    "u": ("u", .dalton), "Da": ("u", .dalton), "gram": ("g", .mass(0)), "grams": ("g", .mass(0)),
    "kilogram": ("kg", .mass(3)), "kilograms": ("kg", .mass(3)), "milligrams": ("mg", .mass(-3)),
    "lb": pound, "lbs": pound, "pound": pound, "pounds": pound, "oz": ounce, "ounce": ounce,
    "ounces": ounce, "ozt": troyOunce, "toz": troyOunce, "tonne": ("t", .mass(6)),
    "tonnes": ("t", .mass(6)), "l": ("L", .volume(0)),
    "L": ("L", .volume(0)), "liter": ("L", .volume(0)), "liters": ("L", .volume(0)),
    "litre": ("L", .volume(0)), "litres": ("L", .volume(0)), "dm3": ("dm³", .volume(0)),
    "dm³": ("dm³", .volume(0)), "dl": ("dL", .volume(-1)), "dL": ("dL", .volume(-1)),
    "cl": ("cL", .volume(-2)), "cL": ("cL", .volume(-2)), "ml": ("mL", .volume(-3)),
    "mL": ("mL", .volume(-3)), "milliliter": ("mL", .volume(-3)),
    "milliliters": ("mL", .volume(-3)), "cm3": ("cm³", .volume(-3)), "cm³": ("cm³", .volume(-3)),
    "cm^3": ("cm³", .volume(-3)), "m3": ("m³", .volume(3)), "m³": ("m³", .volume(3)),
  ]

  /// True if a density is needed.
  var hasVolume: Bool { unit.isVolume || asked?.unit.isVolume == true }

  /// Parses a number, a unit and a formula, which may be a lone symbol or a name behind a unit, perhaps in a question for
  /// moles, grams or atoms, or a solution, `0.5 M NaCl 250 ml`; also the substance first. Nil for any other text.
  /// - Parameters:
  ///   - mark: the mark before the decimals of numbers.
  ///   - named: returns the symbol of the element with a name.
  ///   - substance: returns the formula of the substance with a name.
  init?(
    _ text: String, mark: Unicode.Scalar = ".", symbol named: (String) -> String? = { _ in nil },
    substance: (String) -> Formula? = { _ in nil }
  ) {
    guard let question = Question(text) else { return nil }
    var words = question.words
    // Of a solution, 2 N H2SO4, it is no nitrogen.
    if words.count > 2, words[1] == "N" { return nil }
    let isSolution = words.count > 2 && words[1] == "M"
    var volume = isSolution ? Self.liters(words[words.count - 2], words[words.count - 1]) : nil
    if volume != nil { words.removeLast(2) }
    if isSolution { words[1] = "mol" }
    self.init(plain: words.joined(separator: " "), mark, named, substance)
    // The mass of 235 U is that of a nuclide, and a solution without a volume one of a compound, of a liter.
    let isElement = formula.atoms.count == 1
    if question.isAsked && unit == .coefficient || isSolution && volume == nil && isElement {
      return nil
    }
    if isSolution, volume == nil { volume = SignificantNumber("1") }
    (asked, counted, liters) = (question.unit, question.counted, volume)
  }

  private static func liters(_ number: String, _ unit: String) -> SignificantNumber? {
    guard case .volume(let power)? = units[unit]?.1 else { return nil }
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
    let rest = typed.dropFirst(digits.count).drop { $0 == " " }
    let word = rest.prefix { $0 != " " }
    remark =
      SearchNumber.remark(
        on: String(digits), readAs: read.value, isAmbiguous: read.isAmbiguous)
      ?? (Self.units[String(word)]?.0 == Self.ounce.0 ? Self.ofOunce(word) : nil)
    if let (symbol, unit) = Self.units[String(word)] {
      var name = rest.dropFirst(word.count).drop { $0 == " " }
      if name.hasPrefix("of ") { name = name.dropFirst(3) }
      let formulas = Self.formulas(String(name), named, substance)
      guard let formula = formulas.first else { return nil }
      (self.digits, self.symbol, self.unit, self.formula) = (number, symbol, unit, formula)
      (self.name, others) = (String(name), Array(formulas.dropFirst()))
      isOfElement = formula.text != name && named(String(name)) == formula.text
    } else if let (count, name) = FormulaSpelling.coefficient(of: String(typed)) {
      let formulas = FormulaReading.readings(of: FormulaSpelling.plain(name))
      guard let formula = formulas.first else { return nil }
      (self.digits, symbol, unit, self.formula) = (count, "mol", .coefficient, formula)
      (self.name, others) = (name, Array(formulas.dropFirst()))
    } else {
      return nil
    }
  }

  /// The readings of a substance, the likelier first: a formula, in small letters perhaps a symbol, too, a nuclide or a name.
  private static func formulas(
    _ name: String, _ named: (String) -> String?, _ substance: (String) -> Formula?
  ) -> [Formula] {
    let plain = FormulaSpelling.plain(name)
    let read = FormulaReading.readings(of: plain)
    let isFormula = !read.isEmpty && name.first?.isLowercase != true
    let element =
      isFormula
      ? nil : (named(name) ?? (read.isEmpty ? plain : nil)).flatMap { Formula(substance: $0) }
    let all = read + [element].compactMap { $0 }
    if !all.isEmpty { return all }
    return [substance(name)].compactMap { $0 }
  }

  private static func ofOunce(_ typed: Substring) -> Message {
    .format(
      translatable("“{1}” was read as {2}"), .verbatim(String(typed)),
      .number(NumberFormat.quantity("28.3495", "g")))
  }

  /// `25 g NaCl`
  var title: String {
    let amount = [NumberFormat.text(digits), liters == nil ? symbol : "M", formula.text]
      .joined(separator: NumberFormat.unitSeparator)
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

  /// - Parameter density: in grams per liter; nil if no volume is given or asked for.
  /// - Returns: nil if the digits do not fit into 64 bits.
  init?(_ amount: Amount, _ result: FormulaResult, density: SignificantNumber? = nil) {
    guard let typed = SignificantNumber(amount.digits),
      let mass = SignificantNumber(result.exactMass), mass.significand > 0
    else { return nil }
    // Digits as the number and the molar mass allow, at least four.
    let known = result.molarMass.utf8.filter { 0x30...0x39 ~= $0 }.count
    let count = min(max(min(typed.digits, known, 8), 4), density?.digits ?? 8)
    let moles: SignificantNumber? =
      switch amount.unit {
      case .mass(let power, let factor):
        typed.product(with: .init(significand: factor, exponent: power))?
          .divided(by: mass, digits: 10)
      case .moles(let power):
        amount.liters.map(typed.shifted(by: power).multiplied) ?? typed.shifted(by: power)
      case .coefficient: typed
      case .dalton: typed.divided(by: mass, digits: 9)?.divided(by: .avogadro, digits: 10)
      case .volume(let power):
        density.flatMap {
          typed.shifted(by: power).product(with: $0)?.divided(by: mass, digits: 10)
        }
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
      guard let number = wanted.unit.number(of: moles, mass, density) else { return nil }
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
    case .moles, .coefficient, .volume: .init(symbol: "g", unit: .mass(0))
    }
  }

  /// Moles in this unit; nil if they cannot be given in it.
  fileprivate func number(
    of moles: SignificantNumber, _ mass: SignificantNumber, _ density: SignificantNumber?
  ) -> SignificantNumber? {
    switch self {
    case .volume(let power):
      density.flatMap {
        moles.product(with: mass)?.divided(by: $0, digits: 10)?.shifted(by: -power)
      }
    case .mass(let power, let factor):
      moles.product(with: mass)?.divided(
        by: .init(significand: factor, exponent: power), digits: 10)
    case .moles(let power): moles.shifted(by: -power)
    case .coefficient, .dalton: nil
    }
  }
}
