extension SearchIndex {
  /// Returns the element with a symbol, in any case, or with a whole name in any language; nil if there is none.
  func element(named text: String) -> AtomicElement? {
    let words = TextWord.words(of: text, fold: fold)
    guard words.count == 1, !QuestionWords.ordinary.contains(text),
      let found = index.find(words[0].forms, isCancelled: { false })
    else {
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
    if let share = query.share { return share.formulas.compactMap { answer(share, $0, in: data) } }
    if let ion = query.ion { return answers(to: ion, in: data) }
    if let named = query.named { return answers(to: named) }
    if let remark = query.remark { return [.calculation(remark.message)] }
    let readings = clauses.compactMap(\.reading)
    if !readings.isEmpty { return readings.map { .calculation($0) } }
    guard clauses.count == 1, let clause = clauses.first else { return [] }
    if clause.asksWhether, !clause.asksValue { return whether(clause, in: data) }
    guard clause.extreme == nil else { return [] }
    let ofNuclides = nuclideAnswers(to: clause, in: data)
    guard ofNuclides.isEmpty, let best = candidates.first, best.rank <= .alternativeName,
      clause.terms.allSatisfy(\.isWordOrMention)
    else { return ofNuclides }
    let asked = candidates.prefix(Self.maximumAnswers).prefix { $0.rank == best.rank }
    let elements = asked.map { table.elements[$0.position] }
    if let isGreatest = clause.choosesGreatest {
      return choice(of: clause.terms.compactMap(\.mention), elements, isGreatest, data)
    }
    let answers = elements.flatMap { self.answers(to: clause, of: $0, in: data) }
    if clause.asksDifference {
      return difference(clause, of: elements).map { [$0] + answers }
        ?? answers.filter { $0.copyText == nil }
    }
    return Array(answers.prefix(Self.maximumAnswers))
  }

  /// Returns the values that a clause asks for of an element.
  private func answers(
    to clause: SearchClause, of element: AtomicElement, in data: SearchData
  ) -> [SearchAnswer] {
    let mentions = clause.terms.compactMap(\.mention)
    let known = mentions.flatMap { mention -> [SearchAnswer] in
      switch mention {
      case .isotope(let choice):
        return isotopes(choice, among: data.nuclides[element.number], in: data)
      case .neutrons: return neutrons(of: element, in: data)
      default: return [answer(mention, of: element, data)].compactMap { $0 }
      }
    }
    return known + missing(mentions, of: element, data)
  }

  /// Returns the elements that the clause calls by name, else those for which all terms hold, else those that it names in
  /// any way; nil if cancelled.
  func candidatesOrElements(
    of clause: SearchClause, in data: SearchData, _ isCancelled: () -> Bool
  ) -> [Candidate]? {
    guard let named = several(of: clause, atLeast: .name, in: data, isCancelled) else { return nil }
    if !named.isEmpty { return named }
    guard let found = candidates(for: clause, in: data, isCancelled) else { return nil }
    if !found.isEmpty { return found }
    // Halogens and noble gases: no element is of both.
    if clause.terms.count > 1, clause.extreme == nil, clause.terms.allSatisfy(\.isClass) {
      return clause.terms.flatMap {
        candidates(for: SearchClause(terms: [$0]), in: data, isCancelled) ?? []
      }
    }
    return several(of: clause, atLeast: .alternativeName, in: data, isCancelled)
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

  func answer(
    _ mention: SearchMention, of element: AtomicElement, _ data: SearchData
  ) -> SearchAnswer? {
    guard let value = line(mention, of: element, in: data) ?? value(mention, of: element) else {
      // Of what nobody discovered: known since antiquity.
      return mention == .discoverer
        ? answer(.property(.discoveryYear, nil), of: element, data) : nil
    }
    guard case .property(let property, let unit) = mention else {
      return SearchAnswer(
        number: element.number, topic: .property(mention.key),
        title: Self.title(element, mention.title(of: element, in: temperatures.first)),
        value: value, remarks: condition(of: mention, element, in: data), copyText: value)
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
      remarks: [line?.conditions, isotopes(counted: property, of: element, data)].compactMap { $0 },
      source: line?.citation.map(Message.verbatim),
      copyText: value)
  }

  /// The stable isotopes that a number counts: ¹⁶O, ¹⁷O, ¹⁸O. Nil for another property, and without one.
  private func isotopes(
    counted property: SearchProperty, of element: AtomicElement, _ data: SearchData
  ) -> Message? {
    guard property.key == "stable_isotopes" else { return nil }
    let stable = data.nuclides[element.number].filter { $0.halfLife.kind == .stable }
    return stable.isEmpty ? nil : .list(stable.map { .verbatim($0.sign(element.symbol)) })
  }

  /// The value asked for, a temperature without a unit in the user's; nil if unknown.
  func value(_ mention: SearchMention, of element: AtomicElement) -> Message? {
    if case .ionization(let number) = mention {
      let energies = rare.ionization().energies(of: element.number)
      return energies.indices.contains(number - 1) ? energies[number - 1]?.displayText : nil
    }
    guard case .property(let property, nil) = mention else { return mention.value(of: element) }
    return property.text(of: element, in: temperatures.first).map(Message.number)
  }

  static func title(_ element: AtomicElement, _ property: Message) -> Message {
    // TRANSLATORS: A property, and an element that has it: Melting point of gold.
    .format(translatable("{1} · {2}"), element.shownName, property)
  }

  func line(
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
}

extension SearchTerm {
  /// True for a class that is no state.
  fileprivate var isClass: Bool {
    if case .group(let group) = self { !group.isState } else { false }
  }

  var isWordOrMention: Bool {
    switch self {
    case .word, .found, .phrase, .mention: true
    default: false
    }
  }
}
