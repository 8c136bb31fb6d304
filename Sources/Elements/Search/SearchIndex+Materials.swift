/// Answers about forms of elements and substances by name.
extension SearchIndex {
  private static let mostAnswers = 6

  // MARK: Forms

  /// Returns the results of a question about a form of an element; nil for another text.
  func formResults(
    _ query: SearchQuery, _ read: () -> SearchData
  ) -> SearchResults? {
    guard let words = questionWords(query.text),
      let (symbol, name, places) = form(in: words), let element = table.element(symbol: symbol)
    else { return nil }
    let form = rare.forms()[element.number]?.first { $0.name == name }
    guard form != nil || FormName.isOfCrystal(name) else { return nil }
    let data = read()
    guard let question = question(words.without(places), data) else { return nil }
    guard let form else {
      let typed = words.typed[places].joined(separator: " ")
      return SearchResults(query, hits: rows(of: [symbol]), problems: [Self.notInData(typed)])
    }
    let answers = answers(to: question, of: form, element, data)
    // Deuterium is also a nuclide, of which more is known.
    guard !answers.isEmpty, name != FormName.nuclide || question.value.isOfMaterial else {
      return nil
    }
    // What has no value names its element only.
    let isKnown = answers.contains { $0.value != nil }
    let rows =
      isKnown ? answers.first.flatMap(candidate).map { [hit($0)] } ?? [] : rows(of: [symbol])
    return SearchResults(query, hits: rows, answers: answers)
  }

  /// The symbol and the form that words name, in English or the user's language, with their places.
  private func form(
    in words: QuestionWords
  ) -> (symbol: String, form: String, places: Range<Int>)? {
    let symbol: (String) -> String? = { element(named: $0)?.symbol }
    if let found = FormName.find(in: words.lower, symbol: symbol) { return found }
    for other in otherNames(in: words) {
      let english = other.english.split(separator: " ").map(String.init)
      if let found = FormName.find(in: english, symbol: symbol) {
        return (found.symbol, found.form, other.places)
      }
    }
    return nil
  }

  func question(_ words: QuestionWords, _ data: SearchData) -> MaterialQuestion? {
    // First with its words translated: French densité is the beginning of other titles.
    translated(words, data.vocabulary).flatMap {
      MaterialQuestion($0, data.vocabulary, isFiller: wording.isSkipped)
    } ?? MaterialQuestion(words, data.vocabulary, isFiller: wording.isSkipped)
  }

  private func answers(
    to question: MaterialQuestion, of form: ElementForm, _ element: AtomicElement,
    _ data: SearchData
  ) -> [SearchAnswer] {
    let sources = rare.forms().sources
    switch question.value {
    case .all:
      return form.figures.prefix(Self.mostAnswers).map { entry in
        answer(
          ElementForm.title(entry.key), entry.figure, question.unit, of: element.shownName,
          (element.number, .property(form.id(of: entry.key))), sources)
      }
    case .properties([MaterialQuestion.structure], let title):
      return [structure(of: form, element, title)]
    case .properties(let keys, let title):
      // Of a crystal without a measured density, that of its cell.
      let known = (keys + (keys == ["density"] ? ["crystal_density"] : [])).first {
        form.figure($0) != nil
      }
      guard let key = known, let figure = form.figure(key) else {
        if let answer = answer(keys, title, question.unit, ofForm: form.name, element, data) {
          return [answer]
        }
        return [Self.unknown(title, Self.called(element, form.name), element.number)]
      }
      if let unit = question.unit, !figure.allows(unit) { return [] }
      let shown = key == keys[0] ? title : ElementForm.title(key)
      return [
        answer(
          shown, figure, question.unit, of: element.shownName,
          (element.number, .property(form.id(of: key))), sources)
      ]
    case .formula, .molarMass: return []
    }
  }

  /// The answer by a figure of the element that is the form's; nil if there is none.
  private func answer(
    _ keys: [String], _ title: String, _ unit: SearchUnit?, ofForm form: String,
    _ element: AtomicElement, _ data: SearchData
  ) -> SearchAnswer? {
    for key in keys {
      guard let property = data.vocabulary.property(key), let figure = property.figure(of: element),
        figure.isOf(form: form), unit.map(figure.allows) ?? true
      else { continue }
      let sources = property.column == nil ? table.sources : data.properties.sources
      return answer(
        key == keys[0] ? title : property.title, figure, unit, of: element.shownName,
        (element.number, .property(key)), sources)
    }
    return nil
  }

  /// - Parameter place: what the answer opens: the element's number, 0 for none, and the topic.
  private func answer(
    _ title: String, _ figure: Figure, _ unit: SearchUnit?, of name: Message,
    _ place: (number: Int, topic: SearchAnswer.Topic), _ sources: [String: PeriodicTable.SourceNote]
  ) -> SearchAnswer {
    let text = text(of: figure, unit)
    return SearchAnswer(
      number: place.number, topic: place.topic,
      title: .format(translatable("{1} · {2}"), name, .text(title)), value: text.shown,
      source: figure.source.flatMap { sources[$0] }.map { .verbatim($0.title) },
      copyText: text.copied)
  }

  /// The figure in the unit asked for, or in those of the user.
  private func text(
    of figure: Figure, _ unit: SearchUnit?
  ) -> (shown: Message, copied: Message) {
    if figure.isTemperature {
      let asked = unit?.ofTemperature
      let units = asked.map { [$0] } ?? [temperatures.first] + temperatures.others.prefix(1)
      return (figure.displayText(in: units), .number(figure.quantity(in: units[0])))
    }
    let quantity = figure.quantity(in: unit)
    return (figure.displayText(quantity: quantity, with: temperatures.first), .number(quantity))
  }

  static func unknown(_ title: String, _ name: Message, _ number: Int) -> SearchAnswer {
    SearchAnswer(number: number, topic: .calculation, title: noValue(.text(title), name))
  }

  static func noValue(_ title: Message, _ name: Message) -> Message {
    // TRANSLATORS: {1} is a form of an element or a substance, {2} a property: Carbon (diamond), Melting point.
    .format(translatable("{1}: the data have no value of {2}"), name, title)
  }

  // MARK: Substances

  /// Returns the results of a question about a substance by name; nil for another text.
  func substanceResults(_ query: SearchQuery, _ read: () -> SearchData) -> SearchResults? {
    guard let words = questionWords(query.text) else { return nil }
    let found = words.places(atMost: SubstanceNames.mostWords).lazy.compactMap { places in
      substance(named: words[places]).map { (places: places, substance: $0) }
    }.first
    guard let (places, substance) = found else { return nil }
    let data = read()
    // Liquid water is what has the values, steam is not.
    let start = places.lowerBound
    let isOfState = start > 0 && substance.isKnown(as: words.lower[start - 1], wording)
    let rest = words.without(isOfState ? start - 1..<places.upperBound : places)
    return question(rest, data).flatMap {
      answered(query, $0, substance, words[places], rare.substances(), data)
    }
  }

  /// Returns the results of a question for a value of substances by their formula, `boiling point of H2O`; nil for another
  /// text.
  /// - Parameter isSure: false for a formula in small letters: `co`.
  func compoundResults(
    _ query: SearchQuery, _ read: () -> SearchData
  ) -> (results: SearchResults, isSure: Bool)? {
    guard query.meant == nil, let words = QuestionWords(query.text, atLeast: 2) else { return nil }
    for (place, word) in words.typed.enumerated()
    where !Formula.knownSymbols.contains(word) && !SearchClauseParser.negations.contains(word) {
      let reading = FormulaReading.readings(of: FormulaSpelling.plain(word)).first
      guard let formula = reading, formula.charge == 0, formula.atoms.count > 1 else { continue }
      let data = read()
      guard let question = question(words.without(place..<place + 1), data),
        case .properties = question.value
      else { return nil }
      let known = rare.substances()
      // Of steam and water with the same value, the one of which more is known.
      let named = known.substances.filter { $0.formula?.text == formula.text }
        .sorted { $0.figures.count > $1.figures.count }
      var values: Set<Message?> = []
      let all = named.compactMap { answered(query, question, $0, $0.names[0], known, data) }
        .filter { values.insert($0.answers.first?.value).inserted }
      let stated = all.filter { $0.answers.contains { $0.value != nil } }
      guard let first = stated.first ?? all.first else { return nil }
      let answers = stated.isEmpty ? first.answers : stated.flatMap(\.answers)
      return (
        SearchResults(
          query, hits: first.hits, answers: Array(answers.prefix(Self.mostAnswers)),
          formulas: first.formulas),
        word.first?.isUppercase == true
      )
    }
    return nil
  }

  func answered(
    _ query: SearchQuery, _ question: MaterialQuestion, _ substance: NamedSubstance, _ name: String,
    _ known: SubstanceTable, _ data: SearchData
  ) -> SearchResults? {
    let name = self.name(of: substance, calledIn: name)
    let shown = Message.verbatim(name)
    var formulas: [FormulaResult] = []
    var answers: [SearchAnswer] = []
    var symbols: [String] = []
    switch substance.kind {
    case .alloy(let parts):
      symbols = parts
      answers = [
        Self.mixture(name, parts, translatable("“{1}” is an alloy of {2}: not in the data"), table)
      ]
    case .mixture(let parts):
      symbols = parts
      answers = [
        Self.mixture(name, parts, translatable("“{1}” is a mixture of {2}: not in the data"), table)
      ]
    case .compound(let formula):
      symbols = formula.atoms.map(\.symbol)
      formulas = [FormulaResult(formula, table: table, nuclides: data.nuclides)].compactMap { $0 }
      if case .properties(let keys, let title) = question.value {
        guard let figure = substance.figures[keys[0]] else {
          answers = [Self.unknown(title, .verbatim("“" + name + "”"), 0)]
          formulas = []
          break
        }
        answers = [
          answer(title, figure, question.unit, of: shown, (0, .calculation), known.sources)
        ]
        if let unit = question.unit, !figure.allows(unit) { return nil }
      }
    }
    return SearchResults(query, hits: rows(of: symbols), answers: answers, formulas: formulas)
  }

  /// The elements of a substance, in its order.
  func rows(of symbols: [String]) -> [SearchHit] {
    var seen: Set<String> = []
    let elements = symbols.filter { seen.insert($0).inserted }.compactMap {
      table.element(symbol: $0)
    }
    return elements.enumerated().compactMap { order, element in
      table.elements.firstIndex(of: element).map {
        hit(Candidate(position: $0, rank: .formula, order: order))
      }
    }
  }

  private static func mixture(
    _ name: String, _ symbols: [String], _ text: String, _ table: PeriodicTable
  ) -> SearchAnswer {
    let elements = symbols.compactMap { table.element(symbol: $0)?.nameInSentence }
    return .calculation(.format(text, .verbatim(name), .list(elements)))
  }
}

extension NamedSubstance {
  /// True for the word of the state in which the substance is at room temperature.
  fileprivate func isKnown(as word: String, _ wording: SearchWording) -> Bool {
    let meanings = wording.meanings(of: CollectionOfOne(wording.key([word]))).map(\.words)
    let states = (meanings + [[word]]).compactMap { words -> PhysicalState? in
      if case .state(let state)? = ElementClass.named(words)?.rule { state } else { nil }
    }
    return states.first.map { $0 == roomState } ?? false
  }

  /// The state at room temperature; nil if it does not follow from the melting and the boiling point.
  private var roomState: PhysicalState? {
    let room = AtomicElement.roomTemperature
    if let boil = figures["boil"], boil.value < room { return .gas }
    guard let melt = figures["melt"] else { return nil }
    if melt.value > room { return .solid }
    return figures["boil"] == nil ? nil : .liquid
  }
}

extension Figure {
  /// True for a unit of the figure's own quantity.
  fileprivate func allows(_ asked: SearchUnit) -> Bool {
    unit.flatMap(SearchUnit.listed)?.quantity == asked.quantity
  }
}
