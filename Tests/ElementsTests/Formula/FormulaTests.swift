import Testing

@testable import Elements

@Suite("Chemical formulas")
struct FormulaTests {
  private func counts(_ text: String) -> String? {
    Formula(text).map { formula in
      formula.atoms.map { $0.symbol + $0.count }.joined(separator: " ")
        + (formula.charge == 0 ? "" : " charge \(formula.charge)")
    }
  }

  @Test("Atoms are counted through brackets and adducts")
  func counting() {
    expect(counts("H2O"), equals: "H2 O1")
    expect(counts("C6H12O6"), equals: "C6 H12 O6")
    expect(counts("Ca(OH)2"), equals: "Ca1 O2 H2")
    expect(counts("Fe2(SO4)3"), equals: "Fe2 S3 O12")
    expect(counts("K4[Fe(CN)6]"), equals: "K4 Fe1 C6 N6")
    expect(counts("CH3CH2OH"), equals: "C2 H6 O1")
    for dot in ["·", "*", ".", "•", " · ", " * "] {
      expect(counts("CuSO4\(dot)5H2O"), equals: "Cu1 S1 O9 H10", "\(dot)")
    }
    expect(counts("3H2O") == nil)
  }

  @Test("A broken number of atoms is exact")
  func fractions() {
    expect(counts("CaSO4·0.5H2O"), equals: "Ca1 S1 O4.5 H1")
    expect(counts("Fe0.95O"), equals: "Fe0.95 O1")
    expect(counts("YBa2Cu3O6.9"), equals: "Y1 Ba2 Cu3 O6.9")
    expect(counts("CaSO4.2H2O"), equals: "Ca1 S1 O6 H4")
    expect(counts("H0.0001O") == nil)
    expect(counts("H0O") == nil)
  }

  @Test("Charges are read in ASCII and Unicode")
  func charges() {
    for text in ["SO4^2-", "SO4^-2", "SO4^{2-}", "SO₄²⁻", "SO4²⁻", "SO4 2-", "SO4--"] {
      expect(counts(text), equals: "S1 O4 charge -2", "\(text)")
    }
    expect(counts("NH4+"), equals: "N1 H4 charge 1")
    expect(counts("Na+"), equals: "Na1 charge 1")
    expect(counts("Fe3+"), equals: "Fe1 charge 3")
    expect(counts("[Fe(CN)6]3-"), equals: "Fe1 C6 N6 charge -3")
    expect(counts("Hg2^2+"), equals: "Hg2 charge 2")
    expect(counts("H^0+") == nil)
    expect(counts("H+-") == nil)
  }

  @Test("The formula is shown with subscripts and superscripts")
  func display() {
    expect(Formula("CuSO4*5H2O")?.text, equals: "CuSO₄·5H₂O")
    expect(Formula("SO4^2-")?.text, equals: "SO₄²⁻")
    expect(Formula("[Fe(CN)6]3-")?.text, equals: "[Fe(CN)₆]³⁻")
    expect(Formula("CaSO4·0.5H2O")?.text, equals: "CaSO₄·0.5H₂O")
    expect(Formula("C12H22O11")?.text, equals: "C₁₂H₂₂O₁₁")
  }

  @Test("A symbol alone, a word and an unbalanced bracket are no formulas")
  func noFormulas() {
    for text in [
      "", "Co", "H", "(H)", "gold", "Xx2", "H2)", "(H2", "(H2]", "()", "H2O)", "2", "·H2O", "H2O·",
      "h2o", "H 2", "H2 O", "Carbon",
    ] {
      expect(Formula(text) == nil, "\(text)")
    }
    expect(Formula("CO") != nil)
    expect(Formula("H2") != nil)
  }

  @Test("Length, depth and numbers of atoms are bounded")
  func bounds() {
    func nested(_ depth: Int) -> String {
      String(repeating: "(", count: depth) + "H2" + String(repeating: ")", count: depth)
    }
    expect(Formula(nested(Formula.maximumDepth)) != nil)
    expect(Formula(nested(Formula.maximumDepth + 1)) == nil)
    expect(Formula("H100000") != nil)
    expect(Formula("H100001") == nil)
    expect(Formula("(H1000)1000") == nil)
    expect(Formula("(((H99999)99999)99999)99999") == nil)
    expect(Formula(String(repeating: "H", count: InputLimits.formulaLength)) != nil)
    expect(Formula(String(repeating: "H", count: InputLimits.formulaLength + 1)) == nil)
  }

  @Test("A formula shown is read as the same formula")
  func roundTrip() {
    var random = SplitMix64(seed: 7)
    for _ in 0..<2000 {
      let text = Self.random(&random)
      guard let formula = Formula(text) else { continue }
      let again = Formula(formula.text)
      expect(again?.atoms, equals: formula.atoms, "\(text)")
      expect(again?.charge, equals: formula.charge, "\(text)")
    }
  }

  @Test("The symbols are those of the catalog")
  func symbols() throws {
    try expect(BuiltIn.table.get().elements.map(\.symbol), equals: Formula.symbols)
  }

  /// A random formula with up to five parts, brackets and a charge.
  static func random(_ random: inout SplitMix64) -> String {
    var text = ""
    for _ in 0..<Int.random(in: 1...5, using: &random) {
      let symbol = Formula.symbols.randomElement(using: &random) ?? "H"
      let count = Int.random(in: 1...30, using: &random)
      let piece = count == 1 ? symbol : "\(symbol)\(count)"
      text += Int.random(in: 0..<4, using: &random) == 0 ? "(\(piece)O)2" : piece
    }
    if Int.random(in: 0..<5, using: &random) == 0 { text += "·7H2O" }
    if Int.random(in: 0..<5, using: &random) == 0 { text += "^2-" }
    return text
  }
}
