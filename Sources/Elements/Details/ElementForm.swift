/// A form of an element, such as diamond, with what is known of it.
public struct ElementForm: Sendable, Hashable {
  /// The name, `diamond`, or an adjective: `white`, `alpha`.
  public let name: String
  /// The figures in the order of the file, each with the form as its condition.
  public let figures: [Entry]

  /// A figure with the key of its property.
  public struct Entry: Sendable, Hashable {
    public let key: String
    public let figure: Figure
  }

  /// Returns the figure of a property; nil if it is unknown.
  func figure(_ key: String) -> Figure? { figures.first { $0.key == key }?.figure }
}

/// The forms of the elements, as read from `forms.json`; most elements have none.
public typealias FormTable = ElementTable<[ElementForm]>

extension ElementForm {
  /// The titles of the properties, to be translated, with their units.
  static let properties: [(key: String, title: String, unit: String?)] = [
    ("density", translatable("Density"), "g/cm³"),
    ("crystal_density", translatable("Density of the crystal"), "g/cm³"),
    ("mohs_hardness", translatable("Mohs hardness"), nil),
    ("refractive_index", translatable("Refractive index"), nil),
    ("molar_heat", translatable("Molar heat capacity"), "J/(mol·K)"),
    ("standard_entropy", translatable("Standard molar entropy"), "J/(mol·K)"),
    ("enthalpy_of_formation", translatable("Enthalpy of formation"), "kJ/mol"),
    ("exists_from", translatable("Exists from"), "K"),
    ("exists_to", translatable("Exists up to"), "K"),
    ("space_group", translatable("Space group number"), nil),
  ]

  /// The title of a property, to be translated.
  static func title(_ key: String) -> String { properties.first { $0.key == key }?.title ?? key }
}

/// Parses `forms.json`, strictly: `{"elements": [{"number": 6, "forms": [{"form": "diamond", "figures":
/// "density/3.513/crc-chemicals"}]}], "sources": {…}}`.
public enum FormReader {
  private static let (mostForms, maximumLength) = (20, 1000)

  /// Parses a file.
  /// - Parameter file: its name, for messages.
  public static func read(bytes: [UInt8], file: String) throws(CatalogError) -> FormTable {
    try FormTable(bytes, file) { fields, _ throws(CatalogError) in
      try fields.records("forms", atMost: mostForms).map { fields throws(CatalogError) in
        let name = try fields.requiredText("form")
        let text = try fields.requiredText("figures", atMost: maximumLength)
        return ElementForm(
          name: name,
          figures: try fields.items("figures", of: text, "key, digits and source") {
            entry($0, of: name)
          })
      }
    }
  }

  private static func entry(_ text: Substring, of form: String) -> ElementForm.Entry? {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 3,
      let property = ElementForm.properties.first(where: { $0.key == parts[0] }),
      let figure = Figure(
        digits: parts[1], unit: property.unit, conditions: form, source: parts[2])
    else { return nil }
    return ElementForm.Entry(key: parts[0], figure: figure)
  }
}
