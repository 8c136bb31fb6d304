/// The format of an exported catalog.
public enum ExportFormat: String, Sendable, Hashable, CaseIterable {
  case json
  case csv
}

extension PeriodicTable {
  /// Returns the catalog as text, digits unchanged, with a final line break.
  /// - Parameter properties: further properties of each element.
  public func exported(as format: ExportFormat, properties: PropertyList = .none) -> String {
    let sources = sources.merging(properties.sources) { own, _ in own }
    switch format {
    case .json:
      return CatalogWriter.json(
        of: PeriodicTable(elements: elements, sources: sources), properties.columns)
    case .csv: return CatalogWriter.csv(of: elements, properties.columns, sources: sources)
    }
  }

  /// The sources that elements refer to.
  func sources(of elements: [AtomicElement]) -> [String: SourceNote] {
    var keys: Set<String> = []
    for element in elements {
      for figure in element.figuresByKey.map(\.figure) {
        keys.formUnion([figure.source, figure.second?.source].compactMap { $0 })
      }
      keys.formUnion(element.textSources.values)
    }
    return sources.filter { keys.contains($0.key) }
  }
}
