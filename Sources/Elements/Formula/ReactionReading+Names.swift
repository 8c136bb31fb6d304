/// Reactions of substances by their names.
extension ReactionReading {
  /// Reads formulas, or names of substances.
  init?(_ text: String, _ symbol: (String) -> String?, _ substance: (String) -> Formula?) {
    guard let reading = Self(text) ?? Self(names: text, symbol, substance) else { return nil }
    self = reading
  }

  /// Reads `sodium + water`, `hydrogen + oxygen -> water`, in which formulas may stand, too; nil for any other text, and of
  /// elements alone for which nothing is balanced.
  /// - Parameters:
  ///   - symbol: returns the symbol of the element with a name.
  ///   - substance: returns the formula of the substance with a name.
  private init?(
    names text: String, _ symbol: (String) -> String?, _ substance: (String) -> Formula?
  ) {
    guard text.utf8.count <= InputLimits.queryLength, text.contains("+") else { return nil }
    var hasCompound = false
    var said: [String] = []
    for side in Self.sides(of: text) ?? [text] {
      var formulas: [String] = []
      for piece in Self.pieces(of: side) where !piece.isEmpty {
        if let compound = substance(piece) {
          hasCompound = true
          formulas.append(compound.text)
        } else if let symbol = symbol(piece) {
          formulas.append(Formula.molecule(of: symbol)?.text ?? symbol)
        } else if Substance(piece) != nil {
          formulas.append(piece)
        } else {
          return nil
        }
      }
      said.append(formulas.joined(separator: " + "))
    }
    self.init(said.joined(separator: " -> "))
    if case .unbalanced = self, !hasCompound { return nil }
  }
}
