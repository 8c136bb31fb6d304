import Testing

@testable import Elements

@Suite("Table of places")
struct PlaceTableTests {
  private static func place(_ name: String, _ country: String, id: Int? = nil) -> Place {
    Place(
      id: id, name: name, country: country,
      coordinate: Coordinate(longitude: -179.9999999, latitude: 12.3456789))
  }

  @Test("Places return unchanged")
  func unchanged() {
    let places = [
      Self.place("Köping", "SE", id: 7), Self.place("", ""), Self.place("東京", "JP"),
      Place(
        name: "X", country: "SE", coordinate: Coordinate(longitude: 180, latitude: -90),
        discoveries: [.init(number: 1, year: 1766)]),
    ]
    let table = PlaceTable(places)
    expect(table.count == 4 && Array(table.places) == places)
    expect(PlaceTable().isEmpty)
  }

  @Test("Further countries than the limit are empty")
  func manyCountries() {
    let table = PlaceTable((0..<1200).map { Self.place("X", "C\($0)") })
    expect(table.country(at: 998) == "C998" && table.country(at: 1199) == "")
  }

  @Test("A place takes at most 120 bytes")
  func memory() {
    let table = PlaceTable(
      (0..<20_000).map { (number: Int) in
        Self.place("A place number \(number)", "SE", id: number)
      })
    expect(table.bytesPerPlace <= 120)
  }
}

extension PlaceTable {
  /// A table of places, in their order.
  init(_ places: some Sequence<Place>) {
    self.init()
    for place in places { append(place) }
  }
}
