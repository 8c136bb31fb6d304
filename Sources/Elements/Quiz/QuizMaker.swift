/// Makes questions from the data of the elements: only about what is known and has one answer, and with wrong choices that
/// are near, but really wrong.
public struct QuizMaker: Sendable {
  let table: PeriodicTable
  let temperatures: TemperatureDisplay
  /// Texts of main oxidation states, of appearances and so on are made once for all choices.
  let values: [QuizTopic: [Int: QuizValue]]
  let figures: [QuizFigure: [Int: Figure]]
  /// The elements that a figure alone tells.
  let telling: [QuizFigure: Set<Int>]

  /// - Parameter temperatures: the units in which questions name temperatures.
  public init(_ table: PeriodicTable, temperatures: TemperatureDisplay = .celsius) {
    self.table = table
    self.temperatures = temperatures
    values = Dictionary(
      uniqueKeysWithValues: QuizTopic.allCases.filter { !$0.asksForElement }.map { topic in
        (topic, Self.values(of: topic, table))
      })
    let figures = Dictionary(
      uniqueKeysWithValues: QuizFigure.allCases.map { figure in
        (figure, Self.figures(of: figure, table))
      })
    self.figures = figures
    telling = Dictionary(
      uniqueKeysWithValues: figures.map { kind, figures in
        (kind, Self.telling(kind, figures, table, temperatures.first))
      })
  }

  /// Returns the element of a question.
  public func element(of question: QuizQuestion) -> AtomicElement? { table[question.card.number] }

  // MARK: Cards

  /// Returns the cards of the settings that can be asked, by topic and atomic number.
  /// - Parameter numbers: the atomic numbers of the settings' scope.
  public func cards(_ settings: QuizSettings, of numbers: [Int]) -> [QuizCard] {
    settings.askedTopics.flatMap { topic in
      Set(numbers).sorted().map { QuizCard(topic, $0) }.filter { canAsk($0, settings.form) }
    }
  }

  /// Returns true if a card can be asked in a form.
  public func canAsk(_ card: QuizCard, _ form: QuizForm) -> Bool {
    guard form.allows(card.topic), let element = table[card.number] else { return false }
    switch card.topic {
    case .name, .symbol, .number: return true
    case .place: return form == .table || placePrompt(element) != nil
    case .configuration: return configuration(of: element) != nil
    case .atom:
      return !element.shells.isEmpty && element.textKinds["shells"] != .predicted
        && element.shells.reduce(0, +) == element.number
    case .property: return !askedFigures(of: element, form).isEmpty
    case .group, .period, .state, .category, .oxidation, .discovery, .appearance:
      return values[card.topic]?[card.number] != nil
    }
  }

  // MARK: Rounds

  /// Returns a new round. With a code its questions are the same for everyone; else the cards that are due come first,
  /// then new ones, then those that are known least.
  /// - Parameters:
  ///   - numbers: the atomic numbers of the settings' scope.
  ///   - schedule: the user's cards.
  ///   - day: today, in days since 1970.
  ///   - seed: any number; the same one gives the same questions.
  public func round(
    _ settings: QuizSettings, of numbers: [Int], _ schedule: QuizSchedule, on day: Int,
    seed: UInt64
  ) -> QuizRound {
    var random = QuizRandom(seed: settings.code?.number ?? seed)
    let cards: [QuizCard]
    if settings.code != nil {
      cards = random.shuffled(self.cards(settings, of: numbers))
    } else if settings.scope == .due {
      cards = schedule.due(on: day).filter { canAsk($0, settings.form) }
    } else {
      cards = random.shuffled(self.cards(settings, of: numbers)).enumerated()
        .map { (card: $1, place: (schedule.priority(of: $1, on: day), $0)) }
        .sorted { $0.place < $1.place }.map(\.card)
    }
    return round(settings, cards, of: numbers, &random)
  }

  /// Returns a round that asks cards of another one again, such as `missed`.
  public func round(
    again cards: [QuizCard], _ settings: QuizSettings, of numbers: [Int], seed: UInt64
  ) -> QuizRound {
    var random = QuizRandom(seed: seed)
    var settings = settings.withoutCode
    settings.isSprint = false
    return round(settings, cards, of: numbers, &random)
  }

  private func round(
    _ settings: QuizSettings, _ cards: [QuizCard], of numbers: [Int], _ random: inout QuizRandom
  ) -> QuizRound {
    let length = settings.isSprint ? QuizRound.sprintLength : settings.length
    var found: [QuizQuestion] = []
    for card in cards where found.count < length {
      if let question = question(card, settings.form, of: numbers, &random) {
        found.append(question)
      }
    }
    var questions = random.shuffled(found)
    while settings.isSprint, !found.isEmpty, questions.count < length {
      questions += random.shuffled(found).prefix(length - questions.count)
    }
    return QuizRound(settings, questions)
  }
}
