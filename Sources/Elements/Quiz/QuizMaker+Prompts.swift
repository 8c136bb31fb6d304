extension QuizMaker {
  /// The parts of a question that are the same in all its forms.
  struct Face {
    let prompt: Message
    var subject: Message?
    var picture: QuizQuestion.Picture?
    /// The figure asked about.
    var figure: QuizFigure?
    /// The elements that the question names.
    var named: Set<Int> = []
  }

  /// Returns the face of a card.
  func face(
    _ card: QuizCard, _ form: QuizForm, _ random: inout QuizRandom
  ) -> Face? {
    guard let element = table[card.number], canAsk(card, form) else { return nil }
    switch card.topic {
    case .name:
      let symbol = Message.verbatim(element.symbol)
      return Face(
        prompt: .format(translatable("Which element has the symbol {1}?"), symbol), subject: symbol)
    case .number:
      let number = Message.verbatim(String(element.number))
      return Face(
        prompt: .format(translatable("Which element has the atomic number {1}?"), number),
        subject: number)
    case .configuration:
      return configuration(of: element).map { text in
        Face(
          prompt: .format(
            translatable("Which element has the electron configuration {1}?"), text),
          subject: text)
      }
    case .place: return placeFace(element, form)
    case .atom:
      return Face(
        prompt: .format(
          // TRANSLATORS: The numbers of electrons in the shells of an atom, innermost first: 2, 8, 1.
          translatable("Which element’s atom has these electrons per shell: {1}?"),
          .verbatim(element.shells.map(String.init).joined(separator: ",\u{a0}"))),
        picture: .atom(element.number))
    case .property: return propertyFace(element, form, &random)
    case .symbol, .group, .period, .state, .category, .oxidation, .discovery, .appearance:
      return Face(prompt: prompt(card.topic, element.shownName), subject: element.shownName)
    }
  }

  /// Returns the question about a value of an element.
  private func prompt(_ topic: QuizTopic, _ name: Message) -> Message {
    switch topic {
    // TRANSLATORS: {1} is the name of an element as it stands in lists: “{1}: which symbol?” needs no case.
    case .symbol: .format(translatable("{1}: what is its symbol?"), name)
    // TRANSLATORS: {1} is the name of an element as it stands in lists: “{1}: which group?” needs no case.
    case .group: .format(translatable("{1}: which group is it in?"), name)
    // TRANSLATORS: {1} is the name of an element as it stands in lists: “{1}: which period?” needs no case.
    case .period: .format(translatable("{1}: which period is it in?"), name)
    case .state:
      .format(
        // TRANSLATORS: {1} is the name of an element, {2} a temperature, 20 °C: solid, liquid or gas?
        translatable("{1}: what is its state at {2}?"), name,
        .roomTemperature(in: temperatures.first))
    // TRANSLATORS: {1} is the name of an element: noble gas, alkali metal …?
    case .category: .format(translatable("{1}: which category does it belong to?"), name)
    // TRANSLATORS: {1} is the name of an element.
    case .oxidation: .format(translatable("{1}: what are its main oxidation states?"), name)
    // TRANSLATORS: {1} is the name of an element: the answer is a year.
    case .discovery: .format(translatable("{1}: when was it discovered?"), name)
    // TRANSLATORS: {1} is the name of an element: the answer is a description with its color.
    default: .format(translatable("{1}: what does it look like?"), name)
    }
  }

  /// The electron configuration; nil for one that is only predicted.
  func configuration(of element: AtomicElement) -> Message? {
    guard element.textKinds["electron_configuration"] != .predicted else { return nil }
    return element.electronConfiguration.map { .verbatim(PropertyLines.withSuperscripts($0)) }
  }

  // MARK: Places

  private func placeFace(_ element: AtomicElement, _ form: QuizForm) -> Face? {
    guard form == .table else {
      return placePrompt(element).map { prompt in
        let number = element.number
        return Face(
          prompt: prompt, picture: .place(number),
          named: values[.group]?[number] == nil ? [number - 1, number + 1] : [])
      }
    }
    let name = element.shownName
    return Face(
      // TRANSLATORS: {1} is the name of an element, which is to be clicked in a table without texts.
      prompt: .format(translatable("{1}: where in the table is it?"), name), subject: name)
  }

  /// The place in words: by group and period, else by its neighbors.
  func placePrompt(_ element: AtomicElement) -> Message? {
    if let group = values[.group]?[element.number] {
      return .format(
        translatable("Which element is in group {1}, period {2}?"), group.text,
        .verbatim(String(element.period)))
    }
    guard let before = table[element.number - 1], let after = table[element.number + 1] else {
      return nil
    }
    return .format(
      // TRANSLATORS: The names of the elements on both sides of the one that is asked for.
      translatable("{1} and {2}: which element is between them?"), before.shownName,
      after.nameInSentence)
  }

  // MARK: Figures

  static func figures(of kind: QuizFigure, _ table: PeriodicTable) -> [Int: Figure] {
    Dictionary(
      uniqueKeysWithValues: table.elements.compactMap { element in
        kind.figure(of: element).map { (element.number, $0) }
      })
  }

  /// The figures of an element that can be asked: where all elements may be the answer, those that no other has.
  func askedFigures(of element: AtomicElement, _ form: QuizForm) -> [QuizFigure] {
    let known = form == .typed || form == .table ? telling : figures.mapValues { Set($0.keys) }
    return QuizFigure.allCases.filter { known[$0]?.contains(element.number) == true }
  }

  /// Returns the elements whose figure, as it is shown, tells them: rounded to its digits that of no other element is the
  /// same, nor one that is not asked itself.
  static func telling(
    _ kind: QuizFigure, _ figures: [Int: Figure], _ table: PeriodicTable, _ unit: TemperatureUnit
  ) -> Set<Int> {
    let others = table.elements.compactMap { element in
      kind.anyFigure(of: element).map { (number: element.number, figure: $0, range: $0.range) }
    }
    return Set(
      figures.filter { number, figure in
        let (own, shown) = (figure.range, figure.shownRange(in: unit))
        return others.allSatisfy { other in
          guard other.number != number, other.figure.unit == figure.unit else { return true }
          let room = tolerance * max(abs(figure.value), abs(other.figure.value))
          return !shown.overlaps(other.range)
            && !(own.lowerBound - room...own.upperBound + room).overlaps(other.range)
        }
      }.keys)
  }

  /// Where all elements may be the answer, the figure itself tells it: one part in a thousand.
  private static let tolerance = 0.001

  private func propertyFace(
    _ element: AtomicElement, _ form: QuizForm, _ random: inout QuizRandom
  ) -> Face? {
    let kinds = askedFigures(of: element, form)
    guard !kinds.isEmpty else { return nil }
    let kind = kinds[random.below(kinds.count)]
    guard let figure = figures[kind]?[element.number] else { return nil }
    let value = Message.number(figure.quantity(in: temperatures.first))
    return Face(prompt: kind.prompt(figure, value), subject: value, figure: kind)
  }
}
