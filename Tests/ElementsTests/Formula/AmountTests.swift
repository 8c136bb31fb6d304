import Testing

@testable import Elements

@Suite("Amounts and spellings of formulas")
struct AmountTests {
  private func answer(_ text: String) throws -> [String] {
    let answer = try #require(try Search.answer(text).answers.first, "\(text)")
    return [answer.line.english, answer.details.last?.english ?? ""].map { line in
      line.map { $0 == "\u{a0}" || $0 == "\u{2009}" ? " " : String($0) }.joined()
    }
  }

  @Test("A mass gives the moles, moles give the mass")
  func amounts() throws {
    for (text, line, particles) in [
      ("25 g NaCl", "25 g NaCl: 0.4278 mol", "2.576 × 10²³ particles"),
      ("0.5 mol H2SO4", "0.5 mol H₂SO₄: 49.04 g", "3.011 × 10²³ particles"),
      ("1 kg of Au", "1 kg Au: 5.077 mol", "3.057 × 10²⁴ particles"),
      ("5 mg C6H12O6", "5 mg C₆H₁₂O₆: 2.775 × 10⁻⁵ mol", "1.671 × 10¹⁹ particles"),
      ("1,5 mol H2O", "1.5 mol H₂O: 27.02 g", "9.033 × 10²³ particles"),
      ("25.0000 g NaCl", "25.0000 g NaCl: 0.4278 mol", "2.576 × 10²³ particles"),
      ("25.0000 g NaOH", "25.0000 g NaOH: 0.62505 mol", "3.7641 × 10²³ particles"),
      ("2H2O", "2 mol H₂O: 36.03 g", "1.204 × 10²⁴ particles"),
      ("3 NaOH", "3 mol NaOH: 120.0 g", "1.807 × 10²⁴ particles"),
      ("2 t Fe", "2 t Fe: 35 813 mol".replacing("35 813", by: "35 810"), "2.157 × 10²⁸ particles"),
      ("58.44 u NaCl", "58.44 u NaCl: 1.661 × 10⁻²⁴ mol", "1.000 particles"),
    ] {
      try expect(answer(text), equals: [line, particles], "\(text)")
    }
  }

  @Test("Other texts are no amounts")
  func others() {
    for text in [
      "", "25", "g NaCl", "25 g", "0 g NaCl", "25 x NaCl", "25 g hello", "300 K", "1800",
      "1234567890 g NaCl",
    ] {
      expect(Amount(text) == nil, "\(text)")
    }
  }

  @Test(
    "A formula is read with marks, blanks and a state",
    arguments: [
      ("H_2SO_4", "H₂SO₄"), ("H_{2}SO_{4}", "H₂SO₄"), ("Fe^{3+}", "Fe³⁺"), ("H2 O", "H₂O"),
      ("CuSO4 · 5 H2O", "CuSO₄·5H₂O"), ("NaCl(aq)", "NaCl"), ("H2O (l)", "H₂O"),
      ("Sr_0.5La_0.5TiO_3", "Sr₀.₅La₀.₅TiO₃"), ("(NH4)2 SO4", "(NH₄)₂SO₄"),
    ])
  func spellings(_ text: String, _ expected: String) {
    expect(SearchQuery(text, fold: Search.fold).formulas.first?.text, equals: expected)
  }

  @Test("A point between digits is read both ways, the likelier first")
  func points() throws {
    let carbon = try Search.answer("C12.3H3.5O2.556").formulas
    expect(carbon.map(\.molarMass), equals: ["192.157"])
    let vitriol = try Search.answer("CuSO4.5H2O").formulas
    expect(vitriol.map(\.molarMass), equals: ["249.68", "185.62"])
    try expect(Search.answer("CuSO4·5H2O").formulas.count, equals: 1)
    try expect(Search.answer("NaCl.2H2O").formulas.count, equals: 1)
    try expect(Search.answer("CaSO4*0.5H2O").formulas.count, equals: 1)
  }

  @Test("What is open in a formula is said")
  func remarks() throws {
    for (text, title) in [
      ("YBa2Cu3O7-x", "YBa₂Cu₃O₇−x has no molar mass without a value of x"),
      ("YBa2Cu3O7-δ", "YBa₂Cu₃O₇−δ has no molar mass without a value of δ"),
      ("ZnS:Cu", "ZnS has no molar mass without the share of the dopant Cu"),
      ("(C2H4)n", "(C₂H₄)ₙ is a polymer: the molar mass is that of one unit"),
    ] {
      try expect(Search.answer(text).answers.first?.title.english, equals: title)
    }
    try expect(Search.answer("(C2H4)n").formulas.first?.molarMass, equals: "28.054")
    expect(try Search.answer("ZnS:Cu").formulas.isEmpty)
    for text in ["state: liquid", "Zn", "iron", "H2O", "x", "by: Curie", "boron"] {
      expect(FormulaRemark(text) == nil, "\(text)")
    }
  }

  @Test("Elements side by side are no formula")
  func symbols() {
    for text in ["He Ne", "Fe 26", "gold 79", "period 4"] {
      expect(SearchQuery(text, fold: Search.fold).formulas.isEmpty, "\(text)")
    }
  }
}
