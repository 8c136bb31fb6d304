import Testing

@testable import Elements

/// Limits of `InputLimits` that no other test tries: the last input that is accepted whole, and the first that is not.
@Suite("Limits of inputs")
struct InputLimitsTests {
  @Test("A query of 1,000 characters or 100 words states its value, and a longer one says so")
  func query() throws {
    let question = "melting point of gold"
    let spaces = InputLimits.queryLength - question.count
    let longest = question + String(repeating: " ", count: spaces)
    let most = question + String(repeating: " gold", count: InputLimits.queryTokens - 4)
    for text in [longest, most] {
      try expect(Search.answer(text).problems.map(\.english), equals: [])
    }
    try expect(Search.answer(longest).answers.count, equals: 1)
    for text in [longest + " of milk", most + " milk", longest + longest] {
      let found = try Search.answer(text)
      expect(found.problems.map(\.english).contains("The question is too long."))
      expect(found.answers.isEmpty)
    }
  }

  @Test("Of a pasted text only the beginning is read")
  func pasted() throws {
    let found = try Search.answer("1 g" + String(repeating: " 1", count: 500_000))
    expect(found.problems.map(\.english).contains("The question is too long."))
    expect(found.query.text.unicodeScalars.count < 10_000)
  }

  @Test("A reaction of 20 substances is balanced, and one of 21 says that it has too many")
  func reaction() {
    let elements = ["H2", "He", "Li", "Be", "B", "C", "N2", "Ne", "Na", "Mg", "Al", "Si"]
    func text(_ count: Int) -> String {
      let half = elements.prefix(count / 2).joined(separator: " + ")
      return half + (count % 2 == 1 ? " + O2" : "") + " -> " + half
    }
    expect(ReactionReading(text(InputLimits.reactionSubstances)) != nil)
    if case .unbalanced(let message)? = ReactionReading(text(InputLimits.reactionSubstances)) {
      expect(message.english != "Too many substances to balance")
    }
    guard case .unbalanced(let message)? = ReactionReading(text(InputLimits.reactionSubstances + 1))
    else {
      Issue.record("it is balanced")
      return
    }
    expect(message.english, equals: "Too many substances to balance")
  }

  @Test("A reaction of 4,000 bytes is read, and a longer one is none")
  func reactionLength() {
    let equation = "H2 + O2 -> H2O"
    let filler = String(repeating: " ", count: InputLimits.reactionLength - equation.utf8.count)
    expect(ReactionReading(equation + filler) != nil)
    expect(ReactionReading(equation + filler + " ") == nil)
  }

  @Test("A note has 20 links; further addresses are text")
  func noteLinks() {
    func note(_ count: Int) -> Note? {
      Note((1...count).map { "https://example.org/\($0)" }.joined(separator: "\n"))
    }
    let most = InputLimits.noteLinks
    expect(note(most)?.links.count, equals: most)
    expect(note(most + 1)?.links.count, equals: most)
    expect(note(most + 1)?.text.contains { $0 == "\n" } == true)
  }

  @Test("A table of 300,000 bytes, 5,000 lines or 30 columns is read, and a larger one is refused")
  func table() throws {
    func refusal(_ text: String) -> OwnColumnError? {
      do throws(OwnColumnError) {
        let table = try OwnColumnReaderTests.read(Array(text.utf8))
        return table.values == [79: "1"] ? nil : .noNumbers
      } catch { return error }
    }
    let line = "Au,1\n"
    let longest = line + String(repeating: " ", count: InputLimits.tableLength - line.utf8.count)
    let most = line + String(repeating: "#\n", count: InputLimits.tableLines)
    let lines = line + String(repeating: "x,\n", count: InputLimits.tableLines - 1)
    let wide = "Au,1" + String(repeating: ",x", count: InputLimits.tableColumns - 2)
    for text in [longest, most, lines, wide, wide + ",,"] {
      expect(refusal(text) == nil, "\(text.utf8.count)")
    }
    expect(refusal(longest + " "), equals: .tooLong(limit: InputLimits.tableLength))
    expect(refusal(lines + "x,\n"), equals: .tooManyLines(limit: InputLimits.tableLines))
    for text in [wide + ",x", wide + ",,x", wide + ",x\nFe,2"] {
      expect(refusal(text), equals: .tooManyColumns(limit: InputLimits.tableColumns))
    }
    expect(
      OwnColumnError.tooManyColumns(limit: 30).message.english,
      equals: "The table has more than 30 columns.")
  }

  @Test("A record of 32,000 bytes is read, and a longer one is left out and said")
  func recordLength() throws {
    func part(_ length: Int) throws -> CatalogPart {
      let plain = record(1, "H", "Hydrogen")
      let filler = String(repeating: " ", count: length - plain.utf8.count)
      let text = "[" + String(plain.dropLast()) + filler + "}, " + record(2, "He", "Helium") + "]"
      return try CatalogPart(bytes: Array(text.utf8), name: "part")
    }
    try expect(part(InputLimits.recordLength).elements.map(\.symbol), equals: ["H", "He"])
    let longer = try part(InputLimits.recordLength + 1)
    expect(longer.elements.map(\.symbol), equals: ["He"])
    expect(
      longer.warnings.first.first?.description,
      equals: "part, record 1: expected at most 32000 bytes, found 32001")
  }
}
