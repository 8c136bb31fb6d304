import Testing

@testable import Elements

@Suite("Conditions of queries")
struct SearchConditionTests {
  private func problems(_ text: String) -> [String] {
    Search.query(text).problems.map(\.english)
  }

  @Test("Units are converted, and K is assumed for temperatures")
  func units() throws {
    try expect(Search.symbols("melt < 26.85 °C"), equals: Search.symbols("melt < 300 K"))
    try expect(Search.symbols("melt < 80.33 °F"), equals: Search.symbols("melt < 300"))
    try expect(Search.symbols("density < 1000 kg/m³"), equals: Search.symbols("density < 1"))
    try expect(Search.symbols("density < 1 g/L"), equals: ["H", "He", "Ne"])
    try expect(
      Search.symbols("ionization energy > 1500 kJ/mol"),
      equals: Search.symbols("first ionization energy > 15.5464 eV"))
    try expect(
      Search.symbols("atomic radius > 0.25 nm"), equals: Search.symbols("atomic radius > 250"))
    try expect(
      Search.hit("Hg", "melt < 0 °C")?.reason?.message.english,
      equals: "Melting point: −38.829\u{A0}°C")
  }

  @Test("A bound in °C holds for the value that it was converted from")
  func rounding() throws {
    expect(try Search.symbols("melt >= 1064.18 °C").contains("Au"))
    expect(!(try Search.symbols("melt > 1064.18 °C").contains("Au")))
    try expect(Search.symbols("melt = 1064 °C"), equals: ["Au"])
    try expect(Search.symbols("melt = 1337"), equals: ["Au"])
  }

  @Test("A range has both ends, in either order")
  func ranges() throws {
    let expected = ["K", "As", "Se", "Rb", "Cd", "Cs"]
    for text in [
      "boil 500..800 °C", "boil 500–800 °C", "boil 800-500 °C",
      "boiling point between 500 and 800 °C",
      "boil 500 °C .. 800 °C", "boils from 500 to 800 °C", "boil: 500…800 °C",
    ] {
      try expect(Search.symbols(text), equals: expected, "\(text)")
    }
    let century = try BuiltIn.symbols { (1800...1850).contains($0.discovery.year ?? 0) }
    for text in ["1800–1850", "1800-1850", "1800..1850", "discovered 1800–1850"] {
      try expect(Search.symbols(text), equals: century, "\(text)")
    }
    try expect(Search.symbols("1-4"), equals: ["H", "He", "Li", "Be"])
  }

  @Test("Comparisons are signs or words")
  func comparisons() throws {
    try expect(Search.symbols("group ≤ 1"), equals: Search.symbols("group 1"))
    try expect(Search.symbols("period >= 7"), equals: Search.symbols("period 7"))
    try expect(Search.symbols("period=>7"), equals: Search.symbols("period above 6"))
    try expect(Search.symbols("density more than 20"), equals: Search.symbols("density > 20"))
    try expect(
      Search.symbols("discovered since 2000"), equals: Search.symbols("discovered >= 2000"))
    try expect(Search.symbols("after 2000"), equals: Search.symbols("discovered > 2000"))
    try expect(Search.symbols("weight at most 4.1"), equals: ["H", "He"])
  }

  @Test("A property has its names, its key, and their unambiguous beginnings")
  func names() throws {
    let expected = try Search.symbols("heat of fusion > 30 kJ/mol")
    expect(!expected.isEmpty)
    for name in ["heat_of_fusion", "heat of fus", "Heat Of Fusion"] {
      try expect(Search.symbols("\(name) > 30"), equals: expected, "\(name)")
    }
    try expect(Search.symbols("vdw radius > 300"), equals: Search.symbols("van der > 300"))
    try expect(Search.symbols("oxidation -4"), equals: Search.symbols("oxidation states = −4"))
    try expect(Search.symbols("thermal > 400"), equals: ["Cu", "Ag"])
  }

  @Test("Every property is called by its name, and compares some elements")
  func everyProperty() throws {
    let table = try BuiltIn.table.get()
    for property in SearchProperty.ofCatalog {
      for name in property.names {
        let words = name.split(separator: " ").map(String.init)
        expect(SearchVocabulary.catalog.named(words), equals: .one(property))
      }
      let count = table.elements.count { property.values(of: $0).contains { $0 > -1000 } }
      expect(count > 20, "\(property.key)")
      let found = try Search.symbols("\(property.name) > -1000")
      expect(found.count, equals: count, "\(property.key)")
    }
    let keys = Set(SearchProperty.ofCatalog.map(\.key))
    expect(FigureKey.allCases.allSatisfy { keys.contains($0.rawValue) })
  }

  @Test("Spaces join conditions that all hold, commas those of which one does")
  func joining() throws {
    try expect(Search.symbols("group 17 melt > 300"), equals: ["I", "At"])
    try expect(Search.symbols("group 1 period 4, group 18 period 4"), equals: ["K", "Kr"])
    try expect(Search.symbols("symbol: Au, group 11"), equals: ["Au", "Cu", "Ag", "Rg"])
    try expect(Search.symbols("solid nonmetal group 16"), equals: ["S", "Se"])
  }

  @Test("A condition that cannot be read says why, and the rest filters")
  func unreadable() throws {
    expect(problems("melt <"), equals: ["Melting point: a number is missing after “<”"])
    expect(problems("foo < 3"), equals: ["“foo” is no property of the elements"])
    expect(problems("< 3"), equals: ["A property is missing before “<”"])
    expect(problems("density > 10 K"), equals: ["Density cannot be given in K"])
    expect(problems("heat < 3").first?.hasPrefix("“heat” is ambiguous: ") == true)
    expect(problems("boil 500.."), equals: ["Boiling point: a number is missing after “..”"])
    expect(problems("melt < 300 K").isEmpty)
    expect(problems("melt < warm"), equals: ["Melting point: “warm” is not a number"])
    expect(problems("boil 500..warm"), equals: ["Boiling point: “warm” is not a number"])
    try expect(Search.symbols("liquid melt < warm"), equals: ["Br", "Hg"])
    try expect(Search.symbols("liquid foo < warm"), equals: ["Br", "Hg"])
    try expect(Search.symbols("melt < liquid"), equals: ["Br", "Hg"])
    try expect(Search.symbols("liquid foo < 3"), equals: ["Br", "Hg"])
    expect(try !Search.results("foo < 3").isFiltering)
    try expect(Search.results("foo < 3").problems.count, equals: 1)
  }

  @Test("A word after the number that is neither a unit nor in any text is an unknown unit")
  func unknownUnits() throws {
    func problems(_ text: String) throws -> [String] {
      try Search.results(text).problems.map(\.english)
    }
    let cases = [
      "melt < 300 kg": "Melting point cannot be given in kg",
      "density > 10 lbs": "Density cannot be given in lbs",
      "density > 10 lb/acre3": "Density cannot be given in lb/acre3",
      "boil > 500 degrees": "Boiling point cannot be given in degrees",
      "boil 500..800 degrees": "Boiling point cannot be given in degrees",
      "melt < 300 furlongs halogen": "Melting point cannot be given in furlongs",
    ]
    for (text, problem) in cases { try expect(problems(text), equals: [problem], "\(text)") }
    try expect(Search.symbols("melt < 300 furlongs halogen"), equals: ["F", "Cl", "Br", "I", "At"])
    try expect(Search.symbols("melt < 300 halogen"), equals: ["F", "Cl", "Br"])
    try expect(Search.symbols("melt < 300 K halogen"), equals: ["F", "Cl", "Br"])
    try expect(Search.symbols("melt < 300 brom"), equals: ["Br"])
    try expect(Search.symbols("melt < 300 and brom"), equals: ["Br"])
    expect(try Search.symbols("group 17 kg").isEmpty)
    expect(try !Search.results("melt 5 eV..10").isFiltering)
    for text in ["melt < 300 halogen", "melt < 300 hal", "melt < 300 and gold"] {
      expect(try problems(text).isEmpty, "\(text)")
    }
  }

  @Test("Units are read in any case where they can be nothing else")
  func cases() throws {
    let pairs = [
      ("density > 10 kg/l", "density > 10 kg/L"), ("density > 10 G/CM3", "density > 10 g/cm3"),
      ("density > 10 g/ml", "density > 10 g/mL"), ("melt < 300 k", "melt < 300 K"),
      ("melt < 20 c", "melt < 20 °C"), ("melt < 20 CELSIUS", "melt < 20 °C"),
      ("boil 300..500 k", "boil 300..500 K"),
      ("covalent radius < 99 PM", "covalent radius < 99 pm"),
      ("electron affinity > 2 EV", "electron affinity > 2 eV"),
    ]
    for (typed, usual) in pairs {
      let results = try Search.results(typed)
      expect(results.problems.isEmpty, "\(typed)")
      expect(!results.hits.isEmpty, "\(typed)")
      try expect(
        results.hits.map(\.number), equals: Search.results(usual).hits.map(\.number), "\(typed)")
    }
    try expect(Search.symbols("group 1 k").first, equals: "K")
  }

  @Test("The full name of a property is offered while it is typed")
  func completion() {
    expect(Search.query("elec").completion?.text, equals: "electronegativity ")
    expect(Search.query("solid mel").completion?.text, equals: "solid melting point ")
    expect(Search.query("heat of v").completion?.text, equals: "heat of vaporization ")
    expect(Search.query("melting poi").completion?.property.key, equals: "melt")
    expect(Search.query("melting point").completion == nil)
    expect(Search.query("el").completion == nil)
    expect(Search.query("melt ").completion == nil)
    expect(Search.query("gold").completion == nil)
  }

  @Test("A property alone shows its values, beside other words it does not filter")
  func mentions() throws {
    try expect(Search.symbols("density").count, equals: 97)
    try expect(
      Search.hit("Au", "density")?.reason?.message.english, equals: "Density: 19.3\u{A0}g/cm³")
    try expect(Search.symbols("gold density").first, equals: "Au")
    try expect(Search.hit("Au", "gold density")?.rank, equals: .name)
    try expect(
      Search.hit("He", "where was helium found")?.reason?.message.english,
      equals: "Place of discovery: India, England, Sweden")
  }

  @Test("The greatest and least values are listed in their order")
  func extremes() throws {
    try expect(Search.symbols("highest melting point 3"), equals: ["W", "Re", "Os"])
    try expect(Search.symbols("biggest covalent radius 1"), equals: ["Fr"])
    try expect(Search.symbols("smallest 3"), equals: ["He", "H", "F"])
    try expect(Search.symbols("lowest boiling point 2"), equals: ["He", "H"])
    try expect(Search.symbols("densest 2 gas"), equals: ["Rn", "Xe"])
    try expect(Search.symbols("heaviest noble gas").first, equals: "Rn")
  }

  @Test("Numbers have decimal points, commas after a comparison, and exponents")
  func numbers() {
    func value(_ text: String) -> Double? {
      let token = SearchLexer.tokens(of: text).last?.kind
      if case .number(let value, _, _)? = token { return value }
      return nil
    }
    expect(value("12.50"), equals: 12.5)
    expect(value("-38.83"), equals: -38.83)
    expect(value("−38.83"), equals: -38.83)
    expect(value("> 1,000"), equals: 1000)
    expect(value("> 1,5"), equals: 1.5)
    expect(value("> 1,234,567"), equals: 1_234_567)
    expect(value("1e-3"), equals: 0.001)
    expect(value("1e999") == nil)
    expect(value(".5"), equals: 0.5)
    expect(SearchLexer.tokens(of: "79,80").count, equals: 3)
  }
}
