import Testing

@testable import Elements

@Suite("Formulas with isotopes")
struct IsotopeFormulaTests {
  private func result(_ text: String) throws -> FormulaResult {
    let formula = try #require(Formula(text))
    return try #require(
      try FormulaResult(formula, table: BuiltIn.table.get(), nuclides: Search.data.get().nuclides))
  }

  @Test(
    "An isotope counts with the mass of its nuclide",
    arguments: [
      // Twice 2.014101778, and oxygen's 15.999.
      ("D2O", "D₂O", "20.027"), ("T2O", "T₂O", "22.031"), ("HDO", "HDO", "19.021"),
      ("[13C]6H12O6", "¹³C₆H₁₂O₆", "186.110"), ("¹³CO₂", "¹³CO₂", "45.001"),
      ("CH3[13C]H3", "CH₃¹³CH₃", "31.062"), ("[235U]F6", "²³⁵UF₆", "349.034347089"),
    ])
  func masses(_ text: String, _ shown: String, _ mass: String) throws {
    let result = try result(text)
    expect(result.formula.text, equals: shown)
    expect(result.molarMass, equals: mass)
    expect(Formula(shown)?.atoms, equals: result.formula.atoms)
  }

  @Test("The shares name the isotope beside the element, and a note says which mass counts")
  func shares() throws {
    let water = try result("HDO")
    expect(water.parts.map(\.symbol), equals: ["H", "²H", "O"])
    expect(Set(water.parts.map(\.id)).count, equals: 3)
    expect(water.notes.map(\.english), equals: ["²H counts with the mass of the nuclide"])
  }

  @Test("The isotope's uncertainty has the digits of its mass")
  func uncertainty() throws {
    // 235.043928 ± 0.0000012 with fluorine's 6 × 0.000000005.
    try expect(result("[235U]F6").uncertainty, equals: "0.0000013")
  }

  @Test("A reaction keeps isotopes apart")
  func reaction() throws {
    guard case .balanced(let reaction)? = ReactionReading("D2 + O2 -> D2O") else {
      Issue.record("not balanced")
      return
    }
    expect(reaction.text, equals: "2 D₂ + O₂ → 2 D₂O")
    guard case .unbalanced? = ReactionReading("H2 + O2 -> D2O") else {
      Issue.record("balanced without deuterium on the left")
      return
    }
  }

  @Test(
    "What is no isotope, and no word by chance, is no formula",
    arguments: ["TNT", "PT", "[999C]O2", "[13]C", "[13C", "[0C]H4", "D", "[13C]"])
  func others(_ text: String) { expect(Formula(text) == nil) }

  @Test("An isotope that is not known has no molar mass")
  func unknown() throws {
    let formula = try #require(Formula("[40C]O2"))
    expect(
      try FormulaResult(formula, table: BuiltIn.table.get(), nuclides: Search.data.get().nuclides)
        == nil)
  }
}
