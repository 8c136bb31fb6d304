/// A chemical reaction, balanced: `4 Fe + 3 O₂ → 2 Fe₂O₃`.
public struct Reaction: Sendable, Hashable {
  /// A substance with its coefficient.
  public struct Term: Sendable, Hashable {
    /// Number of formula units; 1 or more.
    public let coefficient: Int
    /// The substance, of which an element may be alone; nil for an electron.
    public let formula: Formula?
    /// The substance as written, with its state: `H₂O(l)`, `e⁻`.
    public let text: String
  }

  public let reactants: [Term]
  public let products: [Term]

  /// The equation with its coefficients: `4 Fe + 3 O₂ → 2 Fe₂O₃`.
  public var text: String {
    [reactants, products].map { terms in
      terms.map { $0.coefficient == 1 ? $0.text : "\($0.coefficient) \($0.text)" }
        .joined(separator: " + ")
    }.joined(separator: " → ")
  }

  /// The equation in ASCII, as typed: `4 Fe + 3 O2 -> 2 Fe2O3`.
  public var plainText: String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "→": result.append(contentsOf: "->".unicodeScalars)
      case "\u{2080}"..."\u{2089}":
        result.append(Unicode.Scalar(UInt8(scalar.value - 0x2080 + 0x30)))
      default: result.append(scalar)
      }
    }
    return String(result)
  }
}

extension Reaction {
  /// The masses of the substances in grams for moles as balanced: `223.38 g Fe + 95.994 g O₂ → 319.374 g Fe₂O₃`; nil if the
  /// table lacks an element, or a number does not fit into 64 bits.
  public func masses(in table: PeriodicTable, nuclides: NuclideCatalog = .none) -> String? {
    var sides: [String] = []
    for terms in [reactants, products] {
      var texts: [String] = []
      for term in terms {
        guard let formula = term.formula else { continue }
        guard let result = FormulaResult(formula, table: table, nuclides: nuclides),
          let mass = Self.mass(of: result, times: term.coefficient)
        else { return nil }
        texts.append(
          NumberFormat.quantity(mass.text, "g") + NumberFormat.unitSeparator + formula.text)
      }
      sides.append(texts.joined(separator: " + "))
    }
    return sides.joined(separator: " → ")
  }

  /// The mass of so many moles; of ten and more with fewer decimals, as the error grows with them.
  private static func mass(of result: FormulaResult, times coefficient: Int) -> ExactDecimal? {
    let rounded = ExactDecimal(result.molarMass)
    let lost = String(coefficient).utf8.count - 1
    guard lost > 0, let rounded,
      let exact = ExactDecimal(result.exactMass)?.multiplied(by: coefficient)
    else { return rounded?.multiplied(by: coefficient) }
    return exact.rounded(toDecimals: max(rounded.decimals - lost, 0))
  }

  /// The substances in their order.
  var formulas: [Formula] { (reactants + products).compactMap(\.formula) }
}

/// The reading of a text as a reaction.
public enum ReactionReading: Sendable, Hashable {
  case balanced(Reaction)
  /// The reason why there is no single balanced equation.
  case unbalanced(Message)

  /// Maximum number of substances.
  static let maximumTerms = 20

  /// True if the masses of nuclides are needed.
  var hasIsotopes: Bool {
    if case .balanced(let reaction) = self {
      reaction.formulas.contains(where: \.hasIsotopes)
    } else {
      false
    }
  }

  /// Reads a text with an arrow or an equals sign between formulas; nil for any other text.
  public init?(_ text: String) {
    guard text.utf8.count <= Self.maximumLength, let sides = Self.sides(of: text),
      !Self.isBond(text)
    else { return nil }
    var substances: [(side: Int, substance: Substance)] = []
    for (side, part) in sides.enumerated() {
      for piece in Self.pieces(of: part) {
        guard let substance = Substance(piece) else { return nil }
        substances.append((side, substance))
      }
    }
    guard substances.contains(where: { $0.side == 0 }), substances.contains(where: { $0.side == 1 })
    else { return nil }
    guard substances.count <= Self.maximumTerms else {
      self = .unbalanced(.text(translatable("Too many substances to balance")))
      return
    }
    self = Self.balance(substances)
  }

  private static let maximumLength = 4000

  private static let arrows = [
    "<=>", "<->", "-->", "==>", "->", "=>", "→", "⟶", "⇌", "⇄", "↔", "==", "=",
  ]

  /// True for a formula with a double bond, `CH2=CH2`: an equation has blanks or more than one substance.
  private static func isBond(_ text: String) -> Bool {
    !text.contains(" ") && !text.contains("+") && text.contains("=") && Formula(text) != nil
  }

  /// The texts on both sides of the only arrow; nil without one.
  private static func sides(of text: String) -> [String]? {
    for arrow in arrows {
      let parts = divide(Array(text.utf8), at: Array(arrow.utf8))
      if parts.count > 1 { return parts.count == 2 ? parts : nil }
    }
    return nil
  }

  /// Divides a text at every occurrence of another one.
  private static func divide(_ text: [UInt8], at separator: [UInt8]) -> [String] {
    var parts: [[UInt8]] = [[]]
    var position = 0
    while position < text.count {
      if text[position...].starts(with: separator) {
        parts.append([])
        position += separator.count
      } else {
        parts[parts.count - 1].append(text[position])
        position += 1
      }
    }
    return parts.map { String(decoding: $0, as: UTF8.self) }
  }

  /// Divides a side at its plus signs; that of a charge has another sign, a bracket or nothing behind it.
  private static func pieces(of side: String) -> [String] {
    var pieces: [String] = [""]
    let characters = Array(side)
    for (index, character) in characters.enumerated() {
      let next = characters[(index + 1)...].first { !$0.isWhitespace }
      let isAfterBlank = index > 0 && characters[index - 1].isWhitespace
      let isBreak =
        next.map { $0.isLetter || $0.isNumber || $0 == "[" || $0 == "(" && isAfterBlank } ?? false
      if character == "+", isBreak {
        pieces.append("")
      } else {
        pieces[pieces.count - 1].append(character)
      }
    }
    return pieces.map { piece in
      let head = piece.drop { $0.isWhitespace }
      return String(head.reversed().drop { $0.isWhitespace }.reversed())
    }
  }

  // MARK: Balancing

  private typealias Sided = (side: Int, substance: Substance)

  private static func balance(_ substances: [Sided]) -> Self {
    let symbols = Self.symbols(in: substances.map(\.substance))
    for symbol in symbols {
      let sides = Set(substances.filter { $0.substance.count(of: symbol) != 0 }.map(\.side))
      if sides.count == 1 {
        return .unbalanced(
          .format(translatable("{1} is on one side of the equation only"), .verbatim(symbol)))
      }
    }
    let atoms = symbols.map { symbol in row(of: substances) { $0.count(of: symbol) } }
    let charges = row(of: substances) { $0.charge * 1000 }
    guard let solution = NullSpace(atoms + [charges], columns: substances.count) else {
      return .unbalanced(.text(translatable("The numbers are too large to balance")))
    }
    switch solution.dimension {
    case 0:
      let isMassBalanced = NullSpace(atoms, columns: substances.count)?.dimension != 0
      let isCharged = substances.contains { $0.substance.charge != 0 }
      return .unbalanced(
        isCharged && isMassBalanced
          ? .text(translatable("The charges cannot be balanced"))
          : .text(translatable("No coefficients balance this equation")))
    case 1: return solution.positive.map { .balanced(reaction(substances, $0)) } ?? otherSide
    default:
      return .unbalanced(
        .plural(
          translatable(
            singular: "The equation has {1} independent solution",
            plural: "The equation has {1} independent solutions; leave one reaction of them"),
          count: solution.dimension, [.verbatim(String(solution.dimension))]))
    }
  }

  private static var otherSide: Self {
    .unbalanced(
      .text(translatable("A substance would have to change its side to balance this equation")))
  }

  /// A quantity of each substance, negative for the products.
  private static func row(of substances: [Sided], _ quantity: (Substance) -> Int) -> [Int] {
    substances.map { $0.side == 0 ? quantity($0.substance) : -quantity($0.substance) }
  }

  private static func reaction(_ substances: [Sided], _ coefficients: [Int]) -> Reaction {
    func terms(_ side: Int) -> [Reaction.Term] {
      zip(substances, coefficients).filter { $0.0.side == side }.map { entry, coefficient in
        Reaction.Term(
          coefficient: coefficient, formula: entry.substance.formula, text: entry.substance.text)
      }
    }
    return Reaction(reactants: terms(0), products: terms(1))
  }

  private static func symbols(in substances: [Substance]) -> [String] {
    var known: Set<String> = []
    return substances.flatMap { $0.formula?.atoms.map(\.label) ?? [] }.filter {
      known.insert($0).inserted
    }
  }
}

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
