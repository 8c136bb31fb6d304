/// Answers about nuclides.
extension SearchIndex {
  /// Returns the nuclide that is meant; nil if the element or the nuclide is unknown.
  func nuclide(_ asked: SearchNuclide, in data: SearchData) -> (AtomicElement, Nuclide)? {
    guard let element = element(inflected: asked.element) else { return nil }
    let known = data.nuclides[element.number].filter { $0.massNumber == asked.massNumber }
    return (known.first { $0.isIsomer == asked.isKnownIsomer } ?? known.first).map { (element, $0) }
  }

  /// Returns what a clause asks for of its nuclides; nothing if it has something else, too.
  func nuclideAnswers(to clause: SearchClause, in data: SearchData) -> [SearchAnswer] {
    var nuclides: [SearchNuclide] = []
    var mentions: [SearchMention] = []
    for term in clause.terms {
      switch term {
      case .nuclide(let nuclide, _): nuclides.append(nuclide)
      case .mention(let mention): mentions.append(mention)
      default: return []
      }
    }
    return nuclides.compactMap { answer($0, mentions.first, in: data) }
  }

  /// Returns whether nuclides are stable or have been there since before the Earth, `is U-235 primordial`, and yes for those
  /// that occur in nature, of which the data do not have all; nothing for any other question.
  func stability(_ clause: SearchClause, in data: SearchData) -> [SearchAnswer] {
    var asked: [SearchNuclide] = []
    var facts: [SearchFact] = []
    for term in clause.terms {
      switch term {
      case .nuclide(let nuclide, _): asked.append(nuclide)
      case .fact(let fact): facts.append(fact)
      default: return []
      }
    }
    guard facts.count == 1 else { return [] }
    return asked.compactMap { nuclide in
      guard let (element, known) = self.nuclide(nuclide, in: data), nuclide.isMet(by: known),
        known.halfLife.kind != .unknown, let holds = data.holds(facts[0], for: known)
      else { return nil }
      return SearchAnswer(
        number: element.number, topic: .nuclide(known.name(element.symbol)),
        title: .format(
          translatable("{1} · {2}"), .verbatim(known.sign(element.symbol)),
          known.name(of: element)),
        value: Self.yes(holds), remarks: [Self.life(of: known)])
    }
  }

  /// Returns the neutrons of the most abundant isotope of an element, or of the one that lives longest.
  func neutrons(of element: AtomicElement, in data: SearchData) -> [SearchAnswer] {
    let all = data.nuclides[element.number]
    let chief = IsotopeChoice.mostAbundant.nuclides(among: all).first
    return [chief ?? data.nuclides.longestLived(of: element.number)].compactMap { $0 }.compactMap {
      answer($0, of: element, .neutrons, in: data)
    }
  }

  /// - Parameter mention: the value asked for; nil for the nuclide itself.
  func answer(
    _ asked: SearchNuclide, _ mention: SearchMention?, in data: SearchData
  ) -> SearchAnswer? {
    guard let (element, nuclide) = nuclide(asked, in: data) else { return nil }
    // H₂ and O₂ are formulas rather than nuclides.
    if mention == nil, asked.isFormula, element.number < Self.leastNuclide { return nil }
    let isMet = asked.isMet(by: nuclide)
    return answer(nuclide, of: element, mention, lacking: isMet ? nil : asked.isomer, in: data)
  }

  /// - Parameter isomer: the letter of the one asked for, if it is unknown.
  func answer(
    _ nuclide: Nuclide, of element: AtomicElement, _ mention: SearchMention?,
    lacking isomer: String? = nil, in data: SearchData
  ) -> SearchAnswer? {
    let life = Self.life(of: nuclide)
    let abundance = nuclide.abundance.map {
      Message.format(translatable("abundance {1}"), $0.displayText)
    }
    let decay = nuclide.chiefDecay.map { nuclide.text(of: $0) }
    var facts = [life] + [abundance, decay].compactMap { $0 }
    if let mention {
      guard let value = value(mention, of: nuclide, facts: (life, abundance, decay), in: data)
      else {
        return nil
      }
      facts = [value] + facts.filter { $0.english != value.english }
    }
    if let isomer {
      facts.insert(
        .format(
          translatable("the isomer {1} is not in the data; this is the ground state"),
          .verbatim("\(element.symbol)-\(nuclide.massNumber)\(isomer)")), at: 1)
    }
    return SearchAnswer(
      number: element.number, topic: .nuclide(nuclide.name(element.symbol)),
      title: .format(
        translatable("{1} · {2}"), .verbatim(nuclide.sign(element.symbol)),
        nuclide.name(of: element)),
      value: facts[0], remarks: Array(facts.dropFirst()),
      copyText: .verbatim(nuclide.name(element.symbol)))
  }

  /// The value of a nuclide that is asked for; nil for what nuclides have not, or if it is unknown.
  private func value(
    _ mention: SearchMention, of nuclide: Nuclide,
    facts: (life: Message, abundance: Message?, decay: Message?), in data: SearchData
  ) -> Message? {
    switch mention {
    case .decay:
      return nuclide.decays.isEmpty
        ? facts.life : .list(nuclide.decays.map { nuclide.text(of: $0) })
    case .neutrons:
      return .counted(
        nuclide.neutrons, translatable(singular: "{1} neutron", plural: "{1} neutrons"))
    case .property(let property, let unit?):
      if property.isHalfLife { return nuclide.halfLife.text(in: unit).map(Self.halfLife) }
      if property.key == RecordDecoder.weightKey { return Self.mass(of: nuclide, unit) }
      return unit.symbols.first == "%"
        ? value(.property(property, nil), of: nuclide, facts: facts, in: data) : nil
    case .property(let property, nil):
      return Self.value(property, of: nuclide, facts) ?? ofMostAbundant(property, nuclide, in: data)
    case .card(let label):
      let value =
        label == .decayChain
        ? DecayChain(from: nuclide, in: data.nuclides).text(in: table) ?? facts.life
        : label.value(of: nuclide)
      return value.map { .format(translatable("{1}: {2}"), .text(label.title), $0) }
    case .line, .symbol, .discoverer, .place, .isotope, .ionization, .state, .section: return nil
    }
  }

  /// What the element has of its most abundant isotope, if that is the nuclide.
  private func ofMostAbundant(
    _ property: SearchProperty, _ nuclide: Nuclide, in data: SearchData
  ) -> Message? {
    guard property.key == "binding_energy",
      let chief = IsotopeChoice.mostAbundant.nuclides(among: data.nuclides[nuclide.number]).first,
      chief.massNumber == nuclide.massNumber,
      let element = table[nuclide.number],
      let text = property.text(of: element, in: temperatures.first)
    else { return nil }
    return .format(translatable("{1}: {2}"), .text(property.title), .number(text))
  }

  private static func value(
    _ property: SearchProperty, of nuclide: Nuclide,
    _ facts: (life: Message, abundance: Message?, decay: Message?)
  ) -> Message? {
    switch property.key {
    case "longest_half_life": return facts.life
    case SearchProperty.discoveryYear.key:
      return CardLabel.discoveryYear.value(of: nuclide).map {
        .format(translatable("discovered {1}"), $0)
      }
    case RecordDecoder.weightKey: return mass(of: nuclide, nil)
    case SearchProperty.atomicNumber.key:
      return .format(
        translatable("{1}: {2}"), .text(property.title), .verbatim(String(nuclide.number)))
    case "abundance_crust":
      return facts.abundance ?? .text(translatable("does not occur in nature"))
    case "nuclear_spin":
      // TRANSLATORS: {1} is the spin and parity of a nuclide: 7/2⁻.
      return nuclide.spinText.map { .format(translatable("spin {1}"), $0) }
    default: return nil
    }
  }

  private static func mass(of nuclide: Nuclide, _ unit: SearchUnit?) -> Message {
    .number(NumberFormat.quantity(nuclide.mass.textWithUncertainty, unit?.symbols[0] ?? "u"))
  }

  /// Elements before it have molecules rather than nuclides with digits behind the symbol.
  private static let leastNuclide = 6

  private static func life(of nuclide: Nuclide) -> Message {
    switch nuclide.halfLife.kind {
    case .measured, .estimated: halfLife(nuclide.halfLife.text)
    case .stable, .unbound: nuclide.halfLife.text
    case .unknown: .text(translatable("unknown half-life"))
    }
  }

  private static func halfLife(_ time: Message) -> Message {
    .format(translatable("half-life {1}"), time)
  }
}

extension SearchNuclide {
  /// True for the only isomer that the data can have of a nuclide.
  fileprivate var isKnownIsomer: Bool { isomer == "m" || isomer == "m1" }

  /// True if a nuclide of the mass number is the isomer or the ground state asked for.
  func isMet(by nuclide: Nuclide) -> Bool {
    nuclide.isIsomer ? isKnownIsomer : isomer == nil
  }
}
