extension SearchIndex {
  /// Decides the words of a query that may be units: one that occurs in a text is searched for, another one is an unknown
  /// unit. Returns the clauses without units, and the problems; nil if cancelled.
  func resolvingUnits(
    of query: SearchQuery, _ isCancelled: () -> Bool
  ) -> (clauses: [SearchClause], problems: [Message])? {
    var clauses = query.clauses
    var problems: [Message] = []
    for number in clauses.indices {
      var terms: [SearchTerm] = []
      var unknown: [SearchProperty] = []
      for term in clauses[number].terms {
        guard case .unit(let words, let text, let property) = term else {
          terms.append(term)
          continue
        }
        var isKnown = true
        for word in words {
          guard let found = index.find(word.forms, isCancelled: isCancelled) else { return nil }
          if found.allSatisfy({ $0.rank == .max }) { isKnown = false }
        }
        if isKnown {
          terms += words.map { .word($0, text: text) }
        } else {
          problems.append(SearchClauseParser.unitProblem(text, property))
          unknown.append(property)
        }
      }
      clauses[number].terms = terms.filter { term in
        guard case .condition(let condition) = term else { return true }
        return !unknown.contains(condition.property)
      }
    }
    return (clauses, problems)
  }
}
