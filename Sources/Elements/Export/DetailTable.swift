/// A table of data beyond the catalog, named after its card on the element's page.
public enum DetailTable: String, Sendable, Hashable, CaseIterable {
  case nuclides, ionization, oxidation, radii, spectrum, crystal, forms, hazards, names
  case vaporPressure = "vapor-pressure"

  /// The name of all tables together.
  public static let all = "all"
}

extension [String: PeriodicTable.SourceNote] {
  /// The sources of the values of a table, without those that were compared with them.
  public func ofTable(_ table: DetailTable) -> Self {
    filter { $0.value.tables.contains(table.rawValue) }
  }
}

/// The data of the elements beyond the catalog and its properties, as read from their files.
public struct DetailData: Sendable {
  let nuclides: NuclideCatalog
  let ionization: IonizationTable
  let details: ElementDetailTable
  let forms: FormTable
  let hazards: HazardTable
  let names: AlternativeNames
  let vapor: VaporPressureTable

  public init(
    _ nuclides: NuclideCatalog, _ ionization: IonizationTable, _ details: ElementDetailTable,
    _ forms: FormTable, _ hazards: HazardTable, _ names: AlternativeNames,
    _ vapor: VaporPressureTable
  ) {
    (self.nuclides, self.ionization, self.details) = (nuclides, ionization, details)
    (self.forms, self.hazards, self.names, self.vapor) = (forms, hazards, names, vapor)
  }

  /// The rows of a table that are those of an element; nil if there are none.
  func table(_ table: DetailTable, of element: AtomicElement) -> TextTable? {
    let number = element.number
    let rows: TextTable? =
      switch table {
      case .nuclides: nuclides.table(of: number, element.symbol)
      case .ionization: ionization.table(of: number)
      case .oxidation: details[number]?.statesTable
      case .radii: details[number]?.radiiTable
      case .spectrum: details[number]?.linesTable
      case .crystal: details[number]?.cellTable
      case .forms: forms[number].map { ElementForm.table(of: $0) }
      case .hazards: hazards[number]?.table
      case .names: names.table(of: number)
      case .vaporPressure: vapor.table(of: number)
      }
    return rows?.rows.isEmpty == false ? rows : nil
  }

  /// The sources of a table by their keys.
  func sources(of table: DetailTable) -> [String: PeriodicTable.SourceNote] {
    let all =
      switch table {
      case .nuclides: nuclides.sources
      case .ionization: ionization.sources
      case .oxidation, .radii, .spectrum, .crystal: details.sources
      case .forms: forms.sources
      case .hazards: hazards.sources
      case .names: names.sources
      case .vaporPressure: vapor.sources
      }
    return all.ofTable(table)
  }
}

extension PeriodicTable {
  /// Returns a table of further data as CSV.
  public func exportedCSV(_ table: DetailTable, of data: DetailData) -> String {
    csv { data.table(table, of: $0) }
  }

  /// Returns the rows of all elements as CSV, each after number and symbol of its element.
  /// - Parameter table: returns the rows of an element.
  func csv(_ table: (AtomicElement) -> TextTable?) -> String {
    let tables = elements.compactMap { element in table(element).map { (element, $0) } }
    let rows = tables.flatMap { element, table in
      table.rows.map { [String(element.number), element.symbol] + $0 }
    }
    return TextTable(header: ["number", "symbol"] + (tables.first?.1.header ?? []), rows: rows).csv
  }

  /// Returns a table of further data as JSON: an object for each element with its number, its symbol and, by the name
  /// of the table, a list of objects whose keys are the columns of the CSV.
  public func exportedJSON(_ table: DetailTable, of data: DetailData) -> String {
    CatalogWriter.json(of: elements, data.sources(of: table)) { element in
      [
        ("number", String(element.number)), ("symbol", CatalogWriter.quoted(element.symbol)),
      ] + data.members([table], of: element)
    }
  }

  /// Returns the catalog as JSON with the properties and all tables of further data in each element's record.
  /// - Parameter further: returns further members of a record.
  func exportedJSON(
    properties: PropertyList, _ data: DetailData,
    further: (AtomicElement) -> [(String, String)] = { _ in [] }
  ) -> String {
    let sources = sources.merging(properties.sources) { own, _ in own }
      .merging(data.allSources) { own, _ in own }
    return CatalogWriter.json(of: elements, sources) { element in
      CatalogWriter.members(of: element, properties.columns)
        + further(element) + data.members(DetailTable.allCases, of: element)
    }
  }
}

extension DetailData {
  fileprivate var allSources: [String: PeriodicTable.SourceNote] {
    DetailTable.allCases.reduce(into: [:]) { notes, table in
      notes.merge(sources(of: table)) { first, _ in first }
    }
  }

  fileprivate func members(
    _ tables: [DetailTable], of element: AtomicElement
  ) -> [(String, String)] {
    tables.compactMap { table in
      self.table(table, of: element).map { (table.rawValue, CatalogWriter.json(of: $0)) }
    }
  }
}
