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

  /// Returns a catalog of these elements with the sources that they refer to: as CSV in the order given, as JSON by
  /// atomic number.
  public func exported(_ elements: [AtomicElement], as format: ExportFormat) -> String {
    guard format == .json else { return exportedCSV(elements) }
    return PeriodicTable(elements: elements, sources: sources(of: elements)).exported(as: .json)
  }

  /// Returns these elements as CSV in the order given, with the user's notes by atomic number.
  public func exportedCSV(_ elements: [AtomicElement], notes: [Int: Note] = [:]) -> String {
    CatalogWriter.csv(of: elements, sources: sources(of: elements), notes: notes)
  }

  /// The sources that elements refer to.
  private func sources(of elements: [AtomicElement]) -> [String: SourceNote] {
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
