/// The units of the numbers in conditions, also those that the search does not know.
extension SearchClauseParser {
  /// A number with its unit.
  struct Quantity {
    let value: Double
    let unit: SearchUnit?
    let tolerance: Double
    /// The text of the unit.
    let text: String
    /// Number of tokens.
    let tokens: Int
  }

  /// Returns the number at an offset. The word after it is its unit if the property is measured in it, in any case.
  func quantity(at offset: Int, of property: SearchProperty) -> Quantity? {
    guard let token = token(offset), case .number(let value, let unit, let tolerance) = token.kind
    else { return nil }
    if unit == nil, property.hasUnits, let next = self.token(offset + 1), next.kind == .word,
      let named = SearchUnit.named(
        next.text, of: property.quantity, or: [property.unit].compactMap { $0 })
    {
      return Quantity(
        value: value, unit: named, tolerance: tolerance, text: next.text, tokens: 2)
    }
    return Quantity(
      value: value, unit: unit, tolerance: tolerance, text: token.unitText, tokens: 1)
  }

  /// Moves behind a number.
  mutating func skip(_ number: Quantity, of property: SearchProperty) {
    position += number.tokens
    lacksUnit = number.unit == nil && property.hasUnits ? (property, position) : nil
  }

  /// Adds a word that may be the unit of the number before it; false if it cannot be one.
  mutating func addUnit(_ text: String) -> Bool {
    guard let lacksUnit, lacksUnit.position == position - 1,
      !Self.fillers.contains(text.lowercased())
    else { return false }
    let words = TextWord.words(of: text, fold: fold)
    guard !words.isEmpty else { return false }
    clause.terms.append(.unit(words, text: text, lacksUnit.property))
    return true
  }

  /// The problem of a unit in which a property is not measured.
  static func unitProblem(_ unit: String, _ property: SearchProperty) -> Message {
    .format(
      translatable("{1} cannot be given in {2}"), .text(property.title),
      .verbatim(shown(unit)))
  }
}
