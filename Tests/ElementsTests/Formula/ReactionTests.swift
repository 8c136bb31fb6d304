import Testing

@testable import Elements

@Suite("Reactions")
struct ReactionTests {
  /// Reactions with their coefficients, as in textbooks.
  private static let reactions = """
    H2 + O2 -> H2O | 2 1 2
    N2 + H2 -> NH3 | 1 3 2
    Fe + O2 -> Fe2O3 | 4 3 2
    Fe + O2 → Fe3O4 | 3 2 1
    CH4 + O2 = CO2 + H2O | 1 2 1 2
    C3H8 + O2 -> CO2 + H2O | 1 5 3 4
    C6H12O6 + O2 -> CO2 + H2O | 1 6 6 6
    C2H5OH + O2 -> CO2 + H2O | 1 3 2 3
    C8H18 + O2 -> CO2 + H2O | 2 25 16 18
    CO2 + H2O -> C6H12O6 + O2 | 6 6 1 6
    KClO3 -> KCl + O2 | 2 2 3
    H2O2 -> H2O + O2 | 2 2 1
    HgO -> Hg + O2 | 2 2 1
    CaCO3 -> CaO + CO2 | 1 1 1
    NaHCO3 -> Na2CO3 + H2O + CO2 | 2 1 1 1
    Al + O2 -> Al2O3 | 4 3 2
    Al + Fe2O3 -> Al2O3 + Fe | 2 1 1 2
    Al + HCl -> AlCl3 + H2 | 2 6 2 3
    Zn + HCl -> ZnCl2 + H2 | 1 2 1 1
    Na + H2O -> NaOH + H2 | 2 2 2 1
    Ca(OH)2 + H3PO4 -> Ca3(PO4)2 + H2O | 3 2 1 6
    NaOH + H2SO4 -> Na2SO4 + H2O | 2 1 1 2
    Fe2O3 + CO -> Fe + CO2 | 1 3 2 3
    Fe2O3 + C -> Fe + CO2 | 2 3 4 3
    FeS2 + O2 -> Fe2O3 + SO2 | 4 11 2 8
    SO2 + O2 <=> SO3 | 2 1 2
    NH3 + O2 -> NO + H2O | 4 5 4 6
    NO2 + H2O -> HNO3 + NO | 3 1 2 1
    Cu + HNO3 -> Cu(NO3)2 + NO + H2O | 3 8 3 2 4
    Cu + HNO3 -> Cu(NO3)2 + NO2 + H2O | 1 4 1 2 2
    Cu + H2SO4 -> CuSO4 + SO2 + H2O | 1 2 1 1 2
    KMnO4 + HCl -> KCl + MnCl2 + Cl2 + H2O | 2 16 2 2 5 8
    K2Cr2O7 + HCl -> KCl + CrCl3 + Cl2 + H2O | 1 14 2 2 3 7
    MnO2 + HCl -> MnCl2 + Cl2 + H2O | 1 4 1 1 2
    P4 + O2 -> P4O10 | 1 5 1
    P4O10 + H2O -> H3PO4 | 1 6 4
    Ca3(PO4)2 + SiO2 + C -> CaSiO3 + CO + P4 | 2 6 10 6 10 1
    CaC2 + H2O -> C2H2 + Ca(OH)2 | 1 2 1 1
    SiO2 + HF -> SiF4 + H2O | 1 4 1 2
    SiCl4 + H2O -> SiO2 + HCl | 1 2 1 4
    TiCl4 + Mg -> Ti + MgCl2 | 1 2 1 2
    WO3 + H2 -> W + H2O | 1 3 1 3
    UF6 + H2O -> UO2F2 + HF | 1 2 1 4
    XeF6 + H2O -> XeO3 + HF | 1 3 1 6
    I2 + Na2S2O3 -> NaI + Na2S4O6 | 1 2 2 1
    As2S3 + HNO3 + H2O -> H3AsO4 + H2SO4 + NO | 3 28 4 6 9 28
    (NH4)2Cr2O7 -> N2 + Cr2O3 + H2O | 1 1 1 4
    NH4NO3 -> N2O + H2O | 1 1 2
    Pb(NO3)2 -> PbO + NO2 + O2 | 2 2 4 1
    AgNO3 + NaCl -> AgCl + NaNO3 | 1 1 1 1
    BaCl2 + Na2SO4 -> BaSO4 + NaCl | 1 1 1 2
    CuSO4·5H2O -> CuSO4 + H2O | 1 1 5
    C3H5N3O9 -> CO2 + N2 + O2 + H2O | 4 12 6 1 10
    C7H5N3O6 -> N2 + H2O + CO + C | 2 3 5 7 7
    Ag+ + Cu -> Ag + Cu2+ | 2 1 2 1
    Fe3+ + e- -> Fe2+ | 1 1 1
    MnO4- + Fe2+ + H+ -> Mn2+ + Fe3+ + H2O | 1 5 8 1 5 4
    Cr2O7^2- + H+ + e- -> Cr3+ + H2O | 1 14 6 2 7
    MnO4- + C2O4^2- + H+ -> Mn2+ + CO2 + H2O | 2 5 16 2 10 8
    Cl2 + OH- -> Cl- + ClO3- + H2O | 3 6 5 1 3
    NaCl(aq) + AgNO3(aq) -> AgCl(s) + NaNO3(aq) | 1 1 1 1
    K4Fe(CN)6 + KMnO4 + H2SO4 -> KHSO4 + Fe2(SO4)3 + MnSO4 + HNO3 + CO2 + H2O | 10 122 299 162 5 122 60 60 188
    """.split(separator: "\n").map { $0.split(separator: "|").map(String.init) }

  private func reaction(_ text: String) -> Reaction? {
    if case .balanced(let reaction)? = ReactionReading(text) { reaction } else { nil }
  }

  private func problem(_ text: String) -> String? {
    if case .unbalanced(let reason)? = ReactionReading(text) { reason.english } else { nil }
  }

  @Test("Known reactions are balanced", arguments: reactions)
  func balance(_ line: [String]) throws {
    let reaction = try #require(self.reaction(line[0]), "\(line[0]): \(problem(line[0]) ?? "")")
    let found = (reaction.reactants + reaction.products).map(\.coefficient)
    expect(found, equals: line[1].split(separator: " ").compactMap { Int($0) }, "\(line[0])")
    for symbol in Set(reaction.formulas.flatMap { $0.atoms.map(\.symbol) }) {
      let sides = [reaction.reactants, reaction.products].map { terms in
        terms.reduce(0) { sum, term in
          let atoms = term.formula?.atoms.first { $0.symbol == symbol }?.thousandths ?? 0
          return sum + term.coefficient * atoms
        }
      }
      expect(sides[0], equals: sides[1], "\(symbol) in \(line[0])")
    }
  }

  @Test("The equation is written with its coefficients, states and masses")
  func texts() throws {
    let silver = try #require(reaction("NaCl(aq)+AgNO3(aq)->AgCl(s)+NaNO3(aq)"))
    expect(silver.text, equals: "NaCl(aq) + AgNO₃(aq) → AgCl(s) + NaNO₃(aq)")
    let rust = try #require(reaction("2 Fe + 7 O2 => Fe2O3"))
    expect(rust.text, equals: "4 Fe + 3 O₂ → 2 Fe₂O₃")
    expect(rust.plainText, equals: "4 Fe + 3 O2 -> 2 Fe2O3")
    let masses = try #require(rust.masses(in: try BuiltIn.table.get()))
    expect(
      masses, equals: "223.380\u{a0}g\u{a0}Fe + 95.994\u{a0}g\u{a0}O₂ → 319.374\u{a0}g\u{a0}Fe₂O₃")
    expect(reaction("Cr3+ + 3e- -> Cr")?.text, equals: "Cr³⁺ + 3 e⁻ → Cr")
  }

  @Test("What cannot be balanced says why")
  func problems() {
    expect(problem("Fe -> Au"), equals: "Fe is on one side of the equation only")
    expect(problem("Fe2+ -> Fe3+"), equals: "The charges cannot be balanced")
    expect(problem("C + O2 -> CO + CO2")?.contains("2 independent solutions") == true)
    expect(
      problem("CO -> CO2"), equals: "No coefficients balance this equation")
    expect(problem("CO + CO2 -> C2O3 + C3O4") != nil)
    let many = Formula.symbols.prefix(30).joined(separator: " + ")
    expect(problem("\(many) -> H2O"), equals: "Too many substances to balance")
  }

  @Test("Both sides have the same mass as shown")
  func sums() throws {
    let table = try BuiltIn.table.get()
    for (text, masses) in [
      ("NaOH + HCl -> NaCl + H2O", "40.00 g NaOH + 36.46 g HCl → 58.44 g NaCl + 18.02 g H₂O"),
      ("H2 + O2 -> H2O", "4.032 g H₂ + 31.998 g O₂ → 36.030 g H₂O"),
    ] {
      let shown = try #require(reaction(text)?.masses(in: table))
      expect(shown.split(separator: "\u{a0}").joined(separator: " "), equals: masses)
    }
  }

  @Test("The products of a rule are assumed, and of others not given")
  func products() {
    for text in ["NaOH + HCl", "C2H5OH + O2", "H2 + O2 ->", "Al + O2", "Al(OH)3 + H2SO4"] {
      expect(reaction(text)?.areProductsAssumed == true, "\(text)")
    }
    expect(reaction("NaOH + HCl -> NaCl + H2O")?.areProductsAssumed == false)
    for text in ["H2O ->", "H2 ->", "Fe + O2", "CO2 + O2", "Al(OH)3 + H2CO3", "Fe(OH)3 + HI ->"] {
      expect(problem(text), equals: "No products are given (example: Fe + O2 -> Fe2O3)")
    }
    expect(ReactionReading("gold + silver") == nil && ReactionReading("Fe2+ + Fe3+") == nil)
  }

  @Test("Other texts are no reactions")
  func others() {
    for text in [
      "", "->", "H2O", "-> H2O", "Z = 26", "melt = 300 K", "a -> b",
      "H2 -> H -> H2", "x = y",
    ] {
      expect(ReactionReading(text) == nil, "\(text)")
    }
    expect(ReactionReading(String(repeating: "H2 + ", count: 1000) + "O2 -> H2O") == nil)
  }

  @Test("Numbers that do not fit are refused")
  func large() {
    let (rows, columns) = ([[Int.max, 2, 0], [3, Int.max - 1, 5]], 3)
    expect(NullSpace(rows, columns: columns) == nil)
    expect(NullSpace([[2, -3]], columns: 2)?.positive, equals: [3, 2])
    expect(NullSpace([[1, 1]], columns: 2)?.positive == nil)
    expect(NullSpace([[0, 0]], columns: 2)?.dimension, equals: 2)
  }
}
