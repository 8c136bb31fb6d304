/// Molar masses in words: `molar mass of iron`, German `Molmasse von H2SO4`.
extension SearchIndex {
  /// Returns the molar mass of an element or a compound by its formula; nil for another text.
  func molarMassResults(_ query: SearchQuery, _ read: () -> SearchData) -> SearchResults? {
    guard query.meant == nil, let words = questionWords(query.text), words.lower.count > 1 else {
      return nil
    }
    for (place, word) in words.typed.enumerated() {
      let formulas = formulas(called: word)
      guard let first = formulas.first else { continue }
      let data = read()
      guard question(words.without(place..<place + 1), data)?.value == .molarMass else { continue }
      return SearchResults(
        query, hits: rows(of: first.atoms.map(\.symbol)),
        formulas: formulas.compactMap { FormulaResult($0, table: table, nuclides: data.nuclides) })
    }
    return nil
  }

  /// The formulas of an element or a compound; of an element with diatomic molecules theirs, and that of the atoms.
  private func formulas(called word: String) -> [Formula] {
    guard let element = element(inflected: word) else {
      let ofNuclide = SearchNuclide(word)?.formula { element(inflected: $0)?.symbol }
      return ofNuclide.map { [$0] } ?? FormulaReading.readings(of: FormulaSpelling.plain(word))
    }
    return [Formula.molecule(of: element.symbol), Formula(substance: element.symbol)].compactMap {
      $0
    }
  }
}
