import Testing

@testable import Elements

@Suite("A question to which all elements may be the answer tells one")
struct QuizTellingTests {
  @Test(
    "A typed or clicked figure, as it is shown, is that of no other element, rounded to its digits")
  func rounded() throws {
    let table = try BuiltIn.table.get()
    for unit in [TemperatureUnit.kelvin, .celsius, .fahrenheit] {
      let maker = QuizMaker(
        table, temperatures: TemperatureDisplay(first: unit, others: [], onTile: [unit]))
      var count = 0
      for element in table.elements {
        for kind in maker.askedFigures(of: element, .table) {
          count += 1
          let own = try #require(kind.anyFigure(of: element))
          let shown = own.number(in: unit)
          let decimals = shown.split(separator: ".").dropFirst().first?.count ?? 0
          for other in table.elements where other.number != element.number {
            guard let figure = kind.anyFigure(of: other), figure.unit == own.unit else { continue }
            for digits in [figure.digits] + [figure.second?.digits].compactMap({ $0 }) {
              let found = try #require(Figure(digits: digits, unit: figure.unit)).number(in: unit)
              expect(
                NumberFormat.rounded(found, toDecimals: decimals) != shown,
                "\(element.symbol) \(kind) \(shown): \(other.symbol) \(found)")
            }
          }
        }
      }
      expect(count > 150, "\(count)")
    }
    let maker = try Quiz.maker.get()
    // 2.6, to which the 2.58 of sulfur is rounded.
    let xenon = try BuiltIn.element("Xe")
    expect(!maker.askedFigures(of: xenon, .typed).contains(.electronegativity))
    expect(maker.askedFigures(of: xenon, .choice).contains(.electronegativity))
    let question = maker.canAsk(QuizCard(.property, 54), .typed)
    expect(question)
  }

  @Test(
    "Of all topics that ask for an element no two have the same question, typed or in the table",
    arguments: QuizTopic.allCases.filter(\.asksForElement))
  func questions(topic: QuizTopic) throws {
    let maker = try Quiz.maker.get()
    for form in [QuizForm.typed, .table] {
      var asked: [String: Int] = [:]
      for card in maker.cards(settings(topic, form), of: Quiz.all) {
        let element = try #require(maker.table[card.number])
        var prompts: Set<String> = []
        for seed in 0..<(topic == .property ? 20 : 1) {
          var random = QuizRandom(seed: UInt64(seed))
          let face = try #require(maker.face(card, form, &random))
          prompts.insert(topic == .atom ? "\(element.shells)" : face.prompt.english)
        }
        for prompt in prompts {
          expect(asked[prompt] == nil, "\(prompt): \(element.symbol) \(asked[prompt] ?? 0)")
          asked[prompt] = card.number
        }
      }
      expect(!form.allows(topic) || asked.count >= 40, "\(topic) \(form) \(asked.count)")
    }
  }

  private func settings(_ topic: QuizTopic, _ form: QuizForm) -> QuizSettings {
    var settings = QuizSettings(topics: [topic])
    settings.form = form
    return settings
  }
}
