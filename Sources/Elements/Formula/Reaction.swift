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
  /// True if only the reactants were given, and a rule gives the products.
  public let areProductsAssumed: Bool

  /// The equation with its coefficients: `4 Fe + 3 O₂ → 2 Fe₂O₃`.
  public var text: String {
    [reactants, products].map { terms in
      terms.map { $0.coefficient == 1 ? $0.text : "\($0.coefficient) \($0.text)" }
        .joined(separator: " + ")
    }.joined(separator: " → ")
  }

  /// The equation in ASCII, as typed: `4 Fe + 3 O2 -> 2 Fe2O3`.
  public var plainText: String {
    text.reduce(into: "") { plain, character in
      let digit = "₀"..."₉" ~= character ? character.wholeNumberValue.map { String($0) } : nil
      plain += character == "→" ? "->" : digit ?? String(character)
    }
  }
}

extension Reaction {
  /// The masses of the substances in grams for moles as balanced: `223.38 g Fe + 95.994 g O₂ → 319.374 g Fe₂O₃`; nil if the
  /// table lacks an element, or a number does not fit into 64 bits. With as few decimals as the least exact one, and so
  /// few that both sides have one sum.
  public func masses(in table: PeriodicTable, nuclides: NuclideCatalog = .none) -> String? {
    var sides: [[(mass: ExactDecimal, formula: String)]] = []
    var decimals = Int.max
    for terms in [reactants, products] {
      var side: [(mass: ExactDecimal, formula: String)] = []
      for term in terms {
        guard let formula = term.formula else { continue }
        guard let result = FormulaResult(formula, table: table, nuclides: nuclides),
          let rounded = ExactDecimal(result.molarMass),
          let mass = ExactDecimal(result.exactMass)?.multiplied(by: term.coefficient)
        else { return nil }
        // The error of ten and more moles is larger by a digit.
        let lost = String(term.coefficient).utf8.count - 1
        decimals = min(decimals, max(rounded.decimals - lost, 0))
        side.append((mass, formula.text))
      }
      sides.append(side)
    }
    while decimals > 0, !Self.areEqual(sides.map { $0.map(\.mass) }, decimals) { decimals -= 1 }
    return sides.map { side in
      side.map { mass, formula in
        NumberFormat.quantity(mass.rounded(toDecimals: decimals).text, "g")
          + NumberFormat.unitSeparator + formula
      }.joined(separator: " + ")
    }.joined(separator: " → ")
  }

  /// True if the masses of both sides, rounded, have the same sum.
  private static func areEqual(_ sides: [[ExactDecimal]], _ decimals: Int) -> Bool {
    var rest: ExactDecimal? = ExactDecimal(significand: 0, decimals: 0)
    for (side, masses) in sides.enumerated() {
      for mass in masses {
        let part = mass.rounded(toDecimals: decimals).multiplied(by: side == 0 ? -1 : 1)
        rest = part.flatMap { rest?.subtracting($0) }
      }
    }
    return rest?.significand == 0
  }

  /// The substances in their order.
  var formulas: [Formula] { (reactants + products).compactMap(\.formula) }
}

/// The reading of a text as a reaction.
public enum ReactionReading: Sendable, Hashable {
  case balanced(Reaction)
  /// The reason why there is no single balanced equation.
  case unbalanced(Message)

  /// True if the masses of nuclides are needed.
  var hasIsotopes: Bool {
    if case .balanced(let reaction) = self {
      reaction.formulas.contains(where: \.hasIsotopes)
    } else {
      false
    }
  }

  /// Reads a text with an arrow or an equals sign between formulas; nil for any other text.
  public init?(_ typed: String) {
    let verb = "balance "
    let isAsked = typed.prefix(verb.count).lowercased() == verb
    let text = isAsked ? String(typed.dropFirst(verb.count)) : typed
    guard text.utf8.count <= InputLimits.reactionLength, !Self.isBond(text) else { return nil }
    guard var sides = Self.sides(of: text) else {
      // A sum of formulas, not of names.
      guard text.contains("+"), let reactants = Self.substances(in: text), reactants.count > 1,
        reactants.allSatisfy({ $0.charge == 0 }),
        text.contains(where: \.isNumber)
          || Self.pieces(of: text).contains(where: { $0.count(where: \.isUppercase) > 1 })
      else { return nil }
      self = Self.assumingProducts(of: reactants)
      return
    }
    let products = sides.removeLast()
    guard let reactants = Self.substances(in: sides[0]), !reactants.isEmpty else { return nil }
    if products.allSatisfy(\.isWhitespace) {
      self = Self.assumingProducts(of: reactants)
      return
    }
    guard let others = Self.substances(in: products), !others.isEmpty else { return nil }
    let substances = Self.sided(reactants, others)
    guard substances.count <= InputLimits.reactionSubstances else {
      self = .unbalanced(.text(translatable("Too many substances to balance")))
      return
    }
    self = Self.balance(substances)
  }

  /// The substances of a side; nil if one cannot be read.
  private static func substances(in side: String) -> [Substance]? {
    let substances = pieces(of: side).map { Substance($0) }
    return substances.contains(nil) ? nil : substances.compactMap { $0 }
  }

  /// The reaction of the substances of the only side, if a rule gives the products.
  private static func assumingProducts(of reactants: [Substance]) -> Self {
    if let products = ReactionProducts.assumed(of: reactants.compactMap(\.formula)),
      case .balanced(let reaction) = balance(
        sided(reactants, products.compactMap { Substance($0) }), areProductsAssumed: true)
    {
      return .balanced(reaction)
    }
    return .unbalanced(.text(translatable("No products are given (example: Fe + O2 -> Fe2O3)")))
  }

  private static let arrows = [
    "<=>", "<->", "->", "—>", "–>", "=>", "→", "⟶", "⇌", "⇄", "↔", "\\rightarrow", "\\to", "==",
    "=",
  ]

  /// True for a formula with a double bond, `CH2=CH2`: an equation has blanks or more than one substance.
  private static func isBond(_ text: String) -> Bool {
    !text.contains(" ") && !text.contains("+") && text.contains("=") && Formula(text) != nil
  }

  /// The texts on both sides of the only arrow, which may be longer: `--->`; nil without one.
  static func sides(of text: String) -> [String]? {
    for arrow in arrows {
      var parts = divide(Array(text.utf8), at: Array(arrow.utf8))
      guard parts.count > 1 else { continue }
      while parts[0].last == arrow.first { parts[0].removeLast() }
      return parts.count == 2 ? parts : nil
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
  static func pieces(of side: String) -> [String] {
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

  private static func sided(_ reactants: [Substance], _ products: [Substance]) -> [Sided] {
    reactants.map { (0, $0) } + products.map { (1, $0) }
  }

  private static func balance(_ substances: [Sided], areProductsAssumed: Bool = false) -> Self {
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
    case 1:
      guard let coefficients = solution.positive else { return otherSide }
      return .balanced(reaction(substances, coefficients, areProductsAssumed))
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

  private static func reaction(
    _ substances: [Sided], _ coefficients: [Int], _ areProductsAssumed: Bool
  ) -> Reaction {
    func terms(_ side: Int) -> [Reaction.Term] {
      zip(substances, coefficients).filter { $0.0.side == side }.map { entry, coefficient in
        Reaction.Term(
          coefficient: coefficient, formula: entry.substance.formula, text: entry.substance.text)
      }
    }
    return Reaction(
      reactants: terms(0), products: terms(1), areProductsAssumed: areProductsAssumed)
  }

  private static func symbols(in substances: [Substance]) -> [String] {
    var known: Set<String> = []
    return substances.flatMap { $0.formula?.atoms.map(\.label) ?? [] }.filter {
      known.insert($0).inserted
    }
  }
}
