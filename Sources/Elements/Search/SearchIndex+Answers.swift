extension SearchIndex {
  /// Returns the element with a symbol, in any case, or with a whole name in any language; nil if there is none.
  func element(named text: String) -> AtomicElement? {
    let words = TextWord.words(of: text, fold: fold)
    guard words.count == 1, let found = index.find(words[0].forms, isCancelled: { false }) else {
      return nil
    }
    let best = found.enumerated().min { $0.element.rank < $1.element.rank }
    guard let best, best.element.rank <= SearchRank.alternativeName.rawValue,
      best.element.rank != SearchRank.number.rawValue
    else { return nil }
    return table.elements[best.offset]
  }

  /// Maximum number of answers to a query.
  private static let maximumAnswers = 6

  /// Returns the answers to a query; none for most.
  /// - Parameter clauses: its clauses without what is said of states.
  func answers(
    to query: SearchQuery, _ clauses: [SearchClause], _ candidates: [Candidate],
    in data: SearchData
  ) -> [SearchAnswer] {
    if let reaction = query.reaction { return [answer(reaction, in: data)] }
    if let amount = query.amount {
      return amount.readings.compactMap { answer($0, in: data) }
    }
    if let share = query.share { return [answer(share, in: data)].compactMap { $0 } }
    if let ion = query.ion { return answers(to: ion, in: data) }
    if let named = query.named { return answers(to: named) }
    if let remark = query.remark { return [.calculation(remark.message)] }
    let readings = clauses.compactMap(\.reading)
    if !readings.isEmpty { return readings.map { .calculation($0) } }
    guard clauses.count == 1, let clause = clauses.first, clause.extreme == nil else {
      return []
    }
    if clause.asksWhether, !clause.asksValue { return whether(clause, in: data) }
    let ofNuclides = nuclideAnswers(to: clause, in: data)
    guard ofNuclides.isEmpty, let best = candidates.first, best.rank <= .alternativeName,
      clause.terms.allSatisfy(\.isWordOrMention)
    else { return ofNuclides }
    let asked = candidates.prefix(Self.maximumAnswers).prefix { $0.rank == best.rank }
    let elements = asked.map { table.elements[$0.position] }
    let answers = elements.flatMap { element in
      clause.terms.flatMap { term -> [SearchAnswer] in
        switch term {
        case .mention(.isotope(let choice)):
          isotopes(choice, among: data.nuclides[element.number], in: data)
        case .mention(let mention): [answer(mention, of: element, data)].compactMap { $0 }
        default: []
        }
      }
    }
    if clause.asksDifference {
      return difference(clause, of: elements).map { [$0] + answers } ?? []
    }
    return Array(answers.prefix(Self.maximumAnswers))
  }

  /// Returns for each element named whether the other terms hold for it: `is lead toxic`.
  private func whether(_ clause: SearchClause, in data: SearchData) -> [SearchAnswer] {
    let elements = clause.terms.compactMap(\.typedWord).compactMap(element(named:))
    let terms = clause.terms.filter { $0.typedWord == nil }
    guard !terms.isEmpty, elements.count == clause.terms.count - terms.count else { return [] }
    if terms.count == 1, case .compared(let property, let comparison, let other) = terms[0] {
      // What is heavier has a greater mass, or is denser.
      let density = property.key == RecordDecoder.weightKey ? vocabulary.property("density") : nil
      return elements.flatMap { element in
        [property, density].compactMap { $0 }.compactMap {
          whether($0, of: element, comparison, other)
        }
      }
    }
    return elements.compactMap { element in
      guard let position = table.elements.firstIndex(of: element) else { return nil }
      let one = [Candidate(position: position, rank: .symbol)]
      let held = [terms, terms.map(\.orOfHealth)].lazy.compactMap {
        filter(one, by: $0, clause.scope, in: data, { false })?.first
      }.first
      let isHazard = terms.contains(where: \.isHazard)
      // What is not classified may be dangerous nevertheless.
      let no =
        isHazard ? Message.text(translatable("not classified as such")) : Self.yes(false)
      return SearchAnswer(
        number: element.number, topic: .whether, title: element.shownName,
        value: held != nil ? Self.yes(true) : no,
        remarks: held.map { [hit($0)] }?.compactMap(\.reason?.message) ?? [], copyText: nil)
    }
  }

  /// Returns whether a value of an element is on one side of another's; nil if one is unknown.
  private func whether(
    _ property: SearchProperty, of element: AtomicElement,
    _ comparison: SearchCondition.Comparison, _ other: String
  ) -> SearchAnswer? {
    guard let condition = bound(property, comparison, other),
      let other = table.element(symbol: other),
      !property.values(of: element).isEmpty
    else { return nil }
    return SearchAnswer(
      number: element.number, topic: .property(property.key),
      title: Self.title(element, .text(property.title)), value: Self.yes(condition.holds(element)),
      remarks: [element, other].compactMap { one in
        property.text(of: one, in: temperatures.first).map {
          .format(translatable("{1}: {2}"), one.shownName, .number($0))
        }
      }, copyText: nil)
  }

  private static func yes(_ isSo: Bool) -> Message {
    .text(
      isSo
        ? translatable("Yes", context: "answer to a question")
        : translatable("No", context: "answer to a question"))
  }

  /// Returns the elements that the clause calls by name, else those for which all terms hold, else those that it names in
  /// any way; nil if cancelled.
  func candidatesOrElements(
    of clause: SearchClause, in data: SearchData, _ isCancelled: () -> Bool
  ) -> [Candidate]? {
    guard let named = several(of: clause, atLeast: .name, in: data, isCancelled) else { return nil }
    if !named.isEmpty { return named }
    guard let found = candidates(for: clause, in: data, isCancelled) else { return nil }
    return found.isEmpty
      ? several(of: clause, atLeast: .alternativeName, in: data, isCancelled) : found
  }

  /// Returns the elements of which a clause has nothing but the symbols or names, `Fe Co Ni`, perhaps beside values asked
  /// for; none for other clauses, nil if cancelled.
  private func several(
    of clause: SearchClause, atLeast rank: SearchRank, in data: SearchData,
    _ isCancelled: () -> Bool
  ) -> [Candidate]? {
    let words = clause.terms.filter { $0.typedWord != nil }
    let mentions = clause.terms.filter { $0.typedWord == nil }
    guard words.count > 1, clause.extreme == nil, clause.terms.allSatisfy(\.isWordOrMention) else {
      return []
    }
    var result: [Candidate] = []
    for word in words {
      let one = SearchClause(terms: mentions + [word])
      guard let found = candidates(for: one, in: data, isCancelled) else { return nil }
      guard var best = found.min(by: { $0.rank < $1.rank }), best.rank <= rank,
        rank != .name || best.rank != .number
      else {
        return []
      }
      if result.contains(where: { $0.position == best.position }) { continue }
      best.rank = .symbol
      best.order = result.count
      result.append(best)
    }
    return result.count > 1 || rank != .name ? result : []
  }

  // MARK: Properties

  private func answer(
    _ mention: SearchMention, of element: AtomicElement, _ data: SearchData
  ) -> SearchAnswer? {
    guard let value = value(mention, of: element) else { return nil }
    guard case .property(let property, let unit) = mention else {
      return SearchAnswer(
        number: element.number, topic: .property(mention.key),
        title: Self.title(element, mention.title(of: element, in: temperatures.first)),
        value: value, remarks: [], copyText: value)
    }
    let asked = unit?.ofTemperature
    let line = line(property, of: element, in: asked ?? temperatures.first, data)
    let figure = property.column?.isAlwaysInKelvin == true ? nil : property.figure(of: element)
    let both = [temperatures.first] + temperatures.others.prefix(1)
    return SearchAnswer(
      number: element.number, topic: .property(property.key),
      title: Self.title(element, .text(property.title)),
      value: unit != nil
        ? asked != nil ? line?.value ?? value : value
        : figure?.isTemperature == true ? figure?.displayText(in: both) : line?.value ?? value,
      remarks: [line?.conditions].compactMap { $0 }, source: line?.citation.map(Message.verbatim),
      copyText: value)
  }

  /// The value asked for, a temperature without a unit in the user's; nil if unknown.
  func value(_ mention: SearchMention, of element: AtomicElement) -> Message? {
    guard case .property(let property, nil) = mention else { return mention.value(of: element) }
    return property.text(of: element, in: temperatures.first).map(Message.number)
  }

  private static func title(_ element: AtomicElement, _ property: Message) -> Message {
    // TRANSLATORS: A property, and an element that has it: Melting point of gold.
    .format(translatable("{1} · {2}"), element.shownName, property)
  }

  private func line(
    _ property: SearchProperty, of element: AtomicElement, in unit: TemperatureUnit,
    _ data: SearchData
  ) -> Property? {
    let display = TemperatureDisplay.alone(unit)
    if let column = property.column {
      let lines = PropertyLines(
        element: element, temperatures: column.isAlwaysInKelvin ? .kelvin : display,
        sources: data.properties.sources)
      return column.values[element.number].map {
        lines.line(column.id, column.title, $0.figure)
      }
    }
    let lines = PropertyLines(element: element, temperatures: display, sources: table.sources)
    return (lines.physical + lines.atomic + lines.history).first {
      $0.id == property.key && $0.isKnown
    }
  }

  // MARK: Calculations

  private func answer(_ reading: ReactionReading, in data: SearchData) -> SearchAnswer {
    switch reading {
    case .balanced(let reaction):
      let masses = reaction.masses(in: table, nuclides: data.nuclides).map { Message.number($0) }
      let assumed = reaction.areProductsAssumed ? translatable("The products are assumed") : nil
      return SearchAnswer(
        number: 0, topic: .calculation, title: .verbatim(reaction.text), value: nil,
        remarks: [assumed.map { .text($0) }, masses].compactMap { $0 },
        copyText: .verbatim(reaction.plainText))
    case .unbalanced(let reason):
      return .calculation(reason)
    }
  }

  private func answer(_ share: MassShare, in data: SearchData) -> SearchAnswer? {
    let result = FormulaResult(share.formula, table: table, nuclides: data.nuclides)
    guard let part = result?.parts.first(where: { $0.symbol == share.symbol }),
      let element = table[part.number]
    else { return nil }
    let value = Message.number(NumberFormat.quantity(part.percent, "%"))
    return SearchAnswer(
      number: 0, topic: .calculation,
      title: .format(
        translatable("{1} · {2}"), .verbatim(share.formula.text), element.shownName),
      value: value, remarks: [], copyText: value)
  }

  private func answer(_ amount: Amount, in data: SearchData) -> SearchAnswer? {
    guard let result = FormulaResult(amount.formula, table: table, nuclides: data.nuclides),
      let numbers = AmountResult(amount, result)
    else { return nil }
    return SearchAnswer(
      number: 0, topic: .calculation, title: .number(amount.title),
      value: .number(numbers.value),
      remarks: [
        .number(numbers.molarMass),
        .format(translatable("{1} particles"), .number(numbers.particles)),
      ], copyText: .number(numbers.value))
  }
}

extension SearchTerm {
  var isWordOrMention: Bool {
    switch self {
    case .word, .found, .phrase, .mention: true
    default: false
    }
  }

  /// The term with the pictogram of lasting harm to health in place of that of acute toxicity: “toxic” means both.
  fileprivate var orOfHealth: SearchTerm {
    if case .fact(.pictogram(.skull)) = self { .fact(.pictogram(.healthHazard)) } else { self }
  }

  /// True for a hazard.
  fileprivate var isHazard: Bool {
    if case .fact(let fact) = self { fact.isHazard } else { false }
  }
}

extension SearchFact {
  fileprivate var isHazard: Bool {
    switch self {
    case .pictogram, .hazardClass, .statement, .explosive: true
    default: false
    }
  }
}
