import Elements
import ElementsStore
import GLib

/// The data of the element's page that are not in the catalog. Shared by all pages; each file is read when it is first
/// wanted.
@MainActor
final class ElementDetails {
  let nuclides: DataFile<NuclideCatalog>
  let ionization: DataFile<IonizationTable>
  /// Oxidation states, unit cells and spectral lines.
  let others: DataFile<ElementDetailTable>
  /// The numeric properties, also those of the Table's colors.
  let properties: DataFile<PropertyList>

  /// The harmonized classifications, EC and E numbers.
  let hazards: DataFile<HazardTable>
  /// The names in other languages.
  let names: DataFile<AlternativeNames>
  /// The vapor pressures, for the Table's pressure.
  let vapor: DataFile<VaporPressureTable>

  /// True while one of the files is read.
  var isReading: Bool {
    nuclides.isReading || ionization.isReading || others.isReading || properties.isReading
      || vapor.isReading || names.isReading || hazards.isReading
  }

  /// The data in a directory, none of which is read yet.
  init(_ data: DataDirectory) {
    nuclides = DataFile(without: .none) { () throws(CatalogError) in try data.readNuclides() }
    ionization = DataFile(without: .none) { () throws(CatalogError) in try data.readIonization() }
    others = DataFile(without: .none) { () throws(CatalogError) in try data.readDetails() }
    properties = DataFile(without: .none) { () throws(CatalogError) in try data.readProperties() }
    hazards = DataFile(without: .none) { () throws(CatalogError) in try data.readHazards() }
    names = DataFile(without: .none) { () throws(CatalogError) in try data.readNames() }
    vapor = DataFile(without: .none) { () throws(CatalogError) in try data.readVaporPressures() }
  }
}

/// A file that is read once, on a thread of its own.
@MainActor
final class DataFile<Value: Sendable> {
  /// The contents; nil before they are read.
  private(set) var value: Value?
  private let missing: Value
  private let load: @Sendable () throws(CatalogError) -> Value
  private var readers: [@MainActor (Value) -> Void] = []

  /// - Parameters:
  ///   - missing: the contents of a file that cannot be read.
  ///   - load: reads the file.
  init(without missing: Value, _ load: @escaping @Sendable () throws(CatalogError) -> Value) {
    self.missing = missing
    self.load = load
  }

  /// True while the file is read.
  var isReading: Bool { !readers.isEmpty }

  /// Calls `onRead` with the contents: at once if they are read already.
  func read(_ onRead: @escaping @MainActor (Value) -> Void) {
    if let value { return onRead(value) }
    readers.append(onRead)
    guard readers.count == 1 else { return }
    Worker().run { [load, weak self] in
      let outcome = Result { () throws(CatalogError) in try load() }
      Task { @MainActor [weak self] in self?.finish(outcome) }
    }
  }

  private func finish(_ outcome: Result<Value, CatalogError>) {
    if case .failure(let error) = outcome { Log.error(error.description) }
    let contents = (try? outcome.get()) ?? missing
    value = contents
    let readers = readers
    self.readers = []
    for onRead in readers { onRead(contents) }
  }
}
