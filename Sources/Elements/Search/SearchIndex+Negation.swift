/// What must not hold: `metals that are not solid`.
extension SearchIndex {
  /// Returns the candidates for which the terms do not all hold; of a value, those without one.
  func without(
    _ candidates: [Candidate], _ terms: [SearchTerm], _ scope: WordScope, in data: SearchData,
    _ isCancelled: () -> Bool
  ) -> [Candidate]? {
    if terms.count == 1, case .mention(.property(let property, _)) = terms[0] {
      return candidates.filter { property.values(of: table.elements[$0.position]).isEmpty }
        .map { $0.adding(.field) }
    }
    guard let held = filter(candidates, by: terms, scope, in: data, isCancelled) else { return nil }
    let positions = Set(held.map(\.position))
    return candidates.filter { candidate in
      let element = table.elements[candidate.position]
      return !positions.contains(candidate.position)
        && terms.allSatisfy { $0.isKnown(of: element, in: data) }
    }.map { $0.adding(.field) }
  }

  /// The only word of terms in the fields of a discovery; nil for other terms.
  func discovery(in terms: [SearchTerm]) -> SearchTerm? {
    guard terms.count == 1, case .word(let word, let text) = terms[0], isOfDiscovery(word, text)
    else { return nil }
    return .field(Self.discoveryFields, [word])
  }

  /// True for what an element is called or looks like, not for a word of a text: that which has no such word may be so.
  func isSaid(_ found: TextIndex.Found, _ typed: String) -> Bool {
    guard found.rank != .max else { return false }
    return switch text(of: found).field {
    // Nothing is said by letters of a name.
    case .symbol, .number, .name, .alternativeName:
      found.rank <= SearchRank.alternativeName.rawValue
    case .classification: true
    case .appearance: SearchWords.isWholeLook(typed)
    default: false
    }
  }
}

extension SearchTerm {
  /// False for what is not known of an element: what is not solid, not denser than iron, not toxic though radioactive.
  fileprivate func isKnown(of element: AtomicElement, in data: SearchData) -> Bool {
    switch self {
    case .group(let group) where group.isState: element.state != .unknown
    case .group(let group) where group.needsCategory: element.category != .unknown
    case .state(_, let kelvin): element.state(atKelvin: kelvin) != .unknown
    case .fact(.structure): element.crystalStructure != nil
    case .fact(let fact) where fact.isHazard:
      SearchFact.radioactive.evidence(for: element, in: data) == nil
    case .condition(let condition): condition.property.isKnown(of: element)
    case .compared(let property, _, _): property.isKnown(of: element)
    case .field(SearchIndex.discoveryFields, _):
      element.isAncient || element.discovery.by != nil
    case .not(let terms): terms.allSatisfy { $0.isKnown(of: element, in: data) }
    default: true
    }
  }
}

extension SearchProperty {
  /// True if an element has a value, and for the year of what was known before history was written.
  fileprivate func isKnown(of element: AtomicElement) -> Bool {
    !values(of: element).isEmpty || self == .discoveryYear && element.isAncient
  }
}
