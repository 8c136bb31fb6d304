import Testing

@testable import Elements

@Suite("The marked answer of the quiz is the only right one")
struct QuizTruthTests {
  /// Calls a test with the questions of all cards of a topic that are chosen by several seeds.
  private func questions(
    _ topic: QuizTopic, _ test: (AtomicElement, QuizQuestion) throws -> Void
  ) throws {
    let maker = try Quiz.maker.get()
    var count = 0
    let seeds: ClosedRange<UInt64> = Extent.isFull ? 1...12 : 1...2
    for card in maker.cards(QuizSettings(topics: [topic]), of: Quiz.all) {
      for seed in seeds {
        var random = QuizRandom(seed: seed * 131 + UInt64(card.number))
        let question = try #require(maker.question(card, .choice, of: Quiz.all, &random))
        try test(#require(maker.element(of: question)), question)
        count += 1
      }
    }
    expect(count >= seeds.count * 40, "\(topic)")
  }

  private func wrong(_ question: QuizQuestion) -> [QuizQuestion.Choice] {
    question.choices.filter { $0 != question.answer }
  }

  // The categories that other authors, and books for schools, give these elements.
  private static let categories: [String: Set<String>] = [
    "Zn": ["post-transition metal"], "Cd": ["post-transition metal"],
    "Hg": ["post-transition metal"], "Cn": ["post-transition metal"],
    "La": ["transition metal"], "Lu": ["transition metal"], "Ac": ["transition metal"],
    "Lr": ["transition metal"], "Al": ["metalloid"], "Se": ["metalloid"], "Po": ["metalloid"],
    "At": ["diatomic nonmetal", "post-transition metal"],
    "Ge": ["post-transition metal"], "Sb": ["post-transition metal"], "C": ["metalloid"],
    "As": ["polyatomic nonmetal"], "Te": ["polyatomic nonmetal"], "Bi": ["metalloid"],
    "P": ["metalloid"], "B": ["polyatomic nonmetal"], "Si": ["polyatomic nonmetal"],
  ]

  @Test("No category of an element by another convention is offered as wrong")
  func categories() throws {
    try questions(.category) { element, question in
      let others = Self.categories[element.symbol, default: []]
      expect(others.isDisjoint(with: wrong(question).map(\.key)), "\(element.symbol)")
    }
  }

  @Test(
    "Wrong oxidation states leave all main ones out, so that no longer or shorter list is right")
  func states() throws {
    try questions(.oxidation) { element, question in
      for choice in wrong(question) {
        let offered = Set(choice.key.split(separator: " ").compactMap { Int($0) })
        expect(offered.isDisjoint(with: element.oxidationStates), "\(element.symbol) \(choice.key)")
      }
    }
  }

  @Test("Figures of wrong elements differ by a tenth, from both sources")
  func figures() throws {
    let maker = try Quiz.maker.get()
    try questions(.property) { element, question in
      let kind = try #require(
        QuizFigure.allCases.first { kind in
          maker.figures[kind]?[element.number].map {
            kind.prompt($0, question.subject ?? .verbatim("")) == question.prompt
              && question.subject == .number($0.quantity(in: .celsius))
          } ?? false
        })
      let own = try #require(maker.figures[kind]?[element.number])
      for choice in wrong(question) {
        let other = try #require(maker.figures[kind]?[choice.number ?? 0])
        for one in values(own) {
          for two in values(other) {
            expect(
              abs(one - two) > 0.1 * max(own.value, other.value),
              "\(element.symbol) \(choice.key) \(kind)")
          }
        }
      }
    }
  }

  private func values(_ figure: Figure) -> [Double] {
    [figure.value] + [figure.second.flatMap { Double($0.digits) }].compactMap { $0 }
  }

  @Test("A figure on whose tenth the sources disagree is not asked: americium’s density")
  func disputed() throws {
    let maker = try Quiz.maker.get()
    expect(try BuiltIn.element("Am").figures[.density] != nil)
    expect(maker.figures[.density]?[95] == nil)
    for (kind, figures) in maker.figures {
      for (number, figure) in figures {
        for value in values(figure) {
          expect(abs(value - figure.value) <= 0.1 * figure.value, "\(kind) \(number)")
        }
      }
    }
  }

  @Test("A typed or clicked figure is that of no other element, by either source")
  func typed() throws {
    let maker = try Quiz.maker.get()
    for element in try BuiltIn.table.get().elements {
      for kind in maker.askedFigures(of: element, .typed) {
        let own = try #require(maker.figures[kind]?[element.number])
        for (number, other) in maker.figures[kind] ?? [:] where number != element.number {
          guard own.unit == other.unit else { continue }
          expect(!values(other).contains { $0 == own.value }, "\(element.symbol) \(kind) \(number)")
        }
      }
    }
  }

  @Test("What is smelled or tasted is no look")
  func appearances() throws {
    try questions(.appearance) { _, question in
      for choice in question.choices {
        for word in ["odorless", "tasteless", "pungent", "disagreeable"] {
          expect(!choice.key.contains(word), "\(choice.key)")
        }
      }
    }
  }

  @Test("Other topics have one right answer each", arguments: QuizTopic.allCases)
  func one(topic: QuizTopic) throws {
    let table = try BuiltIn.table.get()
    try questions(topic) { element, question in
      for choice in wrong(question) {
        let other = choice.number.flatMap { table[$0] }
        let isRight =
          switch topic {
          case .name, .symbol, .number: other?.number == element.number
          case .group: choice.key == element.group.map { String($0) }
          case .period: choice.key == String(element.period)
          case .state: choice.key == element.state.rawValue
          case .category: choice.key == element.category.rawValue
          case .configuration: other?.electronConfiguration == element.electronConfiguration
          case .discovery: abs((Int(choice.key) ?? 0) - (element.discovery.year ?? 0)) < 10
          case .atom: other?.shells == element.shells
          case .place:
            other?.period == element.period && other?.group == element.group
              && element.group != nil
          case .oxidation, .appearance, .property: choice.key == question.answer.key
          }
        expect(!isRight, "\(element.symbol) \(topic): \(choice.key)")
      }
    }
  }

  @Test(
    "A name is right for its element alone, in English and five languages",
    arguments: ["en", "de", "fr", "es", "ja", "ru"])
  func names(language: String) throws {
    let lexicon = try language == "en" ? Quiz.lexicon() : Quiz.lexicon(language)
    let table = try BuiltIn.table.get()
    let list = try #require(try Quiz.lists.get()[language])
    let names = table.elements.map { list[$0.name] }
    expect(Set(names).count, equals: 118)
    for element in table.elements {
      let question = try Quiz.question(.number, element.symbol, .typed)
      for (other, name) in zip(table.elements, names) {
        let isOwn = other.number == element.number
        expect(
          (lexicon.verdict(of: name, for: question) == .right) == isOwn,
          "\(element.symbol): \(name)")
      }
    }
  }
}
