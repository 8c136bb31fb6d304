import Testing

@testable import Elements

@Suite("Well-known facts")
struct KnownFactsTests {
  @Test("Mercury and bromine are the liquids")
  func liquids() throws {
    try expect(BuiltIn.symbols { $0.state == .liquid }, equals: ["Br", "Hg"])
  }

  @Test("There are exactly eleven gases")
  func gases() throws {
    try expect(
      BuiltIn.symbols { $0.state == .gas },
      equals: ["H", "He", "N", "O", "F", "Ne", "Cl", "Ar", "Kr", "Xe", "Rn"])
  }

  @Test("Gallium and caesium are solid at 20 °C, and melt just above")
  func nearlyLiquid() throws {
    for symbol in ["Ga", "Cs"] {
      let element = try BuiltIn.element(symbol)
      let melt = try #require(element.figures[.meltingPoint])
      expect(element.state, equals: .solid)
      expect((293.15...303.15).contains(melt.value))
    }
  }

  @Test("Helium has no melting point at 1 atm")
  func helium() throws {
    expect(try BuiltIn.element("He").figures[.meltingPoint] == nil)
  }

  @Test("Only carbon and arsenic sublime")
  func sublimation() throws {
    let sublimes = { (element: AtomicElement) in
      element.figures[.boilingPoint]?.conditions[.other] == "sublimes"
    }
    try expect(BuiltIn.symbols(where: sublimes), equals: ["C", "As"])
    expect(try BuiltIn.symbols { sublimes($0) && $0.figures[.meltingPoint] != nil }.isEmpty)
  }

  @Test("Osmium is the densest, at 22.59 g/cm³, just before iridium")
  func densest() throws {
    let solid = try BuiltIn.table.get().elements.filter {
      $0.figures[.density]?.unit == "g/cm³"
    }
    let densest = solid.sorted {
      ($0.figures[.density]?.value ?? 0) > ($1.figures[.density]?.value ?? 0)
    }
    expect(densest.prefix(2).map(\.symbol), equals: ["Os", "Ir"])
    let osmium = try #require(densest[0].figures[.density])
    expect(NumberFormat.rounded(osmium.digits, toDecimals: 2), equals: "22.59")
  }

  @Test(
    "No melting point has 0.15 K from a rounded Celsius value",
    arguments: [
      ("Fe", "1811"), ("Au", "1337.33"), ("Hg", "234.321"), ("Ga", "302.9146"), ("Cu", "1357.77"),
      ("W", "3687"), ("Ag", "1234.93"),
    ])
  func meltingPoints(symbol: String, digits: String) throws {
    try expect(BuiltIn.element(symbol).figures[.meltingPoint]?.digits, equals: digits)
  }

  @Test("Tin has the melting point of white tin, not the transition temperature of gray tin")
  func tin() throws {
    let melt = try #require(try BuiltIn.element("Sn").figures[.meltingPoint])
    expect((505.0...505.1).contains(melt.value))
    expect(melt.conditions, equals: [.form: "white"])
  }

  @Test("Sodium's weight has a separate uncertainty: 22.98976928(2)")
  func sodium() throws {
    let sodium = try BuiltIn.element("Na")
    expect(sodium.listWeight, equals: "22.98976928")
    expect(sodium.atomicWeight.textWithUncertainty, equals: "22.98976928(2)")
  }

  @Test("Gold's weight has its trailing zero: 196.966570(4)")
  func gold() throws {
    let gold = try BuiltIn.element("Au")
    expect(gold.atomicWeight.textWithUncertainty, equals: "196.966570(4)")
    expect(gold.tileWeight, equals: "196.967")
    expect(gold.accessibleName.english, equals: "Gold, Au, 79, solid, transition metal")
  }

  @Test("An element with an IUPAC interval has the conventional weight")
  func conventionalWeights() throws {
    try expect(
      BuiltIn.symbols { $0.atomicWeight.kind == .conventional },
      equals: [
        "H", "Li", "B", "C", "N", "O", "Mg", "Si", "S", "Cl", "Ar", "Br", "Tl", "Pb",
      ])
    try expect(BuiltIn.element("H").atomicWeight.digits, equals: "1.008")
    try expect(BuiltIn.element("Li").atomicWeight.digits, equals: "6.94")
    try expect(BuiltIn.element("Ar").atomicWeight.digits, equals: "39.95")
  }

  @Test("An element without a standard weight has a mass number in brackets")
  func massNumbers() throws {
    let numbers = try BuiltIn.table.get().elements.filter {
      $0.atomicWeight.kind == .massNumber
    }.map(\.number)
    expect(numbers, equals: [43, 61] + Array(84...89) + Array(93...118))
    try expect(BuiltIn.element("Fr").listWeight, equals: "[223]")
    try expect(BuiltIn.element("Rn").atomicWeight.text, equals: "[222]")
  }

  @Test("Predictions are marked as such")
  func predictions() throws {
    let heavy = try BuiltIn.table.get().elements.filter { $0.number >= 100 || $0.symbol == "At" }
    for element in heavy {
      for key in [FigureKey.meltingPoint, .boilingPoint, .density] {
        expect((element.figures[key]?.kind ?? .predicted) == .predicted)
      }
    }
  }

  @Test("Names are in IUPAC's spelling, and other spellings are found")
  func spelling() throws {
    try expect(BuiltIn.element("Al").name, equals: "Aluminium")
    try expect(BuiltIn.element("Cs").name, equals: "Caesium")
    try expect(BuiltIn.element("S").name, equals: "Sulfur")
    let table = try BuiltIn.table.get()
    expect(
      ["aluminum", "cesium", "sulphur"].compactMap { table.find($0)?.number }, equals: [13, 55, 16])
  }

  @Test("The Wikipedia link of mercury leads to the element")
  func mercury() throws {
    expect(
      WikipediaLink.url(for: try BuiltIn.element("Hg")),
      equals: "https://en.wikipedia.org/wiki/Mercury_(element)")
    expect(
      WikipediaLink.url(for: try BuiltIn.element("Au")),
      equals: "https://en.wikipedia.org/wiki/Gold")
  }

  @Test("Estimates other than figures are marked")
  func estimates() throws {
    try expect(BuiltIn.symbols { $0.textKinds["phase"] == .predicted }, equals: ["At", "Fr"])
    let numbers = try BuiltIn.table.get().elements.filter {
      $0.textKinds["electron_configuration"] == .predicted
    }.map(\.number)
    expect(numbers, equals: Array(103...118))
    try expect(BuiltIn.element("Ds").shells, equals: [2, 8, 18, 32, 32, 16, 2])
    try expect(BuiltIn.element("Rg").shells, equals: [2, 8, 18, 32, 32, 17, 2])
  }

  @Test("The weights of 2024 have uncertainties")
  func weights() throws {
    for (symbol, weight) in [
      ("Zr", "91.222(3)"), ("Gd", "157.249(2)"), ("Lu", "174.96669(5)"),
    ] {
      try expect(BuiltIn.element(symbol).atomicWeight.textWithUncertainty, equals: weight)
    }
  }

  @Test("Group 3 is Sc, Y, Lu, Lr")
  func groupThree() throws {
    try expect(BuiltIn.symbols { $0.group == 3 }, equals: ["Sc", "Y", "Lu", "Lr"])
  }

  @Test("The other lanthanides and actinides have no group")
  func noGroup() throws {
    let numbers = try BuiltIn.table.get().elements.filter { $0.group == nil }.map(\.number)
    expect(numbers, equals: Array(57...70) + Array(89...102))
  }

  @Test("Both rows at the foot have fifteen elements")
  func foot() throws {
    let elements = try BuiltIn.table.get().elements
    expect(elements.filter { $0.row == 9 }.map(\.number), equals: Array(57...71))
    expect(elements.filter { $0.row == 10 }.map(\.number), equals: Array(89...103))
    expect(elements.filter { $0.row >= 9 }.allSatisfy { $0.column == 3 + ($0.number - 57) % 32 })
  }

  @Test("The state is unknown from number 100 on, and known before")
  func states() throws {
    let elements = try BuiltIn.table.get().elements
    expect(elements.filter { $0.state == .unknown }.map(\.number), equals: Array(100...118))
  }
}
