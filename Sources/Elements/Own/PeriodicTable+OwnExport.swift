/// The export of the elements with the columns and values of the user's own.
extension PeriodicTable {
  /// Returns the catalog as text, as `exported(as:properties:)` does, with the columns of the user's own among the
  /// properties, and the values in their own columns: `melt_own`, with unit, source and condition. In JSON these are in the
  /// object `own` of an element.
  public func exported(
    as format: ExportFormat, properties: PropertyList, own: OwnData
  ) -> String {
    let properties = properties.adding(own.columns)
    guard !own.values.isEmpty else { return exported(as: format, properties: properties) }
    let sources = sources.merging(properties.sources) { own, _ in own }
    let keys = own.values.properties
    switch format {
    case .json:
      return CatalogWriter.json(of: elements, sources) { element in
        let values = keys.compactMap { key in
          own.values[key, element.number].map { "    \(CatalogWriter.quoted(key)): \($0.record)" }
        }
        return CatalogWriter.members(of: element, properties.columns)
          + (values.isEmpty ? [] : [("own", "{\n" + values.joined(separator: ",\n") + "\n  }")])
      }
    case .csv:
      let header = keys.flatMap { key in
        ["", "_unit", "_source", "_condition"].map { "\(key)_own\($0)" }
      }
      return CatalogWriter.csv(of: elements, properties.columns, sources: sources, header) {
        element in
        keys.flatMap { key in
          let value = own.values[key, element.number]
          return [value?.digits, value?.unit, value?.source, value?.condition].map { $0 ?? "" }
        }
      }
    }
  }
}
