/// One line of an element's page: what it is, its value, and where that is from.
public struct Property: Sendable, Hashable, Identifiable {
  /// The catalog's key.
  public let id: String
  /// What is told, `Melting point`.
  public let title: String
  /// With its unit; `unknown` where nobody knows.
  public let value: Message
  /// The same temperature in the other units: `1064.18 °C · 1947.52 °F`; nil for what is none.
  public let otherUnits: String?
  /// The source as told to the user.
  public let source: String?
  /// The source with the data set it was read from.
  public let citation: String?

  /// Whether there is a value.
  public var isKnown: Bool { value != PropertyLines.unknown }
}

/// Properties that stand on one card.
public struct PropertyGroup: Sendable, Hashable, Identifiable {
  public let id: String
  public let title: String
  public let properties: [Property]
}

extension AtomicElement {
  /// All that is known, as cards. What is essential stands there as `unknown` if it is; other
  /// properties are left out where nothing is known.
  public func propertyGroups(
    temperatureUnit: TemperatureUnit = .kelvin,
    sources: [String: PeriodicTable.SourceNote] = [:]
  ) -> [PropertyGroup] {
    let lines = PropertyLines(element: self, temperatureUnit: temperatureUnit, sources: sources)
    return [
      PropertyGroup(id: "physical", title: translatable("Physical"), properties: lines.physical),
      PropertyGroup(id: "atomic", title: translatable("Atomic"), properties: lines.atomic),
      PropertyGroup(id: "history", title: translatable("History"), properties: lines.history),
    ]
  }
}

/// Words an element's values into lines.
struct PropertyLines {
  let element: AtomicElement
  let temperatureUnit: TemperatureUnit
  let sources: [String: PeriodicTable.SourceNote]

  static var unknown: Message { .text(translatable("unknown")) }

  var physical: [Property] {
    let state = line("phase", translatable("State at 20 °C"), .text(element.state.word))
    let structure = optionalLine(
      "crystal_structure", translatable("Crystal structure"),
      element.crystalStructure.map(Message.text))
    let appearance = optionalLine(
      "appearance", translatable("Appearance"), element.appearance.map(Message.verbatim))
    return [state] + figures(of: .physical) + [structure, appearance].compactMap { $0 }
  }

  var atomic: [Property] {
    let place = [element.group.map(String.init) ?? "–", String(element.period), element.block]
    let shells = element.shells.map(String.init)
    let states = element.oxidationStates.map(NumberFormat.signed)
    let lines = [
      weight,
      line(
        "group", translatable("Group · period · block"),
        .verbatim(place.joined(separator: Self.dot)),
        source: element.textSources["group"] ?? element.textSources["period"]),
      line("category", translatable("Category"), .text(element.category.word)),
      line(
        "shells", translatable("Electrons per shell"),
        shells.isEmpty ? Self.unknown : .verbatim(shells.joined(separator: Self.dot))),
      optionalLine(
        "electron_configuration", translatable("Electron configuration"),
        element.electronConfiguration.map { .verbatim(Self.withSuperscripts($0)) }),
      optionalLine(
        "oxidation_states", translatable("Main oxidation states"),
        states.isEmpty ? nil : .verbatim(states.joined(separator: ", "))),
    ]
    let cas = optionalLine("cas", translatable("CAS number"), element.cas.map(Message.verbatim))
    return lines.compactMap { $0 } + figures(of: .atomic) + [cas].compactMap { $0 }
  }

  var history: [Property] {
    let discovery = element.discovery
    let when = yearText(discovery) ?? discovery.note.map(Message.text)
    let discoverer =
      discovery.by == nil && discovery.note != nil
      ? nil
      : line(
        "discovered_by", translatable("Discovered by"),
        discovery.by.map(Message.verbatim) ?? Self.unknown)
    let lines = [
      line(
        "discovery_year", translatable("Discovered"), when ?? Self.unknown,
        source: element.textSources["discovery_year"] ?? element.textSources["discovery"]),
      discoverer,
      optionalLine(
        "discovery_location", translatable("Place of discovery"),
        discovery.location.map(Message.verbatim)),
      optionalLine(
        "named_by", translatable("Named by"), element.namedBy.map(Message.verbatim)),
      optionalLine(
        "name_origin", translatable("Origin of the name"),
        element.nameOrigin.map(Message.verbatim)),
    ]
    return lines.compactMap { $0 }
  }

  // MARK: Lines

  private static let dot = " · "

  private var weight: Property {
    let figure = element.atomicWeight
    let title =
      figure.kind == .massNumber
      ? translatable("Mass number of the longest-lived isotope")
      : translatable("Standard atomic weight")
    return line(RecordDecoder.weightKey, title, figure.displayText, source: figure.source)
  }

  private func figures(of group: FigureKey.Group) -> [Property] {
    FigureKey.allCases.filter { $0.group == group }.compactMap { key in
      if let figure = element.figures[key] {
        let others = figure.textsInOtherUnits(than: temperatureUnit)
        return line(
          key.rawValue, key.title, figure.displayText(in: temperatureUnit),
          otherUnits: others.isEmpty ? nil : others.joined(separator: Self.dot),
          source: figure.source)
      }
      if let remark = remark(on: key) { return line(key.rawValue, key.title, remark) }
      return key.isEssential ? line(key.rawValue, key.title, Self.unknown) : nil
    }
  }

  /// What is said in place of a figure that does not exist.
  private func remark(on key: FigureKey) -> Message? {
    if let remark = element.remarks[key] { return .text(remark) }
    let sublimes = element.figures[.boilingPoint]?.conditions == Self.sublimes
    return key == .meltingPoint && sublimes ? .text(translatable("none, it sublimes")) : nil
  }

  /// How the catalog marks a boiling point at which a solid turns into gas.
  private static let sublimes = "sublimes"

  private func line(
    _ id: String, _ title: String, _ value: Message, otherUnits: String? = nil,
    source: String? = nil
  ) -> Property {
    let key = source ?? element.textSources[id]
    let isEstimate = element.textKinds[id] == .predicted
    return Property(
      id: id, title: title,
      value: isEstimate ? .format(translatable("{1}, predicted"), value) : value,
      otherUnits: otherUnits, source: key.map { sources[$0]?.title ?? $0 },
      citation: key.map { sources[$0]?.citation ?? $0 })
  }

  /// `1895 (isolated; seen in the light of the Sun in 1868)`
  private func yearText(_ discovery: AtomicElement.Discovery) -> Message? {
    discovery.year.map { year in
      let year = Message.verbatim(String(year))
      return discovery.note.map { .format(translatable("{1} ({2})"), year, .text($0)) } ?? year
    }
  }

  private func optionalLine(_ id: String, _ title: String, _ value: Message?) -> Property? {
    value.map { line(id, title, $0) }
  }

  /// `[Xe] 4f14 5d10 6s1` as it is printed: `[Xe] 4f¹⁴ 5d¹⁰ 6s¹`.
  static func withSuperscripts(_ configuration: String) -> String {
    let superscripts = Array("⁰¹²³⁴⁵⁶⁷⁸⁹")
    var isAfterLetter = false
    var result = ""
    for character in configuration {
      if character.isLetter {
        isAfterLetter = true
      } else if !character.isASCII || character.wholeNumberValue == nil {
        isAfterLetter = false
      }
      let digit = isAfterLetter ? character.wholeNumberValue : nil
      result.append(digit.map { superscripts[$0] } ?? character)
    }
    return result
  }
}
