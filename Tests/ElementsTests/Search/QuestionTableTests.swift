import Testing

@testable import Elements

/// The questions of `Fixtures/questions.tsv`, put to the search and to that of a desktop.
@Suite("A table of questions, and what must come of them")
struct QuestionTableTests {
  private struct Entry: Sendable {
    let question: String
    let kind: String
    let wanted: String
    /// True for a question that is not met yet.
    let isOpen: Bool

    init(_ cells: [String]) {
      (question, kind) = (cells[0], cells[1])
      wanted = cells.count > 2 ? cells[2] : ""
      isOpen = cells.count > 3 && cells[3] == "open"
    }
  }

  private static let table = Result { () throws -> [Entry] in
    try ProjectFile.rows(ofFixture: "questions.tsv").map { Entry($0) }
  }

  @Test("Each question comes to what the table says, but for those named open in it")
  func all() throws {
    let data = try Search.data.get()
    let desktop = DesktopSearch(try Search.index.get(), data: { data })
    for entry in try Self.table.get() {
      let fault = try Self.fault(entry, Search.answer(entry.question), desktop)
      if entry.isOpen {
        expect(fault != nil, "no longer open: \(entry.question)")
      } else {
        expect(fault == nil, "\(entry.question): \(fault ?? "")")
      }
    }
  }

  @Test("The table has 705 questions with an answer, 385 without, and 126 with two")
  func count() throws {
    let table = try Self.table.get()
    for (kind, count) in [("answer", 705), ("refuse", 385), ("two", 126)] {
      expect(table.count { $0.kind == kind }, equals: count, "\(kind)")
    }
    expect(Set(table.map(\.question)).count, equals: 1216)
    // A wrong answer is never open, only one that is missing.
    expect(table.allSatisfy { !$0.isOpen || $0.kind != "refuse" })
  }

  @Test("Questions in other languages come to what their table says")
  func languages() throws {
    for cells in try ProjectFile.rows(ofFixture: "answers-in-languages.tsv") {
      let search = try Search.translated(cells[0])
      let desktop = DesktopSearch(search.index, data: { search.data })
      let fault = try Self.fault(
        Entry(Array(cells.dropFirst())), search.answer(cells[1]), desktop)
      expect(fault == nil, "\(cells[0]): \(cells[1]): \(fault ?? "")")
    }
  }

  @Test("What a question does not ask is not said beside its answer")
  func nothingElse() throws {
    for (question, count) in [
      ("when does lead melt", 1), ("melting point of gold, silver", 2),
      ("density, melting point of lead", 2), ("boiling point of H2O", 1),
    ] {
      expect(try Search.answer(question).answers.count, equals: count, "\(question)")
    }
    for (question, symbol) in [
      ("discovered by Seaborg", "Sg"), ("discovered in Germany", "Au"),
      ("is water an element", "F"),
      ("melting point of gold, silver", "Na"),
    ] {
      let found = try Search.answer(question).hits.map { Formula.symbols[$0.number - 1] }
      expect(!found.isEmpty && !found.contains(symbol), "\(question)")
    }
    let blank = try Search.answer("solid at -10 °C").hits.first { $0.number == 6 }
    expect(blank.map { $0.reason == nil } == true)
  }

  /// What is wrong with the results of a question; nil if nothing is.
  private static func fault(
    _ entry: Entry, _ results: SearchResults, _ desktop: DesktopSearch
  ) throws -> String? {
    let found = desktop.results(for: entry.question)
    switch entry.kind {
    case "refuse":
      return refusal(entry.wanted, results) ?? (found.allSatisfy(\.isElement) ? nil : "\(found)")
    case "two":
      let readings = Self.readings(results) + results.hits.compactMap(name)
      let wanted = pieces(entry.wanted)
      guard let first = readings.firstIndex(where: { $0.contains(wanted[0]) }),
        readings[(first + 1)...].contains(where: { $0.contains(wanted[1]) })
      else { return "\(readings.prefix(4))" }
      return nil
    default:
      if let fault = answer(entry.wanted, results) { return fault }
      // A desktop says the same or nothing.
      guard let first = found.first, !first.isElement else { return nil }
      let said = first.title.english + first.description.english
      let readings = Self.readings(results).joined()
      return readings.contains(plain(first.title.english)) ? nil : "\(said) on a desktop"
    }
  }

  private static func refusal(_ note: String, _ results: SearchResults) -> String? {
    let readings = Self.readings(results)
    let problems = results.problems.map { plain($0.english) }
    if !results.answers.allSatisfy({ $0.value == nil && $0.copyText == nil })
      || !results.formulas.isEmpty
    {
      return "\(readings)"
    }
    if results.hits.contains(where: { $0.matches.contains { $0.field == .figure } }) {
      return "\(results.hits.prefix(3).compactMap { $0.reason?.message.english })"
    }
    let said = problems + readings
    return note.isEmpty || said.contains { $0.contains(plain(note)) } ? nil : "says \(said)"
  }

  private static func answer(_ wanted: String, _ results: SearchResults) -> String? {
    let symbols = results.hits.map { Formula.symbols[$0.number - 1] }
    let list = wanted.dropFirst().split(separator: " ").map(String.init)
    let fault = "\(symbols.prefix(12)) \(results.problems.map(\.english))"
    switch wanted.first {
    case "=": return Set(symbols) == Set(list) ? nil : fault
    case "^": return Array(symbols.prefix(list.count)) == list ? nil : fault
    case "+": return Set(list).isSubset(of: symbols) && symbols.count < 118 ? nil : fault
    default:
      let readings = Self.readings(results)
      return pieces(wanted).allSatisfy { piece in readings.contains { $0.contains(piece) } }
        ? nil : "\(readings) \(fault)"
    }
  }

  /// The answers, then the formulas, each with all that it says.
  private static func readings(_ results: SearchResults) -> [String] {
    results.answers.map { ([$0.line] + $0.details).map(\.english).joined(separator: " · ") }
      .map(plain)
      + results.formulas.map { plain($0.formula.text + ": " + $0.massText.english) }
  }

  private static func name(_ hit: SearchHit) -> String? {
    hit.rank <= .symbol ? plain((try? BuiltIn.table.get())?[hit.number]?.name ?? "") : nil
  }

  private static func pieces(_ text: String) -> [String] {
    text.split(separator: " / ").map { plain(String($0)) }
  }

  /// A text without spaces.
  private static func plain(_ text: String) -> String {
    text.filter { !$0.isWhitespace && $0 != "\u{2060}" }
  }
}

extension DesktopResult {
  fileprivate var isElement: Bool { if case .element = target { true } else { false } }
}
