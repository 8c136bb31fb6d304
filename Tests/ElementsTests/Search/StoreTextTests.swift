import Testing

@testable import Elements

@Suite("The text of the program in stores")
struct StoreTextTests {
  /// The line of the metainfo that has a question for the search.
  private static let line = """
    Look up: names in many languages, isotopes, formulas, and questions such as \
    “melting point of copper”, typed on any page
    """

  @Test(
    "Its question finds in each language what it finds in English",
    arguments: try ProjectFile.languages())
  func question(_ language: String) throws {
    let line = try Translations(language)(Self.line)
    expect(line != Self.line, "\(language)")
    let question = try #require(Self.quoted(in: line), "\(language): \(line)")
    let wanted = try Search.answer(#require(Self.quoted(in: Self.line)))
    let found = try Search.translated(language).answer(question)
    expect(found.hits.map(\.number), equals: wanted.hits.map(\.number), "\(language): \(question)")
    expect(found.answers.map(\.id), equals: wanted.answers.map(\.id), "\(language): \(question)")
    expect(found.problems.isEmpty, "\(language): \(question): \(found.problems.map(\.english))")
  }

  @Test("Its question is answered in English by the melting point of copper alone")
  func english() throws {
    let question = try #require(Self.quoted(in: Self.line))
    let found = try Search.answer(question)
    expect(question, equals: "melting point of copper")
    expect(found.hits.map(\.number), equals: [29])
    expect(found.answers.count, equals: 1)
  }

  /// The marks that begin a quotation, and those that end it.
  private static let marks: [Character: String] = [
    "“": "”", "„": "“”", "«": "»", "‘": "’", "”": "”", "「": "」",
  ]

  /// The first quotation of a text, in the marks of any language.
  private static func quoted(in text: String) -> String? {
    guard let first = text.firstIndex(where: { marks[$0] != nil }), let ends = marks[text[first]]
    else { return nil }
    let rest = text[text.index(after: first)...]
    guard let last = rest.firstIndex(where: { ends.contains($0) }) else { return nil }
    return rest[..<last].filter { $0 != "\u{a0}" && $0 != "\u{202f}" }
  }
}
