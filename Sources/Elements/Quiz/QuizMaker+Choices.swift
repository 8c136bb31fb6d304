extension QuizMaker {
  /// Number of answers to choose from.
  static let choiceCount = 4

  /// Returns the question of a card; nil if it cannot be asked.
  /// - Parameter numbers: the atomic numbers of the scope, from which wrong elements are taken if there are enough.
  public func question(
    _ card: QuizCard, _ form: QuizForm, of numbers: [Int], _ random: inout QuizRandom
  ) -> QuizQuestion? {
    guard let element = table[card.number], let face = face(card, form, &random) else {
      return nil
    }
    let right: QuizQuestion.Choice
    var choices: [QuizQuestion.Choice] = []
    if let value = values[card.topic]?[card.number] {
      right = choice(value)
      if form == .choice { choices = self.choices(card, value, &random) }
    } else {
      right = choice(element, card.topic)
      if form == .choice {
        choices = random.shuffled(
          [right]
            + wrong(element, face, of: numbers, &random).map { choice($0, card.topic) })
      }
    }
    guard form != .choice || choices.count > 1 else { return nil }
    return QuizQuestion(
      card: card, prompt: face.prompt, subject: face.subject, picture: face.picture,
      answer: right, choices: choices)
  }

  // MARK: Elements

  private func choice(_ element: AtomicElement, _ topic: QuizTopic) -> QuizQuestion.Choice {
    topic == .symbol
      ? QuizQuestion.Choice(
        key: element.symbol, text: .verbatim(element.symbol), number: element.number)
      : QuizQuestion.Choice(
        key: element.name, text: element.shownName, number: element.number)
  }

  /// The elements that are really wrong answers to a question about another one.
  func wrongElements(_ element: AtomicElement, _ face: Face) -> [AtomicElement] {
    table.elements.filter { other in
      guard other.number != element.number, !face.named.contains(other.number) else {
        return false
      }
      guard let kind = face.figure, let figure = figures[kind]?[element.number] else { return true }
      guard let found = figures[kind]?[other.number], found.unit == figure.unit else {
        return false
      }
      return figure.excludes(found)
    }
  }

  /// Returns three wrong elements near the right one.
  private func wrong(
    _ element: AtomicElement, _ face: Face, of numbers: [Int], _ random: inout QuizRandom
  ) -> [AtomicElement] {
    let others = wrongElements(element, face)
    let scope = Set(numbers)
    let within = others.filter { scope.contains($0.number) }
    let pool = within.count >= Self.choiceCount * 2 ? within : others
    let ranked = pool.map { other in
      (element: other, rank: (-nearness(element, other) * 2 - random.below(8), other.number))
    }.sorted { $0.rank < $1.rank }
    return ranked.prefix(Self.choiceCount - 1).map(\.element)
  }

  /// Points for what two elements have in common.
  private func nearness(_ element: AtomicElement, _ other: AtomicElement) -> Int {
    var points = 0
    if element.column == other.column && element.block == other.block { points += 3 }
    if element.symbolInitial == other.symbolInitial { points += 3 }
    if abs(element.number - other.number) <= 2 { points += 3 }
    if element.period == other.period { points += 1 }
    if element.category == other.category { points += 1 }
    return points
  }

  // MARK: Values

  private func choice(_ value: QuizValue) -> QuizQuestion.Choice {
    QuizQuestion.Choice(key: value.key, text: value.text, number: nil)
  }

  /// The elements whose values are really wrong answers to the question of a card.
  func wrongValues(_ card: QuizCard) -> [(element: AtomicElement, value: QuizValue)] {
    guard let known = values[card.topic], let right = known[card.number] else { return [] }
    return table.elements.compactMap { other in
      known[other.number].flatMap { right.excludes($0, card.topic) ? (other, $0) : nil }
    }
  }

  /// Returns the right value and up to three wrong ones of other elements, the nearer ones first chosen.
  private func choices(
    _ card: QuizCard, _ right: QuizValue, _ random: inout QuizRandom
  ) -> [QuizQuestion.Choice] {
    guard let element = table[card.number] else { return [] }
    var best: [String: (value: QuizValue, distance: Int)] = [:]
    for (other, value) in wrongValues(card) {
      let distance =
        if let order = right.order, let own = value.order { abs(order - own) } else {
          max(0, 20 - 2 * nearness(element, other))
        }
      // Two that differ by a comma are one in other languages.
      let key = value.key.filter { $0 != "," }
      if let found = best[key], found.distance <= distance { continue }
      best[key] = (value, distance)
    }
    let ranked = best.sorted { $0.key < $1.key }.map { _, found in
      (value: found.value, rank: found.distance + random.below(max(4, found.distance / 2)))
    }.sorted { ($0.rank, $0.value.key) < ($1.rank, $1.value.key) }
    let chosen = [right] + ranked.prefix(Self.choiceCount - 1).map(\.value)
    guard right.order != nil else { return random.shuffled(chosen).map { choice($0) } }
    return chosen.sorted { ($0.order ?? 0) < ($1.order ?? 0) }.map { choice($0) }
  }
}
