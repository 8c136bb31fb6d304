import Testing

@testable import Elements

@Suite("The help of the search")
struct SearchHelpTests {
  @Test("Every example finds something", arguments: SearchHelp.examples)
  func examples(_ text: String) throws {
    var index = try Search.index.get()
    index.notes = SearchNotes([26: try #require(Note("rust"))], fold: Search.fold)
    let data = try Search.data.get()
    let results = try #require(index.answer(text, knowing: nil, read: { data }))
    #expect(results.problems.isEmpty && !(results.hits.isEmpty && results.formulas.isEmpty))
  }

  @Test("Texts without a result get three different examples that change")
  func changing() {
    for text in ["xyzzy", "", "qqq"] {
      let examples = SearchHelp.examples(for: text)
      #expect(Set(examples).count == 3, "\(examples)")
      #expect(Set(SearchHelp.examples).isSuperset(of: examples))
    }
    #expect(SearchHelp.examples(for: "xyzzy") != SearchHelp.examples(for: "xyzzz"))
  }

  @Test("docs/search.md has the same")
  func document() throws {
    let text = String(decoding: try ProjectFile.document("search.md"), as: UTF8.self)
    #expect(text.hasSuffix("\n" + SearchHelp.markdown), "\(SearchHelp.markdown)")
  }
}
