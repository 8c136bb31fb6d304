public import Elements
import GLib

extension DataDirectory {
  /// Reads the map of the world. Blocking: not for the main thread.
  public func readMap() throws(CatalogError) -> WorldMap {
    let file = "\(path)/world.map"
    return try WorldMap(bytes: Self.read(file, atMost: InputLimits.dataFileLength), file: file)
  }

  /// Reads the names of countries in a language, by their codes of ISO 3166; none if it has no file. Blocking: not for
  /// the main thread.
  /// - Parameter language: tag of the language, `pt_BR`.
  public func readCountryNames(
    in language: String
  ) throws(CatalogError) -> [String: String] {
    let file = "\(path)/countries/\(language).tsv"
    guard Files.exists(file) else { return [:] }
    return try CountryNames.read(
      bytes: Self.read(file, atMost: CountryNames.maximumLength), file: file)
  }

  /// Reads the places of the discoveries; any invalid record is an error. Blocking: not for the main thread.
  public func readPlaces() throws(CatalogError) -> PlaceTable {
    let file = "\(path)/places.json"
    let found = try PlaceReader.read(
      bytes: Self.read(file, atMost: InputLimits.dataFileLength), file: file)
    if let fault = found.warnings.first.first { throw fault }
    return found.table
  }

  /// Reads the places that elements are named after. Blocking: not for the main thread.
  public func readNamesakes() throws(CatalogError) -> [Place] {
    let file = "\(path)/namesakes.json"
    return try NamesakeReader.read(
      bytes: Self.read(file, atMost: InputLimits.dataFileLength), file: file)
  }

  static func read(_ file: String, atMost limit: Int) throws(CatalogError) -> [UInt8] {
    do throws(GLibError) {
      return try Files.read(file, atMost: limit)
    } catch {
      throw CatalogError.unreadable(file: file, reason: error.message)
    }
  }
}
