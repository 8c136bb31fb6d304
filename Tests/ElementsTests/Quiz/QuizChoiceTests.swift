import Testing

@testable import Elements

@Suite("Choices of the quiz")
struct QuizChoiceTests {
  /// Returns the wrong choices of many seeds.
  private func wrong(_ topic: QuizTopic, _ symbol: String) throws -> [QuizQuestion.Choice] {
    try (1...60).flatMap { (seed: UInt64) in
      let question = try Quiz.question(topic, symbol, seed: seed)
      return question.choices.filter { $0 != question.answer }
    }
  }

  @Test("Wrong elements are near: same group, same letter, neighbors")
  func near() throws {
    let gold = try BuiltIn.element("Au")
    let table = try BuiltIn.table.get()
    for choice in try wrong(.name, "Au") {
      let other = try #require(choice.number.flatMap { table[$0] })
      expect(
        other.group == gold.group || other.symbolInitial == "A"
          || abs(other.number - gold.number) <= 3 || other.period == gold.period, "\(other.name)")
    }
    let names = Set(try wrong(.name, "Au").map(\.key))
    expect(names.isSuperset(of: ["Silver", "Argon", "Platinum"]))
  }

  @Test("An element that the question names is no choice")
  func named() throws {
    let names = Set(try wrong(.place, "Pr").map(\.key))
    expect(names.isDisjoint(with: ["Cerium", "Neodymium"]))
  }

  @Test("Wrong elements are from the scope if it has enough")
  func scope() throws {
    let round = try Quiz.round(QuizSettings(topics: [.name, .symbol, .number]))
    for question in round.questions {
      expect(question.choices.allSatisfy { (1...20).contains($0.number ?? 0) })
    }
  }

  @Test("A wrong element has another figure, of the same unit")
  func figures() throws {
    let maker = try Quiz.maker.get()
    var random = QuizRandom(seed: 9)
    var compared: Set<QuizFigure> = []
    for number in Quiz.all where maker.canAsk(QuizCard(.property, number), .choice) {
      for kind in QuizFigure.allCases {
        guard let figure = maker.figures[kind]?[number] else { continue }
        let card = QuizCard(.property, number)
        for _ in 0..<(Extent.isFull ? 3 : 1) {
          let question = try #require(maker.question(card, .choice, of: Quiz.all, &random))
          guard question.prompt == kind.prompt(figure, question.subject ?? .verbatim("")) else {
            continue
          }
          for choice in question.choices where choice != question.answer {
            let other = try #require(maker.figures[kind]?[choice.number ?? 0])
            expect(other.unit, equals: figure.unit)
            expect(abs(other.value - figure.value) > 0.001 * abs(figure.value))
            compared.insert(kind)
          }
        }
      }
    }
    expect(compared, equals: Set(QuizFigure.allCases))
  }

  @Test("A typed figure is that of one element only")
  func typedFigures() throws {
    let maker = try Quiz.maker.get()
    for element in try BuiltIn.table.get().elements {
      for kind in maker.askedFigures(of: element, .typed) {
        let own = try #require(maker.figures[kind]?[element.number])
        let same = maker.figures[kind]?.filter { $0.value.text == own.text } ?? [:]
        expect(same.count, equals: 1, "\(element.name): \(kind)")
      }
    }
  }

  @Test("Wrong years are ten years or more away")
  func years() throws {
    for choice in try wrong(.discovery, "O") {
      expect(abs((Int(choice.key) ?? 1774) - 1774) >= 10)
    }
  }

  @Test("Wrong appearances have no color of the right one")
  func appearances() throws {
    for symbol in ["Cu", "Br", "Ag", "Au"] {
      let right = try Quiz.question(.appearance, symbol).answer.key
      for choice in try wrong(.appearance, symbol) {
        if right.contains("brown") { expect(!choice.key.contains("brown"), "\(choice.key)") }
        if right.contains("silver") { expect(!choice.key.contains("white"), "\(choice.key)") }
        if right.contains("yellow") { expect(!choice.key.contains("yellow"), "\(choice.key)") }
      }
    }
  }

  @Test("Numbers and states are offered in their order")
  func order() throws {
    for seed in 1...20 as ClosedRange<UInt64> {
      let groups = try Quiz.question(.group, "Au", seed: seed).choices.compactMap { Int($0.key) }
      expect(groups == groups.sorted() && groups.contains(11))
    }
    let states = try Quiz.question(.state, "Hg").choices.map(\.key)
    expect(states, equals: ["solid", "liquid", "gas"])
  }

  @Test("Each element's data give no trap in a catalog of invented elements")
  func invented() throws {
    let maker = QuizMaker(try completeTable())
    for form in QuizForm.allCases {
      let settings = QuizSettings(
        topics: Set(QuizTopic.allCases), form: form, scope: .all, length: 50)
      let round = maker.round(settings, of: Quiz.all, QuizSchedule(), on: 0, seed: 1)
      expect(round.questions.count, equals: 50)
    }
    let none = QuizMaker(try catalog("[" + record(1, "H", "Hydrogen") + "]"))
    let round = none.round(
      QuizSettings(), of: [1, 7, -3, .max], QuizSchedule(), on: 0, seed: 1)
    expect(round.questions.isEmpty && round.isOver && round.current == nil)
  }
}
