import Testing

@testable import Elements

@Suite("Folding of words, and the parts matched")
struct SearchFoldingTests {
  @Test("Case and accents do not matter, in the query or the text")
  func folding() throws {
    try expect(Search.symbols("GOLD").first, equals: "Au")
    try expect(Search.symbols("césium"), equals: ["Cs"])
    try expect(Search.symbols("cesium"), equals: ["Cs"])
    try expect(Search.symbols("orsted"), equals: ["Al"])
    try expect(Search.symbols("ØRSTED"), equals: ["Al"])
  }

  @Test("The matched letters of the name, symbol and number are told")
  func ranges() throws {
    let gold = try #require(try Search.hit("Au", "gol"))
    expect(gold.ranges(in: .name), equals: [0..<3])
    expect(gold.reason == nil)
    try expect(Search.hit("Zn", "in")?.ranges(in: .name), equals: [1..<3])
    try expect(Search.hit("Au", "au")?.ranges(in: .symbol), equals: [0..<2])
    try expect(Search.hit("Au", "7")?.ranges(in: .number), equals: [0..<1])
  }

  @Test("The reason tells a match that the row does not show, with its letters")
  func reasons() throws {
    let iron = try #require(try Search.hit("Fe", "ferr"))
    expect(iron.reason?.message.english, equals: "ferrum (Latin)")
    expect(iron.reason?.ranges, equals: [0..<4])
    let helium = try #require(try Search.hit("He", "noble gas"))
    expect(helium.reason?.message.english, equals: "noble gas")
    expect(helium.reason?.ranges(in: "noble gas"), equals: [0..<9])
    expect(helium.reason?.ranges(in: "Edelgas"), equals: [])
    expect(try Search.hit("Au", "gold yellow")?.reason == nil)
  }

  @Test(
    "The reason of a name tells its language or what it was",
    arguments: [
      ("Nb", "columbium", "columbium (former name, English)"),
      ("Og", "ununoctium", "ununoctium (systematic name of 1978)"),
      ("Og", "Uuo", "Uuo (systematic name of 1978)"),
      ("Ge", "eka-silicon", "eka-silicon (Mendeleev’s name of 1871)"),
      ("Au", "oro", "Oro (Spanish, Italian)"),
      ("Al", "aluminum", "aluminum (English)"), ("Na", "natrium", "natrium (Latin)"),
    ])
  func names(_ symbol: String, _ text: String, _ reason: String) throws {
    try expect(Search.hit(symbol, text)?.reason?.message.english, equals: reason)
  }

  @Test("A word that only a description has ranks below all facts, and says so")
  func descriptions() throws {
    let krypton = try #require(try Search.hit("Kr", "lamps"))
    expect(krypton.rank, equals: .description)
    expect(krypton.reason?.message.english, equals: "in its description")
    expect(krypton.reason?.ranges(in: "in its description"), equals: [])
    // A word that a name has is not looked for in descriptions, nor one that most of them have.
    try expect(Search.symbols("tantalum"), equals: ["Ta", "Pa"])
    expect(try Search.symbols("the").isEmpty)
    expect(try Search.symbols("steel").contains("Nb") == false)
  }

  @Test("The matched letters of a word with accents are whole letters")
  func accentedRanges() throws {
    let match = try #require(try Search.hit("Al", "orst")?.matches.first)
    expect(match.text, equals: "Hans Christian Ørsted")
    expect(Search.pieces(match), equals: ["Ørst"])
    let word = try #require(TextWord.words(of: "Groß", fold: Search.fold).first)
    expect(word.forms.map { String(decoding: $0, as: UTF8.self) }, equals: ["groß", "gross"])
    let range = TextWord.matched(
      word.range, from: 0, length: 4, form: 1, in: "Groß", fold: Search.fold)
    expect(range == 0..<5)
  }

  @Test("Words are runs of letters, digits and marks")
  func words() {
    let words = TextWord.words(of: "post-transition  metal_2, e\u{301}t", fold: Search.fold)
    let texts = words.map { String(decoding: $0.forms.last ?? [], as: UTF8.self) }
    expect(texts, equals: ["post", "transition", "metal", "2", "et"])
    expect(words.first?.range == 0..<4)
    expect(TextWord.words(of: "", fold: Search.fold).isEmpty)
    expect(TextWord.words(of: " -–… ", fold: Search.fold).isEmpty)
  }
}
