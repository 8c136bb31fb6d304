import Testing

@testable import Elements

@Suite("Searching notes")
struct SearchNoteTests {
  /// The index with notes about iron, gold and silver.
  private static func index(_ texts: [Int: String]) throws -> SearchIndex {
    var index = try Search.index.get()
    index.notes = SearchNotes(texts.compactMapValues { Note($0) }, fold: Search.fold)
    return index
  }

  private static let texts = [
    26: "Zlatorog’s fence is rusting.\nhttps://example.org/qwertyite",
    79: "grandmother’s ring, qwertyite", 47: "Söhne: zwei Löffel",
  ]

  private func found(
    _ text: String, in texts: [Int: String] = SearchNoteTests.texts
  ) throws -> [String: String] {
    let index = try Self.index(texts)
    let data = try Search.data.get()
    let results = try #require(index.answer(text, knowing: data, read: { data }))
    expect(results.problems.isEmpty, "\(results.problems.map(\.english))")
    let table = try BuiltIn.table.get()
    return Dictionary(
      uniqueKeysWithValues: results.hits.map {
        (table.elements[$0.position].symbol, $0.reason?.message.english ?? "")
      })
  }

  @Test(
    "A field finds the words of notes, by their beginning, in any case and without accents",
    arguments: [
      ("note: rust", ["Fe"]), ("Note:RUSTING", ["Fe"]), ("notes: qwertyite", ["Fe", "Au"]),
      ("note: loffel", ["Ag"]), ("note: Löf", ["Ag"]), ("note: \"ring qwertyite\"", ["Au"]),
      ("note: \"qwertyite ring\"", []), ("has note: rust", ["Fe"]),
      ("note: qwertyite period 4", ["Fe"]), ("note: rust, note: loffel", ["Fe", "Ag"]),
      ("note: qwertyite not note: ring", ["Fe"]), ("note: nothing", []),
    ])
  func field(_ text: String, _ symbols: [String]) throws {
    let found = try found(text)
    expect(Set(found.keys), equals: Set(symbols))
    if !text.contains(" not "), !text.contains("period") {
      expect(found.values.allSatisfy { $0 == "in your note" }, "\(found)")
    }
  }

  @Test(
    "All elements with a note are found",
    arguments: [
      "note:", "note", "notes", "has note", "has a note", "with notes", "noted",
      "elements with a note",
    ])
  func all(_ text: String) throws {
    try expect(
      found(text), equals: ["Fe": "has a note", "Au": "has a note", "Ag": "has a note"])
  }

  @Test("Elements without a note")
  func none() throws {
    try expect(found("not noted").count, equals: 115)
    try expect(found("without note", in: [:]).count, equals: 118)
    expect(try found("has note", in: [:]).isEmpty)
  }

  @Test("A word that only notes have is found, after all others")
  func word() throws {
    try expect(found("qwertyite"), equals: ["Fe": "in your note", "Au": "in your note"])
    let hits = try #require(
      Self.index(Self.texts).answer("qwertyite", knowing: nil, read: { .none }))
    expect(hits.hits.allSatisfy { $0.rank == .description })
    try expect(found("qwertyite gold"), equals: ["Au": ""])
  }

  @Test("A word of names and other fields is not looked for in notes, as in descriptions")
  func otherWord() throws {
    try expect(
      Set(found("copper", in: [79: "not copper"]).keys), equals: Set(Search.symbols("copper")))
    try expect(found("note: copper", in: [79: "not copper"]), equals: ["Au": "in your note"])
  }

  @Test("The last word of the longest note is found")
  func longNote() throws {
    let text = String(repeating: "a ", count: 1990) + "qwertyite"
    try expect(found("note: qwertyite", in: [26: text]), equals: ["Fe": "in your note"])
  }
}
