import Testing

@testable import Elements

@Suite("Further properties")
struct FurtherPropertiesTests {
  private static let list = Result {
    try PropertyReader.read(
      bytes: ProjectFile.resource("properties.json"), file: "properties.json")
  }

  private static func groups(
    _ symbol: String, _ temperatures: TemperatureDisplay = .kelvin
  ) throws -> [PropertyGroup] {
    try BuiltIn.element(symbol).furtherGroups(of: try list.get(), temperatures: temperatures)
  }

  private static func property(
    _ id: String, of symbol: String, _ temperatures: TemperatureDisplay = .kelvin
  ) throws -> Property {
    let properties = try groups(symbol, temperatures).flatMap(\.properties)
    return try #require(properties.first { $0.id == id })
  }

  @Test("Each known property is on one card of an element's page, and on one only")
  func eachOnce() throws {
    for element in try BuiltIn.table.get().elements {
      let further = element.furtherGroups(of: try Self.list.get())
      let shown = (element.propertyGroups() + further).flatMap(\.properties).map(\.id)
      expect(Set(shown).count, equals: shown.count, "\(element.symbol)")
      let known = try Self.list.get().columns.filter { $0.values[element.number] != nil }.map(\.id)
      expect(Set(known).isSubset(of: shown), "\(element.symbol)")
    }
  }

  @Test("A value of one isotope, form or molecule names it in its row and in a plot")
  func belonging() throws {
    for (id, symbol, condition) in [
      ("nuclear_spin", "Zn", "⁶⁴Zn"), ("nuclear_magnetic_moment", "Zn", "⁶⁷Zn"),
      ("longest_half_life", "Og", "²⁹⁵Og"), ("standard_entropy_gas", "H", "per mole of H₂"),
      ("mohs_hardness", "C", "graphite"), ("lattice_a", "Ce", "gamma"),
    ] {
      let property = try Self.property(id, of: symbol)
      expect(
        property.conditions?.english == condition
          && property.value.english.contains(condition))
      var state = PlotState()
      let isRead = state.set(axes: "number \(id)")
      expect(isRead)
      let table = try BuiltIn.table.get()
      let plot = try #require(Plot(state, of: table, columns: try Self.list.get().columns))
      let number = try BuiltIn.element(symbol).number
      expect(plot.text(of: number)?.english.contains("(\(condition))") == true)
    }
  }

  @Test("Cards without a known property are left out")
  func unknown() throws {
    try expect(Self.groups("Og").map(\.id), equals: ["atomic", "radii", "nuclear", "other"])
  }

  @Test("A value has its number, source and second source")
  func sources() throws {
    let modulus = try Self.property("bulk_modulus", of: "Au")
    expect(modulus.value.english == "173.2\u{a0}GPa" && modulus.number == "173.2")
    expect(modulus.citation != nil && modulus.second?.value == "149\u{a0}GPa")
  }

  @Test("Temperatures are in the chosen unit, but the Debye temperature in kelvin alone")
  func temperatures() throws {
    let critical = try Self.property("critical_temperature", of: "H", .celsius)
    expect(critical.value.english.hasSuffix("\u{a0}°C"))
    expect(critical.otherUnits?.hasPrefix("32.938\u{a0}K") == true)
    let debye = try Self.property("debye_temperature", of: "Au", .celsius)
    expect(debye.value.english.hasPrefix("170\u{a0}K (") && debye.otherUnits == nil)
  }
}
