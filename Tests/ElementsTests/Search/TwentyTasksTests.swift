import Testing

@testable import Elements

@Suite("Twenty questions, each answered by one text")
struct TwentyTasksTests {
  @Test("The melting point of gold in °C")
  func gold() throws {
    try expect(Search.symbols("gold").first, equals: "Au")
    let hit = try Search.hit("Au", "gold's melting point in °C")
    expect(hit?.reason?.message.english, equals: "Melting point: 1064.18\u{A0}°C")
    try expect(Search.symbols("gold's melting point in °C").first, equals: "Au")
  }

  @Test("The liquids")
  func liquids() throws {
    for text in ["the liquids", "liquid", "state: liquid", "state:liquid"] {
      try expect(Search.symbols(text), equals: ["Br", "Hg"], "\(text)")
    }
  }

  @Test("The discoverers of oxygen")
  func oxygen() throws {
    try expect(Search.symbols("who discovered oxygen"), equals: ["O"])
    try expect(
      Search.hit("O", "who discovered oxygen")?.reason?.message.english,
      equals: "Discovered by: Carl Wilhelm Scheele, Joseph Priestley")
  }

  @Test("The heaviest")
  func heaviest() throws {
    try expect(Search.symbols("heaviest").first, equals: "Og")
    try expect(Search.symbols("heaviest").count, equals: 10)
    try expect(Search.symbols("heaviest 1"), equals: ["Og"])
    try expect(Search.symbols("lightest").prefix(3), equals: ["H", "He", "Li"])
  }

  @Test("The noble gases")
  func nobleGases() throws {
    for text in ["noble gases", "noble gas", "the Noble Gases", "category: noble gas"] {
      try expect(Search.symbols(text), equals: ["He", "Ne", "Ar", "Kr", "Xe", "Rn"], "\(text)")
    }
  }

  @Test("Latin and other names: ferr, wolfram, natrium, Kalium, aluminum")
  func names() throws {
    try expect(Search.symbols("ferr"), equals: ["Fe"])
    try expect(Search.hit("Fe", "ferr")?.reason?.message.english, equals: "ferrum (Latin)")
    try expect(Search.symbols("wolfram"), equals: ["W"])
    try expect(Search.symbols("natrium"), equals: ["Na"])
    try expect(Search.symbols("Kalium"), equals: ["K"])
    try expect(Search.symbols("aluminum"), equals: ["Al"])
    try expect(Search.symbols("\"aluminum\""), equals: ["Al"])
  }

  @Test("Elements that melt below 300 K")
  func melting() throws {
    let expected = "H N O F Ne Cl Ar Br Kr Xe Hg Rn Fr".split(separator: " ").map(String.init)
    for text in [
      "elements that melt below 300 K", "melt < 300 K", "melt<300", "melting point < 300",
    ] {
      try expect(Search.symbols(text), equals: expected, "\(text)")
    }
    let francium = try #require(try Search.hit("Fr", "melt < 300 K"))
    expect(francium.reason?.message.english.hasPrefix("Melting point: ") == true)
  }

  @Test("The densest five")
  func densest() throws {
    for text in ["densest five", "densest 5", "five densest", "the 5 densest elements"] {
      try expect(Search.symbols(text), equals: ["Os", "Ir", "Pt", "Re", "Np"], "\(text)")
    }
  }

  @Test("Discovered before 1800")
  func early() throws {
    let expected = try BuiltIn.symbols {
      $0.discovery.year.map { $0 < 1800 } ?? ($0.discovery.note != nil)
    }
    for text in ["discovered before 1800", "before 1800", "discovered < 1800"] {
      try expect(Search.symbols(text), equals: expected, "\(text)")
    }
  }

  @Test("Discovered by Davy")
  func davy() throws {
    try expect(Search.symbols("discovered by Davy"), equals: ["B", "Na", "Mg", "K", "Ca", "Ba"])
  }

  @Test("Elements found in Sweden")
  func sweden() throws {
    let expected = try BuiltIn.symbols { $0.discovery.location?.contains("Sweden") == true }
    expect(expected.count, equals: 20)
    try expect(Search.symbols("elements found in Sweden"), equals: expected)
  }

  @Test("What was found in 1898")
  func year() throws {
    for text in ["what was found in 1898", "1898", "discovered 1898"] {
      try expect(Search.symbols(text), equals: ["Ne", "Kr", "Xe", "Po", "Ra"], "\(text)")
    }
  }

  @Test("The molar mass of sulfuric acid")
  func molarMass() throws {
    for text in ["molar mass of H₂SO₄", "H2SO4", "h2so4", "mass of H2SO4"] {
      let results = try Search.results(text)
      expect(results.formulas.map(\.molarMass), equals: ["98.07"], "\(text)")
      try expect(Search.symbols(text), equals: ["H", "S", "O"], "\(text)")
    }
  }

  @Test("Yellow elements")
  func yellow() throws {
    try expect(Search.symbols("yellow elements"), equals: ["F", "S", "Cl", "Au"])
    try expect(Search.symbols("color: yellow"), equals: ["F", "S", "Cl", "Au"])
  }

  @Test("Group 17")
  func group() throws {
    for text in ["group 17", "group: 17", "Group 17"] {
      try expect(Search.symbols(text), equals: ["F", "Cl", "Br", "I", "At", "Ts"], "\(text)")
    }
    try expect(Search.symbols("halogens"), equals: ["F", "Cl", "Br", "I", "At"])
  }

  @Test("Elements with an electronegativity of 3 or more")
  func electronegativity() throws {
    for text in [
      "elements with electronegativity ≥ 3", "electronegativity >= 3", "electroneg at least 3",
    ] {
      try expect(Search.symbols(text), equals: ["N", "O", "F", "Cl", "Kr"], "\(text)")
    }
  }
}
