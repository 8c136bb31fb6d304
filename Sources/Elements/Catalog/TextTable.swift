/// A table of texts with a header, as it is copied and exported.
public struct TextTable: Sendable, Hashable {
  /// The keys of the columns, with their units: `energy_eV`.
  let header: [String]
  let rows: [[String]]

  /// The table as CSV; empty without rows.
  public var csv: String { rows.isEmpty ? "" : CatalogWriter.csv([header] + rows) }

  /// The table as a JSON document with the rows as objects, below a key.
  public func json(_ key: String) -> String {
    "{\n  \"\(key)\": " + CatalogWriter.json(of: self) + "\n}\n"
  }
}
