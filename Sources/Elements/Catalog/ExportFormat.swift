/// How the catalog can be printed.
public enum ExportFormat: String, Sendable, Hashable, CaseIterable {
  case json
  case csv
}

extension PeriodicTable {
  /// The whole catalog as text, digits untouched, ending in a line break.
  public func exported(as format: ExportFormat) -> String {
    switch format {
    case .json: CatalogWriter.json(of: self)
    case .csv: CatalogWriter.csv(of: elements, sources: sources)
    }
  }

  /// The element alone, as a catalog of one with the sources that it names.
  public func exported(_ element: AtomicElement, as format: ExportFormat) -> String {
    let figures = element.figuresByKey.map(\.figure)
    let keys = Set(figures.flatMap { [$0.source, $0.second?.source].compactMap { $0 } })
      .union(element.textSources.values)
    let table = PeriodicTable(
      elements: [element], sources: sources.filter { keys.contains($0.key) })
    return table.exported(as: format)
  }
}
