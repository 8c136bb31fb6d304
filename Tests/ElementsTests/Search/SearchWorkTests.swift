import Synchronization
import Testing

@testable import Elements

@Suite("Work that a long query makes")
struct SearchWorkTests {
  /// Counts how often words are folded.
  private final class Counter: Sendable {
    let count = Atomic(0)

    func fold(_ word: String) -> [String] {
      count.add(1, ordering: .relaxed)
      return Search.fold(word)
    }
  }

  /// Returns how often the words of a Russian query are folded.
  private func folds(of text: String) throws -> Int {
    let counter = Counter()
    let fold: TextFold = { counter.fold($0) }
    let translate = try Translations("ru")
    let wording = SearchWording(
      elements: try BuiltIn.table.get().elements, fold: fold, translate: { translate($0) })
    let before = counter.count.load(ordering: .relaxed)
    _ = SearchQuery(
      text, fold: fold, vocabulary: .catalog(fold: Search.fold, translate: { translate($0) }),
      wording: wording)
    return counter.count.load(ordering: .relaxed) - before
  }

  @Test(
    "A query of twice as many words folds twice as many",
    arguments: ["и ", "самый ", "наибольшая плотность ", "небывалое "])
  func folds(word: String) throws {
    let (short, long) = (
      try folds(of: String(repeating: word, count: 20)),
      try folds(of: String(repeating: word, count: 40))
    )
    expect(short > 0 && long <= short * 2)
    expect(long <= 40 * 8)
  }

  @Test("Equal parts between commas are one")
  func parts() {
    let query = Search.query(String(repeating: "gold, metal, ", count: 30))
    expect(query.clauses.count, equals: 2)
  }

  @Test("The words at the beginning of a text are found, the longest first")
  func unspaced() {
    var words = UnspacedWords()
    for word in ["融", "融点", "融点", "融ける", "点"] { words.insert(word) }
    expect(words.lengths(at: Array("融点の".unicodeScalars)[...]), equals: [2, 1])
    expect(words.lengths(at: Array("融点の".unicodeScalars)[1...]), equals: [1])
    expect(words.lengths(at: Array("の".unicodeScalars)[...]).isEmpty)
    expect(words.lengths(at: []).isEmpty)
  }

  @Test("Japanese letters may be typed with marks of their own")
  func voicing() throws {
    let search = try Search.translated("ja")
    let number = try BuiltIn.element("Ge").number
    for name in ["ゲルマニウムの密度", "ケ\u{3099}ルマニウムの密度"] {
      try expect(search.answer(name).answers.map(\.number), equals: [number])
    }
  }
}
