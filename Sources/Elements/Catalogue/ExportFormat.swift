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
    case .csv: CatalogueWriter.csv(of: elements)
    }
  }

  /// The element alone, as a catalogue of one with the sources that it names.
  public func exported(_ element: AtomicElement, as format: ExportFormat) -> String {
    let keys = Set(element.figuresByKey.compactMap(\.figure.source))
      .union(element.textSources.values)
    let table = PeriodicTable(
      elements: [element], sources: sources.filter { keys.contains($0.key) })
    return table.exported(as: format)
  }
}
