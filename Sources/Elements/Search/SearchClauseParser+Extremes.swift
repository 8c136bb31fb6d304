/// The elements with the greatest or least values of a property.
extension SearchClauseParser {
  /// Reads `densest 5`, `ten highest melting points`, `lowest resistivity`, `most abundant in the sea`, `best conductor`.
  mutating func readExtreme() -> Bool {
    guard clause.extreme == nil else { return false }
    // Top 3 densest, and the second densest.
    var start = token()?.lowercasedWord == "top" && count(at: 1) != nil ? 1 : 0
    let before = count(at: start)
    let ordinal = token()?.lowercasedWord.flatMap { EnglishNumeral.ordinals[$0] }
    if before != nil || ordinal != nil { start += 1 }
    if token(start)?.lowercasedWord == "the" { start += 1 }
    guard let (property, isGreatest, length) = superlative(at: start) else { return readFirst() }
    let end = start + length
    if case .comparison? = token(end)?.kind { return false }
    if let named = propertiesAhead(from: start).first, named.tokens > length { return false }
    let after = before == nil ? count(at: end) : nil
    clause.extreme = SearchExtreme(
      property: property, isGreatest: isGreatest, skipped: (ordinal ?? 1) - 1,
      count: ordinal != nil ? 1 : before ?? after ?? SearchExtreme.defaultCount)
    position += end + (after == nil ? 0 : 1)
    return true
  }

  /// Reads `first 20 elements`, `last three metals`, `20 first`: those of the table; of a discovery also without a number.
  private mutating func readFirst() -> Bool {
    let before = count(at: 0)
    let place = before == nil ? 0 : 1
    // The first ten by mass are others.
    let words = tokens.map(\.lowercasedWord)
    if words.contains("by"), !words.contains("discovered") { return false }
    if let order = orderOfElement {
      clause.extreme = order
      position += 2
      return true
    }
    guard let isGreatest = token(place)?.lowercasedWord.flatMap({ Superlative.ends[$0] }),
      propertiesAhead(from: place).allSatisfy({ $0.tokens < 2 })
    else { return false }
    let count = before ?? self.count(at: 1)
    guard count != nil || clause.isDiscovery else { return false }
    clause.extreme = SearchExtreme(
      property: clause.isDiscovery ? .discoveryYear : .atomicNumber, isGreatest: isGreatest,
      count: count ?? SearchExtreme.defaultCount)
    position += count == nil ? 1 : 2
    return true
  }

  /// The place of `last element`, `second element` among those of the table, or of a discovery.
  private var orderOfElement: SearchExtreme? {
    guard token(1)?.lowercasedWord == "element", let word = token()?.lowercasedWord,
      let place = word == "last" ? 1 : EnglishNumeral.ordinals[word]
    else { return nil }
    return SearchExtreme(
      property: clause.isDiscovery ? .discoveryYear : .atomicNumber, isGreatest: word == "last",
      skipped: place - 1, count: 1)
  }

  /// A property and direction, and the number of the tokens that name them.
  typealias Found = (property: SearchProperty, isGreatest: Bool, tokens: Int)

  /// Returns the superlative at a token. A property that is named says which one is meant: `smallest` is that of atoms, but
  /// not in `smallest ionic radius`.
  func superlative(at start: Int) -> Found? {
    let known = knownSuperlative(at: start)
    guard let named = namedSuperlative(at: start), named.tokens > known?.tokens ?? 0 else {
      return known
    }
    return named
  }

  /// Returns a superlative that names its property itself: `densest`.
  private func knownSuperlative(at start: Int) -> Found? {
    for (words, tokens) in words(atMost: Superlative.maximumWords, from: start).reversed() {
      let plain = words.filter { !Superlative.fillers.contains($0) }
      guard !plain.isEmpty, plain.last == words.last,
        let known = Superlative.byName[plain.joined(separator: " ")],
        let property = vocabulary.property(known.key)
      else { continue }
      return (property, known.isGreatest, tokens)
    }
    return nil
  }

  /// Returns a direction with the property behind it: `lowest resistivity`.
  private func namedSuperlative(at start: Int) -> Found? {
    guard let word = token(start)?.lowercasedWord, let isGreatest = Superlative.directions[word]
    else { return nil }
    var offset = start + 1
    if token(offset)?.lowercasedWord == "value", token(offset + 1)?.lowercasedWord == "of" {
      offset += 2
    }
    let named = propertiesAhead(from: offset).first
    // The first of several: the highest hardness is Mohs’s.
    for (words, count) in words(atMost: 2, from: offset).reversed()
    where count >= named?.tokens ?? 0 {
      guard let keys = SearchVocabulary.everydayNames[words.joined(separator: " ")] else {
        continue
      }
      let properties = keys.compactMap { vocabulary.property($0) }
      return properties.count < keys.count
        ? nil : (properties[0], isGreatest, offset + count - start)
    }
    // Their number is not that of the highest, which is no element’s order.
    let isOfElement = tokens.contains { $0.text.mayCallElement && symbol($0.text) != nil }
    if named?.property.key == "oxidation_states", isOfElement || ["most", "least"].contains(word) {
      return nil
    }
    // The greatest number of something is not the atomic number.
    if let named, named.property == .atomicNumber,
      token(offset + named.tokens)?.lowercasedWord == "of"
    {
      return nil
    }
    return named.map { ($0.property, isGreatest, offset + $0.tokens - start) }
  }

  /// The number, in digits or as a word, of a token; nil for another token.
  func count(at offset: Int) -> Int? {
    guard let token = token(offset) else { return nil }
    if let word = token.lowercasedWord { return EnglishNumeral.all[word] }
    guard case .number(let value, nil, _) = token.kind, 1...1000 ~= value else { return nil }
    return Int(value)
  }
}

/// Superlatives that name their property themselves.
enum Superlative {
  static let maximumWords = 6
  static let fillers: Set<String> = [
    "the", "in", "of", "element", "elements", "earth", "earth's",
  ]
  /// The ends of an order.
  static let ends = ["first": false, "last": true]

  static let directions = [
    "highest": true, "greatest": true, "most": true, "top": true, "maximum": true, "max": true,
    "largest": true, "biggest": true, "strongest": true, "lowest": false, "least": false,
    "bottom": false,
    "minimum": false, "min": false, "smallest": false, "weakest": false,
  ]

  static let byName: [String: (key: String, isGreatest: Bool)] = {
    var names: [String: (key: String, isGreatest: Bool)] = [:]
    for (key, greatest, least) in spellings {
      for name in greatest { names[name] = (key, true) }
      for name in least { names[name] = (key, false) }
    }
    return names
  }()

  /// The key of the property, the names of the greatest values, and those of the least.
  private static let spellings: [(String, greatest: [String], least: [String])] = [
    ("atomic_mass", ["heaviest"], ["lightest"]),
    ("density", ["densest"], ["least dense"]),
    ("discovery_year", ["newest", "youngest", "latest"], ["oldest", "earliest"]),
    (
      "covalent_radius", ["largest", "biggest", "largest atom", "largest atoms"],
      ["smallest", "smallest atom", "smallest atoms"]
    ),
    ("mohs_hardness", ["hardest"], ["softest"]),
    ("bulk_modulus", ["least compressible", "stiffest"], ["most compressible"]),
    ("electronegativity_pauling", ["most electronegative"], ["most electropositive"]),
    (
      "resistivity",
      ["worst conductor", "worst conductors", "worst electrical conductor", "lowest conductivity"],
      [
        "best conductor", "best conductors", "best electrical conductor",
        "best electrical conductors", "best conductor electricity", "highest conductivity",
        "highest electrical conductivity", "most conducting",
      ]
    ),
    (
      "thermal_conductivity",
      [
        "best heat conductor", "best heat conductors", "best thermal conductor",
        "best thermal conductors", "best conductor heat",
      ], ["worst heat conductor", "worst thermal conductor", "best insulator"]
    ),
    (
      "abundance_crust",
      ["most abundant", "most common", "commonest", "most abundant crust", "most common crust"],
      ["rarest", "least abundant", "rarest crust", "least abundant crust", "least common"]
    ),
    (
      "abundance_sea", ["most abundant sea", "most abundant seawater", "most abundant ocean"],
      ["least abundant sea", "rarest sea"]
    ),
    ("abundance_sun", ["most abundant sun"], ["least abundant sun", "rarest sun"]),
    ("abundance_meteorites", ["most abundant meteorites"], ["least abundant meteorites"]),
    (
      "longest_half_life", ["longest lived", "longest half life", "longest living"],
      ["shortest lived", "shortest half life", "shortest living"]
    ),
    ("boil", [], ["most volatile"]),
    ("stable_isotopes", ["most stable isotopes"], []),
    ("known_isotopes", ["most isotopes", "most known isotopes"], []),
    ("superconduction_temperature", ["best superconductor", "best superconductors"], []),
    ("reflectivity", ["shiniest"], ["least reflective"]),
  ]
}
