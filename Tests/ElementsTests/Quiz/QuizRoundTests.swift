import Testing

@testable import Elements

@Suite("Rounds of the quiz")
struct QuizRoundTests {
  @Test("Right, wrong and skipped questions are counted, and the missed ones asked again")
  func course() throws {
    let lexicon = try Quiz.lexicon()
    var round = try Quiz.round(QuizSettings(topics: [.symbol]))
    expect(round.questions.count, equals: 10)
    for index in 0..<10 {
      let question = try #require(round.current)
      let right = try #require(question.choices.firstIndex(of: question.answer))
      switch index {
      case 3: expect(round.answer(.choice((right + 1) % 4), lexicon), equals: .wrong)
      case 7: round.skip()
      default: expect(round.answer(.choice(right), lexicon), equals: .right)
      }
    }
    expect(round.isOver && round.current == nil)
    expect(round.asked == 10 && round.right == 8)
    expect(round.missed, equals: [round.questions[3].card, round.questions[7].card])
    expect(round.answer(.choice(0), lexicon) == nil)
    let again = try Quiz.maker.get().round(
      again: round.missed, round.settings, of: Array(1...20), seed: 4)
    expect(Set(again.questions.map(\.card)), equals: Set(round.missed))
  }

  @Test("An answer that is almost right is asked once more")
  func almost() throws {
    let lexicon = try Quiz.lexicon()
    let question = try Quiz.question(.name, "Ni", .typed)
    let settings = QuizSettings(form: .typed)
    var round = QuizRound(settings, [question, question, question])
    expect(round.answer(.typed("Nickl"), lexicon), equals: .almost)
    expect(round.isSecondTry && round.index == 0 && round.current == question)
    expect(round.answer(.typed("Nickel"), lexicon), equals: .right)
    expect(!round.isSecondTry && round.index == 1)
    expect(round.answer(.typed("Nickl"), lexicon), equals: .almost)
    expect(round.answer(.typed("Nckel"), lexicon), equals: .wrong)
    expect(round.index == 2 && !round.isSecondTry)
    expect(round.answer(.typed("Nickl"), lexicon), equals: .almost)
    round.skip()
    expect(round.isOver)
    expect(round.results.map(\.verdict), equals: [.right, .wrong, .skipped])
    expect(round.results.map(\.isSecond), equals: [true, true, true])
  }

  @Test("Answers that do not fit the question are not counted")
  func unfit() throws {
    let lexicon = try Quiz.lexicon()
    var round = QuizRound(QuizSettings(), [try Quiz.question(.group, "Au")])
    expect(round.answer(.choice(-1), lexicon) == nil)
    expect(round.answer(.choice(.max), lexicon) == nil)
    expect(round.answer(.tile(79), lexicon) == nil)
    expect(round.asked, equals: 0)
  }

  @Test("In the table the tile of the element is right")
  func tile() throws {
    let lexicon = try Quiz.lexicon()
    let question = try Quiz.question(.place, "Au", .table)
    var round = QuizRound(QuizSettings(form: .table), [question, question])
    expect(round.answer(.tile(79), lexicon), equals: .right)
    expect(round.answer(.tile(47), lexicon), equals: .wrong)
  }

  @Test("No card is asked twice, except in a sprint, which has more questions than can be answered")
  func lengths() throws {
    for length in QuizSettings.lengths {
      let settings = QuizSettings(topics: [.name, .number], scope: .all, length: length)
      let cards = try Quiz.round(settings).questions.map(\.card)
      expect(cards.count == length && Set(cards).count == length)
    }
    let few = QuizSettings(topics: [.name], scope: .group(18), length: 50)
    try expect(Quiz.round(few).questions.count, equals: 7)
    let sprint = QuizSettings(topics: [.name], scope: .group(18), isSprint: true)
    try expect(Quiz.round(sprint).questions.count, equals: QuizRound.sprintLength)
    var ended = try Quiz.round(sprint)
    ended.end()
    expect(ended.isOver && ended.current == nil && ended.missed.isEmpty)
  }

  @Test("Due cards come first, then new ones, then those known least")
  func priorities() throws {
    var schedule = QuizSchedule()
    let today = 20_000
    for number in 1...8 { schedule.record(QuizCard(.name, number), knew: true, on: today - 9) }
    for number in 9...14 { schedule.record(QuizCard(.name, number), knew: true, on: today) }
    let maker = try Quiz.maker.get()
    func numbers(_ settings: QuizSettings) -> Set<Int> {
      Set(
        maker.round(settings, of: Array(1...20), schedule, on: today, seed: 2).questions
          .map(\.card.number))
    }
    let ten = numbers(QuizSettings(topics: [.name]))
    expect(ten.isSuperset(of: 1...8))
    expect(ten.isDisjoint(with: 9...14))
    expect(numbers(QuizSettings(topics: [.name], length: 20)), equals: Set(1...20))
    expect(numbers(QuizSettings(topics: [.group], scope: .due)), equals: Set(1...8))
  }

  @Test("A round of due cards asks only what the form can ask")
  func due() throws {
    var schedule = QuizSchedule()
    schedule.record(QuizCard(.oxidation, 26), knew: false, on: 10)
    schedule.record(QuizCard(.name, 26), knew: false, on: 10)
    let maker = try Quiz.maker.get()
    for (form, count) in [(QuizForm.choice, 2), (.typed, 1), (.table, 1), (.cards, 2)] {
      let settings = QuizSettings(form: form, scope: .due)
      let round = maker.round(settings, of: Quiz.all, schedule, on: 11, seed: 0)
      expect(round.questions.count, equals: count)
    }
  }

  @Test("The same seed gives the same questions, another one others")
  func seeds() throws {
    let settings = QuizSettings(topics: Set(QuizTopic.allCases), scope: .all, length: 20)
    try expect(Quiz.round(settings, seed: 7), equals: Quiz.round(settings, seed: 7))
    expect(try Quiz.round(settings, seed: 7) != Quiz.round(settings, seed: 8))
  }
}
