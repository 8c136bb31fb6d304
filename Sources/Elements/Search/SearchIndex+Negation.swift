/// What must not hold: `metals that are not solid`.
extension SearchIndex {
  /// Returns the candidates for which the terms do not all hold.
  func without(
    _ candidates: [Candidate], _ terms: [SearchTerm], _ scope: WordScope, in data: SearchData,
    _ isCancelled: () -> Bool
  ) -> [Candidate]? {
    // What is not toxic does no lasting harm to health, either.
    let known: [Candidate]? = candidates
    return terms.readingsOfHarm.reduce(known) { rest, terms in
      guard let rest,
        let held = filter(candidates, by: terms, scope, in: data, isCancelled)
      else { return nil }
      let positions = Set(held.map(\.position))
      return rest.filter { candidate in
        let element = table.elements[candidate.position]
        return !positions.contains(candidate.position)
          && terms.allSatisfy { $0.isKnown(of: element) }
      }
    }?.map { $0.adding(.field) }
  }
}

extension SearchTerm {
  /// False for a state or a structure of an element of which it is not known: what is not solid.
  fileprivate func isKnown(of element: AtomicElement) -> Bool {
    switch self {
    case .group(let group) where group.isState: element.state != .unknown
    case .fact(.structure): element.crystalStructure != nil
    default: true
    }
  }
}
