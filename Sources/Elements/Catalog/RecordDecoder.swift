/// Turns the fields of one record into an element, checking each against what it may be.
struct RecordDecoder {
  private let fields: RecordFields
  private let units: RecordFields.Texts
  private let uncertainties: RecordFields.Texts
  private let kinds: RecordFields.Texts
  private let conditions: RecordFields.Texts
  private let sources: RecordFields.Texts
  private let secondValues: RecordFields.Texts
  private let secondSources: RecordFields.Texts

  init(_ fields: RecordFields) throws(CatalogError) {
    self.fields = fields
    units = try fields.texts("units", atMost: RecordFields.longestUnit)
    uncertainties = try fields.texts("uncertainties", atMost: RecordFields.longestUncertainty)
    kinds = try fields.texts("kinds")
    conditions = try fields.texts("conditions")
    sources = try fields.texts("sources")
    secondValues = try fields.texts("second_values")
    secondSources = try fields.texts("second_sources")
  }

  func decode() throws(CatalogError) -> AtomicElement {
    let number = try fields.requiredInteger("number", in: Self.numbers)
    let standard = TablePosition(number: number)
    let place = try place(otherwise: standard)
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
      column: place.column,
      row: place.row,
      shells: try fields.integers("shells", in: 1...118, atMost: Self.mostShells),
      appearance: try fields.text("appearance"),
      summary: try fields.text("summary", atMost: RecordFields.longestText) ?? "",
      wikipedia: try fields.text(
        "source", atMost: RecordFields.longestText, run: RecordFields.longestText),
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

  /// The atomic numbers that there are.
  static let numbers = 1...118
  static let weightKey = "atomic_mass"
  /// No atom is so heavy by far. The picture counts and packs every neutron.
  private static let weightLimit = 1000.0
  /// More than any element has; the picture draws each electron of each.
  private static let mostShells = 10
  private static let figureKeys = Set(FigureKey.allCases.map(\.rawValue) + [weightKey])

  private func place(
    otherwise standard: TablePosition
  ) throws(CatalogError) -> (column: Int, row: Int) {
    let column = try fields.integer("xpos", in: 1...18) ?? standard.column
    let row = try fields.integer("ypos", in: 1...10) ?? standard.row
    guard TablePosition.hasRoom(column: column, row: row) else {
      throw fields.error("the table has no place at xpos \(column), ypos \(row)")
    }
    return (column, row)
  }

  /// From number 100 on the state is unknown, even where a file has a prediction.
  private func state(number: Int) throws(CatalogError) -> PhysicalState {
    guard let text = try fields.text("phase") else { return .unknown }
    guard let state = PhysicalState(rawValue: text.lowercased()) else {
      throw fields.error(
        "\"phase\": expected Solid, Liquid, Gas or Unknown, found \"\(ExternalText.quote(text))\"")
    }
    return number < PhysicalState.unknownFrom ? state : .unknown
  }

  /// Other files in this schema write `unknown, probably transition metal`: that is unknown.
  private func category() throws(CatalogError) -> ElementCategory {
    guard let text = try fields.text("category")?.lowercased() else { return .unknown }
    if let category = ElementCategory(rawValue: text) { return category }
    guard text.hasPrefix("unknown") else {
      let names = ElementCategory.allCases.map(\.rawValue).joined(separator: ", ")
      throw fields.error(
        "\"category\": expected one of \(own: names), found \"\(ExternalText.quote(text))\"")
    }
    return .unknown
  }

  private func block() throws(CatalogError) -> String? {
    guard let text = try fields.text("block") else { return nil }
    guard ["s", "p", "d", "f"].contains(text) else {
      throw fields.error("\"block\": expected s, p, d or f, found \"\(ExternalText.quote(text))\"")
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
      throw fields.error("\"\(Self.weightKey)\" is missing: expected a number")
    }
    guard weight.value < Self.weightLimit else {
      throw fields.error(
        "\"\(Self.weightKey)\": expected a number below \(Int(Self.weightLimit)), "
          + "found \(ExternalText.quote(weight.digits))")
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
      remarks[key] = conditions[key.rawValue]
    }
    return remarks
  }

  private func figure(
    _ key: String, mustBePositive: Bool, defaultUnit: String?
  ) throws(CatalogError) -> Figure? {
    guard let digits = try fields.digits(key) else { return nil }
    let figure = Figure(
      digits: digits, unit: units[key] ?? defaultUnit, uncertainty: uncertainties[key],
      conditions: conditions[key], kind: try kind(of: key), source: sources[key],
      second: try second(of: key))
    guard let figure else {
      throw fields.error(
        "\"\(key)\": the number \(ExternalText.quote(digits)) is too large")
    }
    guard figure.value > 0 || !mustBePositive else {
      throw fields.error("\"\(key)\": expected a number above 0, found \(digits)")
    }
    return figure
  }

  /// The value of another source: a number as a text, as long as any.
  private func second(of key: String) throws(CatalogError) -> Figure.Second? {
    guard let digits = secondValues[key] else { return nil }
    guard digits.utf8.count <= RecordFields.longestNumber, Figure(digits: digits) != nil else {
      throw fields.error(
        "\"second_values\", \"\(key)\": expected a number, "
          + "found \"\(ExternalText.quote(digits))\"")
    }
    return Figure.Second(digits: digits, source: secondSources[key])
  }

  private func kind(of key: String) throws(CatalogError) -> Figure.Kind {
    guard let text = kinds[key] else { return .measured }
    guard let kind = Figure.Kind(rawValue: text) else {
      let names = Figure.Kind.allCases.map(\.rawValue).joined(separator: ", ")
      throw fields.error(
        "\"kinds\", \"\(key)\": expected one of \(own: names), "
          + "found \"\(ExternalText.quote(text))\""
      )
    }
    return kind
  }
}
