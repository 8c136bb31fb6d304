import Testing

@testable import Elements

@Suite("Words looked for within short texts")
struct TextFindTests {
  private func pieces(_ query: String, _ texts: [String]) -> [[String]]? {
    TextFind(query, fold: Search.fold)?.ranges(in: texts)?.enumerated().map { number, ranges in
      ranges.map { String(decoding: Array(texts[number].utf8)[$0], as: UTF8.self) }
    }
  }

  @Test("All words must occur, in any part and without case")
  func ranges() {
    expect(pieces("melt", ["Melting point", "1337 K"]), equals: [["Melt"], []])
    expect(pieces("point 1337", ["Melting point", "1337.33 K"]), equals: [["point"], ["1337"]])
    expect(pieces("ting", ["Melting point"]), equals: [["ting"]])
    expect(pieces("melt boil", ["Melting point"]) == nil)
    expect(pieces("caesium", ["Césium"]) == nil)
    expect(pieces("cesium", ["Césium"]), equals: [["Césium"]])
    expect(TextFind("  ", fold: Search.fold) == nil)
  }
}
