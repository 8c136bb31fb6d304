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
  func answers(to query: SearchQuery, _ candidates: [Candidate], in data: SearchData)
    -> [SearchAnswer]
  {
    if let nuclide = query.nuclide, let answer = answer(nuclide, in: data) { return [answer] }
    if let reaction = query.reaction { return [answer(reaction, in: data)] }
    if let amount = query.amount { return [answer(amount, in: data)].compactMap { $0 } }
    if let remark = query.remark { return [.calculation(remark.message)] }
    guard query.clauses.count == 1, let clause = query.clauses.first, clause.extreme == nil,
      let best = candidates.first, best.rank <= .alternativeName,
      clause.terms.allSatisfy(\.isWordOrMention)
    else { return [] }
    let asked = candidates.prefix(Self.maximumAnswers).prefix { $0.rank == best.rank }
    let answers = asked.flatMap { candidate in
      clause.terms.compactMap { term -> SearchAnswer? in
        guard case .mention(.property(let property, let unit)) = term else { return nil }
        return answer(property, of: table.elements[candidate.position], in: unit, data)
      }
    }
    return Array(answers.prefix(Self.maximumAnswers))
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
    _ property: SearchProperty, of element: AtomicElement, in unit: TemperatureUnit,
    _ data: SearchData
  ) -> SearchAnswer? {
    let line = line(property, of: element, in: unit, data)
    guard let value = line?.value ?? property.text(of: element, in: unit).map(Message.number)
    else {
      return nil
    }
    let others = [line?.conditions.map(Message.condition), line?.citation.map(Message.verbatim)]
    return SearchAnswer(
      number: element.number, topic: .property(property.key),
      // TRANSLATORS: A property, and an element that has it: Melting point of gold.
      title: .format(translatable("{1} · {2}"), element.shownName, .text(property.title)),
      value: value, details: others.compactMap { $0 },
      copyText: property.text(of: element, in: unit).map(Message.number))
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
      return SearchAnswer(
        number: 0, topic: .calculation, title: .verbatim(reaction.text), value: nil,
        details: [masses].compactMap { $0 }, copyText: .verbatim(reaction.plainText))
    case .unbalanced(let reason):
      return .calculation(reason)
    }
  }

  private func answer(_ amount: Amount, in data: SearchData) -> SearchAnswer? {
    guard let result = FormulaResult(amount.formula, table: table, nuclides: data.nuclides),
      let numbers = AmountResult(amount, result)
    else { return nil }
    return SearchAnswer(
      number: 0, topic: .calculation, title: .number(amount.title),
      value: .number(numbers.value),
      details: [
        .number(numbers.molarMass),
        .format(translatable("{1} particles"), .number(numbers.particles)),
      ], copyText: .number(numbers.value))
  }

  // MARK: Nuclides

  private func answer(_ asked: SearchNuclide, in data: SearchData) -> SearchAnswer? {
    guard let element = element(named: asked.element) else { return nil }
    let known = data.nuclides[element.number].filter { $0.massNumber == asked.massNumber }
    // H₂ and O₂ are formulas rather than nuclides.
    if asked.isFormula, element.number < Self.leastNuclide { return nil }
    guard
      let nuclide = known.first(where: { $0.isIsomer == asked.isIsomer }) ?? known.first
    else { return nil }
    let facts = [
      nuclide.abundance.map {
        Message.format(
          translatable("abundance {1}"), $0.displayText)
      }, nuclide.chiefDecay.map { nuclide.text(of: $0) },
    ]
    var details = facts.compactMap { $0 }
    if nuclide.isIsomer != asked.isIsomer {
      details.insert(
        .format(
          translatable("the isomer {1} is not in the data; this is the ground state"),
          .verbatim("\(element.symbol)-\(asked.massNumber)m")), at: 0)
    }
    return SearchAnswer(
      number: element.number, topic: .nuclide(nuclide.name(element.symbol)),
      title: .format(
        translatable("{1} · {2}"), .verbatim(nuclide.sign(element.symbol)),
        nuclide.name(of: element)),
      value: Self.life(of: nuclide), details: details,
      copyText: .verbatim(nuclide.name(element.symbol)))
  }

  /// Elements before it have molecules rather than nuclides with digits behind the symbol.
  private static let leastNuclide = 6

  private static func life(of nuclide: Nuclide) -> Message {
    switch nuclide.halfLife.kind {
    case .measured, .estimated:
      .format(translatable("half-life {1}"), nuclide.halfLife.text)
    case .stable, .unbound: nuclide.halfLife.text
    case .unknown: .text(translatable("unknown half-life"))
    }
  }
}

extension SearchTerm {
  fileprivate var isWordOrMention: Bool {
    switch self {
    case .word, .mention: true
    default: false
    }
  }
}
