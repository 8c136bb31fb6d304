/// The rows of an element's forms, such as diamond.
extension AtomicElement {
  /// The name of a form: `Carbon (diamond)`.
  public func name(of form: ElementForm) -> Message { name(ofForm: form.name) }

  /// Returns all that is known of a form, each with the form as its condition.
  public func properties(
    of form: ElementForm, in forms: FormTable, temperatures: TemperatureDisplay = .kelvin
  ) -> [Property] {
    let lines = PropertyLines(element: self, temperatures: temperatures, sources: forms.sources)
    let figures = ElementForm.properties.compactMap { property in
      form.figure(property.key).map {
        lines.line(form.id(of: property.key), property.title, $0)
      }
    }
    guard let system = form.crystalSystem else { return figures }
    let structure = lines.line(
      form.id(of: "crystal_system"), translatable("Crystal structure"), .text(system),
      source: form.figure("space_group")?.source)
    return [structure] + figures
  }
}
