import Testing

@testable import Elements

@Suite("Conditions on the properties beyond the catalog's")
struct SearchPropertyTests {
  private static let list = Result {
    try PropertyReader.read(
      bytes: ProjectFile.resource("properties.json"), file: "properties.json")
  }
  private static let vocabulary = Result { try Search.data.get().vocabulary }

  /// Answers a text with all properties.
  private func results(_ text: String) throws -> SearchResults {
    let data = try Search.data.get()
    let index = try Search.index.get()
    return try #require(index.answer(text, knowing: nil, read: { data }))
  }

  private func symbols(_ text: String) throws -> [String] {
    let table = try BuiltIn.table.get()
    return try results(text).hits.map { table.elements[$0.position].symbol }
  }

  private func query(_ text: String) throws -> SearchQuery {
    SearchQuery(text, fold: Search.fold, vocabulary: try Self.vocabulary.get())
  }

  /// The symbols of the elements whose value in the file is within a range, in the unit of the file.
  private func expected(_ id: String, _ holds: (Double) -> Bool) throws -> Set<String> {
    let column = try #require(try Self.list.get()[id])
    return Set(
      try BuiltIn.table.get().elements.filter {
        column.values[$0.number].map { holds($0.number) } ?? false
      }
      .map(\.symbol))
  }

  @Test("A property is called by its title, its key or an unambiguous beginning")
  func names() throws {
    let conductors = try expected("resistivity") { $0 < 2e-8 }
    expect(conductors.contains("Cu"))
    for name in ["resistivity", "electrical resistivity", "Electrical resist", "resist"] {
      try expect(Set(symbols("\(name) < 2e-8")), equals: conductors, "\(name)")
    }
    let hot = try expected("debye_temperature") { $0 > 1000 }
    for name in ["debye temperature", "debye_temperature", "Debye", "debye temp"] {
      try expect(Set(symbols("\(name) > 1000")), equals: hot, "\(name)")
    }
    try expect(
      Set(symbols("superconduction temperature < 10 K")),
      equals: expected("superconduction_temperature") { $0 < 10 })
    try expect(
      Set(symbols("young's modulus > 400")), equals: expected("youngs_modulus") { $0 > 400 })
    try expect(
      Set(symbols("youngs modulus > 400")), equals: expected("youngs_modulus") { $0 > 400 })
    try expect(symbols("highest resistivity 1").count, equals: 1)
    // The smallest atoms are others.
    try expect(symbols("smallest metallic radius 3"), equals: ["B", "Be", "Ni"])
  }

  @Test("Every property is called by its title and by its key, as listed and completed")
  func everyProperty() throws {
    let list = try Self.list.get()
    for column in list.columns {
      let count = column.values.count
      // An everyday name is meant before a key.
      for name in [column.title, column.id] where SearchVocabulary.everydayNames[name] == nil {
        let found = try results("\(name) > -1e200")
        expect(found.problems.isEmpty, "\(name): \(found.problems)")
        expect(found.hits.count, equals: count, "\(name)")
        expect(
          found.hits.allSatisfy {
            $0.reason?.message.english.hasPrefix(column.title + ": ") == true
          },
          "\(name)")
      }
    }
  }

  @Test("A number has the property's own unit or another one of the quantity")
  func units() throws {
    let stiff = try expected("bulk_modulus") { $0 > 300 }
    for text in ["> 300 GPa", "> 300", "> 300000 MPa", "> 3e11 Pa", "> 3e8 kPa", "> 300gpa"] {
      try expect(Set(symbols("bulk modulus \(text)")), equals: stiff, "\(text)")
    }
    let common = try expected("abundance_crust") { $0 > 10000 }
    for text in [
      "crust > 1 %", "crust > 1%", "crust > 10 g/kg", "abundance crust > 10000 ppm",
      "abundance in the earth's crust > 1 %", "crust > 10,000 mg/kg",
    ] {
      try expect(Set(symbols(text)), equals: common, "\(text)")
    }
    let pairs = [
      ("lattice a < 0.3 nm", "lattice a < 300"), ("lattice a < 3 Å", "lattice a < 300 pm"),
      ("speed of sound > 5 km/s", "speed of sound > 5000"),
      ("resistivity < 20 nΩ·m", "resistivity < 2e-8"),
      ("resistivity < 2 uohm cm", "resistivity < 2e-8 ohm m"),
      ("work function > 500 kJ/mol", "work function > 5.1821 eV"),
      ("specific heat > 1000 J/(kg·K)", "specific heat > 1"),
      ("longest half-life > 1000 years", "longest half life > 31557600000 s"),
      ("neutron absorption > 1 kb", "neutron absorption > 1000"),
      ("molar volume > 5e-5 m3/mol", "molar volume > 50 cm^3/mol"),
      ("dipole polarizability > 300 a0³", "dipole polarizability > 300"),
      ("magnetic moment > 2 uB", "magnetic moment > 2"),
      ("superconduction < -270 °C", "superconduction < 3.15"),
      ("bulk modulus 100..200 GPa", "bulk modulus 100000–200000 MPa"),
    ]
    for (typed, usual) in pairs {
      let found = try results(typed)
      expect(found.problems.isEmpty, "\(typed): \(found.problems)")
      expect(!found.hits.isEmpty, "\(typed)")
      try expect(found.hits.map(\.number), equals: results(usual).hits.map(\.number), "\(typed)")
    }
    try expect(
      results("bulk modulus > 3 K").problems.map(\.english),
      equals: ["Bulk modulus cannot be given in K"])
    expect(
      try results("poissons ratio > 3 GPa").problems.map(\.english).first?.contains("GPa") != false)
  }

  @Test("A short value is a whole number, without the unit that most have")
  func shortValues() throws {
    let density = try results("density of iron, gold, neon").hits.map(\.shortValue)
    expect(density, equals: ["7.87", "19.3", "0.8998 g/L"])
    let values = ["31\u{202f}000", "65\u{202f}000", "7"]
    let hits = values.enumerated().map { index, value in
      SearchHit(
        number: index + 1, position: index, rank: .name,
        matches: [SearchMatch(field: .figure, text: value, ranges: [])], reason: nil)
    }
    let found = SearchResults(try query("price > 1"), hits: hits)
    expect(found.hits.map(\.shortValue), equals: values)
  }

  @Test("The row says the value as the reason")
  func reasons() throws {
    let gold = try results("resistivity < 3e-8")[79]
    expect(
      gold?.reason?.message.english,
      equals: "Electrical resistivity: 2.214\u{a0}×\u{a0}10⁻⁸\u{a0}Ω·m")
    let mention = try results("gold debye temperature")[79]
    expect(mention?.reason?.message.english, equals: "Debye temperature: 170\u{a0}K")
  }

  @Test("Names of the catalog's properties keep their meaning")
  func meaning() throws {
    for text in [
      "density > 10", "density of 5", "liquid density > 10", "melt < 300 K", "thermal > 400",
      "covalent radius < 99", "covalent < 99", "electronegativity > 3", "group 17",
      "heat of fus > 30",
      "atomic radius > 0.25 nm", "van der > 300", "gold", "golld", "1800–1850",
      "densest 5", "highest melting point 3", "density", "gold density", "metal", "silvery",
      "brom melt < 300",
      "gold density melt > 300",
    ] {
      let alone = try Search.results(text)
      let all = try results(text)
      expect(all.hits.map(\.number), equals: alone.hits.map(\.number), "\(text)")
      expect(all.problems, equals: alone.problems, "\(text)")
      expect(all.suggestions, equals: alone.suggestions, "\(text)")
    }
  }

  @Test("The properties are read only for a text that may name one")
  func reading() throws {
    let index = try Search.index.get()
    let data = try Search.data.get()
    for (text, reads) in [
      ("gold", false), ("melt < 300 K", false), ("group 17", false), ("Fe", false), ("79", false),
      ("densest", false), ("H2O", false), ("resistivity", true), ("crust > 1 %", true),
      ("debye", true), ("who discovered oxygen", false),
    ] {
      var wasRead = false
      var parts: [SearchResults] = []
      let results = index.answer(
        text, knowing: nil,
        read: {
          wasRead = true
          return data
        }, onPart: { parts.append($0) })
      expect(wasRead, equals: reads, "\(text)")
      expect(parts.allSatisfy { !$0.isComplete && !$0.hits.isEmpty })
      expect(results?.isComplete == true)
      // Known properties change nothing.
      let again = index.answer(text, knowing: data, read: { data })
      expect(again?.hits, equals: results?.hits)
    }
    var parts: [String] = []
    _ = index.answer(
      "yellow", knowing: nil, read: { data }, onPart: { parts.append($0.query.text) })
    expect(parts, equals: ["yellow"], "what is found at once is shown at once")
  }

  @Test("The name of a property is completed while it is typed")
  func completion() throws {
    for (typed, completed) in [
      ("bulk", "bulk modulus "), ("gold debye t", "gold debye temperature "),
      ("resis", "resistivity "), ("superc", "superconduction temperature "),
      ("cru", "crust "), ("elec", "electronegativity "), ("covalent radius, s", nil),
      ("covalent radius s", "covalent radius single bond pyykkö "),
      ("young's m", "young's modulus "),
      ("bulk modulus", nil), ("gas b", "gas basicity "), ("radioactive gas", nil), ("gas", nil),
    ] as [(String, String?)] {
      let query = try query(typed)
      expect(query.completion?.text, equals: completed, "\(typed)")
      guard let text = query.completion?.text else { continue }
      expect(try self.query(text + "> 1").problems.isEmpty, "\(text)")
    }
  }

  @Test("An ambiguous beginning is named as typed")
  func ambiguous() throws {
    try expect(
      results("critical < 3").problems.map(\.english),
      equals: ["“critical” is ambiguous: Critical temperature or Critical pressure"])
    expect(
      try results("triple point < 3").problems.map(\.english).first?.hasPrefix(
        "“triple point” is ambig")
        == true)
  }
}
