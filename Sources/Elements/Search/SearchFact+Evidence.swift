extension SearchFact {
  /// The value that shows that the fact holds for an element: `superconducts below 9.25 K`; nil if it does not hold.
  func evidence(for element: AtomicElement, in data: SearchData) -> Message? {
    switch self {
    case .radioactive, .stable, .monoisotopic, .primordial, .natural, .synthetic:
      isotopes(of: element, data)
    case .halfLife(let condition): Self.halfLife(condition, of: element, data)
    case .ancient, .known: discovery(of: element)
    case .ofWomen:
      element.discovery.by.flatMap {
        Self.women.isDisjoint(with: SearchMatch.names(in: $0)) ? nil : .people($0)
      }
    case .toxic, .pictogram, .hazardClass, .statement, .explosive, .additive, .ec:
      data.hazards[element.number].flatMap(evidence)
    case .superconducting: superconduction(of: element, data)
    case .cas(let code):
      element.cas.flatMap {
        $0.hasPrefix(code) ? .format(translatable("CAS {1}"), .verbatim($0)) : nil
      }
    case .structure(let name): structure(name, of: element, data)
    case .configuration(let text): Self.configuration(text, of: element)
    case .oxidation(let state): Self.oxidation(state, of: element, data)
    case .line(let wavelength, let tolerance):
      Self.line(wavelength, tolerance, of: element, data)?.message
    }
  }

  /// The order of an element among those for which the fact holds: the lower the better.
  func distance(of element: AtomicElement, in data: SearchData) -> Double? {
    if self == .toxic {
      return Self.pictogram(.skull).evidence(for: element, in: data) == nil ? 1 : 0
    }
    guard case .line(let wavelength, let tolerance) = self else { return nil }
    return Self.line(wavelength, tolerance, of: element, data)?.distance
  }

  // MARK: Isotopes

  private func isotopes(of element: AtomicElement, _ data: SearchData) -> Message? {
    let nuclides = data.nuclides[element.number]
    guard !nuclides.isEmpty else { return nil }
    let stable = nuclides.count { $0.halfLife.kind == .stable }
    let primordial = nuclides.count { $0.isPrimordial }
    switch self {
    case .radioactive where stable == 0:
      return data.nuclides.longestLived(of: element.number).map {
        .format(
          translatable("radioactive; half-life of {1}: {2}"), .verbatim($0.sign(element.symbol)),
          $0.halfLife.text)
      }
    case .stable where stable > 0, .monoisotopic where stable == 1 && primordial == 1:
      return .counted(
        stable, translatable(singular: "{1} stable isotope", plural: "{1} stable isotopes"))
    case .primordial where primordial > 0:
      return .counted(
        primordial,
        translatable(singular: "{1} primordial isotope", plural: "{1} primordial isotopes"))
    case .natural where data.natural.contains(element.number):
      return .text(
        primordial > 0
          ? translatable("natural: primordial") : translatable("natural: made by radioactive decay")
      )
    case .synthetic where !data.natural.contains(element.number):
      return .text(translatable("synthetic: neither primordial nor made by its decay"))
    default: return nil
    }
  }

  /// The longest half-life of an isotope within the bounds.
  private static func halfLife(
    _ condition: SearchCondition, of element: AtomicElement, _ data: SearchData
  ) -> Message? {
    let nuclides = data.nuclides[element.number].filter { nuclide in
      nuclide.halfLife.kind == .measured
        && condition.bounds.allSatisfy { $0.holds(nuclide.halfLife.seconds) }
    }
    return nuclides.max { $0.halfLife.seconds < $1.halfLife.seconds }.map {
      .format(
        translatable("half-life of {1}: {2}"), .verbatim($0.sign(element.symbol)), $0.halfLife.text)
    }
  }

  // MARK: Discovery

  /// The women among the discoverers in the data.
  static let women: Set<String> = [
    "Marie Skłodowska-Curie", "Marguerite Perey", "Lise Meitner", "Ida Tacke",
  ]

  private func discovery(of element: AtomicElement) -> Message? {
    let note = element.isAncient ? element.discovery.note.map(Message.text) : nil
    guard case .known(let limit) = self else { return note }
    if let note { return note }
    return element.discovery.year.flatMap { year in
      year <= limit ? .format(translatable("discovered {1}"), .verbatim(String(year))) : nil
    }
  }

  // MARK: Hazards

  private func evidence(_ hazards: ElementHazards) -> Message? {
    switch self {
    case .additive(let number):
      let isSame =
        hazards.additiveNumber.map { $0.filter { $0 != " " } } == number.filter { $0 != " " }
      return isSame ? hazards.additiveNumber.map(Message.verbatim) : nil
    case .ec(let number):
      return hazards.ecNumber.hasPrefix(number)
        ? .format(translatable("EC {1}"), .verbatim(hazards.ecNumber)) : nil
    case .toxic:
      return Self.pictogram(.skull).evidence(hazards)
        ?? Self.pictogram(.healthHazard).evidence(hazards)
    case .pictogram(let pictogram):
      let entry = hazards.entries.first { $0.pictograms.contains(pictogram) }
      return entry.flatMap { entry in
        entry.hazards.first { $0.hazardClass?.pictogram == pictogram }.map { Self.text($0, entry) }
      }
    case .hazardClass(let beginning):
      return first(in: hazards) { $0.hazardClass?.code.hasPrefix(beginning) == true }
    case .statement(let code):
      return first(in: hazards) { $0.statement?.code.hasPrefix(code) == true }
    default: return nil
    }
  }

  private func first(in hazards: ElementHazards, where holds: (Hazard) -> Bool) -> Message? {
    for entry in hazards.entries {
      if let hazard = entry.hazards.first(where: holds) { return Self.text(hazard, entry) }
    }
    return nil
  }

  /// `H330: Fatal if inhaled`, with the form of the element: `White: H250: …`.
  private static func text(_ hazard: Hazard, _ entry: HazardEntry) -> Message {
    let text = Message.format(translatable("{1}: {2}"), .verbatim(hazard.code), .text(hazard.text))
    return entry.form.isEmpty
      ? text : .format(translatable("{1}: {2}"), .condition(entry.form), text)
  }

  // MARK: Solid

  private func superconduction(of element: AtomicElement, _ data: SearchData) -> Message? {
    guard let value = data.properties["superconduction_temperature"]?.values[element.number] else {
      return nil
    }
    let fact = Message.format(
      translatable("superconducts below {1}"), .number(value.figure.quantity(in: .kelvin)))
    return value.figure.conditions.text(in: .kelvin).map {
      .format(translatable("{1} ({2})"), fact, $0)
    } ?? fact
  }

  private func structure(
    _ name: String, of element: AtomicElement, _ data: SearchData
  ) -> Message? {
    func names(_ known: String) -> Bool {
      known == name || known.split(separator: ",").last.map { $0.drop { $0 == " " } } == name[...]
    }
    if let own = element.crystalStructure, names(own) { return .text(own) }
    let form = data.details[element.number]?.cell?.form
    return form.flatMap { names($0) ? .condition($0) : nil }
  }

  // MARK: Electrons

  /// A configuration with its core is a beginning, one from 1s² on the whole, another one an end; in any order.
  private static func configuration(_ text: String, of element: AtomicElement) -> Message? {
    guard let own = element.electronConfiguration else { return nil }
    var orbitals = own.split(separator: " ")
    let asked = text.split(separator: " ")
    let isWhole = asked.count > 1 && asked[0] == "1s2"
    while isWhole, let core = orbitals.first.flatMap({ closedShells[String($0)] }) {
      orbitals.replaceSubrange(..<1, with: core.split(separator: " "))
    }
    let count = isWhole ? orbitals.count : asked.count
    guard asked.count == count, count <= orbitals.count else { return nil }
    let part = text.first == "[" ? orbitals.prefix(count) : orbitals.suffix(count)
    return Set(part) == Set(asked) ? .verbatim(PropertyLines.withSuperscripts(own)) : nil
  }

  private static let closedShells = [
    "[He]": "1s2", "[Ne]": "[He] 2s2 2p6", "[Ar]": "[Ne] 3s2 3p6", "[Kr]": "[Ar] 3d10 4s2 4p6",
    "[Xe]": "[Kr] 4d10 5s2 5p6", "[Rn]": "[Xe] 4f14 5d10 6s2 6p6",
  ]

  private static func oxidation(
    _ state: Int, of element: AtomicElement, _ data: SearchData
  ) -> Message? {
    let text = Message.verbatim(NumberFormat.signed(state))
    if element.oxidationStates.contains(state) {
      return .format(translatable("main oxidation state {1}"), text)
    }
    guard let detail = data.details[element.number] else { return nil }
    return (detail.mainStates + detail.otherStates).contains(state)
      ? .format(translatable("oxidation state {1}"), text) : nil
  }

  // MARK: Lines

  /// The nearest line, the stronger the nearer: an intensity of 1 counts as the whole tolerance.
  private static func line(
    _ wavelength: Double, _ tolerance: Double, of element: AtomicElement, _ data: SearchData
  ) -> (message: Message, distance: Double)? {
    let lines = (data.details[element.number]?.lines ?? []).filter {
      abs($0.wavelength - wavelength) <= tolerance
    }
    let rated = lines.map { line in
      (line, abs(line.wavelength - wavelength) / tolerance - min(line.intensity, 1000) / 1000)
    }
    return rated.min { $0.1 < $1.1 }.map { line, distance in
      (
        .format(
          translatable("line at {1}"),
          .number(line.number(of: element.symbol) + NumberFormat.unitSeparator + "nm")),
        distance
      )
    }
  }
}

extension AtomicElement {
  /// The year of the discovery; for an element known in antiquity one before all others, nil if it is unknown.
  var knownSince: Double? { discovery.year.map { Double($0) } ?? (isAncient ? -10_000 : nil) }
}

extension NuclideCatalog {
  /// The nuclide of an element that lives longest, as far as it was measured.
  func longestLived(of number: Int) -> Nuclide? {
    let own = self[number].filter { !$0.isIsomer }
    let measured = own.filter { $0.halfLife.kind == .measured }
    return (measured.isEmpty ? own : measured).max { $0.halfLife.seconds < $1.halfLife.seconds }
  }
}
