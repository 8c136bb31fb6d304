/// Answers to questions for yes or no.
extension SearchIndex {
  /// Returns for each element named whether the other terms hold for it: `is lead toxic`.
  func whether(_ clause: SearchClause, in data: SearchData) -> [SearchAnswer] {
    let ofNuclides = stability(clause, in: data)
    if !ofNuclides.isEmpty { return ofNuclides }
    let elements = clause.terms.compactMap(\.typedWord).compactMap(element(named:))
    let terms = clause.terms.filter { $0.typedWord == nil }
    guard elements.count == clause.terms.count - terms.count else { return [] }
    if clause.extreme != nil { return areFirst(elements, in: clause, terms, data) }
    guard !terms.isEmpty else { return [] }
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
      if let unknown = unknownStates(of: SearchClause(terms: terms), [element], in: data) {
        return .calculation(unknown)
      }
      if let title = terms.lazy.compactMap({ $0.unknown(of: element) }).first {
        return .calculation(Self.noValue(.text(title), element.shownName))
      }
      guard let position = table.elements.firstIndex(of: element) else { return nil }
      let one = [Candidate(position: position, rank: .symbol)]
      let held = filter(one, by: terms, clause.scope, in: data, { false })?.first
      // What is not classified may be dangerous nevertheless.
      let isUnclassified = terms.contains { held == nil ? $0.isHazard : $0.isNoHazard }
      return SearchAnswer(
        number: element.number, topic: .whether, title: element.shownName,
        value: isUnclassified
          ? .text(translatable("not classified as such")) : Self.yes(held != nil),
        remarks: (held ?? denied(terms, of: one, clause.scope, in: data)).map {
          [hit($0).reason?.message].compactMap { $0 }
        } ?? values(terms, of: element))
    }
  }

  /// The candidate with the reason why a term that must not hold does: Gold is no metal: no, a metal. Nil for other terms.
  private func denied(
    _ terms: [SearchTerm], of one: [Candidate], _ scope: WordScope, in data: SearchData
  ) -> Candidate? {
    guard terms.count == 1, case .not(let denied) = terms[0] else { return nil }
    return filter(one, by: denied, scope, in: data, { false })?.first
  }

  /// The values of an element that do not meet conditions.
  private func values(_ terms: [SearchTerm], of element: AtomicElement) -> [Message] {
    terms.compactMap { term in
      guard case .condition(let condition) = term,
        let text = condition.property.text(of: element, in: condition.temperature)
      else { return nil }
      return .format(translatable("{1}: {2}"), .text(condition.property.title), .number(text))
    }
  }

  /// Returns for each element whether it is the first of an order: `is silver the best conductor`.
  private func areFirst(
    _ elements: [AtomicElement], in clause: SearchClause, _ terms: [SearchTerm], _ data: SearchData
  ) -> [SearchAnswer] {
    var others = clause
    others.terms = terms
    guard let best = candidates(for: others, in: data, { false })?.first else { return [] }
    let first = table.elements[best.position]
    let reason = hit(best).reason.map {
      Message.format(translatable("{1}: {2}"), first.shownName, $0.message)
    }
    return elements.map { element in
      SearchAnswer(
        number: element.number, topic: .whether, title: element.shownName,
        value: Self.yes(element == first), remarks: [reason].compactMap { $0 })
    }
  }

  /// Returns whether a value of an element is on one side of another's; nil if one is unknown.
  private func whether(
    _ property: SearchProperty, of element: AtomicElement,
    _ comparison: SearchCondition.Comparison, _ other: String
  ) -> SearchAnswer? {
    guard let condition = bound(property, comparison, other),
      let other = table.element(symbol: other),
      !property.values(of: element).isEmpty,
      // Which of two that were known in antiquity is older, nobody knows.
      property != .discoveryYear || !element.isAncient || !other.isAncient
    else { return nil }
    return SearchAnswer(
      number: element.number, topic: .property(property.key),
      title: Self.title(element, .text(property.title)), value: Self.yes(condition.holds(element)),
      remarks: [element, other].compactMap { one in
        property.text(of: one, in: temperatures.first).map {
          .format(translatable("{1}: {2}"), one.shownName, .number($0))
        }
      })
  }

  static func yes(_ isSo: Bool) -> Message {
    .text(
      isSo
        ? translatable("Yes", context: "answer to a question")
        : translatable("No", context: "answer to a question"))
  }
}

extension SearchTerm {
  /// The title of the state or the category that is asked for, if that of an element is not known; nil otherwise.
  fileprivate func unknown(of element: AtomicElement) -> String? {
    switch self {
    case .group(let group) where group.isState: Self.state(of: element)
    case .group(let group) where group.needsCategory && element.category == .unknown:
      translatable("Category", context: "property of an element")
    case .state: Self.state(of: element)
    case .not(let terms): terms.lazy.compactMap { $0.unknown(of: element) }.first
    default: nil
    }
  }

  private static func state(of element: AtomicElement) -> String? {
    element.state == .unknown ? translatable("State", context: "property of an element") : nil
  }

  /// True for a hazard that something does not have.
  var isNoHazard: Bool {
    if case .not(let terms) = self { terms.contains(where: \.isHazard) } else { false }
  }

  /// True for a hazard.
  fileprivate var isHazard: Bool {
    if case .fact(let fact) = self { fact.isHazard } else { false }
  }
}

extension SearchFact {
  var isHazard: Bool {
    switch self {
    case .toxic, .pictogram, .hazardClass, .statement, .explosive: true
    default: false
    }
  }
}
