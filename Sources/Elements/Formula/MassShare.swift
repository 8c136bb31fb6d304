/// The share of an element in a compound that is asked for: `percentage of iron in Fe2O3`.
struct MassShare: Sendable, Hashable {
  let symbol: String
  let formula: Formula

  private static let names: Set<String> = [
    "percentage", "percent", "%", "share", "fraction", "mass-%", "content",
  ]

  /// Parses a question; nil for any other text.
  /// - Parameters:
  ///   - named: returns the symbol of the element with a name.
  ///   - substance: returns the formula of the substance with a name.
  init?(
    _ text: String, symbol named: (String) -> String?,
    substance: (String) -> Formula? = { _ in nil }
  ) {
    var words = text.split(separator: " ").map(String.init)
    if let first = words.first?.lowercased(), first == "mass" || first == "weight" {
      words.removeFirst()
    }
    guard words.count > 4, Self.names.contains(words[0].lowercased()), words[1] == "of",
      words[3] == "in", let symbol = named(words[2]),
      let formula = FormulaReading.first(words[4...].joined(separator: " "), substance)
    else { return nil }
    (self.symbol, self.formula) = (symbol, formula)
  }
}
