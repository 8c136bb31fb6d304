import Testing

@testable import Elements

@Suite("Questions of the quiz")
struct QuizQuestionTests {
  @Test("Every element is asked for by symbol, name, number and place")
  func complete() throws {
    let maker = try Quiz.maker.get()
    for topic in [QuizTopic.name, .symbol, .number, .period] {
      expect(maker.cards(QuizSettings(topics: [topic]), of: Quiz.all).count, equals: 118)
    }
    let table = QuizSettings(topics: [.place], form: .table)
    expect(maker.cards(table, of: Quiz.all).count, equals: 118)
  }

  @Test(
    "A question does not tell its answer",
    arguments: [
      (QuizTopic.name, "Au", "Which element has the symbol Au?", "Gold"),
      (.symbol, "Au", "Gold: what is its symbol?", "Au"),
      (.number, "Au", "Which element has the atomic number 79?", "Gold"),
      (.group, "Au", "Gold: which group is it in?", "11"),
      (.period, "Au", "Gold: which period is it in?", "6"),
      (.state, "Hg", "Mercury: what is its state at 20\u{a0}°C?", "liquid"),
      (.category, "Ne", "Neon: which category does it belong to?", "noble gas"),
      (
        .configuration, "Fe", "Which element has the electron configuration [Ar] 3d⁶ 4s²?",
        "Iron"
      ),
      (.oxidation, "Fe", "Iron: what are its main oxidation states?", "2 3"),
      (.discovery, "O", "Oxygen: when was it discovered?", "1774"),
      (.appearance, "Au", "Gold: what does it look like?", "soft, malleable, yellow metal"),
      (.place, "Au", "Which element is in group 11, period 6?", "Gold"),
      (.place, "Pr", "Cerium and neodymium: which element is between them?", "Praseodymium"),
      (
        .atom, "Na",
        "Which element’s atom has these electrons per shell: 2,\u{a0}8,\u{a0}1?", "Sodium"
      ),
    ])
  func prompts(topic: QuizTopic, symbol: String, prompt: String, answer: String) throws {
    for form in [QuizForm.choice, .cards] {
      let question = try Quiz.question(topic, symbol, form)
      expect(question.prompt.english, equals: prompt)
      expect(question.answer.key, equals: answer)
      expect(question.choices.isEmpty == (form == .cards))
      expect(!prompt.contains(answer) || answer.utf8.count < 3)
    }
  }

  @Test("The place of an element is asked for by its name in the table")
  func place() throws {
    let question = try Quiz.question(.place, "Au", .table)
    expect(question.prompt.english, equals: "Gold: where in the table is it?")
    expect(question.picture == nil)
    try expect(Quiz.question(.place, "Au").picture, equals: .place(79))
  }

  @Test("Temperatures are asked for in the user's unit")
  func units() throws {
    let prompts = try [TemperatureDisplay.celsius, TemperatureDisplay.kelvin].map {
      (display: TemperatureDisplay) -> Set<String> in
      let maker = QuizMaker(try BuiltIn.table.get(), temperatures: display)
      return Set(
        (1...40).compactMap { (seed: UInt64) -> String? in
          var random = QuizRandom(seed: seed)
          return maker.question(QuizCard(.property, 79), .choice, of: Quiz.all, &random)?
            .prompt.english
        })
    }
    expect(prompts[0].contains("Which element melts at 1064.18\u{a0}°C?"))
    expect(prompts[1].contains("Which element melts at 1337.33\u{a0}K?"))
    expect(prompts[0].contains("Which element has a density of 19.3\u{a0}g/cm³?"))
    expect(prompts[0].contains("Which element has an electronegativity (Pauling) of 2.54?"))
    expect(prompts[0].count, equals: 5)
    let maker = QuizMaker(try BuiltIn.table.get(), temperatures: .fahrenheit)
    var random = QuizRandom(seed: 1)
    let state = try #require(
      maker.question(QuizCard(.state, 80), .choice, of: Quiz.all, &random))
    expect(state.prompt.english, equals: "Mercury: what is its state at 68\u{a0}°F?")
    expect(QuizTopic.state.title(in: .kelvin).english, equals: "States at 293.15\u{a0}K")
  }

  @Test("Unknown, predicted and disputed facts are not asked")
  func unknown() throws {
    let maker = try Quiz.maker.get()
    func asked(_ topic: QuizTopic) -> Set<String> {
      let cards = maker.cards(QuizSettings(topics: [topic]), of: Quiz.all)
      return Set(cards.compactMap { maker.table[$0.number]?.symbol })
    }
    expect(asked(.group).isDisjoint(with: ["La", "Ac", "Lu", "Lr", "Ce", "U"]))
    expect(asked(.state).isDisjoint(with: ["At", "Fr", "Fm", "Og"]))
    expect(asked(.category).isDisjoint(with: ["Mt", "Og"]))
    expect(asked(.configuration).isDisjoint(with: ["Lr", "Rf", "Og"]))
    expect(asked(.atom).isDisjoint(with: ["Lr", "Rf", "Og"]))
    expect(asked(.discovery).isDisjoint(with: ["Au", "Fe", "As", "He", "V", "Rn"]))
    expect(asked(.oxidation).isDisjoint(with: ["He", "Ne", "Db"]))
    expect(asked(.appearance).isDisjoint(with: ["Pm", "Fr", "Og"]))
    expect(asked(.property).isDisjoint(with: ["Db", "Og"]))
  }

  @Test("Every card can be asked in each form that has its topic", arguments: QuizForm.allCases)
  func everyCard(form: QuizForm) throws {
    let maker = try Quiz.maker.get()
    var random = QuizRandom(seed: 3)
    for topic in form.topics {
      let cards = maker.cards(QuizSettings(topics: [topic], form: form), of: Quiz.all)
      expect(!cards.isEmpty)
      for card in Extent.part(of: cards, each: 4) {
        expect(maker.question(card, form, of: Quiz.all, &random) != nil, "\(card.key)")
      }
    }
  }

  @Test("There are four different choices, of which one is right; of states there are three")
  func choices() throws {
    let maker = try Quiz.maker.get()
    var random = QuizRandom(seed: 5)
    for topic in QuizTopic.allCases {
      for card in maker.cards(QuizSettings(topics: [topic]), of: Quiz.all) {
        let question = try #require(maker.question(card, .choice, of: Quiz.all, &random))
        let keys = question.choices.map(\.key)
        expect(keys.count == (topic == .state ? 3 : 4), "\(card.key): \(keys)")
        expect(Set(keys).count, equals: keys.count, "\(card.key): \(keys)")
        expect(Set(question.choices.map(\.text)).count, equals: keys.count)
        expect(keys.filter { $0 == question.answer.key }.count, equals: 1)
      }
    }
  }
}
