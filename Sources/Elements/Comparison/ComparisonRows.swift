/// Makes the rows of a comparison.
struct ComparisonRows {
  private let elements: [AtomicElement]
  private let temperatures: TemperatureDisplay
  /// The lines of each element's page by key.
  private let lines: [[String: Property]]

  /// Keys of the texts at the beginning, and of those below History.
  static let generalKeys = [
    "phase", "category", "group", "period", "block", "shells", "electron_configuration",
    "oxidation_states", "crystal_structure", "appearance", "cas",
  ]
  static let historyKeys = ["discovered_by", "discovery_location", "named_by", "name_origin"]

  init(_ elements: [AtomicElement], _ temperatures: TemperatureDisplay) {
    (self.elements, self.temperatures) = (elements, temperatures)
    lines = elements.map { element in
      let properties = element.propertyGroups(temperatures: temperatures).flatMap(\.properties)
      return Dictionary(properties.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    }
  }

  /// Returns the rows of texts; one that no element has is left out.
  func texts(_ keys: [String]) -> [ComparisonSheet.Row] {
    keys.compactMap { key in
      guard let line = lines.lazy.compactMap({ $0[key] }).first else { return nil }
      return ComparisonSheet.Row(
        id: key, title: line.title, fixedTitle: line.fixedTitle, unit: nil, range: nil,
        cells: lines.map { Self.cell($0[key]) })
    }
  }

  /// Returns the cell of a text. Without the sources' notes a line's citation is the key of its source.
  private static func cell(_ line: Property?) -> ComparisonSheet.Cell {
    let text = line?.value ?? PropertyLines.unknown
    return ComparisonSheet.Cell(
      value: text, unit: nil, note: nil, text: text, isKnown: text != PropertyLines.unknown,
      position: nil, digits: nil, source: line?.citation)
  }

  /// Returns the row of a numeric property.
  func row(_ column: PropertyColumn) -> ComparisonSheet.Row {
    let scale = column.range.map { PropertyScale($0, isLogarithmic: column.spansManyPowers) }
    return ComparisonSheet.Row(
      id: column.id, title: .text(column.title), unit: column.unit,
      range: range(of: column, isLogarithmic: scale?.isLogarithmic ?? false),
      cells: elements.indices.map { index in
        guard let value = column.values[elements[index].number], let scale else {
          // A remark such as "none, it sublimes", or a discovery before the records.
          return Self.cell(lines[index][column.id])
        }
        return cell(value, column, position: scale.position(of: value.number))
      })
  }

  /// The cell of an element without a value of the user's own.
  private static let noValue = ComparisonSheet.Cell(
    value: .verbatim("–"), unit: nil, note: nil, text: .verbatim("–"), isKnown: false,
    position: nil, digits: nil, source: nil)

  /// Returns the row of the user's own values beside a property; nil if no element has one.
  func row(of own: OwnValues, beside column: PropertyColumn) -> ComparisonSheet.Row? {
    let values = own.values(beside: column)
    guard elements.contains(where: { own[column.id, $0.number] != nil }) else { return nil }
    let scale = column.range.map { PropertyScale($0, isLogarithmic: column.spansManyPowers) }
    return ComparisonSheet.Row(
      id: column.id + "_own", title: .text(column.title), isOwn: true, unit: column.unit,
      range: nil,
      cells: elements.map { element in
        guard let value = own[column.id, element.number] else { return Self.noValue }
        let number = values[element.number]
        return ComparisonSheet.Cell(
          value: .number(NumberFormat.text(value.digits)), unit: value.unit,
          note: value.condition.map { .verbatim($0) }, text: value.text, isKnown: true,
          position: number.flatMap { number in scale?.position(of: number.number) },
          digits: number?.digits, source: nil)
      })
  }

  private func cell(
    _ value: PropertyColumn.Value, _ column: PropertyColumn, position: Double
  ) -> ComparisonSheet.Cell {
    let (figure, unit) = (value.figure, self.unit(of: column))
    let parts = figure.parts(in: unit)
    return ComparisonSheet.Cell(
      value: .number(parts.number), unit: parts.unit, note: figure.note(in: unit),
      text: figure.displayText(in: [unit]), isKnown: true, position: position,
      digits: value.digits, source: figure.source)
  }

  /// The unit of temperatures in a row.
  private func unit(of column: PropertyColumn) -> TemperatureUnit {
    column.isAlwaysInKelvin ? .kelvin : temperatures.first
  }

  /// `14–3687 K`, `9 × 10⁻⁵–22.6 g/cm³, logarithmic`.
  private func range(of column: PropertyColumn, isLogarithmic: Bool) -> Message? {
    guard let least = column.least?.figure, let greatest = column.greatest?.figure else {
      return nil
    }
    // The columns' digits are in their unit; only temperatures are shown in others.
    let shown = self.unit(of: column)
    let ends = [(least, column.least), (greatest, column.greatest)].map { figure, value in
      figure.isTemperature ? figure.number(in: shown) : value?.digits ?? ""
    }
    let numbers = ends.map { NumberFormat.shortText($0) }.joined(separator: "–")
    let unit = least.isTemperature ? shown.symbol : column.unit
    let text = Message.number(NumberFormat.quantity(numbers, unit))
    return isLogarithmic ? .format(translatable("{1}, logarithmic"), text) : text
  }
}

extension PropertyColumn {
  /// Ratio of the greatest to the least number from which a scale is logarithmic.
  private static let manyPowers = 1e4

  /// True if a linear scale would show most of the numbers at one place.
  public var spansManyPowers: Bool {
    guard let range, PropertyScale.canBeLogarithmic(range) else { return false }
    return range.upperBound / range.lowerBound >= Self.manyPowers
  }
}
