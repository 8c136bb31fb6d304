/// Nuclides beside other words.
extension SearchClauseParser {
  /// Reads `C-14`, and in a question for a value of nuclides also `uranium 235`, `Co60`, `tritium`.
  mutating func readNuclide() -> Bool {
    guard let token = token(), token.kind == .word || token.kind.isNumber else { return false }
    if let glued {
      position += 1
      clause.terms.append(glued)
      return true
    }
    if let next = self.token(1), asksNuclide, token.unitText.isEmpty, next.unitText.isEmpty,
      token.kind.isNumber != next.kind.isNumber, next.kind == .word || next.kind.isNumber,
      token.kind.isNumber
        ? Formula.knownSymbols.contains(next.text)
        : propertiesAhead().isEmpty && !Self.fillers.contains(token.lowercasedWord ?? "")
    {
      let text = token.text + " " + next.text
      if let nuclide = SearchNuclide(token.kind.isNumber ? token.text + next.text : text) {
        position += 2
        clause.terms.append(.nuclide(nuclide, text: text))
        return true
      }
    }
    guard token.kind == .word, let nuclide = SearchNuclide(token.text),
      nuclide.isFormula
        ? asksNuclide && Formula.knownSymbols.contains(nuclide.element)
        : asksNuclide || token.text.utf8.contains(where: { 0x30...0x39 ~= $0 })
    else { return false }
    position += 1
    clause.terms.append(.nuclide(nuclide, text: token.text))
    return true
  }

  /// The nuclide in place of a number with a unit, in a question for a value of nuclides: the half-life of 14C is none at
  /// 14 °C. Nil for any other.
  var glued: SearchTerm? {
    mutating get {
      guard asksNuclide, let token = token(), token.kind.isNumber,
        tokens.prefix(position).last?.lowercasedWord != "at",
        Formula.knownSymbols.contains(token.unitText)
      else { return nil }
      let text = token.text + token.unitText
      return SearchNuclide(text).map { .nuclide($0, text: text) }
    }
  }

  /// The words of values that nuclides have.
  static let nuclideWords: Set<String> = [
    "half", "halflife", "mass", "weight", "abundance", "decay", "decays", "neutrons", "spin",
    "isotope", "nuclide", "chain", "series", "parity", "limit",
  ]
}
