/// Decodes the fields of a record into an element, validating each.
struct RecordDecoder {
  private let fields: RecordFields
  private let units: RecordFields.Texts
  private let uncertainties: RecordFields.Texts
  private let kinds: RecordFields.Texts
  private let conditions: [Conditions.Part: RecordFields.Texts]
  private let sources: RecordFields.Texts
  private let secondValues: RecordFields.Texts
  private let secondSources: RecordFields.Texts

  init(_ fields: RecordFields) throws(CatalogError) {
    self.fields = fields
    units = try fields.texts("units", atMost: RecordFields.maximumUnitLength)
    uncertainties = try fields.texts("uncertainties", atMost: RecordFields.maximumUncertaintyLength)
    kinds = try fields.texts("kinds")
    var conditions: [Conditions.Part: RecordFields.Texts] = [:]
    for part in Conditions.Part.allCases { conditions[part] = try fields.texts(part.pluralKey) }
    self.conditions = conditions
    sources = try fields.texts("sources")
    secondValues = try fields.texts("second_values")
    secondSources = try fields.texts("second_sources")
  }

  func decode() throws(CatalogError) -> AtomicElement {
    let number = try fields.requiredInteger("number", in: Self.numbers)
    let standard = TablePosition(number: number)
    let position = try position(default: standard)
    let state = try state(number: number)
    let figures = try figures(state: state)
    return AtomicElement(
      number: number,
      symbol: try fields.requiredText("symbol"),
      name: try fields.requiredText("name"),
      category: try category(),
      state: state,
      atomicWeight: try atomicWeight(),
      group: fields.has("group") ? try fields.integer("group", in: 1...18) : standard.group,
      period: try fields.integer("period", in: 1...7) ?? standard.period,
      block: try block() ?? standard.block,
      column: position.column,
      row: position.row,
      shells: try fields.integers("shells", in: 1...118, atMost: Self.maximumShells),
      appearance: try fields.text("appearance"),
      summary: try fields.text("summary", atMost: RecordFields.maximumTextLength) ?? "",
      wikipedia: try fields.text(
        "source", atMost: RecordFields.maximumTextLength, run: RecordFields.maximumTextLength),
      discovery: try discovery(),
      namedBy: try fields.text("named_by"),
      nameOrigin: try fields.text("name_origin"),
      figures: figures,
      remarks: remarks(without: figures),
      electronConfiguration: try fields.text("electron_configuration"),
      oxidationStates: try fields.integers("oxidation_states", in: -9...9, atMost: 19),
      crystalStructure: try fields.text("crystal_structure"),
      cas: try fields.text("cas"),
      textSources: sources.except(Self.figureKeys),
      textKinds: kinds.except(Self.figureKeys).compactMapValues(Figure.Kind.init(rawValue:)))
  }

  /// Valid atomic numbers.
  static let numbers = 1...118
  static let weightKey = "atomic_mass"
  /// Limit of the atomic weight, far above any atom's. The picture draws every neutron.
  private static let weightLimit = 1000.0
  /// Maximum number of shells, more than any element has; the picture draws each electron.
  private static let maximumShells = 10
  private static let figureKeys = Set(FigureKey.allCases.map(\.rawValue) + [weightKey])

  private func position(
    default standard: TablePosition
  ) throws(CatalogError) -> (column: Int, row: Int) {
    let column = try fields.integer("xpos", in: 1...18) ?? standard.column
    let row = try fields.integer("ypos", in: 1...10) ?? standard.row
    guard TablePosition.isValid(column: column, row: row) else {

      throw fields.error(
        .format(
          // TRANSLATORS: {1} and {2} are numbers; xpos and ypos are keys of a file.
          translatable("the table has no place at xpos {1}, ypos {2}"), .integer(column),
          .integer(row)))
    }
    return (column, row)
  }

  /// Returns the state; from number 100 on it is unknown, even if the file has a prediction.
  private func state(number: Int) throws(CatalogError) -> PhysicalState {
    guard let text = try fields.text("phase") else { return .unknown }
    guard let state = PhysicalState(rawValue: text.lowercased()) else {
      throw fields.error(
        .expected(.anyOf(["Solid", "Liquid", "Gas", "Unknown"]), found: .quoted(text)).of("phase"))
    }
    return number < PhysicalState.unknownFrom ? state : .unknown
  }

  /// Returns the category; `unknown, probably transition metal` in other files of this schema is unknown.
  private func category() throws(CatalogError) -> ElementCategory {
    guard let text = try fields.text("category")?.lowercased() else { return .unknown }
    if let category = ElementCategory(rawValue: text) { return category }
    guard text.hasPrefix("unknown") else {
      let names = ElementCategory.allCases.map(\.rawValue)
      throw fields.error(.expected(.anyOf(names), found: .quoted(text)).of("category"))
    }
    return .unknown
  }

  private func block() throws(CatalogError) -> String? {
    guard let text = try fields.text("block") else { return nil }
    guard ["s", "p", "d", "f"].contains(text) else {

      throw fields.error(
        .expected(.anyOf(["s", "p", "d", "f"]), found: .quoted(text)).of("block"))
    }
    return text
  }

  private func discovery() throws(CatalogError) -> AtomicElement.Discovery {
    AtomicElement.Discovery(
      by: try fields.text("discovered_by"),
      year: try fields.integer("discovery_year", in: 1...9999),
      note: try fields.text("discovery"),
      location: try fields.text("discovery_location"))
  }

  private func atomicWeight() throws(CatalogError) -> Figure {
    guard let weight = try figure(Self.weightKey, mustBePositive: true, defaultUnit: nil) else {
      throw fields.error(.missing(Self.weightKey, expected: .aNumber))
    }
    guard weight.value < Self.weightLimit else {
      throw fields.error(
        .expected(
          // TRANSLATORS: What a file must have.
          .format(translatable("a number below {1}"), .integer(Int(Self.weightLimit))),
          found: .verbatim(ExternalText.quote(weight.digits).text)
        ).of(Self.weightKey))
    }
    return weight
  }

  private func figures(state: PhysicalState) throws(CatalogError) -> [FigureKey: Figure] {
    var figures: [FigureKey: Figure] = [:]
    for key in FigureKey.allCases {
      figures[key] = try figure(
        key.rawValue, mustBePositive: key.isPositive, defaultUnit: key.defaultUnit(state: state))
    }
    return figures
  }

  private func remarks(without figures: [FigureKey: Figure]) -> [FigureKey: String] {
    var remarks: [FigureKey: String] = [:]
    for key in FigureKey.allCases where figures[key] == nil {
      remarks[key] = conditions[.other]?[key.rawValue]
    }
    return remarks
  }

  private func figure(
    _ key: String, mustBePositive: Bool, defaultUnit: String?
  ) throws(CatalogError) -> Figure? {
    guard let digits = try fields.digits(key) else { return nil }
    let figure = Figure(
      digits: digits, unit: units[key] ?? defaultUnit, uncertainty: uncertainties[key],
      conditions: try Conditions(fields, of: key) { conditions[$0]?[key] }, kind: try kind(of: key),
      source: sources[key],
      second: try second(of: key))
    guard let figure else {
      throw fields.error(
        Message.format(
          // TRANSLATORS: {1} is a number in a file.
          translatable("the number {1} is too large"),
          .verbatim(ExternalText.quote(digits).text)
        ).of(key))
    }
    guard figure.value > 0 || !mustBePositive else {

      throw fields.error(
        .expected(
          // TRANSLATORS: What a file must have: {1} is 0.
          .format(translatable("a number above {1}"), .integer(0)),
          found: .verbatim(ExternalText.quote(digits).text)
        ).of(key))
    }
    return figure
  }

  /// Returns the value of another source, a number written as a text.
  private func second(of key: String) throws(CatalogError) -> Figure.SecondSource? {
    guard let digits = secondValues[key] else { return nil }
    guard digits.utf8.count <= RecordFields.maximumNumberLength, Figure(digits: digits) != nil
    else {
      throw fields.error(
        .format(
          translatable("{1}: {2}"), .list([.quoted("second_values"), .quoted(key)]),
          .expected(.aNumber, found: .quoted(digits))))
    }
    return Figure.SecondSource(digits: digits, source: secondSources[key])
  }

  private func kind(of key: String) throws(CatalogError) -> Figure.Kind {
    guard let text = kinds[key] else { return .measured }
    guard let kind = Figure.Kind(rawValue: text) else {
      let names = Figure.Kind.allCases.map(\.rawValue)
      throw fields.error(
        .format(
          translatable("{1}: {2}"), .list([.quoted("kinds"), .quoted(key)]),
          .expected(.anyOf(names), found: .quoted(text))))
    }
    return kind
  }
}
