import Testing

@testable import Elements

/// The questions of `Fixtures/questions-in-languages.tsv`.
@Suite("A table of questions in ten languages")
struct LanguageTableTests {
  private struct Row: Sendable {
    let english: String
    let language: String
    let question: String
    /// True for a question that is not answered yet.
    let isOpen: Bool
  }

  private static let rows = Result { () throws -> [Row] in
    var english = ""
    return try ProjectFile.rows(ofFixture: "questions-in-languages.tsv").compactMap { cells in
      if cells[0] == "en" {
        english = cells[1]
        return nil
      }
      return Row(
        english: english, language: cells[0], question: cells[1],
        isOpen: cells.count > 2 && cells[2] == "open")
    }
  }

  private static let languages = ["de", "fr", "es", "it", "pl", "ru", "tr", "ar", "ja", "zh_CN"]

  @Test("Each question finds what it finds in English", arguments: languages)
  func same(_ language: String) throws {
    let search = try Search.translated(language)
    for row in try Self.rows.get() where row.language == language {
      let (wanted, found) = (try Search.answer(row.english), try search.answer(row.question))
      let isSame =
        found.hits.map(\.number) == wanted.hits.map(\.number) && found.problems.isEmpty
        && Self.values(found) == Self.values(wanted)
      let symbols = found.hits.prefix(8).map { Formula.symbols[$0.number - 1] }
      expect(
        isSame != row.isOpen,
        "\(language): \(row.question): \(symbols) \(found.problems.map(\.english)) \(Self.values(found))"
      )
    }
  }

  @Test("The table has 91 questions in ten languages, of which one in twenty may be open")
  func count() throws {
    let rows = try Self.rows.get()
    expect(Set(rows.map(\.english)).count, equals: 91)
    for language in Self.languages {
      let own = rows.filter { $0.language == language }
      expect(own.count, equals: 91, "\(language)")
      expect(own.count { $0.isOpen } * 20 <= own.count, "\(language)")
    }
  }

  @Test("Each English question finds something")
  func english() throws {
    for question in Set(try Self.rows.get().map(\.english)) {
      let results = try Search.answer(question)
      expect(!results.hits.isEmpty && results.problems.isEmpty, "\(question)")
    }
  }

  /// The values stated.
  private static func values(_ results: SearchResults) -> [String] {
    results.answers.filter { $0.topic != .calculation }.map {
      "\($0.id) \($0.value?.english ?? "")"
    }
  }
}
