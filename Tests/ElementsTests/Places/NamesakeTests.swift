import Testing

@testable import Elements

@Suite("Places that elements are named after")
struct NamesakeTests {
  private func places() throws -> [Place] {
    let bytes = try ProjectFile.resource("namesakes.json")
    return try NamesakeReader.read(bytes: bytes, file: "namesakes.json")
  }

  private func list(until year: Int = 2026) throws -> PlaceList {
    var timeline = Timeline(until: 2026)
    timeline.move(.end, to: year)
    return PlaceList(try places(), during: timeline) { $0 }
  }

  @Test("The origin of each element's name has the place, and the timeline its year")
  func origins() throws {
    let table = try BuiltIn.table.get()
    for place in try places() {
      for named in place.discoveries {
        let element = try #require(table[named.number])
        expect(element.nameOrigin != nil, "\(element.name)")
        expect(named.year, equals: element.discovery.year ?? Place.Discovery.antiquity)
      }
    }
    let ytterby = try #require(try places().first { $0.name == "Ytterby" })
    expect(ytterby.summary?.english, equals: "4 elements · 1794–1878")
    expect(try !list(until: 1793).places.contains { $0.name == "Ytterby" })
  }

  @Test("What was known in antiquity has no year, and is before the scale")
  func antiquity() throws {
    let cyprus = try #require(try places().first { $0.name == "Cyprus" })
    expect(cyprus.years == nil)
    expect(cyprus.summary?.english, equals: "1 element")
    expect(try list(until: 1650).places.map(\.name), equals: ["Cyprus"])
  }

  @Test("Bodies of the sky are a section of their own")
  func sky() throws {
    let sky = try #require(try list().sections.first { $0.id == Place.sky })
    expect(sky.places.allSatisfy(\.isInSky))
    expect(
      Set(sky.places.map(\.name)),
      equals: ["Sun", "Moon", "Earth", "Pallas", "Ceres", "Uranus", "Neptune", "Pluto"])
    expect(try list().places.count { $0.isInSky }, equals: 8)
  }

  @Test(
    "A damaged record is an error",
    arguments: [
      #"[{"name": "X", "country": "SE", "elements": []}]"#,
      #"[{"country": "sky", "elements": []}]"#,
      #"[{"name": "X", "country": "sky", "elements": [{"number": 119}]}]"#,
      #"[{"name": "X", "country": "SE", "coord": {"lon": 181, "lat": 0}}]"#, "{}",
    ])
  func damaged(text: String) {
    expect((try? NamesakeReader.read(bytes: Array(text.utf8), file: "f")) == nil)
  }
}
