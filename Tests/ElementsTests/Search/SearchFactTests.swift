import Testing

@testable import Elements

@Suite("Facts, nuclides and answers of the search")
struct SearchFactTests {
  /// Returns the reason of an element's hit.
  private func reason(_ symbol: String, _ text: String) throws -> String? {
    try Search.answer(text)[BuiltIn.element(symbol).number]?.reason?.message.english
      .withPlainSpaces
  }

  @Test("A row says what shows that the fact holds")
  func evidence() throws {
    for (text, symbol, expected) in [
      ("radioactive", "U", "radioactive; half-life of ²³⁸U: 4.463(3) × 10⁹ years"),
      ("stable", "Sn", "10 stable isotopes"), ("primordial", "Bi", "1 primordial isotope"),
      ("natural", "Rn", "natural: made by radioactive decay"),
      ("natural", "At", "natural: made by radioactive decay"),
      ("primordial", "U", "2 primordial isotopes"), ("primordial", "Th", "1 primordial isotope"),
      ("natural", "Pa", "natural: made by radioactive decay"),
      ("natural", "Fe", "natural: primordial"),
      ("synthetic", "Tc", "synthetic: neither primordial nor made by its decay"),
      ("superconductor", "Nb", "superconducts below 9.25 K"),
      ("superconductor", "Y", "superconducts below 1.3 K (under pressure)"),
      ("E175", "Au", "E 175"), ("cas 7440-57-5", "Au", "CAS 7440-57-5"),
      ("231-165-9", "Au", "EC 231-165-9"), ("H330", "Hg", "H330: Fatal if inhaled"),
      ("pyrophoric", "P", "White: H250: Catches fire spontaneously if exposed to air"),
      ("bcc", "Fe", "body-centered cubic"), ("3d10 4s1", "Cu", "[Ar] 3d¹⁰ 4s¹"),
      ("+7", "Mn", "main oxidation state +7"), ("+7", "Fe", "oxidation state +7"),
      ("known in 1700", "P", "discovered 1669"), ("ancient", "Au", "known since antiquity"),
      ("589 nm", "Na", "line at 588.9950 nm"), ("393.4 nm", "Ca", "line at 393.366 (Ca⁺) nm"),
      ("half-life > 1e9 years", "K", "half-life of ⁴⁰K: 1.248(3) × 10⁹ years"),
      ("discovered < 1700", "Au", "Discovered: known since antiquity"),
    ] {
      try expect(reason(symbol, text), equals: expected, "\(text)")
    }
  }

  @Test("The nearest and strongest line comes first")
  func lines() throws {
    let table = try BuiltIn.table.get()
    let found = try Search.answer("line 656.3").hits.map { table.elements[$0.position].symbol }
    expect(found.first, equals: "H")
    expect(try Search.answer("line 656.3").hits.count < 40)
    try expect(Search.answer("6562.8 Å").hits.first?.number, equals: 1)
  }

  @Test("An answer about a form opens its row among the forms")
  func forms() throws {
    try expect(
      Search.answer("density of diamond").answers.first?.topic, equals: .property("diamond-density")
    )
  }

  @Test("The names of a nuclide are read, and of nothing else")
  func nuclides() {
    for text in ["U-235", "235U", "²³⁵U", "U 235", "U235", "uranium-235", "uranium 235", " U‑235 "]
    {
      let nuclide = SearchNuclide(text)
      expect(nuclide?.massNumber, equals: 235, "\(text)")
      expect(nuclide?.isIsomer == false, "\(text)")
    }
    for text in ["Tc-99m", "99mTc", "technetium 99m", "⁹⁹ᵐTc"] {
      expect(SearchNuclide(text)?.isIsomer == true, "\(text)")
    }
    expect(SearchNuclide("C14")?.isFormula == true)
    for text in ["", "U", "235", "H2O", "U-235-1", "U-9999", "melt < 300", "a 1 b", "U--235 x"] {
      expect(SearchNuclide(text) == nil, "\(text)")
    }
  }

  @Test("A nuclide is answered with half-life, abundance and decay")
  func nuclideAnswer() throws {
    let answer = try #require(try Search.answer("U-235").answers.first)
    expect(answer.topic, equals: .nuclide("U-235"))
    expect(answer.title.english, equals: "²³⁵U · Uranium-235")
    expect(answer.value?.english.withPlainSpaces, equals: "half-life 704(1) × 10⁶ years")
    expect(
      answer.details.map(\.english.withPlainSpaces), equals: ["abundance 0.7204(6) %", "α 100 %"])
    let isomer = try #require(try Search.answer("Tc-99m").answers.first)
    expect(isomer.topic, equals: .nuclide("Tc-99"))
    expect(
      isomer.details.first?.english,
      equals: "the isomer Tc-99m is not in the data; this is the ground state")
    try expect(Search.answer("Ta-180m").answers.first?.topic, equals: .nuclide("Ta-180m"))
    // Molecules, and words with numbers.
    for text in ["O2", "H2", "gold 3", "period 4", "uranium 9", "iron"] {
      expect(try Search.answer(text).answers.isEmpty, "\(text)")
    }
    let carbon = try Search.answer("C14")
    expect(carbon.answers.first?.topic == .nuclide("C-14") && !carbon.formulas.isEmpty)
    expect(try Search.answer("U-235").formulas.isEmpty)
  }

  @Test("A property of an element is answered with its value and source")
  func propertyAnswer() throws {
    for text in ["resistivity of copper", "copper resistivity", "Cu electrical resistivity"] {
      let answer = try #require(try Search.answer(text).answers.first, "\(text)")
      expect(answer.topic, equals: .property("resistivity"))
      expect(answer.number, equals: 29)
      expect(answer.copyText?.english.withPlainSpaces, equals: "1.678 × 10⁻⁸ Ω·m")
      expect(answer.details.contains { $0.english.contains("pymatgen") })
    }
    let gold = try #require(try Search.answer("gold melting point in °C").answers.first)
    expect(gold.value?.english.withPlainSpaces, equals: "1064.18 °C")
    let several = try Search.answer("melting point of gold and silver").answers
    expect(several.map(\.number), equals: [79, 47])
    let two = try Search.answer("Fe density melting point").answers
    expect(two.map(\.topic), equals: [.property("density"), .property("melt")])
    expect(try Search.answer("density").answers.isEmpty)
    expect(try Search.answer("gold").answers.isEmpty)
    expect(try Search.answer("metal density").answers.isEmpty)
  }

  @Test("A misspelt property is corrected")
  func corrections() throws {
    try expect(Search.answer("meltt < 300").query.corrections.first, equals: "melting point < 300")
    try expect(Search.answer("densty > 10").query.corrections.first, equals: "density > 10")
    expect(try Search.answer("melt < 300").query.corrections.isEmpty)
    expect(try Search.answer("xyzzyx < 300").query.corrections.isEmpty)
  }

  @Test("Systematic names follow IUPAC's rule")
  func systematicNames() {
    expect(FormerName.systematicTexts(of: 118), equals: ["ununoctium", "Uuo"])
    expect(FormerName.systematicTexts(of: 112), equals: ["ununbium", "Uub"])
    expect(FormerName.systematicTexts(of: 190), equals: ["unennilium", "Uen"])
    expect(FormerName.systematicTexts(of: 100).isEmpty)
  }
}

extension String {
  /// The text with ordinary spaces in place of unbreakable and narrow ones.
  var withPlainSpaces: String {
    map { ["\u{a0}", "\u{202f}", "\u{2009}"].contains($0) ? " " : String($0) }.joined()
  }
}
