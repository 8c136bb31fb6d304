/// Parts between commas that belong together.
extension [SearchClause] {
  /// Those that say something, if there are any.
  var saying: [SearchClause] {
    let saying = filter { !$0.saysNothing }
    return saying.isEmpty ? self : saying
  }

  /// The clauses with a property asked for.
  func asking(_ property: SearchProperty?) -> [SearchClause] {
    guard let property else { return self }
    return map { clause in
      var clause = clause
      clause.terms.insert(.mention(.property(property, nil)), at: 0)
      clause.isDiscovery = clause.isDiscovery || property.quantity == .year
      return clause
    }
  }

  /// Of a question, whether what it says of an element is so: mercury toxic?
  func askingWhether(_ symbol: (String) -> String?) -> [SearchClause] {
    guard count == 1, var clause = first, clause.extreme == nil else { return self }
    let words = clause.terms.compactMap(\.typedWord)
    let said = clause.terms.filter { $0.typedWord == nil }
    guard !words.isEmpty, words.allSatisfy({ symbol($0) != nil }), !said.isEmpty,
      said.allSatisfy({ $0.isClass || $0.isSaidOfClass })
    else { return self }
    clause.asksWhether = true
    return [clause]
  }

  /// One clause of values and names that commas separate: `melting point of gold, silver`, `density, melting point of lead`.
  var joiningValues: [SearchClause] {
    guard count > 1, allSatisfy(\.hasNamesAndValuesOnly),
      count(where: { $0.asksValue && !$0.isMention }) <= 1,
      contains(where: \.asksValue), contains(where: { !$0.isMention })
    else { return self }
    return joined
  }

  /// One clause of a class and what is said of it behind a comma, as a participle has it in Russian: `metals, liquid at 100 °C`,
  /// `gases, discovered before 1800`, `metals, heavier than gold`.
  var joiningStates: [SearchClause] {
    // Period 2, group 14.
    if Set(map { $0.terms.count == 1 ? $0.terms[0].place : nil }) == ["group", "period"] {
      return joined
    }
    guard count == 2, allSatisfy({ !$0.terms.isEmpty && $0.unread.isEmpty && $0.extreme == nil }),
      self[0].terms.contains(where: \.isClass),
      self[0].terms.allSatisfy({ $0.isClass || $0.isSaidOfClass }),
      !self[1].terms.contains(where: \.isClass),
      // Metals with one value or another.
      !allSatisfy({ $0.terms.contains(where: \.isValue) })
    else { return self }
    let isOfState = self[0].terms.contains { $0.isClass(ofState: true) }
    let isSaid = self[1].terms.allSatisfy { $0.isSaidOfClass && !(isOfState && $0.isState) }
    return isSaid || self[1].isDiscovery ? joined : self
  }

  /// One clause of what is asked and the elements between which it chooses: `which is corrosive, bromine or iodine`.
  /// - Parameter symbol: returns the symbol of the element with a name.
  func joiningChoice(_ symbol: (String) -> String?) -> [SearchClause] {
    let terms = flatMap(\.terms)
    let names = terms.filter { $0.typedWord.flatMap(symbol) != nil }
    let said = terms.filter { $0.typedWord == nil }
    guard count > 1, names.count > 1, names.count + said.count == terms.count, !said.isEmpty,
      allSatisfy({ $0.extreme == nil && $0.unread.isEmpty }),
      count(where: { $0.terms.contains { $0.typedWord == nil } }) == 1,
      said.allSatisfy({ $0.isClass || $0.isSaidOfClass })
    else { return self }
    return [SearchClause(terms: said + [Self.anyOf(names, symbol)])]
  }

  /// One clause of elements that are called by their whole names or their symbols: `Na, K, Rb`.
  /// - Parameter symbol: returns the symbol of the element with a name.
  func joiningElements(_ symbol: (String) -> String?) -> [SearchClause] {
    let terms = flatMap(\.terms)
    guard count > 1, allSatisfy({ $0.terms.count == 1 && $0.extreme == nil && $0.unread.isEmpty }),
      terms.allSatisfy({ term in
        term.typedWord.map { $0.mayCallElement && symbol($0) != nil } ?? false
      })
    else { return self }
    return [SearchClause(terms: [Self.anyOf(terms, symbol)])]
  }

  /// The elements that words call.
  private static func anyOf(
    _ names: [SearchTerm], _ symbol: (String) -> String?
  ) -> SearchTerm {
    .not(
      names.compactMap { $0.typedWord.flatMap(symbol) }.map {
        .not([.span($0, $0, isBetween: false, or: [])])
      })
  }

  /// One clause of the terms of all.
  private var joined: [SearchClause] {
    [
      dropFirst().reduce(into: self[0]) { joined, clause in
        joined.terms += clause.terms.filter { !joined.terms.contains($0) }
        joined.typed.merge(clause.typed) { first, _ in first }
        joined.isDiscovery = joined.isDiscovery || clause.isDiscovery
        joined.needsProperties = joined.needsProperties || clause.needsProperties
      }
    ]
  }
}

extension SearchTerm {
  fileprivate var isClass: Bool { isClass(ofState: false) || isClass(ofState: true) }

  fileprivate func isClass(ofState: Bool) -> Bool {
    if case .group(let group) = self { group.isState == ofState } else { false }
  }

  /// The key of a group or a period; nil for another term.
  fileprivate var place: String? {
    guard case .condition(let condition) = self, condition.property.isPlace else { return nil }
    return condition.property.key
  }

  fileprivate var isValue: Bool {
    switch self {
    case .condition, .compared: true
    default: false
    }
  }

  fileprivate var isState: Bool { if case .state = self { true } else { false } }

  /// True for a state at a temperature, a fact, a value, and the origin of a name, also for those that must not hold.
  fileprivate var isSaidOfClass: Bool {
    switch self {
    case .state, .fact, .origin, .condition, .compared: true
    case .not(let terms): terms.allSatisfy { $0.isSaidOfClass || $0.isClass }
    default: false
    }
  }
}
