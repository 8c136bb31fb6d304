import Testing

@testable import Elements

@Suite("Search in a list of places")
struct PlaceIndexTests {
  private static let fold: TextFold = { word in
    let lower = word.lowercased()
    let plain = String(
      lower.map { ["é": "e", "ö": "o", "å": "a", "ã": "a"][$0] ?? $0 } as [Character])
    return lower == plain ? [lower] : [lower, plain]
  }

  private static func index(_ places: [(String, String)]) throws -> PlaceIndex {
    let table = PlaceTable(
      places.map { name, country in
        Place(
          name: name, country: country, coordinate: Coordinate(longitude: 1, latitude: 2))
      })
    let names = ["SE": "Sweden", "FR": "France", "CH": "Switzerland"]
    return try #require(
      PlaceIndex(table, fold: fold, countryName: { names[$0] ?? $0 }))
  }

  private static func names(_ index: PlaceIndex) -> [String] {
    index.table.places.map { "\($0.name) \($0.country)" }
  }

  @Test("Sorted by name without case and accents, then by the country's name, then as in the file")
  func order() throws {
    let index = try Self.index([
      ("b", "SE"), ("Örebro", "SE"), ("Orebro", "SE"), ("A", "SE"), ("a", "FR"), ("ab", "FR"),
      ("Orebroland", "FR"), ("örebro", "CH"), ("(Orebro)", "XX"), ("東京", "JP"), ("", "SE"),
    ])
    expect(
      Self.names(index),
      equals: [
        " SE", "a FR", "A SE", "ab FR", "b SE", "Örebro SE", "Orebro SE", "örebro CH",
        "(Orebro) XX",
        "Orebroland FR", "東京 JP",
      ])
    expect(index.countryName(at: 1) == "France" && index.countryName(at: 10) == "JP")
  }

  @Test(
    "Every word is found in the name, or at the beginning of a word of the country",
    arguments: [
      ("par", ["Paris FR", "Saint-Paris FR", "Sparta GR"]),
      ("a", []),
      ("paris saint", ["Saint-Paris FR"]),
      ("paris sweden", []),
      ("p fr", ["Paris FR", "Saint-Paris FR"]),
      ("zurich", []), ("zürich", ["Zürich CH"]),
      ("SWITZ", ["Zürich CH"]),
      ("ch", ["Zürich CH"]),
      ("itz", []),
      ("sao", ["São Tomé ST"]),
      ("são", ["São Tomé ST"]),
      ("tomé", ["São Tomé ST"]),
      ("art", ["Sparta GR"]),
    ])
  func search(text: String, names: [String]) throws {
    let index = try Self.index([
      ("Paris", "FR"), ("Saint-Paris", "FR"), ("Sparta", "GR"), ("Zürich", "CH"),
      ("São Tomé", "ST"),
    ])
    let found = try #require(index.search(text)?.places)
    let all = Self.names(index)
    expect(found.map { all[Int($0)] }, equals: names)
    expect(found, equals: found.sorted())
  }

  @Test("A text without a word finds all places")
  func all() throws {
    let index = try Self.index([("a", ""), ("b", "")])
    for text in ["", "  ", "·!"] { expect(index.search(text), equals: .all) }
  }

  @Test(
    "The best place is that of the whole name, then of its beginning, of a word, of a part",
    arguments: [
      ("rome", "Rome"), ("ro", "Rock"), ("new", "A New Rome"), ("xb", "Axb"), ("ocke", "Rockero"),
    ])
  func best(text: String, name: String) throws {
    let index = try Self.index(
      ["A New Rome", "Axb", "Rock", "Rockero", "Rome", "Rome"].map { ($0, "IT") })
    let best = try #require(index.search(text)?.best)
    expect(index.table.name(at: best), equals: name)
  }

  @Test("A cancelled search and a cancelled sort return nothing")
  func cancelled() throws {
    let index = try Self.index([("a", "")])
    expect(index.search("a", isCancelled: { true }) == nil)
    expect(
      PlaceIndex(
        index.table, fold: Self.fold, countryName: { $0 }, isCancelled: { true }) == nil)
  }

  @Test("Identifiers and discoveries stay with their places")
  func arranged() throws {
    let places = [("b", 7), ("a", 8)].map { name, id in
      Place(
        id: id, name: name, country: "SE", coordinate: Coordinate(longitude: 1, latitude: 2),
        discoveries: [.init(number: id, year: 1800)])
    }
    let index = try #require(
      PlaceIndex(PlaceTable(places), fold: Self.fold, countryName: { $0 }))
    expect(Array(index.table.places), equals: [places[1], places[0]])
    expect(index.table.index(ofID: 7) == 1 && index.table.index(ofID: 9) == nil)
    expect(index.table.index(ofID: 0) == nil)
  }

  @Test("A place with its words and its pins takes at most 120 bytes")
  func memory() throws {
    var random = SplitMix64(seed: 7)
    let table = PlaceTable(
      (0..<20_000).map { number in
        Place(
          id: number + 1, name: "Saint-Étienne-le-\(number)", country: "FR",
          coordinate: Coordinate(
            longitude: Double.random(in: -180...180, using: &random),
            latitude: Double.random(in: -80...80, using: &random)))
      })
    let index = try #require(PlaceIndex(table, fold: Self.fold, countryName: { $0 }))
    let pins = try #require(ClusterPyramid(ClusterPyramid.points(of: index.table)))
    expect(index.bytesPerPlace + pins.bytes / index.count <= 120)
  }
}
