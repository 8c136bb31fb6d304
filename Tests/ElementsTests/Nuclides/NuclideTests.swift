import Testing

@testable import Elements

@Suite("Isotopes")
struct NuclideTests {
  private func nuclide(_ name: String) throws -> Nuclide { try BuiltInNuclides.nuclide(name) }

  private func daughter(of name: String, by code: String) throws -> String? {
    let (catalog, parent) = (try BuiltInNuclides.catalog, try nuclide(name))
    let decay = try #require(parent.decays.first { $0.code == code })
    let symbols = try BuiltInNuclides.table
    return catalog.daughter(of: parent, by: decay).flatMap { daughter in
      symbols[daughter.number].map { daughter.name($0.symbol) }
    }
  }

  @Test("All nuclides of 118 elements are read")
  func all() throws {
    let catalog = try BuiltInNuclides.catalog
    expect(catalog.all.count, equals: 3558)
    expect((1...118).allSatisfy { !catalog[$0].isEmpty })
    expect(catalog.all.count { $0.halfLife.kind == .stable && !$0.isIsomer }, equals: 251)
    expect(catalog.all, equals: catalog.all.sorted())
  }

  @Test(
    "A half-life measured after the evaluation has a source of its own",
    arguments: [("Xe-124", "18(5) × 10²¹ years"), ("Kr-78", "≈ 19 × 10²¹ years")])
  func newer(name: String, text: String) throws {
    let nuclide = try BuiltInNuclides.nuclide(name)
    expect(nuclide.halfLife.text.english.replacing("\u{a0}", with: " "), equals: text)
    expect(
      try BuiltInNuclides.catalog.sources[nuclide.halfLifeSource]?.title.contains("Double electron")
        == true)
  }

  @Test(
    "Half-lives that people look up, with the digits of NUBASE2020",
    arguments: [
      ("H-3", "12.32(2) years"), ("C-14", "5700(30) years"),
      ("K-40", "1.248(3) × 10⁹ years"), ("Co-60", "5.2714(6) years"),
      ("Tc-99", "211\u{2009}100(1200) years"),
      ("I-131", "8.0249(6) d"), ("Cs-137", "30.04(4) years"), ("Po-210", "138.376(2) d"),
      ("Rn-222", "3.8215(2) d"), ("Ra-226", "1600(7) years"),
      ("U-235", "704(1) × 10⁶ years"), ("U-238", "4.463(3) × 10⁹ years"),
      ("Pu-239", "24\u{2009}110(30) years"), ("Au-198", "2.69464(14) d"), ("Og-294", "0.7(3) ms"),
      ("F-18", "109.734(8) min"), ("Be-8", "81.9(37) as"), ("Au-197", "stable"),
    ])
  func halfLives(name: String, expected: String) throws {
    let text = try nuclide(name).halfLife.text.english.replacing("\u{a0}", with: " ")
    expect(text, equals: expected)
  }

  @Test(
    "Daughters that people look up",
    arguments: [
      ("U-238", "A", "Th-234"), ("C-14", "B-", "N-14"), ("K-40", "B+", "Ar-40"),
      ("K-40", "B-", "Ca-40"), ("Be-7", "EC", "Li-7"), ("Te-128", "2B-", "Xe-128"),
      ("Li-11", "B-2n", "Be-9"), ("Fe-45", "2p", "Cr-43"), ("Ra-226", "14C", "Pb-212"),
      ("Ta-180m", "B-", "W-180"), ("H-4", "n", "H-3"),
    ])
  func daughters(name: String, code: String, expected: String) throws {
    try expect(daughter(of: name, by: code), equals: expected)
  }

  @Test("Masses, abundances, spins and years")
  func facts() throws {
    try expect(nuclide("H-1").mass.textWithUncertainty, equals: "1.007825031898(14)")
    try expect(nuclide("U-235").abundance?.textWithUncertainty, equals: "0.7204(6)")
    try expect(nuclide("Au-197").abundance?.digits, equals: "100")
    try expect(nuclide("U-235").spinText, equals: .verbatim("7/2⁻"))
    try expect(nuclide("Ta-180m").sign("Ta"), equals: "¹⁸⁰ᵐTa")
    try expect(nuclide("Og-294").discoveryYear, equals: 2004)
    try expect(nuclide("C-12").neutrons, equals: 6)
    try expect(nuclide("C-12").letter, equals: "")
    try expect(nuclide("U-238").letter, equals: "α")
    try expect(nuclide("U-238").decays.map(\.symbol), equals: ["α", "SF", "2β⁻"])
    try expect(nuclide("U-235").decays.last?.symbol, equals: "²⁸Mg")
  }

  @Test(
    "The share of the only decay is not stated if it is exactly 100 %",
    arguments: [
      ("Ra-226", "α\u{a0}100\u{a0}%"), ("Po-210", "α"), ("K-40", "β⁻\u{a0}89.28(13)\u{a0}%"),
      ("C-14", "β⁻"), ("Be-8", "α"),
    ])
  func onlyDecay(name: String, text: String) throws {
    let nuclide = try nuclide(name)
    let decay = try #require(nuclide.chiefDecay)
    expect(nuclide.text(of: decay).english, equals: text)
  }

  @Test("A mass number in place of a weight is that of the nuclide shown first")
  func longestLived() throws {
    let catalog = try BuiltInNuclides.catalog
    for element in try BuiltInNuclides.table.elements
    where element.atomicWeight.kind == .massNumber {
      let chief = try #require(catalog.chief(of: element.number))
      expect(String(chief.massNumber), equals: element.atomicWeight.digits, "\(element.symbol)")
    }
  }

  @Test("Natural abundances of an element sum to 1 within their uncertainty")
  func abundances() throws {
    let catalog = try BuiltInNuclides.catalog
    for number in 1...118 {
      let shares = catalog[number].compactMap(\.abundance)
      guard !shares.isEmpty else { continue }
      let sum = shares.reduce(0) { $0 + $1.value }
      let errors = shares.map { share in
        let decimals = share.digits.split(separator: ".").dropFirst().first?.count ?? 0
        return (share.uncertainty.flatMap(Double.init) ?? 0) * PowerOfTen.value(-decimals)
      }
      let margin = max(errors.reduce(0, +), 0.001)
      expect(abs(sum - 100) <= margin, "element \(number): \(sum) ± \(margin)")
    }
  }

  @Test("Every decay leaves a nuclide of the list, or many, or one that nobody has seen")
  func everyDaughter() throws {
    let catalog = try BuiltInNuclides.catalog
    var missing = 0
    for nuclide in catalog.all {
      for decay in nuclide.decays where catalog.daughter(of: nuclide, by: decay) == nil {
        guard let effect = decay.effect else {
          expect(
            decay.code.contains("SF") || decay.code.contains("Mg") || decay.code.contains("Ne"))
          continue
        }
        let (number, mass) = (nuclide.number + effect.number, nuclide.massNumber + effect.mass)
        // A neutron is no element; the others lie beyond the known nuclides.
        if number > 0 {
          missing += 1
          expect(
            !decay.isObserved || mass < 10 || decay.share < 100, "\(number) \(mass) \(decay.code)")
        }
      }
    }
    expect(missing < 100, "\(missing)")
  }

  @Test("Half-lives sort from unbound to stable")
  func order() throws {
    let sorted = NuclideOrder.halfLife.sorted(try BuiltInNuclides.catalog[92])
    expect(sorted.first.map { $0.massNumber }, equals: 238)
    let seconds = sorted.map(\.halfLife.seconds)
    expect(seconds, equals: seconds.sorted(by: >))
    expect(try nuclide("Te-128").halfLife.seconds < (try nuclide("Au-197").halfLife.seconds))
    expect(try nuclide("U-235").halfLife.seconds > (try nuclide("Pu-239").halfLife.seconds))
    expect(
      NuclideOrder.abundance.sorted(try BuiltInNuclides.catalog[50]).first?.massNumber, equals: 120)
  }

  @Test(
    "An error names file, element and field",
    arguments: [
      (#""1": {"mass": "x"}"#, #""mass": expected a number"#), (#""1": {}"#, #""mass" is missing"#),
      (#""1": {"mass": "1", "life": "3 parsecs"}"#, #""life""#),
      (#""1": {"mass": "1", "modes": "Q=100"}"#, "expected a way of decay"),
      (#""1": {"mass": "1", "modes": "A=101"}"#, "expected a way of decay"),
      (#""1": {"mass": "1", "modes": "999999999999999999999A=1"}"#, "expected a way of decay"),
      (#""x": {"mass": "1"}"#, "expected a mass number"),
      (#""01": {"mass": "1"}"#, "expected a mass number"),
      (#""1": {"mass": "1", "life": "1e309 y"}"#, #""life""#),
    ])
  func errors(nuclides: String, expected: String) {
    let text = #"{"elements": [{"number": 1, "nuclides": {\#(nuclides)}}], "sources": {}}"#
    #expect {
      try NuclideReader.read(bytes: Array(text.utf8), file: "isotopes.json")
    } throws: { error in
      let message = (error as? CatalogError)?.description ?? ""
      return message.contains(expected) && message.hasPrefix("isotopes.json")
    }
  }

  @Test("The CSV of gold has a line for each isotope")
  func csv() throws {
    let catalog = try BuiltInNuclides.catalog
    let lines = catalog.table(of: 79, "Au").csv.split(separator: "\r\n")
    expect(lines.count, equals: catalog[79].count + 1)
    expect(lines.contains { $0.hasPrefix("Au-197,118,196.966") && $0.contains(",100,") })
    expect(lines.contains { $0.hasPrefix("Au-198,") && $0.contains("2.69464,d,14,B-=100") })
  }
}

@Suite("Ionization energies")
struct IonizationTests {
  private static let builtIn = Result {
    try IonizationReader.read(
      bytes: ProjectFile.resource("ionization.json"), file: "ionization.json")
  }

  @Test("All 5,847 energies are read; each further electron is bound more strongly")
  func all() throws {
    let table = try Self.builtIn.get()
    expect(table.values.values.joined().count { $0 != nil }, equals: 5847)
    for number in 1...103 {
      let values = table.energies(of: number).compactMap { $0?.value }
      expect(values.count, equals: number)
      expect(zip(values, values.dropFirst()).allSatisfy { $0 < $1 }, "\(number)")
    }
  }

  @Test("The first energy is that of the catalog")
  func first() throws {
    let table = try CatalogReader.read(
      bytes: ProjectFile.resource("elements.json"), file: "elements.json")
    for element in table.elements {
      guard let figure = element.figures[.firstIonizationEnergy] else { continue }
      try expect(
        Self.builtIn.get().energies(of: element.number).first??.digits, equals: figure.digits,
        "\(element.symbol)")
    }
  }

  @Test("Kinds and uncertainties")
  func facts() throws {
    let table = try Self.builtIn.get()
    expect(table.energies(of: 11).first??.textWithUncertainty, equals: "5.13907696(25)")
    expect(table.energies(of: 26)[2]?.digits, equals: "30.651")
    expect(table.energies(of: 79)[2]?.kind, equals: .calculated)
    expect(table.energies(of: 104).contains { $0 == nil })
    expect(table.energies(of: 118).isEmpty)
    expect(table.table(of: 1).csv.split(separator: "\r\n").count, equals: 2)
  }

  @Test("A wrong file is an error", arguments: ["1 2", "x", "1(2", "1c c"])
  func errors(energies: String) {
    let text = #"{"elements": [{"number": 1, "energies": "\#(energies)"}], "sources": {}}"#
    #expect(throws: CatalogError.self) {
      try IonizationReader.read(bytes: Array(text.utf8), file: "ionization.json")
    }
  }
}
