import Testing

@testable import Elements

@Suite("Folding of words, and the parts matched")
struct SearchFoldingTests {
  @Test("Case and accents do not matter, in the query or the text")
  func folding() throws {
    #expect(try Search.symbols("GOLD").first == "Au")
    #expect(try Search.symbols("césium") == ["Cs"])
    #expect(try Search.symbols("cesium") == ["Cs"])
    #expect(try Search.symbols("orsted") == ["Al"])
    #expect(try Search.symbols("ØRSTED") == ["Al"])
  }

  @Test("The matched letters of the name, symbol and number are told")
  func ranges() throws {
    let gold = try #require(try Search.hit("Au", "gol"))
    #expect(gold.ranges(in: .name) == [0..<3])
    #expect(gold.reason == nil)
    #expect(try Search.hit("Zn", "in")?.ranges(in: .name) == [1..<3])
    #expect(try Search.hit("Au", "au")?.ranges(in: .symbol) == [0..<2])
    #expect(try Search.hit("Au", "7")?.ranges(in: .number) == [0..<1])
  }

  @Test("The reason tells a match that the row does not show, with its letters")
  func reasons() throws {
    let iron = try #require(try Search.hit("Fe", "ferr"))
    #expect(iron.reason?.message.english == "ferrum (Latin)")
    #expect(iron.reason?.ranges == [0..<4])
    let helium = try #require(try Search.hit("He", "noble gas"))
    #expect(helium.reason?.message.english == "noble gas")
    #expect(helium.reason?.ranges(in: "noble gas") == [0..<9])
    #expect(helium.reason?.ranges(in: "Edelgas") == [])
    #expect(try Search.hit("Au", "gold yellow")?.reason == nil)
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
    #expect(try Search.hit(symbol, text)?.reason?.message.english == reason)
  }

  @Test("A word that only a description has ranks below all facts, and says so")
  func descriptions() throws {
    let krypton = try #require(try Search.hit("Kr", "lamps"))
    #expect(krypton.rank == .description)
    #expect(krypton.reason?.message.english == "in its description")
    #expect(krypton.reason?.ranges(in: "in its description") == [])
    // A word that a name has is not looked for in descriptions, nor one that most of them have.
    #expect(try Search.symbols("tantalum") == ["Ta", "Pa"])
    #expect(try Search.symbols("the").isEmpty)
    #expect(try Search.symbols("steel").contains("Nb") == false)
  }

  @Test("The matched letters of a word with accents are whole letters")
  func accentedRanges() throws {
    let match = try #require(try Search.hit("Al", "orst")?.matches.first)
    #expect(match.text == "Hans Christian Ørsted")
    #expect(Search.pieces(match) == ["Ørst"])
    let word = try #require(TextWord.words(of: "Groß", fold: Search.fold).first)
    #expect(word.forms.map { String(decoding: $0, as: UTF8.self) } == ["groß", "gross"])
    let range = TextWord.matched(
      word.range, from: 0, length: 4, form: 1, in: "Groß", fold: Search.fold)
    #expect(range == 0..<5)
  }

  @Test("Words are runs of letters, digits and marks")
  func words() {
    let words = TextWord.words(of: "post-transition  metal_2, e\u{301}t", fold: Search.fold)
    let texts = words.map { String(decoding: $0.forms.last ?? [], as: UTF8.self) }
    #expect(texts == ["post", "transition", "metal", "2", "et"])
    #expect(words.first?.range == 0..<4)
    #expect(TextWord.words(of: "", fold: Search.fold).isEmpty)
    #expect(TextWord.words(of: " -–… ", fold: Search.fold).isEmpty)
  }
}
