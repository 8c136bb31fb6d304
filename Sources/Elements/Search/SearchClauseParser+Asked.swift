/// What is asked of an element: its values, a nuclide, a unit; and numbers that belong to what is beside them.
extension SearchClauseParser {
  // MARK: Values

  /// Reads a name that stands for more than one property: `hardness of iron`, `radius of iron`. A comparison is that of the
  /// first.
  /// - Parameter length: the number of tokens of a property's full name here, which is meant before a shorter one.
  mutating func readEveryday(unless length: Int) -> Bool {
    for (words, count) in words(atMost: 2).reversed() where count >= length {
      guard let keys = SearchVocabulary.everydayNames[words.joined(separator: " ")] else {
        continue
      }
      let properties = keys.compactMap { vocabulary.property($0) }
      if properties.count < keys.count { clause.needsProperties = true }
      guard let first = properties.first else { continue }
      position += count
      if readValue(of: first) { return true }
      clause.terms += properties.map { .mention(.property($0, nil)) }
      return true
    }
    return false
  }

  /// Reads `symbol of potassium`, `CAS number of gold`, `decay of U-238`.
  mutating func readAsked() -> Bool {
    for (words, count) in words(atMost: 4).reversed() {
      guard let mention = Self.asked[words.joined(separator: " ")] else { continue }
      position += count
      clause.terms.append(.mention(mention))
      return true
    }
    return false
  }

  private static let asked: [String: SearchMention] = [
    "symbol": .symbol, "cas": .line("cas"), "cas number": .line("cas"),
    "cas no": .line("cas"), "block": .line("block"), "category": .line("category"),
    "crystal structure": .line("crystal_structure"), "structure": .line("crystal_structure"),
    "electron configuration": .line("electron_configuration"),
    "configuration": .line("electron_configuration"), "state": .line("phase"),
    "phase": .line("phase"), "appearance": .line("appearance"), "color": .line("appearance"),
    "colour": .line("appearance"), "shells": .line("shells"),
    "electrons per shell": .line("shells"), "origin": .line("name_origin"),
    "origin of the name": .line("name_origin"), "origin of name": .line("name_origin"),
    "etymology": .line("name_origin"), "electron config": .line("electron_configuration"),
    "electrons": .property(.atomicNumber, nil),
    "number of electrons": .property(.atomicNumber, nil), "discoverer": .discoverer,
    "decay": .decay, "decays": .decay, "decay mode": .decay,
    "neutrons": .neutrons, "number of neutrons": .neutrons,
  ]

  /// The word that asks for the difference of two values.
  static let difference = "difference"

  /// Reads `longest-lived isotope`, `most abundant isotope`.
  mutating func readIsotope() -> Bool {
    for (words, count) in words(atMost: 4) {
      guard let choice = IsotopeChoice.named[words.joined(separator: " ")] else { continue }
      position += count
      clause.terms.append(.mention(.isotope(choice)))
      return true
    }
    return false
  }

  /// Reads what sounds like a value that the data have, and is another one: `mass number`, `natural isotopes`.
  mutating func readOtherValue() -> Bool {
    if let token = token(), token.lowercasedWord == "magnetic",
      propertiesAhead().first.map({ $0.tokens < 2 }) != false
    {
      position += 1
      clause.unread.append(token.typed)
      clause.absent.insert(token.typed)
      return true
    }
    for (words, count) in words(atMost: 2) where words.count == 2 {
      let isOfIsotopes =
        tokens.count > 2
        && (words.contains("isotopes") || words.contains("isotope"))
        && words.contains(where: Self.isotopeKinds.contains)
      guard [["mass", "number"], ["natural", "abundance"]].contains(words) || isOfIsotopes else {
        continue
      }
      position += count
      clause.unread.append(words.joined(separator: " "))
      return true
    }
    return false
  }

  private static let isotopeKinds: Set<String> = [
    "radioactive", "unstable", "natural", "synthetic", "artificial", "primordial",
  ]

  // MARK: Units

  /// Reads the unit behind a question, `in °C`, `celsius`, and gives it to the properties asked for.
  mutating func readAskedUnit() -> Bool {
    let isNamed = token()?.lowercasedWord == "in" || token()?.lowercasedWord == "as"
    var offset = isNamed ? 1 : 0
    if let word = token(offset)?.lowercasedWord, word == "degrees" || word == "degree" {
      offset += 1
    }
    guard let next = token(offset), next.kind == .word, token(offset + 1) == nil else {
      return false
    }
    let asked = clause.terms.indices.filter { clause.terms[$0].property != nil }
    guard let first = asked.first, let property = clause.terms[first].property,
      let unit = unit(next.text, of: property) ?? SearchUnit.named(next.text),
      isNamed
        || !Formula.knownSymbols.contains(next.text)
          && (unit.quantity == .temperature || next.text.utf8.contains(UInt8(ascii: "/")))
    else { return false }
    position += offset + 1
    for index in asked {
      guard let property = clause.terms[index].property else { continue }
      guard self.unit(next.text, of: property) != nil else {
        problems.append(Self.unitProblem(next.text, property))
        continue
      }
      clause.terms[index] = .mention(.property(property, unit))
    }
    return true
  }

  private func unit(_ text: String, of property: SearchProperty) -> SearchUnit? {
    property.hasUnits
      ? SearchUnit.named(text, of: property.quantity, or: [property.unit].compactMap { $0 }) : nil
  }

  // MARK: Nuclides

  /// Reads `C-14`, and in a question for a value of nuclides also `uranium 235`, `Co60`, `tritium`.
  mutating func readNuclide() -> Bool {
    guard let token = token(), token.kind == .word || token.kind.isNumber else { return false }
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

  /// True if a word of the query names a value that nuclides have.
  private var asksNuclide: Bool {
    tokens.contains { !Self.nuclideWords.isDisjoint(with: $0.nameWords) }
  }

  private static let nuclideWords: Set<String> = [
    "half", "halflife", "mass", "weight", "abundance", "decay", "decays", "neutrons", "spin",
    "isotope", "nuclide",
  ]

  /// True for a question that begins with “how many”.
  var asksHowMany: Bool { tokens.prefix(2).compactMap(\.lowercasedWord) == ["how", "many"] }

  // MARK: Numbers

  /// Reads `4 valence electrons`, `26 protons`, `one stable isotope`.
  mutating func readCount() -> Bool {
    guard let count = count(at: 0),
      let named = propertiesAhead(from: 1).first(where: \.isFull),
      Self.counted.contains(named.property.key)
    else { return false }
    position += 1 + named.tokens
    add(named.property, [.init(comparison: .equal, value: Double(count))], nil)
    return true
  }

  private static let counted: Set<String> = [
    "valence_electrons", "number", "stable_isotopes", "known_isotopes", "unpaired_electrons",
  ]

  /// Reads a number that no property precedes: an atomic number alone or behind `element`, a year of discovery. Any other
  /// belongs to nothing.
  mutating func readNumber(_ token: SearchToken) {
    let before = position >= 2 ? tokens[position - 2].lowercasedWord ?? "" : ""
    guard case .number(let value, nil, _) = token.kind, value == value.rounded() else {
      return clause.unread.append(token.spelling)
    }
    if isWhole {
      addWords(token.text)
    } else if Self.numberWords.contains(before) {
      add(.atomicNumber, [.init(comparison: .equal, value: value)], nil)
    } else if clause.isDiscovery, 1000...2100 ~= value {
      add(.discoveryYear, [.init(comparison: .equal, value: value)], nil)
    } else {
      clause.unread.append(token.spelling)
    }
  }

  private static let numberWords: Set<String> = ["element", "elements", "number", "no", "nr", "z"]

  /// The words that speak of a discovery.
  static let discoveryWords: Set<String> = [
    "discovered", "found", "discovery", "discoverer", "by", "who", "where", "when", "year",
  ]
  /// The first words of questions for yes or no.
  static let yesNoWords: Set<String> = ["is", "are", "does", "do"]
}

extension SearchClause {
  /// True if it asks for one property, and for no nuclide.
  var hasOneProperty: Bool {
    let isOfNuclide = terms.contains { if case .nuclide = $0 { true } else { false } }
    return !isOfNuclide && terms.filter { $0.property != nil }.count == 1
  }
}

extension SearchTerm {
  /// The property asked for; nil for another term.
  fileprivate var property: SearchProperty? {
    if case .mention(.property(let property, _)) = self { property } else { nil }
  }
}

extension SearchToken {
  /// The text of a number with its unit.
  fileprivate var spelling: String { unitText.isEmpty ? text : text + " " + unitText }
}
