extension Amount {
  /// What the words before an amount ask for.
  struct Question {
    var unit: Asked?
    var counted: Counted?

    private static let fillers: Set<String> = [
      "how", "many", "much", "number", "of", "in", "is", "are", "there", "what", "the", "convert",
      "amount", "calculate",
    ]
    private static let particles = [
      "atoms": Counted.atoms, "molecules": .particles, "particles": .particles,
    ]
    private static let mass: Set<String> = ["mass", "weight", "gram", "grams"]

    /// - Parameter words: in lower case. Nil if they ask for anything else.
    init?(_ words: [String]) {
      for word in words where !Self.fillers.contains(word) {
        if let counted = Self.particles[word] {
          self.counted = counted
        } else if let unit = Amount.units[Self.mass.contains(word) ? "g" : word] {
          self.unit = Asked(symbol: unit.0, unit: unit.1)
        } else {
          return nil
        }
      }
    }
  }
}

extension Amount {
  /// The readings, the likelier first: of an element by its name that of its diatomic molecules, unless atoms are counted, and
  /// that of its atoms, unless molecules are.
  var readings: [Amount] {
    guard let ofMolecules else { return [self] }
    return counted == nil ? [ofMolecules, self] : [counted == .atoms ? self : ofMolecules]
  }

  private var ofMolecules: Amount? {
    guard isOfElement, let molecule = Formula.molecule(of: formula.text) else { return nil }
    var other = self
    (other.formula, other.isOfElement) = (molecule, false)
    return other
  }
}
