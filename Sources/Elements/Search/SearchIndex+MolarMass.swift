/// Molar masses in words, `molar mass of iron`, and values by the formula of molecules: `boiling point of O2`.
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

  /// Returns the results of a question for a value of an element by the formula of its molecules, `boiling point of O2`, or of
  /// ozone; nil for another text.
  func moleculeResults(_ query: SearchQuery, _ read: () -> SearchData) -> SearchResults? {
    guard query.meant == nil, let words = QuestionWords(query.text, atLeast: 2) else { return nil }
    for (place, word) in words.typed.enumerated() {
      guard let formula = Formula(FormulaSpelling.plain(word)), formula.charge == 0,
        !formula.hasIsotopes, formula.atoms.count == 1, let symbol = formula.atoms.first?.symbol
      else { continue }
      var name: String? = formula == Formula("O3") ? "ozone" : nil
      if formula == Formula.molecule(of: symbol) { name = symbol }
      guard let name else { return nil }
      var typed = words.typed
      typed[place] = name
      let found = answer(typed.joined(separator: " "), knowing: nil, read: read)
      guard let found, found.problems.isEmpty, found.answers.contains(where: { $0.value != nil })
      else { return nil }
      return SearchResults(query, hits: found.hits, answers: found.answers)
    }
    return nil
  }

  /// The formulas of an element or a compound; of an element with diatomic molecules theirs, and that of the atoms.
  private func formulas(called word: String) -> [Formula] {
    if let formula = formula(ofForm: word.lowercased()) { return [formula] }
    guard let element = element(inflected: word) else {
      let ofNuclide = SearchNuclide(word)?.formula { element(inflected: $0)?.symbol }
      return ofNuclide.map { [$0] } ?? FormulaReading.readings(of: FormulaSpelling.plain(word))
    }
    return [Formula.molecule(of: element.symbol), Formula(substance: element.symbol)].compactMap {
      $0
    }
  }
}
