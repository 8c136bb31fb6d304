import Testing

@testable import Elements

@Suite("Other names of the elements")
struct AlternativeNamesTests {
  private func names() throws -> AlternativeNames {
    try AlternativeNames.read(bytes: ProjectFile.resource("names.json"), file: "names.json")
  }

  @Test("Latin names, spellings and old names are those of their elements")
  func known() throws {
    let cases = [
      ("Na", "natrium"), ("K", "kalium"), ("Fe", "ferrum"), ("Cu", "cuprum"), ("Ag", "argentum"),
      ("Sn", "stannum"), ("Sb", "stibium"), ("W", "wolfram"), ("Au", "aurum"),
      ("Hg", "hydrargyrum"), ("Pb", "plumbum"), ("Al", "aluminum"), ("Cs", "cesium"),
      ("S", "sulphur"), ("Nb", "columbium"), ("Hg", "quicksilver"), ("Fe", "Eisen"),
      ("Fe", "Hierro"),
      ("O", "Sauerstoff"), ("N", "Azote"), ("Au", "Or"), ("H", "Водород"), ("Pb", "Lood"),
      ("Sn", "Cyna"), ("P", "Fosfor"), ("Ag", "Prata"), ("Cu", "Koppar"), ("Fe", "Ferro"),
      ("O", "Kyslík"), ("Hg", "Rtuť"), ("Au", "金"), ("Fe", "鉄"), ("H", "수소"), ("Ag", "Άργυρος"),
      ("Si", "Silisyum"), ("C", "Szén"), ("Cu", "Vask"), ("N", "Lämmastik"),
    ]
    for (symbol, name) in cases {
      try expect(Search.symbols(name).first, equals: symbol, "\(name)")
      let rank = try Search.hit(symbol, name)?.rank
      expect(rank == .alternativeName || rank == .name, "\(name)")
    }
  }

  @Test("Every element has names, each with languages and a source")
  func complete() throws {
    let all = try names()
    expect(all.names.keys.sorted(), equals: Array(1...118))
    for name in all.names.values.joined() {
      expect(!(name.languages + name.further).isEmpty)
      expect(all.sources[name.source]?.title.isEmpty == false)
    }
    let languages = Set(all.names.values.joined().flatMap(\.languages))
    expect(languages.count, equals: 40)
    expect(languages.isSuperset(of: ["la", "en", "de", "fr", "pt-BR", "ru", "ja", "uk", "zh-CN"]))
  }

  @Test("Names are sorted by language, and copied as CSV")
  func byLanguage() throws {
    let names = try names()
    expect(names.languages.count, equals: 40)
    let gold = names.languages(of: 79)
    expect(gold.contains { $0.language.own == "Deutsch" && $0.names == ["Gold"] })
    expect(gold.contains { $0.language.english == "Japanese" && $0.names == ["金"] })
    expect(gold.count > 35)
    expect(
      names.table(of: 80).csv.contains("\r\ncs,Czech,Rtuť")
        || names.table(of: 80).csv.contains("\ncs,Czech,Rtuť"))
    expect(names.languages(of: 999).isEmpty && names.table(of: 999).csv.isEmpty)
  }

  @Test("A further name follows the one to display, and the table says so")
  func further() throws {
    let names = try names()
    let german = names.languages(of: 20).filter { $0.language.own == "Deutsch" }
    expect(german.map(\.names), equals: [["Calcium", "Kalzium"]])
    let csv = names.table(of: 20).csv
    expect(csv.contains("de,German,Calcium,\r\n") || csv.contains("de,German,Calcium,\n"))
    expect(csv.contains("de,German,Kalzium,further"))
  }

  @Test("No name is another element's English name or symbol")
  func unambiguous() throws {
    let table = try BuiltIn.table.get()
    for (number, names) in try names().names {
      for name in names where name.text.utf8.count > 2 {
        expect(table.find(name.text).map { $0.number == number } ?? true, "\(name.text)")
      }
    }
  }

  @Test("A damaged file is an error with its place")
  func damaged() {
    let cases = [
      "", "[]", #"{"sources": {}}"#, #"{"names": {"x": []}, "sources": {}}"#,
      #"{"names": {"1": [["a", "la"]]}, "sources": {}}"#,
      #"{"names": {"1": [["a", "la", "x"]]}, "sources": {}}"#,
      #"{"names": {}, "languages": {"de": ["Deutsch"]}, "sources": {}}"#,
    ]
    for text in cases {
      #expect(throws: CatalogError.self, "\(text)") {
        try AlternativeNames.read(bytes: Array(text.utf8), file: "n")
      }
    }
  }
}
