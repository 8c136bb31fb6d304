/// Sections of an element's page, and lines of its cards: `hazards of mercury`, `EC number of gold`.
extension SearchIndex {
  /// The first line of a section, or the value of a line of a card; nil if the element does not have it, and for others.
  func line(
    _ mention: SearchMention, of element: AtomicElement, in data: SearchData
  ) -> Message? {
    switch mention {
    case .section(let section): line(section, of: element, in: data)
    case .card(let label):
      data.hazards[element.number].flatMap(label.value)
        ?? data.details[element.number]?.cell.flatMap(label.value)
    default: nil
    }
  }

  /// The form whose cell has a line of a card; nothing for other mentions.
  func condition(
    of mention: SearchMention, _ element: AtomicElement, in data: SearchData
  ) -> [Message] {
    guard case .card(let label) = mention, label.section == .crystal else { return [] }
    return [data.details[element.number]?.cell.map { .condition($0.form) }].compactMap { $0 }
  }

  /// The first line of a section; nil if the element does not have it.
  private func line(
    _ section: PageSection, of element: AtomicElement, in data: SearchData
  ) -> Message? {
    let number = element.number
    switch section {
    case .spectrum:
      return data.details[number]?.lines.max { $0.intensity < $1.intensity }.map {
        .number(NumberFormat.quantity($0.digits, "nm"))
      }
    case .crystal: return data.details[number]?.cell.map { .condition($0.form) }
    case .forms: return Self.list(rare.forms()[number]?.map { .condition($0.name) })
    case .hazards:
      return data.hazards[number]?.entries.first.flatMap { entry in
        let form = entry.form.isEmpty ? [] : [Message.condition(entry.form)]
        return Self.list(
          form + (entry.signalWord.map { [$0.title] } ?? []) + entry.pictograms.map(\.title))
      }
    case .names:
      var known: Set<String> = []
      let names = rare.names().languages(of: number).compactMap(\.names.first).filter {
        known.insert($0).inserted
      }
      return Self.list(names.prefix(Self.fewNames).map(Message.verbatim))
    default:
      let display = TemperatureDisplay.alone(temperatures.first)
      let further = PageSection.furtherGroups.first { .further($0) == section }
      let group =
        further.map { element.furtherGroup($0, of: data.properties, temperatures: display) }
        ?? element.propertyGroups(temperatures: display).first { $0.id == section.id }
      return group?.properties.first(where: \.isKnown).map {
        .format(translatable("{1}: {2}"), $0.title, $0.value)
      }
    }
  }

  /// The crystal structure of a form.
  func structure(
    of form: ElementForm, _ element: AtomicElement, _ title: String
  ) -> SearchAnswer {
    guard let cell = form.cell else {
      return Self.unknown(title, Self.called(element, form.name), element.number)
    }
    // Graphite is no structure that says anything.
    let system = cell.form == form.name ? form.crystalSystem : nil
    let value = system.map(Message.text) ?? .condition(cell.form)
    return SearchAnswer(
      number: element.number, topic: .property(PageSection.crystal.id),
      title: Self.title(element, .text(title)), value: value, copyText: value)
  }

  /// Carbon (diamond).
  static func called(_ element: AtomicElement, _ form: String) -> Message {
    .format(translatable("{1} ({2})"), element.shownName, .condition(form))
  }

  private static let fewNames = 4

  private static func list(_ parts: [Message]?) -> Message? {
    parts.flatMap { $0.isEmpty ? nil : .list($0) }
  }
}

extension SearchClauseParser {
  /// Reads the title of a section that no property is called by, alone or beside elements: `history of gold and silver`.
  mutating func readSection() -> Bool {
    for (words, count) in words(atMost: PageSection.maximumWords).reversed() {
      guard let section = PageSection.byName[words.joined(separator: " ")],
        SearchVocabulary.everydayNames[words.joined(separator: " ")] == nil,
        (tokens[..<position] + tokens[(position + count)...]).allSatisfy({ token in
          token.lowercasedWord.map(Self.fillers.contains) == true || symbol(token.text) != nil
        })
      else { continue }
      if let named = propertiesAhead().first, named.isFull, named.tokens == count { continue }
      position += count
      clause.terms.append(.mention(.section(section)))
      return true
    }
    return false
  }
}

extension SearchClauseParser {
  /// Reads the label of a line of a card, with nothing behind it that it would be compared with.
  mutating func readCardLabel() -> Bool {
    for (words, count) in words(atMost: CardLabel.maximumWords).reversed() {
      guard let label = CardLabel.byName[words.joined(separator: " ")] else { continue }
      if case .fact? = token(count)?.kind { return false }
      if token(count)?.isNumber == true || comparisonAhead(from: count) != nil { return false }
      position += count
      clause.terms.append(
        .mention(label == .discoveryYear ? .property(.discoveryYear, nil) : .card(label)))
      return true
    }
    return false
  }
}

extension CardLabel {
  static let maximumWords = 5

  /// The labels by the words of their English titles, and other names.
  fileprivate static let byName: [String: Self] = {
    var names: [String: Self] = [
      "e number": .additiveNumber, "decay series": .decayChain, "edges of the cell": .cellEdges,
      "edges of the unit cell": .cellEdges, "angles of the cell": .cellAngles,
      "angles of the unit cell": .cellAngles, "atoms in the unit cell": .cellAtoms,
    ]
    for label in allCases { names[label.words.joined(separator: " ")] = label }
    return names
  }()

  /// The words of the English label.
  var words: [String] { SearchLexer.nameWords(of: title.withoutContext) }
}

extension PageSection {
  static let maximumWords = 5

  /// Those found by their titles: the data do not say what is magnetic, and “Other” names nothing.
  static let called = all.filter { $0 != .further(.magnetic) && $0 != .further(.other) }

  /// The sections by the words of their English titles.
  fileprivate static let byName = Dictionary(
    called.map { ($0.words.joined(separator: " "), $0) }
      + [("magnetic properties", .further(.magnetic))], uniquingKeysWith: { first, _ in first })

  /// The words of the English title.
  var words: [String] { SearchLexer.nameWords(of: title.withoutContext) }
}
