import Testing

@testable import Elements

@Suite("The order of names in a language")
struct NameCollationTests {
  /// The letters of a language, with the readings of the installed file.
  static func letters(_ language: String) throws -> NameLetters {
    let file = "name-readings.tsv"
    let readings = try NameReadings.read(bytes: ProjectFile.resource(file), file: file)
    expect(Set(readings.keys), equals: NameReadings.languages)
    return NameLetters(language: language, readings: readings[language.languageOfTag] ?? .none)
  }

  /// The sections of some elements with these names, `c: Cl Cr`.
  private func outline(_ language: String, _ names: [String: String]) throws -> [String] {
    let table = try BuiltIn.table.get()
    let elements = table.elements.filter { names[$0.symbol] != nil }
    let collation = NameCollation(
      try Self.letters(language), name: { names[$0.symbol] ?? "" },
      key: { Array($0.utf8) }, fold: Search.fold)
    return collation.sections(of: elements).map { section in
      section.letter + ": " + section.elements.map(\.symbol).joined(separator: " ")
    }
  }

  @Test(
    "A letter of the language is one, of two characters too; accents of other languages do not count"
  )
  func letters() throws {
    let czech = ["H": "Vodík", "Cl": "Chlor", "Co": "Kobalt", "Cs": "Cesium", "Fe": "Železo"]
    try expect(outline("cs", czech), equals: ["C: Cs", "CH: Cl", "K: Co", "V: H", "Ž: Fe"])
    try expect(outline("fr", ["Er": "Erbium", "Sn": "Étain"]), equals: ["E: Er Sn"])
    try expect(outline("tr", ["Ir": "iridyum", "Cr": "Krom"]), equals: ["İ: Ir", "K: Cr"])
    try expect(outline("ru", ["Au": "Золото", "Fe": "Железо"]), equals: ["Ж: Fe", "З: Au"])
    try expect(outline("xx", ["Au": "Gold", "Fe": "Ωmega"]), equals: ["G: Au", "Ω: Fe"])
  }

  @Test(
    "Korean names stand under the consonants that they begin with, Greek ones under their letters")
  func korean() throws {
    let korean = ["H": "수소", "S": "황", "Pb": "납", "Fe": "철", "N": "질소", "Be": "베릴륨"]
    try expect(outline("ko", korean), equals: ["ㄴ: Pb", "ㅂ: Be", "ㅅ: H", "ㅈ: N", "ㅊ: Fe", "ㅎ: S"])
    try expect(outline("el", ["Au": "Χρυσός", "Zr": "Ζιρκόνιο"]), equals: ["Ζ: Zr", "Χ: Au"])
  }

  @Test("Japanese names stand in the rows of the syllabary, by their readings")
  func japanese() throws {
    let names = [
      "H": "水素", "Si": "ケイ素", "Au": "金", "Ag": "銀", "Zn": "亜鉛", "Ga": "ガリウム", "Br": "臭素",
    ]
    try expect(outline("ja", names), equals: ["あ: Zn", "か: Ga Ag Au Si", "さ: Br H"])
  }

  @Test("Chinese names stand under the letters of pinyin")
  func chinese() throws {
    let names = ["H": "氢", "Ac": "锕", "Al": "铝", "Fe": "铁", "Og": "鿫"]
    try expect(outline("zh_CN", names), equals: ["A: Ac Og", "L: Al", "Q: H", "T: Fe"])
  }

  @Test("Arabic names stand without their article")
  func arabic() throws {
    let names = ["H": "الهيدروجين", "O": "أكسجين", "Cu": "نحاس"]
    try expect(outline("ar", names), equals: ["ا: O", "ن: Cu", "ه: H"])
  }

  @Test(
    "All Chinese readings begin with a letter of the rail, and all languages have each letter once")
  func readings() throws {
    let table = try BuiltIn.table.get()
    for language in [
      "ar", "cs", "da", "de", "el", "et", "fi", "ja", "ka", "ko", "nb", "pl", "ru", "sk", "sl",
      "sv", "tr", "uk", "zh_CN",
    ] {
      let letters = NameLetters(language: language).letters
      expect(Set(letters).count, equals: letters.count)
    }
    let pinyin = try Self.letters("zh_CN")
    let known = table.elements.filter {
      let text = pinyin.sortText(of: "", number: $0.number)
      return pinyin.letters.contains(pinyin.letter(of: text, fold: Search.fold))
    }
    expect(known.count, equals: 118)
  }

  @Test(
    "A file of readings with a line that lacks a part is damaged, and so is one without readings",
    arguments: ["zh\t1\n", "zh\t1\tqing\nja\n", "zh\t1\tqing\nzh\t2\thai", "", "# none\n"])
  func damaged(_ text: String) {
    expect((try? NameReadings.read(bytes: Array(text.utf8), file: "f")) == nil)
  }
}
