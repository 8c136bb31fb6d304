/// The chosen forms with their figures, which stand in place of those of their elements on a page, in a comparison and
/// in a plot.
public struct ChosenForms: Sendable, Hashable {
  /// By atomic number.
  let forms: [Int: ElementForm]
  /// The sources of their figures by their keys.
  public let sources: [String: PeriodicTable.SourceNote]

  /// No form.
  public static let none = ChosenForms(forms: [:], sources: [:])

  /// The form of an element; nil if none is chosen.
  public subscript(number: Int) -> ElementForm? { forms[number] }

  /// The figure of a property for an element in its form; nil if the form has none, or none is chosen.
  public func figure(_ key: String, of number: Int) -> Figure? {
    guard let form = forms[number], !ElementForm.keysOfOtherColumns.contains(key) else {
      return nil
    }
    if key == FigureKey.density.rawValue { return form.figure(key) ?? form.calculatedDensity }
    return form.figure(key)
      ?? form.cell?.edgeFigures(of: form.name).first { $0.key == key }?.figure
  }

  /// Returns an element in its form, which it is named after: `Carbon (diamond)`. What is of the substance is that of the form,
  /// or unknown; what is of the atom stays.
  public func element(_ element: AtomicElement) -> AtomicElement {
    guard let form = forms[element.number] else { return element }
    let kept = element.figures.filter { !$0.key.isOfSubstance || $0.value.isOf(form: form.name) }
    let own = FigureKey.allCases.compactMap { key in
      figure(key.rawValue, of: element.number).map { (key, $0) }
    }
    return element.inForm(
      AtomicElement.Form(
        name: form.name, state: form.state,
        weight: figure(RecordDecoder.weightKey, of: element.number),
        appearance: form.appearance(of: element),
        crystal: form.crystalSystem.map { ($0, form.figure("space_group")?.source) },
        figures: kept.merging(own) { $1 }, keeps: { !$0.isOfSubstance }))
  }

  /// Returns a property with the figures of the forms. A form without one has none, if the property is of the substance.
  public func column(_ column: PropertyColumn) -> PropertyColumn {
    var values = column.values
    let isOfSubstance = SubstanceProperties.contains(column.id, in: column.group)
    for (number, form) in forms {
      if isOfSubstance, values[number]?.figure.isOf(form: form.name) == false {
        values[number] = nil
      }
      let own = figure(column.id, of: number).flatMap { figure in
        figure.digits(in: column.unit).flatMap { PropertyColumn.Value(figure, digits: $0) }
      }
      values[number] = own ?? values[number]
    }
    guard values != column.values else { return column }
    return PropertyColumn(
      id: column.id, title: column.title, group: column.group, unit: column.unit, values: values,
      countsPeople: column.countsPeople)
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

  /// The state at 20 °C: a gas boils below, and what has a crystal, or exists up to a higher temperature, is solid.
  fileprivate var state: PhysicalState {
    let room = AtomicElement.roomTemperature
    if let boiling = figure("boil"), boiling.value < room { return .gas }
    let isSolid = cell != nil || figure("exists_to").map { $0.value > room } == true
    return isSolid ? .solid : .unknown
  }

  /// The element's appearance, if it names the form: `black` of `black (graphite)`; else nil.
  fileprivate func appearance(of element: AtomicElement) -> String? {
    element.appearance.flatMap { $0.hasSuffix(" (\(name))") ? $0 : nil }
  }

  /// The density by the unit cell.
  fileprivate var calculatedDensity: Figure? {
    figure("crystal_density").flatMap {
      Figure(
        digits: $0.digits, unit: $0.unit, conditions: [.form: name], kind: .calculated,
        source: $0.source)
    }
  }
}
