/// Molar masses in words: `molar mass of iron`, German `Molmasse von H2SO4`.
extension SearchIndex {
  /// Returns the molar mass of an element or a compound by its formula; nil for another text.
  func molarMassResults(_ query: SearchQuery, _ read: () -> SearchData) -> SearchResults? {
    guard let words = questionWords(query.text), words.lower.count > 1 else { return nil }
    for (place, word) in words.typed.enumerated() {
      let formulas = formulas(called: word)
      guard let first = formulas.first else { continue }
      let data = read()
      guard question(words.without(place..<place + 1), data)?.value == .molarMass else { continue }
      return SearchResults(
        query, hits: rows(of: first.atoms.map(\.symbol)), answers: [],
        formulas: formulas.compactMap { FormulaResult($0, table: table, nuclides: data.nuclides) },
        suggestions: [], problems: [])
    }
    return nil
  }

  /// The formulas of an element or a compound; of an element with diatomic molecules theirs, and that of the atoms.
  private func formulas(called word: String) -> [Formula] {
    guard let element = element(inflected: word) else {
      return FormulaReading.readings(of: FormulaSpelling.plain(word)).first.map { [$0] } ?? []
    }
    return [Formula.molecule(of: element.symbol), Formula(substance: element.symbol)].compactMap {
      $0
    }
  }
}
