/// The share of an element in a compound that is asked for: `percentage of iron in Fe2O3`.
struct MassShare: Sendable, Hashable {
  let symbol: String
  let formula: Formula

  private static let names: Set<String> = [
    "percentage", "percent", "%", "share", "fraction", "mass-%", "content",
  ]
  private static let fillers: Set<String> = ["of", "in", "the", "what", "is", "mass", "weight"]

  /// Parses a question; nil for any other text.
  /// - Parameters:
  ///   - named: returns the symbol of the element with a name.
  ///   - substance: returns the formula of the substance with a name.
  init?(
    _ text: String, symbol named: (String) -> String?,
    substance: (String) -> Formula? = { _ in nil }
  ) {
    var words = text.split { $0 == " " || $0 == "?" }.map(String.init)
    // Written In, it is indium.
    words.removeAll { Self.fillers.contains($0 == "In" ? $0 : $0.lowercased()) }
    let place = words.firstIndex { Self.names.contains($0.lowercased()) }
    guard words.count > 2, let place else { return nil }
    words.remove(at: place)
    // Of an element in a compound, in other languages also the compound first.
    let ends = [(words[0], words.dropFirst()), (words[words.count - 1], words.dropLast())]
    let found = ends.compactMap { element, rest -> (String, Formula)? in
      guard let symbol = named(element),
        let formula = FormulaReading.first(rest.joined(separator: " "), substance)
      else { return nil }
      return (symbol, formula)
    }.first
    guard let (symbol, formula) = found else { return nil }
    (self.symbol, self.formula) = (symbol, formula)
  }
}
