/// Data of the element's page beside the catalog's properties: oxidation states, ionic
/// radii, unit cell and spectral lines.
public struct ElementDetail: Sendable, Hashable {
  /// The main oxidation states, and all others that are known.
  public let mainStates: [Int]
  /// The other known states, in the order of the file; empty if there are none.
  public let otherStates: [Int]
  /// The radii of ions, by charge and coordination; none if they are not known.
  public let radii: [IonicRadius]
  /// The unit cell; nil if it is not known.
  public let cell: UnitCell?
  /// The spectral lines by wavelength; none if no data set has them.
  public let lines: [SpectralLine]
  /// Key of the source of the lines.
  public let linesSource: String
}

/// The details of the elements, as read from `element-details.json`.
public typealias ElementDetailTable = ElementTable<ElementDetail>

/// Parses `element-details.json`, strictly: `{"elements": [{"number": 11, "main_states": [1], "other_states": [-1],
/// "radii": "1/VI//116/102", "cell": {"form": "body-centered cubic", "atoms": 2, "a": "429.06", …, "gamma": "90", "source": "gelemental"},
/// "lines": "588.99504/1000 589.59241/500", "lines_source": "nist-lines"}], "sources": {…}}`.
public enum ElementDetailReader {
  private static let states = -9...9
  private static let (maximumLinesLength, maximumRadiiLength) = (4000, 2000)

  /// Parses a file.
  /// - Parameter file: its name, for messages.
  public static func read(
    bytes: [UInt8], file: String
  ) throws(CatalogError) -> ElementDetailTable {
    try ElementDetailTable(bytes, file, detail)
  }

  private static func detail(
    _ fields: RecordFields, of number: Int
  ) throws(CatalogError) -> ElementDetail {
    ElementDetail(
      mainStates: try fields.integers("main_states", in: states, atMost: states.count),
      otherStates: try fields.integers("other_states", in: states, atMost: states.count),
      radii: try radii(fields),
      cell: try fields.record("cell").map { fields throws(CatalogError) in
        try UnitCell(reading: fields)
      },
      lines: try lines(fields),
      linesSource: try fields.text("lines_source") ?? "kalzium-spectra")
  }

  private static func radii(_ fields: RecordFields) throws(CatalogError) -> [IonicRadius] {
    try fields.items(
      "radii", of: try fields.text("radii", atMost: maximumRadiiLength) ?? "",
      "charge, coordination, spin and two radii", parse: IonicRadius.init(parsing:))
  }

  private static func lines(_ fields: RecordFields) throws(CatalogError) -> [SpectralLine] {
    try fields.items(
      "lines", of: try fields.text("lines", atMost: maximumLinesLength) ?? "",
      "wavelength and intensity"
    ) { SpectralLine(parsing: $0) }.sorted { $0.wavelength < $1.wavelength }
  }
}

extension ElementDetail {
  /// The spectral lines as a table.
  public var linesTable: TextTable {
    TextTable(
      header: ["wavelength_nm", "relative_intensity", "charge", "source"],
      rows: lines.map {
        [$0.digits, String(Int($0.intensity)), String($0.charge), $0.source ?? linesSource]
      })
  }

  /// The oxidation states as a table.
  public var statesTable: TextTable {
    let states = mainStates.map { ($0, "main") } + otherStates.map { ($0, "other") }
    return TextTable(
      header: ["oxidation_state", "kind"],
      rows: states.sorted { $0.0 < $1.0 }.map { [String($0.0), $0.1] })
  }

  /// The unit cell as a table.
  public var cellTable: TextTable { UnitCell.table(of: cell) }
}
