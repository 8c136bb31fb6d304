/// Values of elements in a state: `density of liquid iron`.
extension SearchIndex {
  /// Returns a clause without the state of its elements, in which the values are those in that state: what an element is
  /// anyway, what holds in every state, and the density of the liquid; else what is unknown.
  func ofState(
    _ clause: SearchClause, in data: SearchData
  ) -> (clause: SearchClause, unknown: [Unknown]) {
    let place = clause.terms.firstIndex { $0.state != nil }
    let elements = clause.terms.compactMap(\.typedWord).map { element(named: $0) }
    guard clause.asksValue, !clause.asksWhether, clause.extreme == nil, let place,
      let state = clause.terms[place].state, !elements.isEmpty, !elements.contains(nil),
      clause.terms.allSatisfy({ $0.isWordOrMention || $0.state == state })
    else { return (clause, []) }
    var result = clause
    var unknown: [Unknown] = []
    result.terms.removeAll { $0.state != nil }
    for element in elements.compactMap({ $0 }) where element.state != state {
      for (index, term) in result.terms.enumerated() {
        guard case .mention(let mention) = term, !Self.holdsInAllStates(mention) else { continue }
        guard let inState = self.mention(mention, in: state, data),
          inState.value(of: element) != nil
        else {
          let name = Message.format(
            translatable("{1} ({2})"), element.shownName, .text(state.word))
          let title = mention.title(of: element, in: temperatures.first)
          unknown.append(Unknown(text: title.english, message: Self.noValue(title, name)))
          continue
        }
        result.terms[index] = .mention(inState)
      }
    }
    return (result, unknown)
  }

  /// Those of the clauses but questions for yes or no about elements, which say so themselves.
  func unknownStates(_ clauses: [SearchClause], in data: SearchData) -> [Message] {
    clauses.filter { !$0.asksWhether || $0.terms.allSatisfy { $0.typedWord == nil } }.compactMap {
      unknownStates(of: $0, in: data)
    }
  }

  /// The elements for which a clause would hold if their state at its temperature were known: francium melts below 30 °C,
  /// and may boil. Nil without any.
  func unknownStates(
    of clause: SearchClause, _ elements: [AtomicElement]? = nil, in data: SearchData
  ) -> Message? {
    var (others, asked) = (clause, (state: PhysicalState.unknown, kelvin: 0.0))
    others.extreme = nil
    others.terms.removeAll { term in
      var positive = term
      if case .not(let terms) = term, terms.count == 1 { positive = terms[0] }
      guard case .state(let state, let kelvin) = positive else { return false }
      asked = (state, kelvin)
      return true
    }
    guard others.terms.count < clause.terms.count,
      let found = candidates(for: others, in: data, { false })
    else { return nil }
    let names = found.map { table.elements[$0.position] }.filter {
      elements?.contains($0) != false && $0.state != .unknown
        && $0.state(atKelvin: asked.kelvin) == .unknown
        && (asked.state != .solid || $0.figures[.meltingPoint] == nil)
    }.map(\.shownName)
    return names.isEmpty
      ? nil
      // TRANSLATORS: {1} are elements, below those that are liquid at a temperature: francium.
      : .format(translatable("State at this temperature not known: {1}"), .list(names))
  }

  /// True for a value that does not depend on the state: of atoms, and of a change of state.
  private static func holdsInAllStates(_ mention: SearchMention) -> Bool {
    switch mention {
    case .property(let property, _):
      changesOfState.contains(property.key) || property.key == liquidDensity
        || !isOfSubstance(property)
    case .line(let key): !["appearance", "crystal_structure", "phase"].contains(key)
    default: true
    }
  }

  private static func isOfSubstance(_ property: SearchProperty) -> Bool {
    guard let column = property.column else {
      return FigureKey(rawValue: property.key)?.isOfSubstance == true
    }
    return SubstanceProperties.contains(column.id, in: column.group)
  }

  private static let liquidDensity = "liquid_density"
  /// The values of a substance that are those of a change of its state, or of several states at once.
  private static let changesOfState: Set<String> = [
    "melt", "boil", "heat_of_fusion", "heat_of_vaporization", "enthalpy_of_atomization",
    "critical_temperature", "critical_pressure", "critical_volume", "triple_point_temperature",
    "triple_point_pressure",
  ]

  /// The value in a state that another one is in the standard state; nil if there is none.
  private func mention(
    _ mention: SearchMention, in state: PhysicalState, _ data: SearchData
  ) -> SearchMention? {
    guard case .property(let property, let unit) = mention, property.key == "density",
      state == .liquid
    else { return nil }
    return data.vocabulary.property(Self.liquidDensity).map { .property($0, unit) }
  }
}

extension SearchTerm {
  /// The state that is a term; nil for another one.
  fileprivate var state: PhysicalState? {
    if case .group(let group) = self, case .state(let state) = group.rule { state } else { nil }
  }
}
