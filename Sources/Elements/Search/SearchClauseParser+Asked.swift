/// What is asked of an element: its values, a nuclide, a unit; and numbers that belong to what is beside them.
extension SearchClauseParser {
  // MARK: Values

  /// Reads a name that stands for more than one property: `hardness of iron`, `radius of iron`. A comparison is that of the
  /// first with its unit: `hardness > 8` of Mohs’s, `hardness > 500 MPa` of Vickers’s.
  /// - Parameter length: the number of tokens of a property's full name here, which is meant before a shorter one.
  mutating func readEveryday(unless length: Int) -> Bool {
    for (words, count) in words(atMost: 2).reversed() where count >= length {
      guard let keys = SearchVocabulary.everydayNames[words.joined(separator: " ")] else {
        continue
      }
      let known = keys.compactMap { vocabulary.property($0) }
      // Hardness of iron, Mohs.
      let others = Set(tokens.flatMap(\.nameWords)).subtracting(words).subtracting(Self.fillers)
      let said = known.filter { !others.isDisjoint(with: SearchLexer.nameWords(of: $0.name)) }
      let properties = said.isEmpty ? known : said
      if known.count < keys.count { clause.needsProperties = true }
      var first = properties.first
      if let (_, length) = comparisonAhead(from: count),
        properties.contains(where: { $0.quantity != first?.quantity })
      {
        let able = properties.filter {
          quantity(at: count + length, of: $0)?.unit?.quantity ?? .number == $0.quantity
        }
        first = able.first(where: \.hasUnits) ?? able.first
      }
      guard let first else { continue }
      position += count
      if readValue(of: first) { return true }
      clause.terms += properties.map { .mention(.property($0, nil)) }
      return true
    }
    return false
  }

  /// Reads `symbol of potassium`, `CAS number of gold`, `decay of U-238`.
  mutating func readAsked() -> Bool {
    if let word = token()?.lowercasedWord, word.hasPrefix(Self.ionization),
      let number = Int(word.dropFirst(Self.ionization.count))
    {
      position += 1
      clause.terms.append(.mention(.ionization(number)))
      return true
    }
    return addTerm(atMost: 4) { Self.asked[$0.joined(separator: " ")].map(SearchTerm.mention) }
  }

  private static let asked: [String: SearchMention] = [
    "symbol": .symbol, "cas": .line("cas"), "cas number": .line("cas"),
    "cas no": .line("cas"), "block": .line("block"), "category": .line("category"),
    "crystal structure": .line("crystal_structure"), "structure": .line("crystal_structure"),
    "electron configuration": .line("electron_configuration"),
    "configuration": .line("electron_configuration"), "state": .line("phase"),
    "state of matter": .line("phase"), "phase": .line("phase"), "appearance": .line("appearance"),
    "color": .line("appearance"), "look like": .line("appearance"),
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
    let isTranslated = token().map { $0.typed != $0.text } ?? false
    return addTerm(atMost: 4) { words in
      // Other languages have one word for isotopes and their number.
      let isOne = isTranslated && words.last == "isotopes"
      let said = isOne ? words.dropLast() + ["isotope"] : words
      return IsotopeChoice.named[said.joined(separator: " ")].map { .mention(.isotope($0)) }
    }
  }

  /// Reads what sounds like a value that the data have, and is another one: `mass number`, `natural isotopes`.
  mutating func readOtherValue() -> Bool {
    if let token = token(), let word = token.lowercasedWord,
      SearchWords.isAbsent(word),
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
      let isOther = Self.otherValues.contains(words)
      guard isOther || isOfIsotopes else {
        continue
      }
      position += count
      clause.unread.append(words.joined(separator: " "))
      return true
    }
    return false
  }

  private static let otherValues = [
    ["mass", "number"], ["natural", "abundance"], ["valence", "configuration"],
  ]
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
      isNamed || isUnit(next.text, unit, of: property)
    else { return false }
    position += offset + 1
    let properties = asked.compactMap { clause.terms[$0].property }
    // Of several values, those that have the unit.
    let able = properties.filter { self.unit(next.text, of: $0) != nil }
    if able.isEmpty { problems += properties.map { Self.unitProblem(next.text, $0) } }
    clause.terms = clause.terms.compactMap { term -> SearchTerm? in
      guard let property = term.property, !able.isEmpty else { return term }
      return able.contains(property) ? .mention(.property(property, unit)) : nil
    }
    return true
  }

  /// True for a unit without “in”, which is no symbol behind the whole name of an element: `melting point of iron K`.
  private func isUnit(_ text: String, _ unit: SearchUnit, of property: SearchProperty) -> Bool {
    let fits = self.unit(text, of: property) != nil
    if Formula.knownSymbols.contains(text) {
      let name = clause.terms.last?.typedWord ?? ""
      return fits && !Formula.knownSymbols.contains(name) && name.mayCallElement
        && symbol(name) != nil
    }
    return fits || unit.quantity == .temperature || text.utf8.contains(UInt8(ascii: "/"))
  }

  private func unit(_ text: String, of property: SearchProperty) -> SearchUnit? {
    property.hasUnits
      ? SearchUnit.named(text, of: property.quantity, or: [property.unit].compactMap { $0 }) : nil
  }

  /// True for a question that begins with “how many”.
  var asksHowMany: Bool { tokens.prefix(2).compactMap(\.lowercasedWord) == ["how", "many"] }

  // MARK: Numbers

  /// Reads `4 valence electrons`, `26 protons`, `one stable isotope`, `more than 100 electrons`.
  mutating func readCount() -> Bool {
    let (comparison, start) = comparisonAhead() ?? (.equal, tokens: 0)
    guard let count = count(at: start) else { return false }
    if token(1)?.kind == .range || token(1)?.lowercasedWord == "to", start == 0,
      let last = self.count(at: 2), let (property, length) = countedAhead(from: 3)
    {
      position += 3 + length
      let ends: [(SearchCondition.Comparison, Int)] = [(.atLeast, count), (.atMost, last)]
      add(property, ends.map { .init(comparison: $0, value: Double($1)) }, nil)
      return true
    }
    guard let (property, length) = countedAhead(from: start + 1) else { return false }
    position += start + 1 + length
    add(property, [.init(comparison: comparison, value: Double(count))], nil)
    return true
  }

  /// What is counted by the words from an offset on, and their number.
  private func countedAhead(from offset: Int) -> (SearchProperty, tokens: Int)? {
    guard let named = propertiesAhead(from: offset).first(where: \.isFull) else {
      let isElectrons = token(offset)?.lowercasedWord == "electrons"
      return isElectrons ? (SearchProperty.atomicNumber, tokens: 1) : nil
    }
    return Self.counted.contains(named.property.key) ? (named.property, tokens: named.tokens) : nil
  }

  private static let counted: Set<String> = [
    "valence_electrons", "number", "stable_isotopes", "known_isotopes", "unpaired_electrons",
  ]

  /// Reads a number that no property precedes: an atomic number alone or behind `element`, a year of discovery. Any other
  /// belongs to nothing.
  mutating func readNumber(_ token: SearchToken) {
    let before =
      tokens.prefix(position - 1).last { $0.lowercasedWord != "is" }?.lowercasedWord ?? ""
    guard case .number(let value, let unit, _) = token.kind else { return }
    // State of bromine at 100 °C.
    if let unit, unit.quantity == .temperature,
      let place = clause.terms.firstIndex(of: .mention(.line("phase")))
    {
      clause.terms[place] = .mention(.state(unit.base(value), token.spelling))
      return
    }
    // What is iron at 3000 °C.
    let isState =
      position == tokens.count && !clause.terms.isEmpty
      && clause.terms.allSatisfy { $0.typedWord.flatMap(symbol) != nil || $0.saysNothing }
    if let unit, unit.quantity == .temperature, before == "at", isState {
      clause.terms.append(.mention(.state(unit.base(value), token.spelling)))
      return
    }
    if let unit, unit.quantity == .temperature, before == "at", clause.asksValue {
      clause.temperature = .init(kelvin: unit.base(value), text: token.spelling)
      return
    }
    guard unit == nil, value == value.rounded() else {
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
    "discovered", "discover", "discovers", "found", "discovery", "discoverer", "by", "who", "where",
    "when", "year",
  ]
}

extension SearchClause {
  /// True if it asks for one property, and for no nuclide.
  var hasOneProperty: Bool {
    let isOfNuclide = terms.contains { if case .nuclide = $0 { true } else { false } }
    return !isOfNuclide && terms.filter { $0.property != nil }.count == 1
  }
}

extension SearchToken {
  /// The text of a number with its unit.
  var spelling: String { unitText.isEmpty ? text : text + " " + unitText }
}
