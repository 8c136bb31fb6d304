import Testing

@testable import Elements

@Suite("History and export of the quiz")
struct QuizHistoryTests {
  private func played(_ settings: QuizSettings = QuizSettings(topics: [.symbol])) throws
    -> QuizRound
  {
    let lexicon = try Quiz.lexicon()
    var round = try Quiz.round(settings)
    while let question = round.current {
      let right = question.choices.firstIndex(of: question.answer) ?? 0
      if round.index == 2 { round.skip() } else { round.answer(.choice(right), lexicon) }
    }
    return round
  }

  @Test("A round is read as it was written")
  func entry() throws {
    let entry = QuizHistory.Entry(try played(), key: "a", on: 20_784)
    expect(entry.text, equals: "20784 10 9 choice name-symbol 10 first-20")
    expect(QuizHistory(entries: ["a": entry.text]).entries, equals: [entry])
    expect(entry.share, equals: 0.9)
    expect(QuizHistory.Entry(try played(), key: "a", on: .max).day, equals: 2_932_896)
  }

  @Test("Texts that are no round are left out")
  func others() {
    let texts = [
      "", "20784 10 11 choice symbol-name 10 all", "20784 -1 0 choice symbol-name 10 all",
      "-1 10 8 choice symbol-name 10 all", "20784 10 8", "20784 10 8 x",
      "99999999999999999999 10 8 choice symbol-name 10 all",
    ]
    let entries = Dictionary(uniqueKeysWithValues: texts.enumerated().map { ("\($0)", $1) })
    expect(QuizHistory(entries: entries).entries.isEmpty)
  }

  @Test("The share of several rounds is that of all their answers")
  func share() {
    let texts = ["1 10 5 choice symbol-name 10 all", "2 6 0 choice symbol-name 10 all"]
    let entries = Dictionary(uniqueKeysWithValues: texts.enumerated().map { ("\($0)", $1) })
    let history = QuizHistory(entries: entries).entries
    expect(QuizHistory.share(of: history), equals: 5.0 / 16)
    expect(QuizHistory.share(of: []), equals: 0)
  }

  @Test("The newest 1,000 rounds are kept, the oldest of them first")
  func bounded() {
    let entries = (0..<1005).map { ("\($0 + 10_000)", "\($0) 10 8 choice symbol-name 10 all") }
    let history = QuizHistory(entries: Dictionary(uniqueKeysWithValues: entries))
    expect(history.entries.map(\.day), equals: Array(5..<1005))
    expect(Set(history.surplus), equals: Set((10_000..<10_005).map { String($0) }))
  }

  @Test("A round's answers are exported as CSV, with the code")
  func round() throws {
    let settings = QuizSettings(
      try #require(QuizCode(QuizSettings(topics: [.symbol]), random: 1)))
    let round = try played(settings)
    let lines = QuizExport.csv(of: round).split(separator: "\r\n")
    expect(lines.count, equals: 11)
    expect(lines[0], equals: "number,topic,element,question,answer,right_answer,verdict,code")
    let question = round.questions[0]
    let code = try #require(settings.code?.text)
    expect(
      lines[1],
      equals: "1,name-symbol,\(question.card.number),\(question.prompt.english),"
        + "\(question.answer.key),\(question.answer.key),right,\(code)")
    expect(lines[3].hasSuffix(",skipped,\(code)"))
  }

  @Test("What was typed cannot become a formula of a spreadsheet")
  func formula() throws {
    var round = QuizRound(QuizSettings(form: .typed), [try Quiz.question(.name, "Ni", .typed)])
    round.answer(.typed("=HYPERLINK(\"x\")\u{0}"), try Quiz.lexicon())
    expect(QuizExport.csv(of: round).contains(",\"'=HYPERLINK(\"\"x\"\") \",Nickel,wrong,"))
  }

  @Test("The history is exported as CSV")
  func history() throws {
    let entry = QuizHistory.Entry(try played(), key: "a", on: 20_784)
    expect(
      QuizExport.csv(of: QuizHistory(entries: ["a": entry.text])),
      equals: "date,form,topics,elements,sprint_seconds,code,asked,right\r\n"
        + "2026-11-27,choice,name-symbol,first-20,0,,10,9\r\n")
  }
}
