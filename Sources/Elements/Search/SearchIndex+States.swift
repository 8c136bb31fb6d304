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
