public import Elements
import GLib

extension DataDirectory {
  /// Length limit of the files of the element’s page in bytes.
  private static let maximumDetails = 2_000_000

  /// Reads the nuclides. Blocking: not for the main thread.
  public func readNuclides() throws(CatalogError) -> NuclideCatalog {
    let file = "\(path)/isotopes.json"
    return try NuclideReader.read(
      bytes: Self.read(file, atMost: Self.maximumDetails), file: file)
  }

  /// Reads oxidation states, unit cells and spectral lines. Blocking: not for the main thread.
  public func readDetails() throws(CatalogError) -> ElementDetailTable {
    let file = "\(path)/element-details.json"
    return try ElementDetailReader.read(
      bytes: Self.read(file, atMost: Self.maximumDetails), file: file)
  }

  /// Reads the ionization energies. Blocking: not for the main thread.
  public func readIonization() throws(CatalogError) -> IonizationTable {
    let file = "\(path)/ionization.json"
    return try IonizationReader.read(
      bytes: Self.read(file, atMost: Self.maximumDetails), file: file)
  }
}
