import Testing

@testable import Elements

@Suite("Names of the elements in one language")
struct ElementNamesTests {
  private func lists() throws -> ElementNameLists {
    try ElementNameLists.read(
      bytes: ProjectFile.resource("element-names.tsv"), file: "element-names.tsv")
  }

  @Test("Every list names all elements, each once, and the search finds them")
  func complete() throws {
    let (lists, elements) = (try lists(), try BuiltIn.table.get().elements)
    expect(lists.tags.count == 29 && lists.tags.first == "en")
    for tag in lists.tags {
      let names = try #require(lists[tag])
      expect(Set(elements.map { names[$0.name] }).count, equals: 118, "\(tag)")
      expect(!names.language.own.isEmpty && !names.language.english.isEmpty)
      for element in elements where element.number % 39 == 7 {
        // Pal·ladi is two words.
        let hit = try Search.hit(element.symbol, names[element.name])
        expect(
          [.name, .alternativeName, .wordPrefix].contains(hit?.rank),
          "\(tag) \(names[element.name])")
      }
    }
  }

  @Test(
    "A list has the names of its language",
    arguments: [
      ("de", "Cobalt", "Cobalt"), ("de", "Nitrogen", "Stickstoff"), ("nl", "Iron", "IJzer"),
      ("pt", "Nitrogen", "Azoto"), ("pt-BR", "Nitrogen", "Nitrogênio"), ("zh-TW", "Silicon", "矽"),
      ("zh-CN", "Silicon", "硅"), ("ko", "Nihonium", "니호늄"), ("ja", "Nihonium", "ニホニウム"),
      ("tr", "Iodine", "İyot"), ("ar", "Hydrogen", "هيدروجين"),
    ])
  func known(tag: String, english: String, name: String) throws {
    let names = try #require(try lists()[tag])
    expect(names[english], equals: name)
    expect(names.known(english), equals: name)
  }

  @Test("An element of another catalog keeps its name, and no other text is one")
  func unknown() throws {
    let german = try #require(try lists()["de"])
    expect(german["Unobtainium"], equals: "Unobtainium")
    expect(german.known("noble gas") == nil)
    expect(ElementNames.english["Iron"], equals: "Iron")
    expect(ElementNames.english.known("Iron") == nil)
    expect(try lists()["tlh"] == nil)
    expect(ElementNameLists.none.tags.isEmpty && ElementNameLists.none["de"] == nil)
  }

  @Test(
    "The names follow the user's languages up to English",
    arguments: [
      (["de_AT.UTF-8", "de_AT", "de.UTF-8", "de", "C"], ["de"]),
      (["pt_BR", "pt", "fr", "en", "es"], ["pt-BR", "pt", "fr"]),
      (["pt_PT.UTF-8", "pt"], ["pt"]), (["zh_HK.UTF-8", "zh_HK", "zh"], ["zh-TW", "zh-CN"]),
      (["zh_Hant", "zh"], ["zh-TW", "zh-CN"]), (["zh_SG"], ["zh-CN"]), (["no"], ["nb"]),
      (["sr@latin", "sr"], ["sr"]), (["en_US", "en", "C"], []), (["C"], []), ([], []),
    ])
  func languages(locales: [String], tags: [String]) {
    expect(ElementNames.tags(for: locales), equals: tags)
  }

  @Test("A damaged file is an error")
  func damaged() {
    for text in ["", "\n", "de\tDeutsch\tGerman\tEisen\n", "en\ta\tb\tIron\nde\ta\tb\n"] {
      #expect(throws: CatalogError.self, "\(text)") {
        try ElementNameLists.read(bytes: Array(text.utf8), file: "n")
      }
    }
  }

  @Test("Arabic names are found with and without their article")
  func article() throws {
    for name in ["حديد", "الحديد"] { try expect(Search.symbols(name).first, equals: "Fe") }
  }
}

@Suite("Titles in Wikipedia")
struct WikipediaTitlesTests {
  private func page(_ symbol: String, _ tag: String) throws -> String {
    let lists = try ElementNameLists.read(
      bytes: ProjectFile.resource("wikipedia-titles.tsv"), file: "wikipedia-titles.tsv")
    let (titles, element) = (try #require(lists[tag]), try BuiltIn.element(symbol))
    return WikipediaLink.url(
      for: element, in: titles.known(element.name).map { (titles.language.own, $0) })
  }

  @Test("A page is that of the language, and the English one where its title is not certain")
  func pages() throws {
    let cases = [
      ("Hg", "de", "https://de.wikipedia.org/wiki/Quecksilber"),
      ("Ti", "de", "https://de.wikipedia.org/wiki/Titan_(Element)"),
      ("Hg", "fr", "https://fr.wikipedia.org/wiki/Mercure_(chimie)"),
      ("Sn", "fr", "https://fr.wikipedia.org/wiki/%C3%89tain"),
      ("Hg", "zh-TW", "https://zh.wikipedia.org/wiki/%E6%B1%9E"),
      ("Ca", "it", "https://en.wikipedia.org/wiki/Calcium"),
      ("U", "ru", "https://en.wikipedia.org/wiki/Uranium"),
    ]
    for (symbol, tag, address) in cases { try expect(page(symbol, tag), equals: address) }
  }

  @Test("The address of a catalog from elsewhere stays")
  func catalogs() throws {
    let gold = try element(79, "Au", "Gold", #""source": "https://example.org/gold""#)
    expect(WikipediaLink.url(for: gold, in: ("de", "Gold")), equals: "https://example.org/gold")
  }
}
