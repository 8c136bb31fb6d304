/// The export of the catalog with the columns and values of the user's own.
extension PeriodicTable {
  /// Returns the catalog as text, as `exported(as:properties:)` does, with the columns of the user's own among the
  /// properties, and the values in their own columns: `melt_own`, with unit, source and condition. In JSON these are in the
  /// object `own` of an element.
  public func exported(
    as format: ExportFormat, properties: PropertyList, own: OwnData
  ) -> String {
    let properties = properties.adding(own.columns)
    let sources = sources.merging(properties.sources) { own, _ in own }
    return text(of: elements, sources, as: format, properties.columns, own.values, notes: [:])
  }

  /// Returns a catalog of these elements with the sources that they refer to: as CSV in the order given, as JSON by
  /// atomic number.
  /// - Parameters:
  ///   - own: columns and values of the user's own; those about other elements are left out.
  ///   - notes: the user's notes by atomic number, a column of the CSV.
  ///   - found: how each element was found by a search, and its reason, by atomic number; empty without a search.
  public func exported(
    _ elements: [AtomicElement], as format: ExportFormat, own: OwnData = .none,
    notes: [Int: Note] = [:], found: [Int: [String]] = [:]
  ) -> String {
    let numbers = Set(elements.map(\.number))
    let columns = own.columns.map(\.column).filter { !numbers.isDisjoint(with: $0.values.keys) }
    let ordered =
      format == .json ? PeriodicTable(elements: elements, sources: [:]).elements : elements
    return text(
      of: ordered, sources(of: elements), as: format, columns, own.values.about(numbers),
      notes: notes, found)
  }

  /// Returns the catalog as JSON with the properties, those of the user's own among them, and all tables of further data
  /// in each element's record.
  public func exportedJSON(
    properties: PropertyList, own: OwnData, _ data: DetailData
  ) -> String {
    exportedJSON(properties: properties.adding(own.columns), data) { own.values.members(of: $0) }
  }

  private func text(
    of elements: [AtomicElement], _ sources: [String: SourceNote], as format: ExportFormat,
    _ columns: [PropertyColumn], _ own: OwnValues, notes: [Int: Note],
    _ found: [Int: [String]] = [:]
  ) -> String {
    let keys = found.isEmpty ? [] : ["found", "reason"]
    func cells(_ element: AtomicElement) -> [String] {
      found[element.number] ?? keys.map { _ in "" }
    }
    return switch format {
    case .json:
      CatalogWriter.json(of: elements, sources) { element in
        CatalogWriter.members(of: element, columns) + own.members(of: element)
          + zip(keys, cells(element)).filter { !$0.1.isEmpty }
          .map { ($0, CatalogWriter.quoted($1)) }
      }
    case .csv:
      CatalogWriter.csv(of: elements, columns, sources: sources, notes: notes, own.csvHeader + keys)
      {
        own.csvCells(of: $0) + cells($0)
      }
    }
  }
}

extension OwnValues {
  /// The member `own` of an element's record; none without values.
  fileprivate func members(of element: AtomicElement) -> [(String, String)] {
    let values = properties.compactMap { key in
      self[key, element.number].map { "    \(CatalogWriter.quoted(key)): \($0.record)" }
    }
    return values.isEmpty ? [] : [("own", "{\n" + values.joined(separator: ",\n") + "\n  }")]
  }

  fileprivate var csvHeader: [String] {
    properties.flatMap { key in
      ["", "_unit", "_source", "_condition"].map { "\(key)_own\($0)" }
    }
  }

  fileprivate func csvCells(of element: AtomicElement) -> [String] {
    properties.flatMap { key in
      let value = self[key, element.number]
      return [value?.digits, value?.unit, value?.source, value?.condition].map { $0 ?? "" }
    }
  }
}
