import Testing

@testable import Elements

/// The languages of the tests of names and texts: six of them, and in full all that the program speaks.
private let languages =
  Extent.isFull ? LanguageNames.own.keys.sorted() : ["en", "de", "fr", "es", "ja", "ru"]

@Suite("The marked answer of the quiz is the only right one")
struct QuizTruthTests {
  /// A wrong answer that may be offered.
  private struct Wrong {
    let key: String
    /// The element that is the answer, or whose value it is.
    let element: AtomicElement
    /// The figure that the question names.
    let figure: QuizFigure?
  }

  /// Calls a test with every element of a topic and every wrong answer that any seed may offer.
  private func wrongAnswers(
    _ topic: QuizTopic, _ test: (AtomicElement, Wrong) throws -> Void
  ) throws {
    let maker = try Quiz.maker.get()
    var (elements, count) = (0, 0)
    for card in maker.cards(QuizSettings(topics: [topic]), of: Quiz.all) {
      let element = try #require(maker.table[card.number])
      elements += 1
      for wrong in try wrongAnswers(card, element, maker) {
        try test(element, wrong)
        count += 1
      }
    }
    expect(elements >= 40 && count >= elements * 2, "\(topic): \(elements), \(count)")
  }

  private func wrongAnswers(
    _ card: QuizCard, _ element: AtomicElement, _ maker: QuizMaker
  ) throws -> [Wrong] {
    if maker.values[card.topic] != nil, card.topic != .symbol {
      return maker.wrongValues(card).map {
        Wrong(key: $0.value.key, element: $0.element, figure: nil)
      }
    }
    var random = QuizRandom(seed: 1)
    var faces = [try #require(maker.face(card, .choice, &random))]
    if card.topic == .property {
      faces = maker.askedFigures(of: element, .choice).map {
        QuizMaker.Face(prompt: .verbatim(""), figure: $0)
      }
    }
    return faces.flatMap { face in
      maker.wrongElements(element, face).map { other in
        Wrong(
          key: card.topic == .symbol ? other.symbol : other.name, element: other,
          figure: face.figure)
      }
    }
  }

  @Test(
    "A question offers its answer and others of those that are really wrong",
    arguments: QuizTopic.allCases)
  func offered(topic: QuizTopic) throws {
    let maker = try Quiz.maker.get()
    var wrong: [Int: Set<String>] = [:]
    try wrongAnswers(topic) { wrong[$0.number, default: []].insert($1.key) }
    for card in maker.cards(QuizSettings(topics: [topic]), of: Quiz.all) {
      var random = QuizRandom(seed: UInt64(card.number))
      let question = try #require(maker.question(card, .choice, of: Quiz.all, &random))
      let keys = question.choices.map(\.key)
      expect(keys.filter { $0 == question.answer.key }.count, equals: 1)
      let others = Set(keys).subtracting([question.answer.key])
      expect(others.count == keys.count - 1 && others.isSubset(of: wrong[card.number] ?? []))
    }
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
    try wrongAnswers(.category) { element, wrong in
      expect(Self.categories[element.symbol]?.contains(wrong.key) != true, "\(element.symbol)")
    }
  }

  @Test(
    "Wrong oxidation states leave all main ones out, so that no longer or shorter list is right")
  func states() throws {
    try wrongAnswers(.oxidation) { element, wrong in
      let offered = Set(wrong.key.split(separator: " ").compactMap { Int($0) })
      expect(offered.isDisjoint(with: element.oxidationStates), "\(element.symbol) \(wrong.key)")
    }
    // Some sources call all its states main ones.
    expect(!(try Quiz.maker.get().canAsk(QuizCard(.oxidation, 6), .choice)))
  }

  @Test("No year that another list has is offered as wrong: 1755, in which magnesia was described")
  func years() throws {
    let maker = try Quiz.maker.get()
    for (symbol, claim) in [("Mg", 1755), ("Sm", 1853), ("Pt", 1557), ("Nd", 1925)] {
      let card = QuizCard(.discovery, try BuiltIn.element(symbol).number)
      let offered = maker.wrongValues(card).compactMap { Int($0.value.key) }
      expect(offered.count > 50 && !offered.contains { abs($0 - claim) < 10 }, "\(symbol)")
    }
  }

  @Test("Figures of wrong elements differ by a tenth, from both sources")
  func figures() throws {
    let maker = try Quiz.maker.get()
    var asked: Set<QuizFigure> = []
    try wrongAnswers(.property) { element, wrong in
      let kind = try #require(wrong.figure)
      asked.insert(kind)
      let own = try #require(maker.figures[kind]?[element.number])
      let other = try #require(maker.figures[kind]?[wrong.element.number])
      expect(own.unit, equals: other.unit)
      for one in values(own) {
        for two in values(other) {
          expect(
            abs(one - two) > 0.1 * max(own.value, other.value),
            "\(element.symbol) \(wrong.key) \(kind)")
        }
      }
    }
    expect(asked, equals: Set(QuizFigure.allCases))
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
    let looks = try #require(try Quiz.maker.get().values[.appearance])
    expect(looks.count > 60)
    for (number, look) in looks {
      for word in ["odorless", "tasteless", "pungent", "disagreeable"] {
        expect(!look.key.contains(word), "\(number) \(look.key)")
      }
    }
  }

  @Test("Each topic has one right answer", arguments: QuizTopic.allCases)
  func one(topic: QuizTopic) throws {
    try wrongAnswers(topic) { element, wrong in
      let other = wrong.element
      let isRight =
        switch topic {
        case .name, .symbol, .number: other.number == element.number
        case .group: wrong.key == element.group.map { String($0) }
        case .period: wrong.key == String(element.period)
        case .state: wrong.key == element.state.rawValue
        case .category: wrong.key == element.category.rawValue
        case .configuration: other.electronConfiguration == element.electronConfiguration
        case .discovery: abs((Int(wrong.key) ?? 0) - (element.discovery.year ?? 0)) < 10
        case .atom: other.shells == element.shells
        case .place:
          other.period == element.period && other.group == element.group && element.group != nil
            || element.group == nil && abs(other.number - element.number) == 1
        case .appearance: wrong.key == element.appearance
        case .oxidation, .property: false
        }
      expect(!isRight, "\(element.symbol) \(topic): \(wrong.key)")
    }
  }

  @Test("No two answers to a question read the same", arguments: languages)
  func texts(language: String) throws {
    let maker = try Quiz.maker.get()
    let translate = try language == "en" ? nil : Translations(language)
    let describe = try? Translations("descriptions/" + language)
    for (topic, values) in maker.values {
      let texts = values.mapValues { $0.text.text(translate, describe) }
      for (number, right) in values {
        var shown = [right.key: texts[number] ?? ""]
        for (other, value) in maker.wrongValues(QuizCard(topic, number)) {
          shown[value.key.filter { $0 != "," }] = texts[other.number] ?? ""
        }
        expect(Set(shown.values).count, equals: shown.count, "\(topic) \(number) \(right.key)")
      }
    }
  }

  @Test(
    "A name is right for its element alone, in English and other languages",
    arguments: languages)
  func names(language: String) throws {
    let tag = String(language.map { $0 == "_" ? "-" : $0 })
    let lexicon = try language == "en" ? Quiz.lexicon() : Quiz.lexicon(tag)
    let table = try BuiltIn.table.get()
    let list = try #require(try Quiz.lists.get()[tag])
    let names = table.elements.map { list[$0.name] }
    expect(Set(names).count, equals: 118)
    let maker = try Quiz.maker.get()
    for topic in Extent.isFull ? QuizForm.typed.topics.filter(\.asksForElement) : [.number] {
      for card in maker.cards(QuizSettings(topics: [topic], form: .typed), of: Quiz.all) {
        var random = QuizRandom(seed: UInt64(card.number))
        let question = try #require(maker.question(card, .typed, of: Quiz.all, &random))
        for (other, name) in zip(table.elements, names) {
          let isOwn = other.number == card.number
          expect(
            (lexicon.verdict(of: name, for: question) == .right) == isOwn,
            "\(topic) \(card.number): \(name)")
        }
      }
    }
  }
}

extension Message {
  /// The text in a language, with the names of elements; in English without translations.
  fileprivate func text(_ translate: Translations?, _ describe: Translations?) -> String {
    switch self {
    case .verbatim(let text), .number(let text): text
    case .elementName(let name), .elementNameInSentence(let name):
      translate?.callAsFunction(name) ?? name
    case .description(let text): describe?.callAsFunction(text) ?? text
    case .format(let text, let arguments):
      arguments.enumerated().reduce(translate?.callAsFunction(text) ?? text) { text, argument in
        let parts = text.split(
          separator: "{\(argument.offset + 1)}", omittingEmptySubsequences: false)
        return parts.joined(separator: argument.element.text(translate, describe))
      }
    case .plural(let forms, _, _): translate?.callAsFunction(forms.plural) ?? forms.plural
    }
  }
}
