/// The share of an element in a compound that is asked for: `percentage of iron in Fe2O3`.
struct MassShare: Sendable, Hashable {
  let symbol: String
  let formula: Formula

  private static let names: Set<String> = [
    "percentage", "percent", "%", "share", "fraction", "mass-%", "content",
  ]

  /// Parses a question; nil for any other text.
  /// - Parameter named: returns the symbol of the element with a name.
  init?(_ text: String, symbol named: (String) -> String?) {
    var words = text.split(separator: " ").map(String.init)
    if let first = words.first?.lowercased(), first == "mass" || first == "weight" {
      words.removeFirst()
    }
    guard words.count == 5, Self.names.contains(words[0].lowercased()), words[1] == "of",
      words[3] == "in", let symbol = named(words[2]),
      let formula = FormulaReading.readings(of: FormulaSpelling.plain(words[4])).first
    else { return nil }
    (self.symbol, self.formula) = (symbol, formula)
  }
}
