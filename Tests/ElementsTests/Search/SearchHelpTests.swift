import Testing

@testable import Elements

@Suite("The help of the search")
struct SearchHelpTests {
  @Test("Every example finds something", arguments: SearchHelp.examples.map(\.english))
  func examples(_ text: String) throws {
    var index = try Search.index.get()
    index.notes = SearchNotes([26: try #require(Note("toxic"))], fold: Search.fold)
    let data = try Search.data.get()
    let results = try #require(index.answer(text, knowing: nil, read: { data }))
    expect(results.problems.isEmpty && !(results.hits.isEmpty && results.formulas.isEmpty))
  }

  @Test(
    "Every example finds in each language what it finds in English",
    arguments: try ProjectFile.languages())
  func translated(_ language: String) throws {
    let translate = try Translations(language)
    let english = try Search.index.get()
    let own = try Search.translated(language)
    for example in SearchHelp.examples {
      let text = example.text(translatedBy: { translate($0) }, describedBy: { $0 })
      let expected = try Self.answer(example.english, "toxic", english, Search.data.get())
      let word = ("{toxic}" as SearchExample)
        .text(translatedBy: { translate($0) }, describedBy: { $0 })
      let found = try Self.answer(text, word, own.index, own.data)
      expect(found, equals: expected, "\(language): \(example.english): \(text)")
    }
  }

  /// What a text finds: formulas and problems by number, and the elements. Of those found by a word alone, which may begin
  /// others in some language, the best.
  private static func answer(
    _ text: String, _ note: String, _ index: SearchIndex, _ data: SearchData
  ) throws -> [Int] {
    var index = index
    index.notes = SearchNotes([26: try #require(Note(note))], fold: Search.fold)
    let results = try #require(index.answer(text, knowing: nil, read: { data }))
    let isWord =
      results.query.clauses.contains { clause in
        clause.terms.contains { $0.typedWord != nil }
      }
    let numbers = results.hits.map(\.number)
    return [results.problems.count, results.formulas.count]
      + (isWord ? Array(numbers.prefix(1)) : numbers)
  }

  @Test("Each page has three examples of the help")
  func pages() {
    for (page, queries) in SearchHelp.queriesOnPages {
      expect(SearchHelp.examples(onPage: page).map(\.english), equals: queries, "\(page)")
      expect(queries.count, equals: 3)
    }
    expect(SearchHelp.examples(onPage: "elsewhere").isEmpty)
  }

  @Test("Texts without a result get three different examples that change")
  func changing() {
    for text in ["xyzzy", "", "qqq"] {
      let examples = SearchHelp.examples(for: text)
      expect(Set(examples).count, equals: 3, "\(examples)")
      expect(Set(SearchHelp.examples).isSuperset(of: examples))
    }
    expect(SearchHelp.examples(for: "xyzzy") != SearchHelp.examples(for: "xyzzz"))
  }

  @Test("An example has the words of the user's language, and the names of its elements")
  func words() throws {
    let german = try Translations("de")
    func text(_ example: SearchExample) -> String {
      example.text(translatedBy: { german($0) }, describedBy: { "<\($0)>" })
    }
    expect(text("{melting point} < 300 K"), equals: "Schmelzpunkt < 300 K")
    expect(text("{iron}, {copper}"), equals: "Eisen, Kupfer")
    expect(text("{half-life} > 1e9 {years}"), equals: "Halbwertszeit > 1e9 Jahre")
    expect(text("[Xe] 4f14"), equals: "[Xe] 4f14")
    expect(text(.description("lamps")), equals: "<lamps>")
    let english = ("{half-life} of {gold}" as SearchExample)
      .text(translatedBy: { $0 }, describedBy: { $0 })
    expect(english, equals: "half-life of gold")
  }

  @Test("docs/search.md has the same")
  func document() throws {
    let text = String(decoding: try ProjectFile.document("search.md"), as: UTF8.self)
    expect(text.hasSuffix("\n" + SearchHelp.markdown), "\(SearchHelp.markdown)")
  }
}

extension SearchHelp {
  /// The help in Markdown, as in docs/search.md.
  static var markdown: String {
    let sections = all.map { section in
      let rows = section.lines.map { line in
        "| " + line.examples.map { "`\($0.english)`" }.joined(separator: ", ")
          + " | \(line.text.withoutContext) |\n"
      }
      return "## \(section.title.withoutContext)\n\n| typed | found |\n| --- | --- |\n"
        + rows.joined()
    }
    return sections.joined(separator: "\n")
  }
}
