/// A numeric property of the elements, compared in conditions.
public struct SearchProperty: Sendable {
  /// The catalog's key: `melt`.
  public let key: String
  /// The name, `Melting point`, to be translated.
  public let title: String
  /// The names by which conditions call it, in lower case, the full name first.
  let names: [String]
  /// The name of a property within its group; nil without one.
  let shortName: String?
  let quantity: SearchQuantity
  /// Titles of the user's own of one or two letters, which may be words of any query, such as “a”: they name the property
  /// right before a comparison only.
  let briefNames: [String]
  /// The values of a property beyond the catalog's; nil for one of the catalog.
  let column: PropertyColumn?
  /// The unit of its values.
  let unit: SearchUnit?
  /// The names in the user's language, in lower case; none in English.
  private(set) var nativeNames: [String] = []
  /// The title in the user's language; empty in English.
  private(set) var nativeTitle = ""

  /// The full name, as completed: `melting point`.
  public var name: String { names.first ?? key }

  /// The catalog's properties; at an ambiguous beginning the first is offered.
  public static let ofCatalog: [SearchProperty] = [
    SearchProperty(
      "melt", translatable("Melting point"), .temperature,
      ["melting point", "melts", "melting temperature"]),
    SearchProperty(
      "boil", translatable("Boiling point"), .temperature,
      ["boiling point", "boils", "boiling temperature"]),
    SearchProperty("density", translatable("Density"), .density, ["density"]),
    SearchProperty(
      "electronegativity_pauling", translatable("Electronegativity (Pauling)"), .number,
      ["electronegativity"]),
    SearchProperty(
      "atomic_mass", translatable("Standard atomic weight"), .number,
      [
        "atomic weight", "standard atomic weight", "weight", "mass", "relative atomic mass",
        "weighs",
      ]),
    SearchProperty(
      "number", translatable("Atomic number"), .number,
      ["atomic number", "protons", "proton number", "z"]),
    SearchProperty(
      "group", translatable("Group", context: "property of an element"), .number,
      ["group", "column"]),
    SearchProperty(
      "period", translatable("Period", context: "property of an element"), .number,
      ["period", "row"]),
    SearchProperty(
      "discovery_year", translatable("Discovered", context: "property of an element"), .year,
      ["discovered", "discovery year", "year of discovery", "year", "found"]),
    SearchProperty(
      "molar_heat", translatable("Molar heat capacity"), .molarHeat,
      ["molar heat capacity"]),
    SearchProperty(
      "electron_affinity", translatable("Electron affinity"), .energy, ["electron affinity"]),
    SearchProperty(
      "first_ionization_energy", translatable("First ionization energy"), .energy,
      ["ionization energy", "first ionization energy", "ionisation energy"]),
    SearchProperty(
      "covalent_radius", translatable("Covalent radius"), .length, ["covalent radius"]),
    SearchProperty(
      "van_der_waals_radius", translatable("Van der Waals radius"), .length,
      ["van der waals radius", "vdw radius"]),
    SearchProperty("atomic_radius", translatable("Atomic radius"), .length, ["atomic radius"]),
    SearchProperty("heat_of_fusion", translatable("Heat of fusion"), .energy, ["heat of fusion"]),
    SearchProperty(
      "heat_of_vaporization", translatable("Heat of vaporization"), .energy,
      ["heat of vaporization", "heat of vaporisation"]),
    SearchProperty(
      "thermal_conductivity", translatable("Thermal conductivity"), .conductivity,
      ["thermal conductivity"]),
    SearchProperty(
      "oxidation_states", translatable("Main oxidation states"), .number,
      ["oxidation state", "oxidation states", "oxidation number", "valence"]),
  ]

  static let discoveryYear = property("discovery_year")
  static let atomicNumber = property("number")

  /// Returns the property with this key of the catalog, which must exist.
  static func property(_ key: String) -> SearchProperty {
    ofCatalog.first { $0.key == key } ?? ofCatalog[0]
  }

  private init(
    _ key: String, _ title: String, _ quantity: SearchQuantity, _ names: [String]
  ) {
    self.key = key
    self.title = title
    self.quantity = quantity
    self.names = names
    (column, unit, shortName, briefNames) = (nil, nil, nil, [])
  }

  /// A property beyond the catalog's, by the words of its title and its key; one of abundances also by what follows the
  /// group in the key: `crust`.
  init(_ column: PropertyColumn, fold: TextFold) {
    (key, title, self.column) = (column.id, column.title, column)
    unit = column.unit.map { SearchUnit.listed($0) ?? .other($0) }
    quantity = unit?.quantity ?? .number
    let title = SearchLexer.nameWords(of: column.title)
    let plain = title.map { word in
      word.utf8.allSatisfy { $0 < 0x80 } ? word : fold(word).last ?? word
    }
    let key = column.id.split(separator: "_").map { $0.lowercased() }
    let known = [title, plain].map { $0.joined(separator: " ") }
    let all = known.enumerated().filter { !known[..<$0].contains($1) }.map(\.element)
    names = all.filter { !Self.isBrief($0, column) }
    briefNames = all.filter { Self.isBrief($0, column) }
    shortName = key.first == column.group.rawValue ? key.dropFirst().joined(separator: " ") : nil
  }

  private static func isBrief(_ name: String, _ column: PropertyColumn) -> Bool {
    column.group == .own && name.utf8.count < SearchVocabulary.leastLength
  }

  /// True for words that name the property right before a comparison only.
  func isBrief(_ words: [String]) -> Bool {
    column.map { Self.isBrief(words.joined(separator: " "), $0) } ?? false
  }

  /// The property's numbers of an element, in the unit of the quantity; empty if unknown.
  func values(of element: AtomicElement) -> [Double] {
    if let column {
      return column.values[element.number].map { [unit?.base($0.number) ?? $0.number] } ?? []
    }
    switch key {
    case "number": return [Double(element.number)]
    case "atomic_mass": return [element.atomicWeight.value]
    case "group": return element.group.map { [Double($0)] } ?? []
    case "period": return [Double(element.period)]
    case "discovery_year": return element.knownSince.map { [$0] } ?? []
    case "oxidation_states": return element.oxidationStates.map { Double($0) }
    default:
      guard let figure = FigureKey(rawValue: key).flatMap({ element.figures[$0] }) else {
        return []
      }
      guard let symbol = figure.unit else { return [figure.value] }
      guard let unit = SearchUnit.named(symbol), unit.quantity == quantity else { return [] }
      return [unit.base(figure.value)]
    }
  }

  /// The value as rows show it, `234.321 K`; nil if unknown.
  func text(of element: AtomicElement, in unit: TemperatureUnit) -> String? {
    if let column {
      return column.values[element.number]?.figure.quantity(
        in: column.isAlwaysInKelvin ? .kelvin : unit)
    }
    switch key {
    case "number": return String(element.number)
    case "atomic_mass": return element.atomicWeight.text
    case "group": return element.group.map { String($0) }
    case "period": return String(element.period)
    case "discovery_year":
      return element.discovery.year.map { String($0) } ?? element.discovery.note
    case "oxidation_states":
      let states = element.oxidationStates.map(NumberFormat.signed)
      return states.isEmpty ? nil : states.joined(separator: ", ")
    default:
      return FigureKey(rawValue: key).flatMap { element.figures[$0] }?.quantity(in: unit)
    }
  }
}

extension SearchProperty {
  /// The value in a unit asked for, with the digits of its source; nil if it is unknown.
  func text(of element: AtomicElement, in unit: SearchUnit?) -> String? {
    guard let unit else { return text(of: element, in: TemperatureUnit.kelvin) }
    if let temperature = unit.ofTemperature { return text(of: element, in: temperature) }
    return figure(of: element).map { $0.quantity(in: unit) }
      ?? text(of: element, in: TemperatureUnit.kelvin)
  }

}

extension SearchUnit {
  /// The unit as one of temperatures; nil for another one.
  var ofTemperature: TemperatureUnit? {
    TemperatureUnit.allCases.first { $0.symbol == symbols.first }
  }
}

extension Figure {
  /// The figure in a unit asked for, or in its own.
  func quantity(in asked: SearchUnit?) -> String {
    guard let asked, let own = unit.flatMap(SearchUnit.listed), own != asked,
      let number = SignificantNumber(digits),
      let base = SignificantNumber("\(own.factor)").flatMap(number.product),
      let factor = SignificantNumber("\(asked.factor)"),
      let converted = base.divided(by: factor, digits: 9)
    else { return quantity(in: TemperatureUnit.kelvin) }
    let quantity = NumberFormat.quantity(
      converted.rounded(to: min(number.digits, 9)).text, asked.symbols[0])
    return isApproximate ? Figure.about + quantity : quantity
  }
}

extension SearchProperty {
  /// The figure of an element; nil if it is unknown, and for what is no figure.
  func figure(of element: AtomicElement) -> Figure? {
    if let column { return column.values[element.number]?.figure }
    return FigureKey(rawValue: key).flatMap { element.figures[$0] }
  }
}

extension SearchProperty: Hashable {
  public static func == (left: SearchProperty, right: SearchProperty) -> Bool {
    left.key == right.key
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(key) }
}

extension SearchProperty {
  /// True if numbers of the property may have a unit other than one of years.
  var hasUnits: Bool {
    quantity != .year && (quantity != .number || key == RecordDecoder.weightKey)
  }

  /// True for a group or a period: a place in the table.
  var isPlace: Bool { ["group", "period"].contains(key) }

  /// True for the longest half-life, beside which an element has those of its other isotopes.
  var isHalfLife: Bool { key == "longest_half_life" }

  /// True if numbers of the property may have this unit, or none.
  func allows(_ unit: SearchUnit?) -> Bool {
    guard let unit else { return true }
    return unit.quantity == quantity && (quantity == .year || hasUnits)
  }

  /// Converts a number into the unit of the quantity; one without unit is in that of the property.
  func base(_ value: Double, _ unit: SearchUnit?) -> Double {
    (unit ?? self.unit)?.base(value) ?? value
  }

  /// True for one of the property's names, not for its beginning.
  func isFullName(_ words: [String]) -> Bool {
    let text = words.joined(separator: " ")
    return names.contains(text) || nativeNames.contains(text) || key == text || spacedKey == text
      || SearchVocabulary.usualNames[key]?.contains(text) == true
  }

  /// The translated title in words of the search, and the part before a parenthesis; none if there is no translation.
  func names(translatedBy translate: (String) -> String) -> [String] {
    let translated = translate(title)
    guard translated.withoutContext != title.withoutContext else { return [] }
    // Arabic titles have isolates around numbers.
    let text = translated.filter { $0 != "\u{2068}" && $0 != "\u{2069}" }
    let head = text.prefix { $0 != "(" && $0 != "（" }
    let names = [text, String(head)].map {
      SearchLexer.nameWords(of: $0).joined(separator: " ")
    }
    return names.enumerated().filter { !names[..<$0].contains($1) && !$1.isEmpty }.map(\.element)
  }

  /// The property with names in the user's language, also without accents.
  func named(by translate: (String) -> String, fold: TextFold) -> SearchProperty {
    var property = self
    let found = names(translatedBy: translate)
    let plain = found.map { name in
      name.split(separator: " ").map { word in
        let word = String(word)
        return word.isASCII || word.hasUnspacedScript
          ? word : (fold(word).last ?? word).foldingArabic
      }.joined(separator: " ")
    }
    let further = plain + found.map(\.withDigraphs)
    let all =
      found + further.enumerated().filter { !(found + further[..<$0]).contains($1) }.map(\.element)
    property.nativeTitle = found.isEmpty ? "" : translate(title)
    property.nativeNames = all.filter { !names.contains($0) }
    return property
  }

  var spacedKey: String { String(key.map { $0 == "_" ? " " : $0 }) }
}
