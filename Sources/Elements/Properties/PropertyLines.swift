/// Formats an element's values as rows.
struct PropertyLines {
  let element: AtomicElement
  let temperatures: TemperatureDisplay
  let sources: [String: PeriodicTable.SourceNote]
  /// False for the lines of texts alone.
  var hasFigures = true

  static var unknown: Message { .text(translatable("unknown")) }

  var physical: [Property] {
    let title = { Message.format(translatable("State at {1}"), .roomTemperature(in: $0)) }
    var state = line("phase", title(temperatures.first), .text(element.state.word))
    state.fixedTitle = title(.celsius)
    let structure = optionalLine(
      "crystal_structure", translatable("Crystal structure"),
      element.crystalStructure.map(crystalText))
    let appearance = optionalLine(
      "appearance", translatable("Appearance", context: "property of an element"),
      element.appearance.map(Message.description))
    return [state] + figures(of: .physical) + [structure, appearance].compactMap { $0 }
  }

  var atomic: [Property] {
    let shells = element.shells.map(String.init)
    let states = element.oxidationStates.map(NumberFormat.signed)
    let lines = [
      weight,
      group,
      line(
        "period", translatable("Period", context: "property of an element"),
        .verbatim(String(element.period)),
        number: element.period),
      line(
        "block", translatable("Block", context: "property of an element"), .verbatim(element.block)),
      line(
        "category", translatable("Category", context: "property of an element"),
        element.category == .unknown ? Self.unknown : .text(element.category.word)),
      line(
        "shells", translatable("Electrons per shell"),
        shells.isEmpty ? Self.unknown : .verbatim(shells.joined(separator: NumberFormat.dot))),
      optionalLine(
        "electron_configuration", translatable("Electron configuration"),
        element.electronConfiguration.map { .verbatim(Self.withSuperscripts($0)) }),
      optionalLine(
        "oxidation_states", translatable("Main oxidation states"),
        states.isEmpty ? nil : .list(states.map(Message.verbatim))),
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
        discovery.by.map(Message.people) ?? Self.unknown)
    let lines = [
      line(
        "discovery_year", translatable("Discovered", context: "property of an element"),
        when ?? Self.unknown, number: discovery.year,
        source: element.textSources["discovery_year"] ?? element.textSources["discovery"]),
      discoverer,
      optionalLine(
        "discovery_location", translatable("Place of discovery"),
        discovery.location.map(Message.places)),
      optionalLine(
        "named_by", translatable("Named by"), element.namedBy.map(Message.verbatim)),
      optionalLine(
        "name_origin", translatable("Origin of the name"),
        element.nameOrigin.map(Message.description)),
    ]
    return lines.compactMap { $0 }
  }

  // MARK: Lines

  private var group: Property {
    line(
      "group", translatable("Group", context: "property of an element"),
      element.group.map { .verbatim(String($0)) }
        ?? .text(translatable("none", context: "group of an element")),
      number: element.group, source: element.textSources["group"] ?? element.textSources["period"])
  }

  private var weight: Property {
    let figure = element.atomicWeight
    let title =
      switch figure.kind {
      case .massNumber: translatable("Mass number of the longest-lived isotope")
      case _ where figure.conditions[.form] != nil && figure.conditions[.form] == element.form:
        translatable("Relative atomic mass")
      default: translatable("Standard atomic weight")
      }
    return line(RecordDecoder.weightKey, title, figure)
  }

  /// The crystal structure, of a form with its name: `cubic (diamond)`.
  private func crystalText(_ structure: String) -> Message {
    guard element.hasCrystalOfForm, let form = element.form else { return .text(structure) }
    return .format(translatable("{1} ({2})"), .text(structure), .condition(form))
  }

  private func figures(of group: FigureKey.Group) -> [Property] {
    guard hasFigures else { return [] }
    return FigureKey.allCases.filter { $0.group == group }.compactMap { key in
      if let figure = element.figures[key] {
        return line(key.rawValue, key.title, figure)
      }
      if let remark = remark(on: key) { return line(key.rawValue, key.title, remark) }
      return key.isEssential ? line(key.rawValue, key.title, Self.unknown) : nil
    }
  }

  /// The remark shown in place of a figure that does not exist.
  func remark(on key: FigureKey) -> Message? {
    if let remark = element.remarks[key] { return .condition(remark) }
    return key == .meltingPoint && element.sublimes ? .text(translatable("none, it sublimes")) : nil
  }

  func line(_ id: String, _ title: String, _ figure: Figure) -> Property {
    let (first, others) = (temperatures.first, figure.texts(in: temperatures.others))
    return Property(
      id: id, title: .text(title), value: figure.displayText(in: [first]),
      otherUnits: others.isEmpty ? nil : others.joined(separator: NumberFormat.dot),
      number: figure.number(in: first), source: source(figure.source),
      citation: citation(figure.source), conditions: figure.conditions.text(in: first),
      uncertainty: figure.uncertaintyText(in: first),
      second: figure.secondText(in: first).map {
        Property.SecondSource(value: $0, citation: citation(figure.second?.source))
      })
  }

  func line(
    _ id: String, _ title: String, _ value: Message, number: Int? = nil, source key: String? = nil
  ) -> Property {
    line(id, .text(title), value, number: number, source: key)
  }

  private func line(
    _ id: String, _ title: Message, _ value: Message, number: Int? = nil, source key: String? = nil
  ) -> Property {
    let key = key ?? element.textSources[id]
    let isEstimate = element.textKinds[id] == .predicted
    return Property(
      id: id, title: title,
      value: isEstimate ? .format(translatable("{1}, predicted"), value) : value,
      number: number.map { String($0) }, source: source(key), citation: citation(key))
  }

  private func source(_ key: String?) -> String? { key.map { sources[$0]?.title ?? $0 } }

  private func citation(_ key: String?) -> String? { key.map { sources[$0]?.citation ?? $0 } }

  /// The year with its note: `1895 (isolated; seen in the light of the Sun in 1868)`
  private func yearText(_ discovery: AtomicElement.Discovery) -> Message? {
    discovery.year.map { year in
      let year = Message.verbatim(String(year))
      return discovery.note.map { .format(translatable("{1} ({2})"), year, .text($0)) } ?? year
    }
  }

  private func optionalLine(_ id: String, _ title: String, _ value: Message?) -> Property? {
    value.map { line(id, title, $0) }
  }

  /// `[Xe] 4f14 5d10 6s1` with superscripts: `[Xe] 4f¹⁴ 5d¹⁰ 6s¹`.
  static func withSuperscripts(_ configuration: String) -> String {
    var isAfterLetter = false
    var result = ""
    for character in configuration {
      if character.isLetter {
        isAfterLetter = true
      } else if !character.isASCII || character.wholeNumberValue == nil {
        isAfterLetter = false
      }
      result += isAfterLetter ? PowerOfTen.superscript(String(character)) : String(character)
    }
    return result
  }
}
