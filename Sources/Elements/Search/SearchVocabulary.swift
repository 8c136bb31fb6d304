/// The properties that queries can name, and the units of their numbers.
public struct SearchVocabulary: Sendable {
  /// The properties, those of the catalog first.
  let properties: [SearchProperty]
  /// The spellings of units that measure one property only.
  let units: [(symbol: [Unicode.Scalar], unit: SearchUnit)]
  /// The names by their first code unit.
  private let names: [UInt8: [Name]]
  /// The names offered when their beginning is typed, in the order of the properties, by their first code unit.
  private let completions: [UInt8: [(name: String, property: Int)]]
  /// The length of the longest of these names, in code units.
  private let longestName: Int
  /// What a misspelt word is compared with: the names of each property, their first words, and its key.
  let spellings: [[Spelling]]
  /// The places of the properties by the words of their titles.
  let whole: [String: Int]
  /// The words of titles before and after a comma.
  private let titles: [(head: ArraySlice<String>, tail: ArraySlice<String>)]

  /// A name of a property, in words.
  struct Name: Sendable {
    let words: [String]
    /// Position of the property.
    let property: Int
    /// True for a name in the user's language.
    var isNative = false
  }

  /// Everyday names beside titles and keys, in words of the search.
  static let usualNames = [
    "melt": [
      "freezing point", "freezing temperature", "freezing", "freezes", "freeze", "melting temp",
      "mp",
    ], "boil": ["boiling temp", "bp"],
    "longest_half_life": ["half life", "halflife"], "mohs_hardness": ["hardness mohs", "mohs"],
    "resistivity": ["electric resistivity", "specific resistance", "resistance"],
    "superconduction_temperature": [
      "superconductor", "superconductors", "superconducting", "superconducts",
      "superconducting temperature", "superconducting transition temperature",
    ],
    "youngs_modulus": ["elastic modulus"],
    "thermal_expansion": [
      "expansion", "thermal expansion", "coefficient of thermal expansion",
      "thermal expansion coefficient", "coefficient of expansion",
    ],
    "speed_of_sound": ["sound velocity"], "specific_heat": ["specific heat"],
    "oxidation_states": [
      "valency", "common oxidation states", "common oxidation state", "main oxidation states",
    ], "stable_isotopes": ["stable isotopes", "stable isotope"],
    "valence_electrons": ["outer electrons", "valence electron", "valence electrons"],
    "nuclear_spin": ["spin"], "magnetic_moment": ["magnetic moment"],
    "standard_entropy": ["entropy"],
    "liquid_density": ["liquid density of"],
    "electronegativity_allred_rochow": ["allred-rochow", "allred rochow"],
    "xray_ka1": lineNames("kα", "kα1", "ka1", "k-alpha", "k alpha", "kalpha"),
    "xray_kb1": lineNames("kβ", "kβ1", "kb1", "k-beta", "k beta", "kbeta"),
  ]

  /// The names of an X-ray line with the words around them.
  private static func lineNames(_ names: String...) -> [String] {
    names.flatMap { name in
      ["", "x-ray ", "x ray "].flatMap { ["\($0)\(name)", "\($0)\(name) line"] }
    }
  }

  /// Everyday names of more than one property, by their keys, the likeliest first; and of one that begin like another's.
  static let everydayNames = [
    "valence electrons": ["valence_electrons"], "valence electron": ["valence_electrons"],
    "hardness": ["mohs_hardness", "vickers_hardness", "brinell_hardness"],
    "heat capacity": ["molar_heat", "specific_heat"],
    "conductivity": ["thermal_conductivity", "resistivity"],
    "how heavy": ["atomic_mass", "density"],
    "radius": ["atomic_radius", "covalent_radius", "van_der_waals_radius"],
    "abundance": ["abundance_crust", "abundance_sea", "abundance_sun"],
    "isotopes": ["known_isotopes", "stable_isotopes"],
    "ionization energies": [
      "first_ionization_energy", "ionization_energy_2", "ionization_energy_3",
      "ionization_energy_4",
    ],
    "modulus": ["bulk_modulus", "youngs_modulus", "shear_modulus"],
    "lattice constant": ["lattice_a", "lattice_c"],
    "lattice parameter": ["lattice_a", "lattice_c"],
    "triple point": ["triple_point_temperature", "triple_point_pressure"],
    "critical point": ["critical_temperature", "critical_pressure"],
  ]

  /// What is asked by an adjective behind “how”: `how heavy is gold`.
  static let adjectives = [
    "dense": ["density"], "hard": ["hardness"], "hot": [],
    "big": ["radius"], "large": ["radius"], "electronegative": ["electronegativity"],
    "abundant": ["abundance"], "common": ["abundance"], "rare": ["abundance"],
  ]

  /// The properties of the catalog.
  public static let catalog = SearchVocabulary(SearchProperty.ofCatalog)

  /// The properties of the catalog, also in the user's language.
  static func catalog(fold: TextFold, translate: (String) -> String) -> SearchVocabulary {
    let properties = SearchProperty.ofCatalog.map { $0.named(by: translate, fold: fold) }
    return properties.allSatisfy(\.nativeNames.isEmpty) ? catalog : SearchVocabulary(properties)
  }

  /// The properties of the catalog and those of a list. A property in both is the catalog's.
  /// - Parameter translate: returns the translation of an English title.
  public init(
    _ list: PropertyList, fold: TextFold, translate: (String) -> String = { $0 }
  ) {
    let known = Set(SearchProperty.ofCatalog.map(\.key))
    let properties =
      SearchProperty.ofCatalog
      + list.columns.filter { !known.contains($0.id) }.map { SearchProperty($0, fold: fold) }
    self.init(properties.map { $0.named(by: translate, fold: fold) })
  }

  /// The names in a language without spaces between words.
  private(set) var unspaced = UnspacedWords()

  private init(_ properties: [SearchProperty]) {
    self.properties = properties
    let own = properties.compactMap(\.unit).filter { unit in
      if case .other = unit.quantity { true } else { false }
    }
    units = SearchUnit.spellings(of: own)
    let native = properties.flatMap(\.nativeNames)
    for name in native where name.hasUnspacedScript && !name.contains(" ") { unspaced.insert(name) }
    whole = Dictionary(
      properties.enumerated().flatMap { place, property in
        [property.title.contains(" " as Character) ? property.title : "", property.nativeTitle].map
        { (Self.words(ofTitle: $0), place) }
      }, uniquingKeysWith: { first, _ in first })
    titles = properties.flatMap { [$0.title, $0.nativeTitle] }.compactMap { title in
      let parts = title.split(maxSplits: 1, whereSeparator: SearchWording.isListSeparator).map {
        SearchLexer.nameWords(of: String($0))[...]
      }
      return parts.count == 2 && !parts.contains(where: \.isEmpty) ? (parts[0], parts[1]) : nil
    }
    names = Dictionary(grouping: Self.names(of: properties), by: { $0.words[0].utf8.first ?? 0 })
    let offered = properties.enumerated().flatMap { position, property in
      Self.offered(property).map { (name: $0, property: position) }
    }
    completions = Dictionary(grouping: offered, by: { $0.name.utf8.first ?? 0 })
    longestName = offered.map(\.name.utf8.count).max() ?? 0
    spellings = properties.map { property in
      Spelling.all(of: property.names, in: property.name)
        + Spelling.all(of: [property.key], in: property.name)
        + Spelling.all(of: property.nativeNames, in: property.nativeNames.first ?? "")
    }
  }

  /// All names, in the order of their importance.
  private static func names(of properties: [SearchProperty]) -> [Name] {
    // Of equal names, one in words is meant before a key, and that before a short name.
    let kinds: [(SearchProperty) -> [String]] = [
      { $0.names }, { [$0.key, $0.spacedKey] }, { [$0.shortName].compactMap { $0 } },
      { $0.briefNames },
      { usualNames[$0.key] ?? [] }, { $0.nativeNames },
    ]
    let all = kinds.enumerated().flatMap { kind, names in
      properties.enumerated().flatMap { position, property in
        names(property).map {
          Name(
            words: $0.split(separator: " ").map(String.init), property: position,
            isNative: kind == kinds.count - 1)
        }
      }
    }
    return all.filter { !$0.words.isEmpty }
  }

  /// The names that complete a beginning of a property; of the catalog's, the full name only.
  private static func offered(_ property: SearchProperty) -> [String] {
    guard property.column != nil else { return [property.name] + property.nativeNames }
    return property.names + [property.spacedKey, property.key]
      + [property.shortName].compactMap { $0 } + property.nativeNames
  }

  /// Drops the commas of titles, `Covalent radius, single bond`, which would separate parts of a query.
  func joiningTitles(_ tokens: [SearchToken]) -> [SearchToken] {
    tokens.enumerated().filter { position, token in
      guard token.kind == .or else { return true }
      let before = tokens[..<position].suffix(Self.maximumWords)
        .reversed().prefix { !$0.nameWords.isEmpty }.reversed()
      let after = tokens[(position + 1)...].prefix(Self.maximumWords)
        .prefix { !$0.nameWords.isEmpty }
      return !isTitle(before.flatMap(\.nameWords), after.flatMap(\.nameWords))
    }.map(\.element)
  }

  /// True if some title has a comma between words at the end of `before` and words at the beginning of `after`.
  private func isTitle(_ before: [String], _ after: [String]) -> Bool {
    titles.contains {
      before.suffix($0.head.count) == $0.head && after.prefix($0.tail.count) == $0.tail
    }
  }

  private static func words(ofTitle title: String) -> String {
    SearchLexer.nameWords(of: title.withPlainDigits).joined(separator: " ")
  }

  /// The property whose title of several words, or in the user's language, a text is, and nothing else; nil for another
  /// text.
  func property(titled text: String) -> SearchProperty? {
    guard text.utf8.count <= Self.maximumTitle else { return nil }
    let words = Self.words(ofTitle: text)
    return words.isEmpty ? nil : whole[words].map { properties[$0] }
  }

  /// The property with this key; nil if there is none, or if it is not read yet.
  func property(_ key: String) -> SearchProperty? { properties.first { $0.key == key } }

  // MARK: Names

  /// The properties meant by a name.
  enum Match: Hashable {
    case none
    case one(SearchProperty)
    /// More than one; the first two.
    case several([SearchProperty])
  }

  /// Maximum length of a title, in code units of any script.
  static let maximumTitle = 400
  /// Minimum length of an abbreviated name.
  static let leastLength = 3
  /// Maximum number of words of a name.
  static let maximumWords = 16

  /// Returns the property with this name or key, or the one whose name begins with it, word by word: `heat fus`. The
  /// catalog's properties come first.
  /// - Parameter words: in lower case.
  func named(_ words: [String]) -> Match { named(words, among: names(from: words)) }

  /// The properties that a name stands for, two or more, or the first two that words begin; nil for other words.
  func several(_ words: [String]) -> [SearchProperty]? {
    let everyday = Self.everydayNames[words.joined(separator: " ")]?.compactMap {
      property($0)
    }
    if let everyday, everyday.count > 1 { return everyday }
    if case .several(let properties) = named(words) { return properties }
    return nil
  }

  /// Returns the property meant by words, among the names that begin with them.
  func named(_ words: [String], among near: [Name]) -> Match {
    if let exact = near.first(where: { $0.words == words }) {
      return .one(properties[exact.property])
    }
    guard words.joined(separator: " ").utf8.count >= Self.leastLength else { return .none }
    // A beginning of an English name is meant before one of the user's language.
    let english = near.filter { !$0.isNative }
    let found = Set((english.isEmpty ? near : english).map(\.property)).sorted()
    let ofCatalog = found.prefix { properties[$0].column == nil }
    if ofCatalog.count == 1 { return .one(properties[ofCatalog[0]]) }
    guard found.count > 1 else { return found.first.map { .one(properties[$0]) } ?? .none }
    return .several(found.prefix(2).map { properties[$0] })
  }

  /// The names whose words begin with these, in order; the last words may be missing. A number is written in full.
  /// - Parameter known: the names that begin with the first of the words; nil for all names.
  func names(from words: [String], among known: [Name]? = nil) -> [Name] {
    guard let first = words.first?.utf8.first else { return [] }
    return (known ?? names[first] ?? []).filter { name in
      words.count <= name.words.count
        && zip(name.words, words).allSatisfy { own, typed in
          own == typed || own.hasPrefix(typed) && !typed.startsWithDigit
        }
    }
  }

  /// Returns the first property a name of which begins with a text, and that name; of the catalog's, the full name only.
  func completion(of typed: String) -> (property: SearchProperty, name: String)? {
    guard let first = typed.utf8.first, typed.utf8.count <= longestName else { return nil }
    return completions[first]?.first { $0.name.hasPrefix(typed) }
      .map { (properties[$0.property], $0.name) }
  }
}

extension String {
  fileprivate var startsWithDigit: Bool { utf8.first.map { 0x30...0x39 ~= $0 } == true }
}
