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
      #expect(Set(shown).count == shown.count, "\(element.symbol)")
      let known = try Self.list.get().columns.filter { $0.values[element.number] != nil }.map(\.id)
      #expect(Set(known).isSubset(of: shown), "\(element.symbol)")
    }
  }

  @Test("Cards without a known property are left out")
  func unknown() throws {
    #expect(try Self.groups("Og").map(\.id) == ["atomic", "radii", "nuclear", "other"])
  }

  @Test("A value has its number, source and second source")
  func sources() throws {
    let modulus = try Self.property("bulk_modulus", of: "Au")
    #expect(modulus.value.english == "173.2\u{a0}GPa" && modulus.number == "173.2")
    #expect(modulus.citation != nil && modulus.second?.value == "149\u{a0}GPa")
  }

  @Test("Temperatures are in the chosen unit, but the Debye temperature in kelvin alone")
  func temperatures() throws {
    let critical = try Self.property("critical_temperature", of: "H", .celsius)
    #expect(critical.value.english.hasSuffix("\u{a0}°C"))
    #expect(critical.otherUnits?.hasPrefix("32.938\u{a0}K") == true)
    let debye = try Self.property("debye_temperature", of: "Au", .celsius)
    #expect(debye.value.english == "170\u{a0}K" && debye.otherUnits == nil)
  }
}
