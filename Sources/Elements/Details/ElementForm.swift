/// A form of an element, such as diamond, with what is known of it.
public struct ElementForm: Sendable, Hashable {
  /// The name, `diamond`, or an adjective: `white`, `alpha`.
  public let name: String
  /// The figures in the order of the file, each with the form as its condition.
  public let figures: [Entry]
  /// The unit cell; nil if it is not known.
  public let cell: UnitCell?

  /// A figure with the key of its property.
  public struct Entry: Sendable, Hashable {
    public let key: String
    public let figure: Figure
  }

  /// The key of a property's row on the card: `diamond-density`.
  func id(of key: String) -> String { "\(name)-\(key)" }

  /// Returns the figure of a property; nil if it is unknown.
  func figure(_ key: String) -> Figure? { figures.first { $0.key == key }?.figure }
}

/// The forms of the elements, as read from `forms.json`; most elements have none.
public typealias FormTable = ElementTable<[ElementForm]>

extension ElementForm {
  /// The titles of the properties, to be translated, with their units, in the order of the card.
  static let properties: [(key: String, title: String, unit: String?)] = [
    (RecordDecoder.weightKey, translatable("Relative atomic mass"), nil),
    ("exists_from", translatable("Exists from"), "K"),
    ("exists_to", translatable("Exists up to"), "K"),
    ("triple_point_temperature", translatable("Triple point temperature"), "K"),
    ("melt", translatable("Melting point"), "K"),
    ("boil", translatable("Boiling point"), "K"),
    ("critical_temperature", translatable("Critical temperature"), "K"),
    ("space_group", translatable("Space group number"), nil),
    ("density", translatable("Density"), "g/cm³"),
    ("crystal_density", translatable("Density of the crystal"), "g/cm³"),
    ("mohs_hardness", translatable("Mohs hardness"), nil),
    ("refractive_index", translatable("Refractive index"), nil),
    ("molar_heat", translatable("Molar heat capacity"), "J/(mol·K)"),
    ("standard_entropy", translatable("Standard molar entropy"), "J/(mol·K)"),
    ("enthalpy_of_formation", translatable("Enthalpy of formation"), "kJ/mol"),
  ]

  /// The title of a property, to be translated.
  static func title(_ key: String) -> String { properties.first { $0.key == key }?.title ?? key }

  /// The name of the form with the structure of its cell: `gamma, face-centered cubic`.
  public func structure(_ cell: UnitCell) -> Message {
    cell.form.hasPrefix(name)
      ? .condition(cell.form) : .list([.condition(name), .condition(cell.form)])
  }

  /// The crystal system by the space group, in the words of the catalog's crystal structures; nil if it is unknown.
  var crystalSystem: String? {
    switch figure("space_group").flatMap({ Int($0.digits) }) ?? 0 {
    case 3...15: "monoclinic"
    case 16...74: "orthorhombic"
    case 75...142: "tetragonal"
    case 146, 148, 155, 160, 161, 166, 167: "rhombohedral"
    case 168...194: "hexagonal"
    case 195...230: "cubic"
    default: nil
    }
  }
}

extension ElementForm {
  /// The figures of an element's forms as a table, with their unit cells.
  public static func table(of forms: [ElementForm]) -> TextTable {
    TextTable(
      header: ["form", "property", "value", "unit", "source"],
      rows: forms.flatMap { form in
        form.figures.map { entry in
          [
            form.name, entry.key, entry.figure.digits, entry.figure.unit ?? "",
            entry.figure.source ?? "",
          ]
        } + form.cellRows
      })
  }

  /// The rows of the unit cell: its structure, atoms, edges and angles.
  private var cellRows: [[String]] {
    guard let cell else { return [] }
    let rows = [("cell", cell.form, ""), ("atoms", String(cell.atomCount), "")]
    let edges = zip(["a", "b", "c"], cell.edges).map { ("lattice_\($0)", $1, "pm") }
    let angles = zip(["alpha", "beta", "gamma"], cell.angles).map { ($0, $1, "°") }
    return (rows + edges + angles).map { [name, $0.0, $0.1, $0.2, cell.source] }
  }
}

/// Parses `forms.json`, strictly: `{"elements": [{"number": 6, "forms": [{"form": "diamond", "figures":
/// "density/3.513/crc-chemicals", "cell": {…}}]}], "sources": {…}}`, a cell as in `element-details.json`.
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
          },
          cell: try fields.record("cell").map { fields throws(CatalogError) in
            try UnitCell(reading: fields)
          })
      }
    }
  }

  private static func entry(_ text: Substring, of form: String) -> ElementForm.Entry? {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 3,
      let property = ElementForm.properties.first(where: { $0.key == parts[0] }),
      let figure = Figure(
        digits: parts[1], unit: property.unit, conditions: [.form: form], source: parts[2])
    else { return nil }
    return ElementForm.Entry(key: parts[0], figure: figure)
  }
}
