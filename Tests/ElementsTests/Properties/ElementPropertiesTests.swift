import Testing

@testable import Elements

@Suite("The properties of an element")
struct ElementPropertiesTests {
  private func gold() throws -> AtomicElement {
    try element(
      79, "Au", "Gold", weight: "196.966570",
      """
      "phase": "Solid", "category": "transition metal", "melt": 1337.33, "boil": 3243,
      "density": 19.3, "molar_heat": 25.418, "shells": [2, 8, 18, 32, 18, 1],
      "electron_configuration": "[Xe] 4f14 5d10 6s1", "oxidation_states": [-1, 1, 3],
      "discovery": "known since antiquity", "cas": "7440-57-5",
      "uncertainties": {"atomic_mass": "4"},
      "sources": {"melt": "crc", "oxidation_states": "book", "discovery": "book"}
      """)
  }

  private func values(_ element: AtomicElement, _ group: Int) -> [String] {
    element.propertyGroups()[group].properties.map {
      "\($0.title.english): \($0.value.english)"
    }
  }

  @Test("Gold's physical card begins as designed")
  func physical() throws {
    try expect(
      values(gold(), 0),
      equals: [
        "State at 293.15\u{A0}K: solid", "Melting point: 1337.33\u{A0}K",
        "Boiling point: 3243\u{A0}K",
        "Density: 19.3\u{A0}g/cm³", "Molar heat capacity: 25.418\u{A0}J/(mol·K)",
      ])
  }

  @Test("Every temperature is in the chosen unit, also in titles and conditions")
  func temperatures() throws {
    for display in TemperatureDisplay.all {
      let others = Set(TemperatureUnit.allCases).subtracting([display.first]).map(\.symbol)
      for element in try BuiltIn.table.get().elements {
        for line in element.propertyGroups(temperatures: display).flatMap(\.properties) {
          let texts = [line.title, line.value] + (line.conditions.map { [$0] } ?? [])
          for text in texts.map(\.english) {
            let ends = [",", ")", ":"].reduce(text + " ") {
              $0.split(separator: Character($1)).joined(separator: " ")
            }
            expect(
              !others.contains { ends.contains("\u{a0}" + $0 + " ") }, "\(element.symbol): \(text)")
          }
        }
      }
    }
  }

  @Test("Gold's atomic card has weight, group, shells and configuration")
  func atomic() throws {
    try expect(
      values(gold(), 1),
      equals: [
        "Standard atomic weight: 196.966570(4)", "Group: 11", "Period: 6", "Block: d",
        "Category: transition metal", "Electrons per shell: 2 · 8 · 18 · 32 · 18 · 1",
        "Electron configuration: [Xe] 4f¹⁴ 5d¹⁰ 6s¹", "Main oxidation states: −1, +1, +3",
        "CAS number: 7440-57-5",
      ])
  }

  @Test("Gold has been known since antiquity, and no discoverer is listed as unknown")
  func history() throws {
    try expect(values(gold(), 2), equals: ["Discovered: known since antiquity"])
  }

  @Test("A discovery has a year, a discoverer and a location")
  func discovery() throws {
    let radium = try element(
      88, "Ra", "Radium",
      """
      "discovered_by": "Marie and Pierre Curie", "discovery_year": 1898,
      "discovery_location": "Paris", "named_by": "the Curies"
      """)
    expect(
      values(radium, 2),
      equals: [
        "Discovered: 1898", "Discovered by: Marie and Pierre Curie",
        "Place of discovery: Paris", "Named by: the Curies",
      ])
  }

  @Test("Unknown values are shown as unknown, never as 0 or an empty line")
  func unknown() throws {
    let element = try element(
      118, "Og", "Oganesson", weight: "294", #""kinds": {"atomic_mass": "mass number"}"#)
    expect(
      values(element, 0),
      equals: [
        "State at 293.15\u{A0}K: unknown", "Melting point: unknown", "Boiling point: unknown",
        "Density: unknown", "Molar heat capacity: unknown",
      ])
    expect(element.propertyGroups()[0].properties.allSatisfy { !$0.isKnown })
    expect(values(element, 1).first, equals: "Mass number of the longest-lived isotope: [294]")
    expect(values(element, 1).contains("Electrons per shell: unknown"))
    expect(values(element, 2), equals: ["Discovered: unknown", "Discovered by: unknown"])
  }

  @Test("A figure that does not exist is replaced by its remark")
  func remark() throws {
    let helium = try element(
      2, "He", "Helium", #""conditions": {"melt": "none at 1 atm"}"#)
    expect(values(helium, 0).contains("Melting point: none at 1 atm"))
  }

  @Test("A subliming element has no melting point")
  func sublimation() throws {
    let arsenic = try element(
      33, "As", "Arsenic", #""boil": 889, "conditions": {"boil": "sublimes"}"#)
    expect(values(arsenic, 0).contains("Melting point: none, it sublimes"))
    expect(values(arsenic, 0).contains("Boiling point: 889\u{A0}K (sublimes)"))
  }

  @Test("Temperatures are in the chosen unit")
  func celsius() throws {
    let group = try gold().propertyGroups(temperatures: .celsius)[0]
    expect(group.properties[1].value.english, equals: "1064.18\u{A0}°C")
    expect(group.properties[1].otherUnits, equals: "1337.33\u{A0}K · 1947.52\u{A0}°F")
    expect(group.properties[3].value.english, equals: "19.3\u{A0}g/cm³")
    expect(group.properties[3].otherUnits == nil)
  }

  @Test("Sources are shown by title, or by key without one")
  func sources() throws {
    let note = PeriodicTable.SourceNote(title: "Handbook", license: nil, via: nil)
    let groups = try gold().propertyGroups(sources: ["crc": note])
    let properties = groups.flatMap(\.properties)
    func source(_ id: String) -> String? { properties.first { $0.id == id }?.source }
    expect(source("melt"), equals: "Handbook")
    expect(source("oxidation_states"), equals: "book")
    expect(source("discovery_year"), equals: "book")
    expect(source("boil") == nil)
  }

  @Test("A citation names the figure's data set")
  func citation() throws {
    let note = PeriodicTable.SourceNote(title: "Handbook", license: nil, via: "set 1.3")
    let melting = try gold().propertyGroups(sources: ["crc": note])[0].properties[1]
    expect(melting.source, equals: "Handbook")
    expect(melting.citation, equals: "Handbook, via set 1.3")
  }

  @Test("The note follows the year")
  func yearAndNote() throws {
    let helium = try element(
      2, "He", "Helium", #""discovery_year": 1895, "discovery": "seen in 1868""#)
    expect(
      helium.propertyGroups()[2].properties[0].value.english, equals: "1895 (seen in 1868)")
  }

  @Test("A lanthanide has no group")
  func noGroup() throws {
    let lines = values(try element(58, "Ce", "Cerium"), 1)
    expect(["Group: none", "Period: 6", "Block: f"].allSatisfy { lines.contains($0) })
  }

  @Test("Numbers are plain, and texts have none")
  func numbers() throws {
    let properties = try gold().propertyGroups(temperatures: .celsius).flatMap(\.properties)
    let numbers = Dictionary(properties.map { ($0.id, $0.number) }, uniquingKeysWith: { $1 })
    expect(numbers["melt"], equals: "1064.18")
    expect(numbers["atomic_mass"], equals: "196.966570")
    expect(numbers["group"], equals: "11")
    for text in ["phase", "block", "cas", "shells", "discovery_year"] {
      expect(numbers[text], equals: .some(nil), "\(text)")
    }
  }

  @Test("Every number of every element is one for a spreadsheet")
  func allNumbers() throws {
    for display in TemperatureDisplay.all {
      for element in try completeTable().elements {
        for property in element.propertyGroups(temperatures: display).flatMap(\.properties) {
          guard let number = property.number else { continue }
          expect(Double(number) != nil, "\(element.name): \(property.id)")
          expect(number.allSatisfy { "-.0123456789eE".contains($0) }, "\(number)")
        }
      }
    }
  }

  @Test("A figure tells conditions, uncertainty and a second source")
  func details() throws {
    let helium = try element(
      2, "He", "Helium", weight: "4.002602",
      #"""
      "melt": 0.95, "conditions": {"melt": "at 2.5 MPa"}, "uncertainties": {"atomic_mass": "2"},
      "sources": {"melt": "crc"}, "second_values": {"melt": "0.9"},
      "second_sources": {"melt": "book"}
      """#)
    let properties = helium.propertyGroups(temperatures: .celsius).flatMap(\.properties)
    let melting = try #require(properties.first { $0.id == "melt" })
    expect(melting.conditions?.english, equals: "at 2.5 MPa")
    expect(melting.second, equals: Property.SecondSource(value: "−272.3\u{A0}°C", citation: "book"))
    let weight = try #require(properties.first { $0.id == "atomic_mass" })
    expect(weight.uncertainty, equals: "±0.000002")
    expect(weight.second == nil)
  }

  @Test("A card's chief source is that of most of its properties")
  func chiefSource() {
    func group(_ sources: String?...) -> PropertyGroup {
      PropertyGroup(
        id: "", title: "",
        properties: sources.map {
          Property(id: "", title: .verbatim(""), value: .verbatim(""), source: $0)
        })
    }
    expect(group("a", nil, "b", "b", nil, nil).chiefSource, equals: "b")
    expect(group("b", "a", "a", "b").chiefSource, equals: "b")
    expect(group(nil).chiefSource == nil)
  }

  @Test("Key figures are short: number and unit, with the rest in a note")
  func keyFigures() throws {
    let figures = try gold().keyFigures(temperatures: .automatic(usesFahrenheit: false))
    expect(
      figures.map(\.title.withoutContext),
      equals: [
        "Melting point", "Boiling point", "Density", "Discovered",
      ])
    expect(
      figures.map(\.value.english),
      equals: [
        "1064.18\u{A0}°C", "2970\u{A0}°C", "19.3\u{A0}g/cm³", "Antiquity",
      ])
    expect(figures.map(\.kelvin), equals: ["1337.33\u{A0}K", "3243\u{A0}K", nil, nil])
    let odd = try element(
      33, "As", "Arsenic",
      #"""
      "boil": 889, "conditions": {"boil": "sublimes"}, "kinds": {"boil": "predicted"},
      "discovery_year": 1250, "discovery": "approximate"
      """#
    ).keyFigures()
    expect(
      odd.map(\.value.english), equals: ["none, it sublimes", "≈\u{A0}889\u{A0}K", "1250"])
    expect(odd.map(\.note?.english), equals: [nil, "predicted, sublimes", nil])
    expect(odd.allSatisfy { $0.kelvin == nil })
  }

  @Test(
    "Only numbers of electrons are superscripts, not shells",
    arguments: [
      ("1s2", "1s²"), ("[Ar] 3d10 4s1", "[Ar] 3d¹⁰ 4s¹"),
      (
        "[Rn] 5f14 6d10 7s2 7p6",
        "[Rn] 5f¹⁴ 6d¹⁰ 7s² 7p⁶"
      ), ("", ""),
    ])
  func superscripts(configuration: String, text: String) {
    expect(PropertyLines.withSuperscripts(configuration), equals: text)
  }

  @Test("The properties of a card have distinct IDs")
  func ids() throws {
    for group in try gold().propertyGroups() {
      expect(Set(group.properties.map(\.id)).count, equals: group.properties.count)
    }
  }
}
