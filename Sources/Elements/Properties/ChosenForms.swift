/// The chosen forms with their figures, which stand in place of those of their elements on a page, in a comparison and
/// in a plot.
public struct ChosenForms: Sendable, Hashable {
  /// By atomic number.
  let forms: [Int: ElementForm]
  /// The sources of their figures by their keys.
  public let sources: [String: PeriodicTable.SourceNote]

  /// No form.
  public static let none = ChosenForms(forms: [:], sources: [:])

  /// The figure of a property for an element in its form; nil if the form has none, or none is chosen.
  public func figure(_ key: String, of number: Int) -> Figure? {
    guard let form = forms[number], !ElementForm.keysOfOtherColumns.contains(key) else {
      return nil
    }
    return form.figure(key) ?? (key == FigureKey.density.rawValue ? form.calculatedDensity : nil)
  }

  /// Returns an element in its form, which it is named after: `Carbon (diamond)`.
  public func element(_ element: AtomicElement) -> AtomicElement {
    guard let form = forms[element.number] else { return element }
    return element.inForm(
      form.name, crystal: form.crystalSystem.map { ($0, form.figure("space_group")?.source) },
      figures: Dictionary(
        FigureKey.allCases.compactMap { key in
          figure(key.rawValue, of: element.number).map { (key, $0) }
        }, uniquingKeysWith: { first, _ in first }))
  }

  /// Returns a property with the figures of the forms.
  public func column(_ column: PropertyColumn) -> PropertyColumn {
    let values = forms.keys.compactMap { number in
      figure(column.id, of: number).flatMap { figure in
        figure.digits(in: column.unit).flatMap { PropertyColumn.Value(figure, digits: $0) }
      }.map { (number, $0) }
    }
    guard !values.isEmpty else { return column }
    return PropertyColumn(
      id: column.id, title: column.title, group: column.group, unit: column.unit,
      values: column.values.merging(values) { $1 })
  }

  /// Returns a list of properties with the figures of the forms.
  public func list(_ list: PropertyList) -> PropertyList {
    forms.isEmpty
      ? list
      : PropertyList(
        columns: list.columns.map(column), notes: list.notes, sources: adding(to: list.sources))
  }

  /// Returns sources and those of the forms.
  public func adding(
    to others: [String: PeriodicTable.SourceNote]
  ) -> [String: PeriodicTable.SourceNote] {
    forms.isEmpty ? others : others.merging(sources) { own, _ in own }
  }
}

extension ElementForm {
  /// Keys under which a form has another quantity than the column of the elements: theirs is that of the gas.
  static let keysOfOtherColumns: Set = ["refractive_index"]

  /// The density by the unit cell.
  fileprivate var calculatedDensity: Figure? {
    figure("crystal_density").flatMap {
      Figure(
        digits: $0.digits, unit: $0.unit, conditions: name, kind: .calculated, source: $0.source)
    }
  }
}
