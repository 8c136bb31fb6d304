import Testing

@testable import Elements

@Suite("Places of discoveries")
struct PlaceListTests {
  static let builtIn = Result { () throws -> [Place] in
    let bytes = try ProjectFile.resource("places.json")
    let found = try PlaceReader.read(bytes: bytes, file: "places.json")
    expect(found.warnings.count, equals: 0)
    return Array(found.table.places)
  }

  private func list(_ change: (inout Timeline) -> Void = { _ in }) throws -> PlaceList {
    var timeline = Timeline(until: 2026)
    change(&timeline)
    return PlaceList(try Self.builtIn.get(), during: timeline) { $0 == "SE" ? "Sweden" : $0 }
  }

  @Test("The built-in list has a place for every element that was discovered somewhere")
  func complete() throws {
    let found = Set(try Self.builtIn.get().flatMap { $0.discoveries.map(\.number) })
    let table = try BuiltIn.table.get()
    let discovered = table.elements.filter { $0.discovery.location != nil }.map(\.number)
    expect(found, equals: Set(discovered))
    try expect(Set(list().places.flatMap { $0.discoveries.map(\.number) }).count, equals: 107)
  }

  @Test("Years and people are those of the catalog, or of its note")
  func agreesWithCatalog() throws {
    let table = try BuiltIn.table.get()
    for discovery in try Self.builtIn.get().flatMap(\.discoveries) {
      let facts = try #require(table[discovery.number]?.discovery)
      let people = try #require(discovery.people)
      expect(
        people.split(separator: ", ").allSatisfy { facts.by?.contains($0) ?? false }, "\(people)")
      expect(abs(discovery.year - (facts.year ?? 0)) <= 29, "\(discovery.number)")
    }
  }

  @Test("Countries by name, places by discoveries")
  func sections() throws {
    let sections = try list().sections
    expect(sections.map(\.name), equals: sections.map(\.name).sorted())
    let sweden = try #require(sections.first { $0.id == "SE" })
    expect(sweden.name, equals: "Sweden")
    expect(sweden.countText.english, equals: "4 places")
    expect(sweden.places.map(\.name), equals: ["Stockholm", "Uppsala", "Falun", "Köping"])
    expect(sweden.places.first?.summary?.english, equals: "10 elements · 1735–1843")
    expect(sweden.places.last?.summary?.english, equals: "1 element · 1778")
  }

  @Test("The timeline leaves places and discoveries out")
  func limited() throws {
    let before1800 = try list { $0.move(.end, to: 1800) }
    expect(before1800.places.allSatisfy { ($0.years?.upperBound ?? 9999) <= 1800 })
    let stockholm = try #require(before1800.places.first { $0.name == "Stockholm" })
    expect(stockholm.summary?.english, equals: "2 elements · 1735–1751")
    expect(!before1800.places.contains { $0.name == "Berkeley" })
    // Arsenic, about 1250, is before the scale.
    expect(before1800.places.contains { $0.name == "Cologne" })
    expect(try !list { $0.move(.start, to: 1651) }.places.contains { $0.name == "Cologne" })
  }

  @Test("Accessible names")
  func accessibleNames() throws {
    let stockholm = try #require(try list().places.first { $0.name == "Stockholm" })
    expect(
      stockholm.accessibleName(countryName: "Sweden").english,
      equals: "Stockholm, Sweden, 10 elements")
    let bare = Place(name: "X", country: "", coordinate: Coordinate(longitude: 0, latitude: 0))
    expect(bare.accessibleName(countryName: "").english, equals: "X")
    expect(bare.accessibleName(countryName: "Y").english, equals: "X, Y")
    expect(bare.summary == nil)
  }

  @Test("A search leaves the places of found elements, with these only")
  func filtered() throws {
    let list = try list()
    let found = list.filtered(to: try Search.results("cobalt"))
    expect(found.places.map(\.name), equals: ["Stockholm"])
    expect(found.sections.map(\.id), equals: ["SE"])
    expect(found.places.map { $0.discoveries.map(\.number) }, equals: [[27]])
    expect(list.filtered(to: try Search.results("zzzz")).sections.isEmpty)
  }

  @Test(
    "A search for a town, a country or a discoverer leaves that one",
    arguments: [
      ("stockholm", ["Stockholm"]), ("koping", ["Köping"]), ("mexico", ["Mexico City"]),
      ("sweden", ["Stockholm", "Uppsala", "Falun", "Köping"]),
      ("scotland", ["Aberdeen", "Edinburgh"]), ("found in Paris", ["Paris"]),
      ("discovered by Davy", ["London"]),
    ])
  func located(text: String, names: [String]) throws {
    let found = try list().filtered(to: try Search.results(text))
    expect(Set(found.places.map(\.name)).isSuperset(of: names), "\(found.places.map(\.name))")
    if text != "scotland" { expect(found.places.map(\.name), equals: names) }
  }

  @Test("The countries of the catalog are those of the towns")
  func countries() throws {
    let places = try Self.builtIn.get()
    for element in try BuiltIn.table.get().elements {
      let names = element.discovery.location?.split(separator: ",") ?? []
      let codes = names.map { PlaceList.countryCodes[String($0.drop { $0 == " " })] }
      let found = places.filter { $0.discoveries.contains { $0.number == element.number } }
      expect(Set(codes), equals: Set(found.map(\.country)), "\(element.name)")
    }
  }

  @Test(
    "The address for a program of maps has five decimals",
    arguments: [
      (59.329384, 18.068712, "geo:59.32938,18.06871"), (-0.000001, -0.5, "geo:0.00000,-0.50000"),
      (89.999999, -179.00001, "geo:90.00000,-179.00001"),
    ])
  func mapAddress(latitude: Double, longitude: Double, address: String) {
    let coordinate = Coordinate(longitude: longitude, latitude: latitude)
    let place = Place(name: "X", country: "", coordinate: coordinate)
    expect(place.mapAddress, equals: address)
  }
}
