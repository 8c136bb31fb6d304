/// The columns of the catalog's own properties.
extension PropertyColumn {
  /// The key of the standard atomic weight.
  public static let weightID = RecordDecoder.weightKey

  /// The numeric properties of the catalog that some element has, in the order of their groups.
  public static func columns(of table: PeriodicTable) -> [PropertyColumn] {
    let figures = FigureKey.allCases.map { key in
      PropertyColumn(
        id: key.rawValue, title: key.title, group: key.columnGroup,
        table.elements.map { ($0.number, $0.figures[key]) })
    }
    let weight = PropertyColumn(
      id: RecordDecoder.weightKey, title: translatable("Standard atomic weight"), group: .atomic,
      table.elements.map { ($0.number, $0.atomicWeight) })
    let year = PropertyColumn(
      id: "discovery_year", title: translatable("Year of discovery"), group: .history,
      table.elements.map { element in
        (element.number, element.discovery.year.flatMap { Figure(digits: String($0)) })
      })
    let columns = (figures + [weight, year]).filter { !$0.values.isEmpty }
    return Group.allCases.flatMap { group in columns.filter { $0.group == group } }
  }

  /// Merges two lists of columns into the order of their groups. Of a property in both, the values of the first list are
  /// completed by those of the second.
  public static func merge(
    _ first: [PropertyColumn], _ second: [PropertyColumn]
  ) -> [PropertyColumn] {
    let others = Dictionary(second.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    let ids = Set(first.map(\.id))
    let completed = first.map { column in
      guard let other = others[column.id], other.unit == column.unit else { return column }
      return PropertyColumn(
        id: column.id, title: column.title, group: column.group, unit: column.unit,
        values: column.values.merging(other.values) { first, _ in first })
    }
    let all = completed + second.filter { !ids.contains($0.id) }
    return Group.allCases.flatMap { group in all.filter { $0.group == group } }
  }

  /// Makes a column of figures. All are in the unit of most of them; others are converted, or left out.
  init(id: String, title: String, group: Group, _ figures: [(number: Int, figure: Figure?)]) {
    let known = figures.compactMap { number, figure in figure.map { (number, $0) } }
    let counts = Dictionary(known.map { ($0.1.unit, 1) }, uniquingKeysWith: +)
    let unit = counts.max { ($0.value, $1.key ?? "") < ($1.value, $0.key ?? "") }?.key ?? nil
    let values = known.compactMap { number, figure in
      figure.digits(in: unit).flatMap { Value(figure, digits: $0) }.map { (number, $0) }
    }
    self.init(
      id: id, title: title, group: group, unit: unit,
      values: Dictionary(values, uniquingKeysWith: { first, _ in first }))
  }
}

extension Figure {
  /// Returns the digits in another unit of the same quantity; nil if the units do not differ by a power of ten.
  func digits(in unit: String?) -> String? {
    guard self.unit != unit else { return digits }
    guard let from = self.unit.flatMap(SearchUnit.named), let to = unit.flatMap(SearchUnit.named),
      from.quantity == to.quantity, from.zero == to.zero, let exact = ExactDecimal(digits)
    else { return nil }
    let ratio = to.factor / from.factor
    for shift in -9...9 where abs(ratio - PowerOfTen.value(shift)) < ratio * 1e-9 {
      return exact.shifted(by: shift)?.text
    }
    return nil
  }
}

extension FigureKey {
  /// The group of the figure's column.
  var columnGroup: PropertyColumn.Group {
    switch self {
    case .meltingPoint, .boilingPoint, .molarHeat, .heatOfFusion, .heatOfVaporization,
      .thermalConductivity:
      .thermal
    case .density: .mechanical
    case .electronegativity: .electronegativity
    case .electronAffinity: .atomic
    case .firstIonizationEnergy: .ionization
    case .covalentRadius, .vanDerWaalsRadius, .atomicRadius: .radii
    }
  }
}
