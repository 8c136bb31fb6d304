extension Amount {
  /// A text with an amount: what it asks for, and the words of the amount.
  struct Question {
    var unit: Asked?
    var counted: Counted?
    /// The number, the unit and the substance, perhaps with a volume.
    private(set) var words: [String]
    /// True for an amount that words precede.
    let isAsked: Bool

    private static let fillers = QuestionWords.fillers.union([
      "many", "much", "number", "in", "there", "convert", "amount", "calculate",
    ])
    private static let particles = [
      "atoms": Counted.atoms, "molecules": .particles, "particles": .particles,
    ]
    private static let quantities = [
      "mass": "g", "weight": "g", "weigh": "g", "weighs": "g", "heavy": "g", "volume": "mL",
    ]
    private static let links: Set<String> = ["in", "to", "into", "as"]

    /// Nil without a number.
    init?(_ text: String) {
      words = Self.joiningOunces(Self.withDigits(QuestionWords.split(text).flatMap(Self.parts)))
      guard let start = words.firstIndex(where: { $0.first?.isNumber == true }) else { return nil }
      isAsked = start > 0
      // The substance, where it is before its amount: water, 10 g.
      var names: [String] = []
      for word in words[..<start] where !Self.fillers.contains(word.lowercased()) {
        if word.first?.isUppercase == true, Formula.knownSymbols.contains(word) {
          // Magnesium, not milligrams.
          names.append(word)
        } else if let counted = Self.particles[word.lowercased()] {
          self.counted = counted
        } else if let asked = Self.asked(word.lowercased()) {
          unit = asked
        } else {
          names.append(word)
        }
      }
      words.removeFirst(start)
      while words.count > 2, words.count + names.count > 3, readLast() {
        words.removeLast()
        if Self.links.contains(words[words.count - 1]) { words.removeLast() }
      }
      if !names.isEmpty, words.count != 2 { return nil }
      words += names
      // The volume of a solution, where it is before it: 250 ml of 0.5 M NaCl.
      if let molar = words.firstIndex(of: "M"), molar > 2,
        Self.asked(words[1])?.unit.isVolume == true
      {
        words = Array(words[(molar - 1)...] + words[..<2])
      }
    }

    /// Reads the unit or what is counted at the end; false for another word, and for the unit of a number.
    private mutating func readLast() -> Bool {
      let last = words[words.count - 1]
      if words[words.count - 2].first?.isNumber == true { return false }
      if let counted = Self.particles[last.lowercased()] {
        self.counted = self.counted ?? counted
        return true
      }
      guard let asked = Self.asked(last) else { return false }
      unit = unit ?? asked
      return true
    }

    private static func asked(_ word: String) -> Asked? {
      Amount.units[quantities[word] ?? word].map { Asked(symbol: $0.0, unit: $0.1) }
    }

    /// A number and the unit right behind it, 10g, and a word without the comma at its end.
    private static func parts(_ piece: String) -> [String] {
      if let fraction = fractions[piece] { return [fraction] }
      // .5 mol
      if piece.first == ".", piece.dropFirst().first?.isNumber == true { return parts("0" + piece) }
      let number = piece.prefix { $0.isNumber || $0 == "." }
      let unit = String(piece.dropFirst(number.count))
      if !number.isEmpty, Amount.units[unit] != nil { return [String(number), unit] }
      if piece.lowercased() == "mol/l" { return ["M"] }
      return [piece.last == "," ? String(piece.dropLast()) : piece]
    }

    private static let fractions = [
      "½": "0.5", "¼": "0.25", "¾": "0.75", "1/2": "0.5", "1/4": "0.25",
    ]

    /// The words with a troy ounce as one unit.
    private static func joiningOunces(_ words: [String]) -> [String] {
      guard let place = words.firstIndex(where: { $0.lowercased() == "troy" }),
        place + 1 < words.count, ["oz", "ounce", "ounces"].contains(words[place + 1].lowercased())
      else { return words }
      return words[..<place] + ["ozt"] + words[(place + 2)...]
    }

    /// The words with digits for a numeral before a unit: one mole, a mole.
    private static func withDigits(_ words: [String]) -> [String] {
      words.indices.map { index in
        let word = words[index].lowercased()
        guard let number = word == "a" ? 1 : EnglishNumeral.all[word], index + 1 < words.count,
          Amount.units[words[index + 1].lowercased()] != nil || words[index + 1] == "troy"
        else { return words[index] }
        return String(number)
      }
    }
  }
}

extension Amount {
  /// The readings, the likelier first: of an element by its name that of its diatomic molecules, unless atoms are counted, and
  /// that of its atoms, unless molecules are; of a formula each of its own.
  var readings: [Amount] {
    guard let ofMolecules else {
      return [self]
        + others.map { formula in
          var other = self
          (other.formula, other.others) = (formula, [])
          return other
        }
    }
    if unit.isVolume { return [ofMolecules] }
    return counted == nil ? [ofMolecules, self] : [counted == .atoms ? self : ofMolecules]
  }

  private var ofMolecules: Amount? {
    guard isOfElement, let molecule = Formula.molecule(of: formula.text) else { return nil }
    var other = self
    (other.formula, other.isOfElement) = (molecule, false)
    return other
  }
}
