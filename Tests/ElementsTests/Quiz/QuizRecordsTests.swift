import Testing

@testable import Elements

@Suite("Records of the quiz")
struct QuizRecordsTests {
  @Test("Answers are recorded, and read again as the schedule")
  func cards() {
    var records = Records()
    records.recordQuiz(QuizCard(.name, 26), knew: true, on: 100)
    records.recordQuiz(QuizCard(.name, 26), knew: true, on: 101)
    records.recordQuiz(QuizCard(.atom, 1), knew: false, on: 101)
    expect(
      records.entries(of: .quizCards),
      equals: [
        "symbol-name:26": "2 101 103 2 0", "atom:1": "1 101 102 0 1",
      ])
    expect(records.quizSchedule.dueCount(on: 102), equals: 1)
  }

  @Test("Bad texts are ignored, and replaced by the next answer")
  func damaged() {
    var records = Records()
    for (key, value) in [("symbol-name:26", "x"), ("atom:119", "1 1 1 1 1"), ("k", "")] {
      records[.quizCards, key] = value
      records[.quizRounds, key] = value
    }
    expect(records.quizSchedule == QuizSchedule() && records.quizHistory == QuizHistory())
    records.recordQuiz(QuizCard(.name, 26), knew: true, on: 5)
    expect(records.quizSchedule[QuizCard(.name, 26)]?.box, equals: 1)
  }

  @Test("All cards there can be are kept")
  func all() {
    var records = Records()
    for topic in QuizTopic.allCases {
      for number in 1...118 { records.recordQuiz(QuizCard(topic, number), knew: true, on: 1) }
    }
    expect(records.quizSchedule.cards.count, equals: 118 * QuizTopic.allCases.count)
  }

  @Test("The newest 1,000 rounds are kept; a round without an answer is none")
  func rounds() throws {
    var round = try Quiz.round(QuizSettings())
    var records = Records()
    records.addQuizRound(round, key: "0", on: 1)
    expect(records.quizHistory.entries.isEmpty)
    round.skip()
    for index in 0..<1003 { records.addQuizRound(round, key: String(10_000 + index), on: 7) }
    let history = records.quizHistory
    expect(history.entries.count == 1000 && history.surplus.isEmpty)
    expect(history.entries.first?.key, equals: "10003")
    expect(records.entries(of: .quizRounds).count, equals: 1000)
  }
}
