/// The elements with the greatest or least values.
extension SearchIndex {
  /// The properties of which forms of elements have values to compare: the hardest element is carbon, as diamond.
  private static let ofForms: Set<String> = ["mohs_hardness"]

  /// Returns the candidate if a condition holds for its element, or else for a form of it; nil if it does not.
  func filtered(_ candidate: Candidate, by condition: SearchCondition) -> Candidate? {
    let (element, property) = (table.elements[candidate.position], condition.property)
    if condition.holds(element) {
      return candidate.adding(.value(property, condition.temperature), .field)
    }
    guard Self.ofForms.contains(property.key) else { return nil }
    let figures = rare.forms()[element.number]?.compactMap { $0.figure(property.key) } ?? []
    return figures.first { figure in condition.bounds.allSatisfy { $0.holds(figure.value) } }.map {
      candidate.adding(.fact(value($0, of: property)), .field)
    }
  }

  /// The few elements that an order leaves out, for their value is not known: carbon, which sublimes, among the nonmetals with
  /// the highest melting points.
  func withoutValue(_ clauses: [SearchClause], in data: SearchData) -> [Message] {
    clauses.compactMap { clause in
      guard let property = clause.extreme?.property, !clause.asksWhether else { return nil }
      var others = clause
      others.extreme = nil
      guard !others.terms.isEmpty, let all = candidates(for: others, in: data, { false }) else {
        return nil
      }
      let forms = Self.ofForms.contains(property.key) ? rare.forms() : .none
      let lacking = all.map { table.elements[$0.position] }.filter {
        property.values(of: $0).isEmpty
          && forms[$0.number]?.contains { $0.figure(property.key) != nil } != true
      }
      guard !lacking.isEmpty, lacking.count < all.count, lacking.count <= Self.fewElements else {
        return nil
      }
      return Self.noValue(.text(property.title), .list(lacking.map(\.shownName)))
    }
  }

  private static let fewElements = 6

  private func value(_ figure: Figure, of property: SearchProperty) -> Message {
    .format(translatable("{1}: {2}"), .text(property.title), figure.displayText)
  }

  /// Returns the elements with the greatest or least values, in that order; equal values count once.
  func chosen(_ candidates: [Candidate], by extreme: SearchExtreme) -> [Candidate] {
    let property = extreme.property
    let forms = Self.ofForms.contains(property.key) ? rare.forms() : .none
    let valued = candidates.compactMap { candidate -> (Double, Candidate)? in
      let element = table.elements[candidate.position]
      let own = property.values(of: element).max()
      let other = forms[element.number]?.compactMap { $0.figure(property.key) }.max { one, other in
        (one.value < other.value) == extreme.isGreatest
      }
      if let other, own.map({ (other.value > $0) == extreme.isGreatest }) ?? true {
        return (other.value, candidate.adding(.fact(value(other, of: property)), .field))
      }
      return own.map { ($0, candidate.adding(.value(property, temperatures.first), .field)) }
    }
    let sorted = valued.sorted { left, right in
      extreme.isGreatest
        ? (left.0, left.1.position) > (right.0, right.1.position)
        : (left.0, left.1.position) < (right.0, right.1.position)
    }
    return sorted.dropFirst(extreme.skipped).prefix(extreme.count).enumerated().map {
      order, entry in
      var candidate = entry.1
      candidate.order = order
      return candidate
    }
  }
}
