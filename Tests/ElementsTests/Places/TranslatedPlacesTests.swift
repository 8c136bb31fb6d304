import Testing

@testable import Elements

@Suite("Places in the user's language")
struct TranslatedPlacesTests {
  private static let towns = ["Vienna": "Wien", "Geneva": "Genf", "Copenhagen": "Kopenhagen"]
  private static let texts = [
    "Mexico": "Mexiko", "Sweden": "Schweden", "colorless, odorless, tasteless gas": "farbloses Gas",
  ]

  private func places() throws -> [Place] {
    try PlaceListTests.builtIn.get().map { $0.named(Self.towns[$0.name] ?? $0.name) }
  }

  private func collation(_ language: String) throws -> NameCollation {
    NameCollation(
      try NameCollationTests.letters(language), name: \.name, key: { Array($0.lowercased().utf8) },
      fold: Search.fold)
  }

  private func list(_ language: String) throws -> PlaceList {
    let countries = try CountryNames.read(
      bytes: ProjectFile.resource("countries/\(language).tsv"), file: "f")
    let collation = try collation(language)
    return PlaceList(
      try places(), during: Timeline(until: 2026), countryName: { countries[$0] ?? $0 },
      key: { collation.sortKey(of: $0) })
  }

  @Test("Every language has the name of every country", arguments: LanguageNames.own.keys.sorted())
  func countries(language: String) throws {
    guard language != "en" else { return }
    let names = try CountryNames.read(
      bytes: ProjectFile.resource("countries/\(language).tsv"), file: "f")
    expect(names.count >= 249)
    for place in try PlaceListTests.builtIn.get() { expect(names[place.country] != nil) }
    for country in try WorldMapTests.map.get().countries where country.label != nil {
      expect(names[country.code] != nil, "\(country.name)")
    }
  }

  @Test("Every language of the program has its own name")
  func languages() throws {
    let linguas = try ProjectFile.document("../po/LINGUAS")
    let tags = String(decoding: linguas, as: UTF8.self).split(separator: "\n").map(String.init)
    expect(Set(tags + ["en"]), equals: Set(LanguageNames.own.keys))
    expect(tags.allSatisfy { LanguageNames.tag($0) == $0 })
    for text in ["", "d", "de_", "de_de", "../de", "de_DE.UTF-8", "english", "C"] {
      expect(LanguageNames.tag(text) == nil, "\(text)")
    }
  }

  @Test(
    "A file with a line without a code and a name is damaged, and so is one that is cut off",
    arguments: ["SE\tSchweden\nDE\n", "X\tY\n", "SE\tSchweden\nAT\tÖster", "", "\u{0}\u{ff}\n"])
  func damaged(_ text: String) {
    expect((try? CountryNames.read(bytes: Array(text.utf8), file: "f")) == nil)
  }

  @Test("Countries stand in the order of the language")
  func order() throws {
    try expect(
      list("de").sections.map(\.name).prefix(3), equals: ["Dänemark", "Deutschland", "Finnland"])
    try expect(list("sv").sections.last?.name, equals: "Österrike")
    try expect(list("ja").sections.map(\.id).suffix(5), equals: ["FI", "FR", "MX", "RO", "RU"])
    try expect(list("ja").sections.map(\.id)[12], equals: "JP")
    try expect(list("zh_CN").sections.map(\.id).prefix(3), equals: ["AT", "DK", "DE"])
    try expect(list("ar").sections.first?.id, equals: "ES")
  }

  @Test("Places of equal rank stand by their translated names")
  func towns() throws {
    let german = try #require(try list("de").sections.first { $0.id == "DE" })
    expect(
      german.places.map(\.name).suffix(4), equals: ["Cologne", "Göttingen", "Halle", "Hamburg"])
    let austria = try #require(try list("de").sections.first { $0.id == "AT" })
    expect(austria.places.map(\.name) == ["Wien"] && austria.places[0].sourceName == "Vienna")
    let before1900 = austria.places[0].limited { $0.year < 1900 }
    expect(before1900.name == "Wien" && before1900.sourceName == "Vienna")
  }

  @Test("The map has the translated names, and keeps the others and the English ones")
  func map() throws {
    let map = try WorldMapTests.map.get().renamed(["SE": "Schweden", "QQ": "Nirgends"])
    expect(map.countryName("SE") == "Schweden" && map.englishCountryName("SE") == "Sweden")
    expect(map.countryName("FR") == "France" && map.countryName("QQ") == "Nirgends")
    expect(map.countries.contains { $0.code == "SE" && $0.name == "Schweden" })
  }

  @Test(
    "An opened list is searched by translated and English names of countries",
    arguments: ["schweden", "sweden", "se"])
  func opened(text: String) throws {
    let place = Place(
      name: "Vienna", country: "SE", coordinate: Coordinate(longitude: 1, latitude: 2))
    let other = Place(
      name: "Wien", country: "AT", coordinate: Coordinate(longitude: 1, latitude: 2))
    let index = try #require(
      PlaceIndex(
        PlaceTable([place, other]), fold: Search.fold,
        countryName: { $0 == "SE" ? "Schweden" : $0 },
        otherName: { $0 == "SE" ? "Sweden" : nil }))
    expect(index.search(text)?.places, equals: [0])
    expect(index.countryName(at: 0), equals: "Schweden")
  }

  private static let index = Result { () throws -> SearchIndex in
    let index = SearchIndex(
      try BuiltIn.table.get(), places: try PlaceListTests.builtIn.get(), fold: Search.fold,
      translateText: { towns[$1] ?? texts[$1] ?? $1 })
    return try #require(index)
  }

  private func results(_ text: String) throws -> SearchResults {
    try #require(try Self.index.get().search(Search.query(text)))
  }

  @Test(
    "Elements are found by translated and English places",
    arguments: [
      ("wien", "vienna", ["Wien"]),
      ("schweden", "sweden", ["Stockholm", "Uppsala", "Falun", "Köping"]),
      ("mexiko", "mexico", ["Mexico City"]), ("genf", "geneva", ["Genf"]),
    ])
  func found(own: String, english: String, names: [String]) throws {
    let numbers = { (results: SearchResults) in results.hits.map(\.number).sorted() }
    try expect(numbers(results(own)), equals: numbers(results(english)))
    try expect(numbers(results(own)), equals: numbers(Search.results(english)))
    for text in [own, english] {
      let found = try list("de").filtered(to: results(text))
      expect(Set(found.places.map(\.name)), equals: Set(names), "\(text)")
    }
  }

  @Test("The reason for a hit is in the user's language; an English list stays as it is")
  func reasons() throws {
    let reason = { (text: String, number: Int) in
      try self.results(text)[number]?.reason?.message.english
    }
    try expect(reason("vienna", 59), equals: "Wien")
    try expect(reason("wien", 59), equals: "Wien")
    try expect(reason("schweden", 23), equals: "Schweden")
    try expect(reason("odorless", 1), equals: "farbloses Gas")
    try expect(reason("farbloses", 1), equals: "farbloses Gas")
  }

  @Test("Places of discovery are translated one by one")
  func message() throws {
    expect(
      Message.places("Mexico, Sweden"),
      equals: .format("{1}, {2}", .text("Mexico"), .text("Sweden")))
    expect(Message.places("India, England, Sweden").english, equals: "India, England, Sweden")
    let property = try BuiltIn.element("H").propertyGroups().flatMap(\.properties)
      .first { $0.id == "appearance" }
    expect(property?.value, equals: .description("colorless, odorless, tasteless gas"))
  }
}
