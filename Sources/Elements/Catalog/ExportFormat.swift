/// The format of an exported catalog.
public enum ExportFormat: String, Sendable, Hashable, CaseIterable {
  case json
  case csv
}

extension PeriodicTable {
  /// Returns the catalog as text, digits unchanged, with a final line break.
  public func exported(as format: ExportFormat) -> String {
    switch format {
    case .json: CatalogWriter.json(of: self)
    case .csv: CatalogWriter.csv(of: elements, sources: sources)
    }
  }

  /// Returns a catalog of the element alone, with the sources that it refers to.
  public func exported(_ element: AtomicElement, as format: ExportFormat) -> String {
    let figures = element.figuresByKey.map(\.figure)
    let keys = Set(figures.flatMap { [$0.source, $0.second?.source].compactMap { $0 } })
      .union(element.textSources.values)
    let table = PeriodicTable(
      elements: [element], sources: sources.filter { keys.contains($0.key) })
    return table.exported(as: format)
  }
}
