import Testing

@testable import Elements

/// Invariants of every element of the catalog.
@Suite("Consistency of the catalog")
struct ConsistencyTests {
  private func elements() throws -> [AtomicElement] { try BuiltIn.table.get().elements }

  @Test("Every figure has a described source")
  func sources() throws {
    let table = try BuiltIn.table.get()
    for element in table.elements {
      for (key, figure) in element.figuresByKey {
        let source = try #require(figure.source, "\(element.name), \(key)")
        expect(table.sources[source] != nil, "\(element.name), \(key): \(source)")
      }
    }
    expect(table.sources.values.allSatisfy { !$0.title.isEmpty && $0.license?.isEmpty == false })
  }

  @Test("Nearly every figure has a different, described second source")
  func secondSources() throws {
    let table = try BuiltIn.table.get()
    let figures = table.elements.flatMap { $0.figuresByKey.map(\.figure) }
    for second in figures.filter({ $0.second != nil }) {
      let source = try #require(second.second?.source)
      expect(source != second.source)
      expect(table.sources[source] != nil, "\(source)")
    }
    expect(Double(figures.count { $0.second != nil }) > 0.95 * Double(figures.count))
  }

  @Test("Values from a data set name it with its version")
  func dataSets() throws {
    for note in try BuiltIn.table.get().sources.values where !note.title.hasPrefix("The Elements") {
      let isCalculated = note.title.hasPrefix("Relativistic")
      expect(isCalculated || note.citation.contains(", via "), "\(note.title)")
    }
  }

  @Test("Every figure with a dimension has its unit")
  func units() throws {
    for element in try elements() {
      for (key, figure) in element.figures where key != .electronegativity {
        expect(figure.unit?.isEmpty == false, "\(element.name), \(key)")
      }
      expect(element.figures[.electronegativity]?.unit == nil)
      expect(
        element.figures[.density].map { $0.unit == "g/L" } ?? true == (element.state == .gas)
          || element.figures[.density] == nil)
    }
  }

  @Test("Facts other than figures have a source, too")
  func textSources() throws {
    let table = try BuiltIn.table.get()
    for element in table.elements {
      let facts: [(String, Bool)] = [
        ("discovered_by", element.discovery.by != nil),
        ("discovery_year", element.discovery.year != nil),
        ("appearance", element.appearance != nil),
        ("electron_configuration", element.electronConfiguration != nil),
        ("oxidation_states", !element.oxidationStates.isEmpty),
      ]
      for (key, isKnown) in facts where isKnown {
        let source = element.textSources[key]
        expect(source.flatMap { table.sources[$0] } != nil, "\(element.name), \(key)")
      }
    }
  }

  @Test("Derived and chosen values have this program as their source")
  func ownSources() throws {
    let table = try BuiltIn.table.get()
    for element in table.elements {
      let properties = element.propertyGroups(sources: table.sources).flatMap(\.properties)
      for property in properties where property.isKnown {
        guard ["phase", "group", "category", "shells"].contains(property.id) else { continue }
        let source = property.source ?? "none"
        expect(source.hasPrefix("The Elements: "), "\(element.name), \(property.id): \(source)")
      }
    }
  }

  @Test("Uncertainties are digits")
  func uncertainties() throws {
    for figure in try elements().flatMap({ $0.figuresByKey.map(\.figure) }) {
      expect(figure.uncertainty?.allSatisfy(\.isWholeNumber) ?? true)
      expect(figure.uncertainty?.isEmpty != true)
    }
  }

  @Test("Boiling points are above melting points, and the state agrees with both")
  func temperatures() throws {
    let room = 293.15
    for element in try elements() where element.number < 100 {
      let melt = element.figures[.meltingPoint]?.value
      let boil = element.figures[.boilingPoint]?.value
      if let melt, let boil { expect(melt < boil, "\(element.name)") }
      switch element.state {
      case .solid: expect((melt ?? boil ?? .infinity) > room, "\(element.name)")
      case .liquid: expect(try #require(melt) < room && #require(boil) > room)
      case .gas: expect(try #require(boil) < room, "\(element.name)")
      case .unknown: Issue.record("\(element.name) has no state")
      }
    }
  }

  @Test("Positions follow from the numbers")
  func positions() throws {
    for element in try elements() {
      let position = TablePosition(number: element.number)
      expect(element.period == position.period && element.group == position.group)
      expect(element.column == position.column && element.row == position.row)
      expect(element.block, equals: position.block, "\(element.name)")
    }
  }

  @Test("Shells and configuration have as many electrons as the atomic number")
  func electrons() throws {
    let table = try BuiltIn.table.get()
    for element in table.elements {
      expect(element.shells.reduce(0, +), equals: element.number, "\(element.name)")
      let configuration = try #require(element.electronConfiguration)
      try expect(shells(of: configuration, in: table), equals: element.shells, "\(element.name)")
    }
  }

  /// Returns the electrons per shell of a configuration such as `[Xe] 4f14 5d10 6s1`.
  private func shells(of configuration: String, in table: PeriodicTable) throws -> [Int] {
    var shells: [Int] = []
    for part in configuration.split(separator: " ") {
      if part.hasPrefix("[") {
        shells = try #require(table.element(symbol: String(part.dropFirst().dropLast()))).shells
        continue
      }
      let shell = try #require(part.first?.wholeNumberValue)
      let count = try #require(Int(part.dropFirst(2)))
      shells += Array(repeating: 0, count: max(0, shell - shells.count))
      shells[shell - 1] += count
    }
    return shells
  }

  @Test("CAS numbers have the right check digit")
  func cas() throws {
    for element in try elements() {
      let digits = try #require(element.cas).compactMap(\.wholeNumberValue)
      let sum = digits.dropLast().reversed().enumerated().reduce(0) { sum, digit in
        sum + (digit.offset + 1) * digit.element
      }
      expect(sum % 10, equals: digits.last, "\(element.name)")
    }
    expect(Set(try elements().map(\.cas)).count, equals: 118)
  }

  @Test("Every element has its own page in Wikipedia, with its name")
  func wikipedia() throws {
    let elements = try elements()
    for element in elements {
      let page = try #require(element.wikipedia)
      expect(page.hasPrefix("https://en.wikipedia.org/wiki/\(element.name)"))
      expect(WikipediaLink.url(for: element), equals: page)
    }
    expect(Set(elements.map(\.wikipedia)).count, equals: 118)
  }

  @Test("Every element has a different summary of two or three sentences")
  func summaries() throws {
    let elements = try elements()
    for element in elements {
      let ends = element.summary.split(separator: " ").filter { $0.hasSuffix(".") }
      expect((2...4).contains(ends.count), "\(element.name): \(element.summary)")
      expect((60...420).contains(element.summary.count), "\(element.name)")
    }
    expect(Set(elements.map(\.summary)).count, equals: 118)
  }

  @Test("Weights increase with the number, except for the four known pairs")
  func weights() throws {
    let elements = try elements().filter { $0.atomicWeight.kind != .massNumber }
    let inversions = zip(elements, elements.dropFirst()).filter {
      $0.atomicWeight.value > $1.atomicWeight.value
    }
    expect(
      inversions.map { "\($0.symbol)–\($1.symbol)" }, equals: ["Ar–K", "Co–Ni", "Te–I", "Th–Pa"])
  }
}
