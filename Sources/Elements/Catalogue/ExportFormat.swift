/// How the catalogue can be printed.
public enum ExportFormat: String, Sendable, Hashable, CaseIterable {
  case json
  case csv
}

extension PeriodicTable {
  /// The whole catalogue as text, digits untouched, ending in a line break.
  public func exported(as format: ExportFormat) -> String {
    switch format {
    case .json: CatalogueWriter.json(of: self)
    case .csv: CatalogueWriter.csv(of: self)
    }
  }
}
