import Testing

@testable import Elements

@Suite("The index of texts")
struct TextIndexTests {
  private func makeIndex(
    _ names: [String], as treatment: TextIndex.Treatment = .name, cancelAfter limit: Int = .max
  ) -> TextIndex? {
    var asked = 0
    return TextIndex(
      names, fold: Search.fold,
      isCancelled: {
        asked += 1
        return asked > limit
      }, texts: { [TextIndex.Text($0, as: treatment)] })
  }

  private func found(
    _ text: String, in names: [String], as treatment: TextIndex.Treatment = .name
  ) throws -> [String] {
    let index = try #require(makeIndex(names, as: treatment))
    let finds = try TextWord.words(of: text, fold: Search.fold).map { word in
      try #require(index.find(word.forms, isCancelled: { false }))
    }
    // A record is as good as the worst of the words in it.
    let ranks = names.indices.map { record in finds.map { $0[record].rank }.max() ?? .max }
    return names.indices.filter { ranks[$0] != .max }.sorted { (ranks[$0], $0) < (ranks[$1], $1) }
      .map { names[$0] }
  }

  @Test("In a description words are found that no space divides from those before")
  func unspaced() throws {
    let texts = ["柔らかい金属は電池に使われる。", "Ruthenium電池", "a soft metal"]
    try expect(found("電池", in: texts, as: .description), equals: Array(texts[0...1]))
    try expect(found("金属", in: texts, as: .description), equals: [texts[0]])
    try expect(found("oft", in: texts, as: .description), equals: [])
    try expect(found("henium", in: texts, as: .description), equals: [])
  }

  @Test("Whole names come first, then beginnings, words and parts, each in their order")
  func ranking() throws {
    let names = ["New York", "Yorkton", "York", "Corkyorkers", "Paris", "yorker"]
    try expect(
      found("york", in: names), equals: ["York", "Yorkton", "yorker", "New York", "Corkyorkers"])
    try expect(found("new york", in: names), equals: ["New York"])
    try expect(found("YORKT", in: names), equals: ["Yorkton"])
    try expect(found("", in: names), equals: [])
    try expect(found("zzz", in: names), equals: [])
    try expect(found("a", in: []), equals: [])
  }

  @Test(
    "Words that differ only after many letters, or are beginnings of each other, are told apart")
  func longWords() throws {
    let names = ["abcdefghij", "abcdefgh", "abcdefghik", "abcdefg", "abcdefghi"]
    for name in names {
      try expect(found(name, in: names).first, equals: name)
    }
    try expect(found("abcdefghi", in: names), equals: ["abcdefghi", "abcdefghij", "abcdefghik"])
    try expect(found("fghik", in: names), equals: ["abcdefghik"])
  }

  @Test("A search finds what a plain search of all names finds")
  func plainSearch() throws {
    var random = SplitMix64(seed: 1)
    let letters = Array("abc")
    let names = (0..<400).map { _ in
      String(
        (0..<Int.random(in: 1...12, using: &random)).map { _ in
          letters.randomElement(using: &random) ?? "a"
        })
    }
    for _ in 0..<200 {
      let length = Int.random(in: 2...5, using: &random)
      let text = String((0..<length).map { _ in letters.randomElement(using: &random) ?? "a" })
      let expected = names.filter { $0.contains(text) }.sorted()
      try expect(found(text, in: names).sorted(), equals: expected, "\(text)")
    }
  }

  @Test("A cancelled index or search is nil")
  func cancelled() throws {
    let names = (0..<10_000).map { "name \($0)" }
    expect(makeIndex(names, cancelAfter: 0) == nil)
    expect(makeIndex(names, cancelAfter: 1) == nil)
    let whole = try #require(makeIndex(names))
    let forms = [Array("na".utf8)]
    expect(whole.find(forms, isCancelled: { true }) == nil)
    expect(whole.find(forms, isCancelled: { false })?.contains(.none) == false)
  }
}
