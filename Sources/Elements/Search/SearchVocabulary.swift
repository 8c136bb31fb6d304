/// The properties that queries can name, and the units of their numbers.
public struct SearchVocabulary: Sendable {
  /// The properties, those of the catalog first.
  let properties: [SearchProperty]
  /// The spellings of units that measure one property only.
  let units: [(symbol: [Unicode.Scalar], unit: SearchUnit)]
  /// The names by their first code unit.
  private let names: [UInt8: [Name]]
  /// The words of titles before and after a comma.
  private let titles: [(head: ArraySlice<String>, tail: ArraySlice<String>)]

  /// A name of a property, in words.
  struct Name: Sendable {
    let words: [String]
    /// Position of the property.
    let property: Int
  }

  /// Everyday names beside titles and keys, in words of the search.
  static let usualNames = [
    "longest_half_life": ["half life", "halflife"], "mohs_hardness": ["hardness mohs"],
    "resistivity": ["electric resistivity", "specific resistance", "resistance"],
    "superconduction_temperature": [
      "superconductor", "superconductors", "superconducting", "superconducts",
    ],
    "youngs_modulus": ["elastic modulus"], "thermal_expansion": ["expansion", "thermal expansion"],
    "speed_of_sound": ["sound velocity"], "specific_heat": ["specific heat"],
    "known_isotopes": ["isotopes"],
  ]

  /// The properties of the catalog.
  public static let catalog = SearchVocabulary(SearchProperty.ofCatalog)

  /// The properties of the catalog and those of a list. A property in both is the catalog's.
  public init(_ list: PropertyList, fold: TextFold) {
    let known = Set(SearchProperty.ofCatalog.map(\.key))
    self.init(
      SearchProperty.ofCatalog
        + list.columns.filter { !known.contains($0.id) }.map { SearchProperty($0, fold: fold) })
  }

  private init(_ properties: [SearchProperty]) {
    self.properties = properties
    let own = properties.compactMap(\.unit).filter { unit in
      if case .other = unit.quantity { true } else { false }
    }
    units = SearchUnit.spellings(of: own)
    titles = properties.compactMap { property in
      let parts = property.title.split(separator: ",", maxSplits: 1).map {
        SearchLexer.nameWords(of: String($0))[...]
      }
      return parts.count == 2 && !parts.contains(where: \.isEmpty) ? (parts[0], parts[1]) : nil
    }
    // Of equal names, one in words is meant before a key, and that before a short name.
    let kinds: [(SearchProperty) -> [String]] = [
      { $0.names }, { [$0.key, $0.spacedKey] }, { [$0.shortName].compactMap { $0 } },
      { Self.usualNames[$0.key] ?? [] },
    ]
    let all = kinds.flatMap { names in
      properties.enumerated().flatMap { position, property in
        names(property).map {
          Name(words: $0.split(separator: " ").map(String.init), property: position)
        }
      }
    }
    names = Dictionary(
      grouping: all.filter { !$0.words.isEmpty }, by: { $0.words[0].utf8.first ?? 0 })
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

  /// The property with this key; nil if there is none, or if it is not read yet.
  func property(_ key: String) -> SearchProperty? { properties.first { $0.key == key } }

  // MARK: Names

  /// The properties meant by a name.
  enum Match: Hashable {
    case none
    case one(SearchProperty)
    case several([SearchProperty])
  }

  /// Minimum length of an abbreviated name.
  static let leastLength = 3
  /// Maximum number of words of a name.
  static let maximumWords = 16

  /// Returns the property with this name or key, or the one whose name begins with it, word by word: `heat fus`. The
  /// catalog's properties come first.
  /// - Parameter words: in lower case.
  func named(_ words: [String]) -> Match { named(words, among: names(from: words)) }

  /// Returns the property meant by words, among the names that begin with them.
  func named(_ words: [String], among near: [Name]) -> Match {
    if let exact = near.first(where: { $0.words == words }) {
      return .one(properties[exact.property])
    }
    guard words.joined(separator: " ").utf8.count >= Self.leastLength else { return .none }
    let found = Set(near.map(\.property)).sorted().map { properties[$0] }
    let ofCatalog = found.filter { $0.column == nil }
    if ofCatalog.count == 1 { return .one(ofCatalog[0]) }
    return found.isEmpty ? .none : found.count == 1 ? .one(found[0]) : .several(found)
  }

  /// The names whose words begin with these, in order; the last words may be missing. A number is written in full.
  /// - Parameter known: the names that begin with the first of the words; nil for all names.
  func names(from words: [String], among known: [Name]? = nil) -> [Name] {
    guard let first = words.first?.utf8.first else { return [] }
    return (known ?? names[first] ?? []).filter { name in
      words.count <= name.words.count
        && zip(name.words, words).allSatisfy { own, typed in
          own == typed || own.hasPrefix(typed) && typed.first?.isNumber != true
        }
    }
  }

  /// Returns the full names of the properties whose name, or its beginning, differs from a word by few letters; the
  /// nearest first.
  func names(like word: String) -> [String] {
    let typed = Array(word.lowercased().utf8)
    guard (Self.leastLength...30).contains(typed.count) else { return [] }
    let limit = typed.count <= 4 ? 1 : 2
    var found: [(distance: Int, name: String)] = []
    for property in properties where !found.contains(where: { $0.name == property.name }) {
      let names = property.names.flatMap { name in
        [name] + name.split(separator: " ").prefix(1).map(String.init)
      }
      let distances = (names + [property.key]).compactMap { name -> Int? in
        let own = Array(name.utf8)
        let ends = [own, Array(own.prefix(typed.count)), Array(own.prefix(typed.count - 1))]
        return ends.compactMap { EditDistance.between(typed, $0, atMost: limit) }.min()
      }
      if let distance = distances.min() { found.append((distance, property.name)) }
    }
    let sorted = found.enumerated().sorted {
      ($0.element.distance, $0.offset) < ($1.element.distance, $1.offset)
    }
    return sorted.prefix(SearchIndex.maximumSuggestions).map(\.element.name)
  }

  /// Returns the first property a name of which begins with a text, and that name; of the catalog's, the full name only.
  func completion(of typed: String) -> (property: SearchProperty, name: String)? {
    for property in properties {
      let names = property.names + [property.spacedKey, property.key, property.shortName ?? ""]
      let offered = property.column == nil ? [property.name] : names
      if let name = offered.first(where: { $0.hasPrefix(typed) }) { return (property, name) }
    }
    return nil
  }
}
