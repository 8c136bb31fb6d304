public import Elements
import GLib

extension DataDirectory {
  /// Length limit of a file with data of the elements in bytes.
  private static let maximumLength = 2_000_000

  /// Reads the numeric properties beyond the catalog's figures. Blocking: not for the main thread.
  public func readProperties() throws(CatalogError) -> PropertyList {
    try contents("properties.json", PropertyReader.read)
  }

  /// Reads the nuclides. Blocking: not for the main thread.
  public func readNuclides() throws(CatalogError) -> NuclideCatalog {
    try contents("isotopes.json", NuclideReader.read)
  }

  /// Reads oxidation states, unit cells and spectral lines. Blocking: not for the main thread.
  public func readDetails() throws(CatalogError) -> ElementDetailTable {
    try contents("element-details.json", ElementDetailReader.read)
  }

  /// Reads the ionization energies. Blocking: not for the main thread.
  public func readIonization() throws(CatalogError) -> IonizationTable {
    try contents("ionization.json", IonizationReader.read)
  }

  /// Reads the hazards. Blocking: not for the main thread.
  public func readHazards() throws(CatalogError) -> HazardTable {
    try contents("hazards.json", HazardReader.read)
  }

  /// Reads the names in other languages. Blocking: not for the main thread.
  public func readNames() throws(CatalogError) -> AlternativeNames {
    try contents("names.json", AlternativeNames.read)
  }

  /// Reads the vapor pressures. Blocking: not for the main thread.
  public func readVaporPressures() throws(CatalogError) -> VaporPressureTable {
    try contents("vapor-pressure.json", VaporPressureReader.read)
  }

  /// Reads the data that tables are made of. Blocking: not for the main thread.
  public func readDetailData() throws(CatalogError) -> DetailData {
    DetailData(
      try readNuclides(), try readIonization(), try readDetails(), try readHazards(),
      try readNames(), try readVaporPressures())
  }

  private func contents<Value>(
    _ name: String, _ parse: (_ bytes: [UInt8], _ file: String) throws(CatalogError) -> Value
  ) throws(CatalogError) -> Value {
    let file = "\(path)/\(name)"
    return try parse(Self.read(file, atMost: Self.maximumLength), file)
  }
}
