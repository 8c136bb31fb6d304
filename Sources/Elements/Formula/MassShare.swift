/// The share of an element in a compound that is asked for, `percentage of iron in Fe2O3`, that of a substance that is added
/// to it, `water in CuSO4.5H2O`, or all of them, `composition of Fe2O3`.
struct MassShare: Sendable, Hashable {
  /// A lone symbol, or a formula; nil for all elements.
  let part: Formula?
  /// The readings of the compound, the likelier first.
  let formulas: [Formula]

  private static let namesOfAll: Set<String> = [
    "composition", "percentage", "percent", "%", "mass-%",
  ]
  private static let names = namesOfAll.union(["share", "fraction", "content"])
  private static let fillers = QuestionWords.fillers.union(["in", "mass", "weight"])

  /// Parses a question; nil for any other text.
  /// - Parameters:
  ///   - named: returns the symbol of the element with a name.
  ///   - substance: returns the formula of the substance with a name.
  init?(
    _ text: String, symbol named: (String) -> String?,
    substance: (String) -> Formula? = { _ in nil }
  ) {
    var words = QuestionWords.split(text)
    // Written In, it is indium.
    words.removeAll {
      !Formula.knownSymbols.contains($0) && Self.fillers.contains($0.lowercased())
    }
    let place = words.firstIndex { Self.names.contains($0.lowercased()) }
    guard words.count > 1, let place else { return nil }
    let name = words.remove(at: place).lowercased()
    if words.count == 1 {
      (part, formulas) = (nil, FormulaReading.readings(of: words[0], or: substance))
      if !Self.namesOfAll.contains(name) || formulas.isEmpty { return nil }
      return
    }
    // Of an element in a compound, in other languages also the compound first.
    let ends = [(words[0], words.dropFirst()), (words[words.count - 1], words.dropLast())]
    let found = ends.compactMap { name, rest -> (part: Formula, formulas: [Formula])? in
      let element = named(name).flatMap { Formula(substance: $0) }
      guard let part = element ?? Formula(name) ?? substance(name) else { return nil }
      let read = FormulaReading.readings(of: rest.joined(separator: " "), or: substance)
      let having = read.filter { $0.count(of: part) != nil }
      return having.isEmpty && element == nil || read.isEmpty
        ? nil : (part, having.isEmpty ? read : having)
    }.first
    guard let found else { return nil }
    (part, formulas) = found
  }
}

extension Formula {
  /// How often an adduct has another substance behind a point, CuSO₄·5H₂O five H₂O, or a compound an element; nil if it has
  /// none.
  func count(of part: Formula) -> SignificantNumber? {
    if part.atoms.count == 1 {
      return atoms.first { $0.label == part.text }.map {
        SignificantNumber(significand: $0.thousandths, exponent: -3)
      }
    }
    return text.split(separator: "·").dropFirst().lazy.filter { $0.hasSuffix(part.text) }
      .compactMap { piece in
        let digits = piece.dropLast(part.text.count)
        return SignificantNumber(digits.isEmpty ? "1" : String(digits))
      }.first
  }
}
