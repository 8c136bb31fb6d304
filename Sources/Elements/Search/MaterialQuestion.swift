/// A question about a form of an element or a substance, of which the name was found: `density of diamond in kg/m3`, `boiling
/// point of water`, `ozone`.
struct MaterialQuestion: Sendable, Hashable {
  enum Value: Sendable, Hashable {
    /// All that is known.
    case all
    /// Properties by their keys, the likeliest first, with the title of the first.
    case properties([String], title: String)
    case formula
    case molarMass

    /// True if it may be asked for in a unit.
    func hasUnit(_ unit: SearchUnit) -> Bool {
      switch self {
      case .all, .formula: false
      case .molarMass: unit.symbols.contains { ["g/mol", "u"].contains($0) }
      case .properties: true
      }
    }

    /// True for a property that no nuclide has.
    var isOfMaterial: Bool {
      guard case .properties(let keys, _) = self else { return false }
      return keys[0] == "melt" || ElementForm.properties.contains { $0.key == keys[0] }
    }
  }

  let value: Value
  /// The unit asked for; nil for none.
  let unit: SearchUnit?

  /// Names of what only forms and substances have, or have under another key.
  private static let own: [String: Value] = [
    "formula": .formula, "composition": .formula, "made": .formula, "chemical formula": .formula,
    "percent composition": .formula, "percentage composition": .formula,
    "molar mass": .molarMass,
    "molecular weight": .molarMass, "molecular mass": .molarMass, "formula weight": .molarMass,
    "weight": .molarMass, "mass": .molarMass,
    "enthalpy of formation": properties("enthalpy_of_formation"),
    "heat of formation": properties("enthalpy_of_formation"),
    "space group": properties("space_group"), "refractive index": properties("refractive_index"),
    "heat capacity": properties("molar_heat"), "melt": properties("melt"),
    "crystal structure": crystal, "structure": crystal, "crystal": crystal, "unit cell": crystal,
  ]

  private static let crystal = Value.properties(
    [structure], title: translatable("Crystal structure"))
  /// The key of the crystal structure, which is no figure.
  static let structure = "crystal_structure"

  private static func properties(_ key: String) -> Value {
    .properties([key], title: ElementForm.title(key))
  }

  /// Parses the words beside the name; nil if they ask for anything else.
  /// - Parameter isFiller: returns true for a word that says nothing.
  init?(
    _ rest: QuestionWords, _ vocabulary: SearchVocabulary, isFiller: (String) -> Bool
  ) {
    var lower = rest.lower[...]
    unit = lower.dropLast().last.flatMap { link in
      ["in", "as"].contains(link) ? rest.typed.last.flatMap { SearchUnit.named($0) } : nil
    }
    if unit != nil { lower = lower.dropLast(2) }
    // At what temperature does water boil.
    if let place = lower.firstIndex(of: "temperature"), place > lower.startIndex,
      ["what", "which"].contains(lower[place - 1]), lower[..<place].allSatisfy(isFiller)
    {
      lower = lower[(place + 1)...]
    }
    // How hard is diamond.
    let adjective = lower.first == "how" ? lower.dropFirst().first : nil
    if let nouns = adjective.flatMap({ SearchVocabulary.adjectives[$0] }) {
      lower = (nouns.suffix(1) + lower.dropFirst(2))[...]
    }
    lower = lower.drop(while: isFiller)
    // Speed of sound in diamond.
    while let last = lower.last, isFiller(last) || last == "in" { lower.removeLast() }
    let name = lower.joined(separator: " ")
    let names = SearchLexer.nameWords(of: name)
    if names.isEmpty {
      value = .all
    } else if let own = Self.own[name] {
      value = own
    } else if let keys = SearchVocabulary.everydayNames[name] {
      value = .properties(keys, title: vocabulary.property(keys[0])?.title ?? name)
    } else if case .one(let property) = vocabulary.named(names), property.isFullName(names) {
      value = .properties([property.key], title: property.title)
    } else {
      return nil
    }
    if let unit, !value.hasUnit(unit) { return nil }
  }
}

/// The names of forms of elements in questions.
enum FormName {
  /// The forms with a name of their own, by the symbol of their element.
  private static let own = [
    "diamond": "C", "graphite": "C", "lonsdaleite": "C", "ozone": "O", "arsenolamprite": "As",
    "parahydrogen": "H", "para-hydrogen": "H", "orthohydrogen": "H", "ortho-hydrogen": "H",
    nuclide: "H",
  ]
  /// The form that is also the name of a nuclide.
  static let nuclide = "deuterium"
  /// The adjectives before an element's name, as typed and in the data.
  private static let adjectives = [
    "white": "white", "red": "red", "black": "black", "gray": "gray", "grey": "gray",
    "rhombic": "rhombic", "orthorhombic": "rhombic", "monoclinic": "monoclinic",
    "vitreous": "vitreous", "alpha": "alpha", "α": "alpha", "beta": "beta", "β": "beta",
    "gamma": "gamma", "γ": "gamma", "delta": "delta", "δ": "delta", "epsilon": "epsilon",
    "ε": "epsilon",
  ]

  /// The formula of the form with a name, in lower case; nil for another name.
  static func formula(of name: String) -> Formula? {
    switch name {
    case "ozone": Formula("O3")
    case "diamond", "graphite": Formula(substance: "C")
    default: nil
    }
  }

  /// True for the name of a crystal form only, no color: β-iron.
  static func isOfCrystal(_ form: String) -> Bool {
    ["alpha", "beta", "gamma", "delta", "epsilon"].contains(form)
  }

  /// Returns the symbol and the form that words name, with their places; nil for other words. Reads nothing.
  static func find(
    in words: [String], symbol named: (String) -> String?
  ) -> (symbol: String, form: String, places: Range<Int>)? {
    for (index, word) in words.enumerated() {
      if let symbol = own[word] {
        return (symbol, word.filter { $0 != "-" }, index..<index + 1)
      }
      let parts = word.split(separator: "-").map(String.init)
      if parts.count == 2, let form = adjectives[parts[0]], let symbol = named(parts[1]) {
        return (symbol, form, index..<index + 1)
      }
      if let form = adjectives[word], index + 1 < words.count, let symbol = named(words[index + 1])
      {
        return (symbol, form, index..<index + 2)
      }
    }
    return nil
  }
}
