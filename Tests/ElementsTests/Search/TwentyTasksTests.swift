import Testing

@testable import Elements

@Suite("Twenty questions, each answered by one text")
struct TwentyTasksTests {
  @Test("The melting point of gold in °C")
  func gold() throws {
    #expect(try Search.symbols("gold").first == "Au")
    let hit = try Search.hit("Au", "gold's melting point in °C")
    #expect(hit?.reason?.message.english == "Melting point: 1064.18\u{A0}°C")
    #expect(try Search.symbols("gold's melting point in °C").first == "Au")
  }

  @Test("The liquids")
  func liquids() throws {
    for text in ["the liquids", "liquid", "state: liquid", "state:liquid"] {
      #expect(try Search.symbols(text) == ["Br", "Hg"], "\(text)")
    }
  }

  @Test("The discoverers of oxygen")
  func oxygen() throws {
    #expect(try Search.symbols("who discovered oxygen") == ["O"])
    #expect(
      try Search.hit("O", "who discovered oxygen")?.reason?.message.english
        == "Discovered by: Carl Wilhelm Scheele, Joseph Priestley")
  }

  @Test("The heaviest")
  func heaviest() throws {
    #expect(try Search.symbols("heaviest").first == "Og")
    #expect(try Search.symbols("heaviest").count == 10)
    #expect(try Search.symbols("heaviest 1") == ["Og"])
    #expect(try Search.symbols("lightest").prefix(3) == ["H", "He", "Li"])
  }

  @Test("The noble gases")
  func nobleGases() throws {
    for text in ["noble gases", "noble gas", "the Noble Gases", "category: noble gas"] {
      #expect(try Search.symbols(text) == ["He", "Ne", "Ar", "Kr", "Xe", "Rn"], "\(text)")
    }
  }

  @Test("Latin and other names: ferr, wolfram, natrium, Kalium, aluminum")
  func names() throws {
    #expect(try Search.symbols("ferr") == ["Fe"])
    #expect(try Search.hit("Fe", "ferr")?.reason?.message.english == "ferrum (Latin)")
    #expect(try Search.symbols("wolfram") == ["W"])
    #expect(try Search.symbols("natrium") == ["Na"])
    #expect(try Search.symbols("Kalium") == ["K"])
    #expect(try Search.symbols("aluminum") == ["Al"])
    #expect(try Search.symbols("\"aluminum\"") == ["Al"])
  }

  @Test("Elements that melt below 300 K")
  func melting() throws {
    let expected = "H N O F Ne Cl Ar Br Kr Xe Hg Rn Fr".split(separator: " ").map(String.init)
    for text in [
      "elements that melt below 300 K", "melt < 300 K", "melt<300", "melting point < 300",
    ] {
      #expect(try Search.symbols(text) == expected, "\(text)")
    }
    let francium = try #require(try Search.hit("Fr", "melt < 300 K"))
    #expect(francium.reason?.message.english.hasPrefix("Melting point: ") == true)
  }

  @Test("The densest five")
  func densest() throws {
    for text in ["densest five", "densest 5", "five densest", "the 5 densest elements"] {
      #expect(try Search.symbols(text) == ["Os", "Ir", "Pt", "Re", "Np"], "\(text)")
    }
  }

  @Test("Discovered before 1800")
  func early() throws {
    let expected = try BuiltIn.symbols {
      $0.discovery.year.map { $0 < 1800 } ?? ($0.discovery.note != nil)
    }
    for text in ["discovered before 1800", "before 1800", "discovered < 1800"] {
      #expect(try Search.symbols(text) == expected, "\(text)")
    }
  }

  @Test("Discovered by Davy")
  func davy() throws {
    #expect(try Search.symbols("discovered by Davy") == ["B", "Na", "Mg", "K", "Ca", "Ba"])
  }

  @Test("Elements found in Sweden")
  func sweden() throws {
    let expected = try BuiltIn.symbols { $0.discovery.location?.contains("Sweden") == true }
    #expect(expected.count == 20)
    #expect(try Search.symbols("elements found in Sweden") == expected)
  }

  @Test("What was found in 1898")
  func year() throws {
    for text in ["what was found in 1898", "1898", "discovered 1898"] {
      #expect(try Search.symbols(text) == ["Ne", "Kr", "Xe", "Po", "Ra"], "\(text)")
    }
  }

  @Test("The molar mass of sulfuric acid")
  func molarMass() throws {
    for text in ["molar mass of H₂SO₄", "H2SO4", "h2so4", "mass of H2SO4"] {
      let results = try Search.results(text)
      #expect(results.formulas.map(\.molarMass) == ["98.07"], "\(text)")
      #expect(try Search.symbols(text) == ["H", "S", "O"], "\(text)")
    }
  }

  @Test("Yellow elements")
  func yellow() throws {
    #expect(try Search.symbols("yellow elements") == ["F", "S", "Cl", "Au"])
    #expect(try Search.symbols("color: yellow") == ["F", "S", "Cl", "Au"])
  }

  @Test("Group 17")
  func group() throws {
    for text in ["group 17", "group: 17", "Group 17"] {
      #expect(try Search.symbols(text) == ["F", "Cl", "Br", "I", "At", "Ts"], "\(text)")
    }
    #expect(try Search.symbols("halogens") == ["F", "Cl", "Br", "I", "At"])
  }

  @Test("Elements with an electronegativity of 3 or more")
  func electronegativity() throws {
    for text in [
      "elements with electronegativity ≥ 3", "electronegativity >= 3", "electroneg at least 3",
    ] {
      #expect(try Search.symbols(text) == ["N", "O", "F", "Cl", "Kr"], "\(text)")
    }
  }
}
