/// A table of texts with a header, as it is copied and exported.
public struct TextTable: Sendable, Hashable {
  /// The keys of the columns, with their units: `energy_eV`.
  let header: [String]
  let rows: [[String]]

  /// The table as CSV; empty without rows.
  public var csv: String { rows.isEmpty ? "" : CatalogWriter.csv([header] + rows) }
}
