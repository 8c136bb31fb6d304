import Testing

@testable import Elements

/// Facts of `Fixtures/facts.tsv`, each written down without the program's data.
@Suite("Facts that people look up")
struct LookedUpFactsTests {
  /// A line of the file.
  struct Fact: Sendable, CustomTestStringConvertible {
    let name, key, value: String
    /// Greatest deviation, relative.
    let tolerance: Double

    var testDescription: String { "\(name) \(key) \(value)" }
    var symbol: String { String(name.prefix { $0 != "-" }) }
    /// The part of the key after a slash.
    var detail: String? { key.split(separator: "/").dropFirst().first.map(String.init) }
  }

  private static let facts: [Fact] = {
    let rows = (try? ProjectFile.rows(ofFixture: "facts.tsv")) ?? []
    return rows.map { parts in
      Fact(
        name: parts[0], key: parts[1], value: parts[2],
        tolerance: parts.count > 3 ? (Double(parts[3]) ?? 0) / 100 : 0)
    }
  }()

  private static let properties = Result {
    try PropertyReader.read(
      bytes: ProjectFile.resource("properties.json"), file: "properties.json")
  }
  private static let nuclides = Result {
    try NuclideReader.read(bytes: ProjectFile.resource("isotopes.json"), file: "isotopes.json")
  }
  private static let energies = Result {
    try IonizationReader.read(
      bytes: ProjectFile.resource("ionization.json"), file: "ionization.json")
  }
  private static let names = Result {
    try AlternativeNames.read(bytes: ProjectFile.resource("names.json"), file: "names.json")
  }

  @Test("There are at least 300")
  func count() { expect(Self.facts.count >= 300) }

  @Test("Each is what the program shows", arguments: facts)
  func fact(_ fact: Fact) throws {
    let element = try BuiltIn.element(fact.symbol)
    if let number = try Self.number(fact, element) {
      let expected = try #require(Double(fact.value))
      let deviation = (number - expected).magnitude
      expect(deviation <= expected.magnitude * fact.tolerance + 1e-12, "\(number)")
    } else {
      expect(try Self.texts(fact, element).contains(fact.value))
    }
  }

  @Test("Main oxidation states are among those shown")
  func states() throws {
    for fact in Self.facts where fact.key == "states" {
      let states = Set(fact.value.split(separator: " ").compactMap { Int($0) })
      let shown = try BuiltIn.element(fact.symbol).oxidationStates
      expect(states.isSubset(of: shown), "\(fact.symbol): \(shown)")
    }
  }

  /// The number of a fact; nil for a text.
  private static func number(_ fact: Fact, _ element: AtomicElement) throws -> Double? {
    if fact.name != fact.symbol { return try number(ofNuclide: fact, element) }
    if let key = FigureKey(rawValue: fact.key) { return element.figures[key]?.value }
    switch fact.key {
    case "number": return Double(element.number)
    case "atomic_mass": return element.atomicWeight.value
    case "discovery_year": return element.discovery.year.map { Double($0) }
    case _ where fact.key.hasPrefix("ionization/"):
      let index = try #require(fact.detail.flatMap { Int($0) }) - 1
      return try energies.get().energies(of: element.number)[index]?.value
    default:
      let column = try properties.get().columns.first { $0.id == fact.key }
      return column?.values[element.number]?.number
    }
  }

  private static func number(ofNuclide fact: Fact, _ element: AtomicElement) throws -> Double? {
    let mass = try #require(fact.name.split(separator: "-").last.flatMap { Int($0) })
    let nuclide = try #require(try nuclides.get().nuclide(element.number, mass))
    let day = 86400.0
    switch fact.key {
    case "half_life_years": return nuclide.halfLife.seconds / (day * 365.2422)
    case "half_life_days": return nuclide.halfLife.seconds / day
    case "abundance": return nuclide.abundance?.value
    case "mass": return nuclide.mass.value
    default: return nil
    }
  }

  private static func texts(_ fact: Fact, _ element: AtomicElement) throws -> [String] {
    switch fact.key {
    case "name": return [element.name]
    case "states": return [fact.value]
    case "configuration": return [element.electronConfiguration ?? ""]
    case "discovered_by":
      return element.discovery.by?.contains(fact.value) == true ? [fact.value] : []
    case "decay":
      let mass = try #require(fact.name.split(separator: "-").last.flatMap { Int($0) })
      return [try nuclides.get().nuclide(element.number, mass)?.chiefDecay?.code ?? ""]
    default:
      let language = try #require(fact.detail)
      return try names.get().names[element.number, default: []]
        .filter { $0.languages.contains(language) }.map(\.text)
    }
  }
}
