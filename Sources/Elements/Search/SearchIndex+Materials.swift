/// Answers about forms of elements and substances by name.
extension SearchIndex {
  private static let maximumLength = 120
  private static let mostWords = 14
  private static let mostAnswers = 6

  private static func words(of text: String) -> [String]? {
    guard text.utf8.count <= maximumLength else { return nil }
    let words = text.split { $0 == " " || $0 == "?" || $0 == "!" }.map(String.init)
    return (1...mostWords).contains(words.count) ? words : nil
  }

  // MARK: Forms

  /// Returns the results of a question about a form of an element; nil for another text.
  func formResults(
    _ query: SearchQuery, _ read: () -> SearchData
  ) -> SearchResults? {
    guard let words = Self.words(of: query.text),
      let (symbol, name, places) = FormName.find(
        in: words.map({ $0.lowercased() }), symbol: { element(named: $0)?.symbol }),
      let element = table.element(symbol: symbol),
      let form = rare.forms()[element.number]?.first(where: { $0.name == name })
    else { return nil }
    var rest = words
    rest.removeSubrange(places)
    let data = read()
    guard let question = MaterialQuestion(rest, data.vocabulary) else { return nil }
    let answers = answers(to: question, of: form, element, data)
    guard !answers.isEmpty else { return nil }
    // What has no value names its element only.
    let isKnown = answers.contains { $0.value != nil }
    let rows =
      isKnown ? answers.first.flatMap(candidate).map { [hit($0)] } ?? [] : rows(of: [symbol])
    return SearchResults(
      query, hits: rows, answers: answers, formulas: [], suggestions: [], problems: [])
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
    case .properties(let keys, let title):
      // Of a crystal without a measured density, that of its cell.
      let known = (keys + (keys == ["density"] ? ["crystal_density"] : [])).first {
        form.figure($0) != nil
      }
      guard let key = known, let figure = form.figure(key) else {
        let name = Message.format(
          translatable("{1} ({2})"), element.shownName, .condition(form.name))
        return [Self.unknown(title, name, element.number)]
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

  /// - Parameter place: what the answer opens: the element's number, 0 for none, and the topic.
  private func answer(
    _ title: String, _ figure: Figure, _ unit: SearchUnit?, of name: Message,
    _ place: (number: Int, topic: SearchAnswer.Topic), _ sources: [String: PeriodicTable.SourceNote]
  ) -> SearchAnswer {
    let text = text(of: figure, unit)
    return SearchAnswer(
      number: place.number, topic: place.topic,
      title: .format(translatable("{1} · {2}"), name, .text(title)), value: text.shown,
      details: figure.source.flatMap { sources[$0] }.map { [.verbatim($0.title)] } ?? [],
      copyText: text.copied)
  }

  /// The figure in the unit asked for, or in those of the user.
  private func text(
    of figure: Figure, _ unit: SearchUnit?
  ) -> (shown: Message, copied: Message) {
    if figure.isTemperature {
      let asked = TemperatureUnit.allCases.first { $0.symbol == unit?.symbols[0] }
      let units = asked.map { [$0] } ?? [temperatures.first] + temperatures.others.prefix(1)
      return (figure.displayText(in: units), .number(figure.quantity(in: units[0])))
    }
    let quantity = figure.quantity(in: unit)
    return (figure.displayText(quantity: quantity), .number(quantity))
  }

  private static func unknown(_ title: String, _ name: Message, _ number: Int) -> SearchAnswer {
    SearchAnswer(
      number: number, topic: .calculation,
      // TRANSLATORS: {1} is a form of an element or a substance, {2} a property: Carbon (diamond), Melting point.
      title: .format(translatable("{1}: the data have no value of {2}"), name, .text(title)),
      value: nil, details: [], copyText: nil)
  }

  // MARK: Substances

  /// Returns the results of a question about a substance by name; nil for another text.
  func substanceResults(_ query: SearchQuery, _ read: () -> SearchData) -> SearchResults? {
    guard let words = Self.words(of: query.text) else { return nil }
    let lower = words.map { $0.lowercased() }
    let known = rare.substances()
    for length in (1...min(4, words.count)).reversed() {
      for start in 0...words.count - length {
        let name = lower[start..<start + length].joined(separator: " ")
        guard let substance = known[name] else { continue }
        var rest = words
        rest.removeSubrange(start..<start + length)
        let data = read()
        guard let question = MaterialQuestion(rest, data.vocabulary) else { return nil }
        return answered(query, question, substance, name, known, data)
      }
    }
    return nil
  }

  private func answered(
    _ query: SearchQuery, _ question: MaterialQuestion, _ substance: NamedSubstance, _ name: String,
    _ known: SubstanceTable, _ data: SearchData
  ) -> SearchResults? {
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
    return SearchResults(
      query, hits: rows(of: symbols), answers: answers, formulas: formulas, suggestions: [],
      problems: [])
  }

  /// The elements of a substance, in its order.
  private func rows(of symbols: [String]) -> [SearchHit] {
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

extension Figure {
  /// True for a unit of the figure's own quantity.
  fileprivate func allows(_ asked: SearchUnit) -> Bool {
    unit.flatMap(SearchUnit.listed)?.quantity == asked.quantity
  }
}
