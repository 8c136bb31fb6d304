public import Elements
import GLib

extension DataDirectory {
  /// Length limit of the file of properties in bytes.
  private static let maximumProperties = 2_000_000

  /// Reads the numeric properties beyond the catalog's figures. Blocking: not for the main thread.
  public func readProperties() throws(CatalogError) -> PropertyList {
    let file = "\(path)/properties.json"
    return try PropertyReader.read(
      bytes: Self.read(file, atMost: Self.maximumProperties), file: file)
  }
}
