/// Terms that nothing could be made of.
extension SearchIndex {
  /// A nuclide or an element to compare with that is unknown, or has no value; nil for another term.
  func unknown(_ term: SearchTerm, in data: SearchData) -> Unknown? {
    switch term {
    case .nuclide(let asked, let text):
      guard let (_, known) = nuclide(asked, in: data) else {
        return Unknown(text: text, message: Self.noNuclide(text))
      }
      // A value of the ground state is none of its isomer.
      return asked.isMet(by: known) ? nil : Unknown(text: text, message: Self.notInData(text))
    case .compared(let property, _, let name):
      guard let element = table.element(symbol: name) else {
        return Unknown(text: name, message: Self.notAnElement(name))
      }
      return property.values(of: element).isEmpty
        ? Unknown(text: name, message: Self.noValue(.text(property.title), element.shownName)) : nil
    default: return nil
    }
  }

  /// Words in quotation marks beside figures that no element is called, and a nuclide beside a value that only its element
  /// has; nil for another term.
  func unknown(
    _ term: SearchTerm, _ clause: SearchClause, in data: SearchData
  ) -> Unknown? {
    if case .nuclide(let named, let text) = term,
      let (element, nuclide) = nuclide(named, in: data)
    {
      let asked = clause.terms.lazy.compactMap { other in
        if case .mention(let mention) = other { mention } else { nil }
      }.first
      guard let asked, !asked.isOfAllIsotopes, answer(nuclide, of: element, asked) == nil else {
        return nil
      }
      let title = asked.title(of: element, in: temperatures.first)
      return Unknown(text: text, message: Self.noValue(title, .verbatim(text)))
    }
    guard case .phrase(let words, let text) = term, clause.statesFigures,
      !table.elements.indices.contains(where: {
        adding(words, of: clause.scope, to: Candidate(position: $0, rank: .symbol)) != nil
      })
    else { return nil }
    return Unknown(text: text, message: Self.notAnElement(text))
  }

  private static func noNuclide(_ text: String) -> Message {
    // TRANSLATORS: {1} is the name of a nuclide typed into the search, such as C-99.
    .format(translatable("“{1}” is no known nuclide"), .verbatim(SearchClauseParser.shown(text)))
  }
}
