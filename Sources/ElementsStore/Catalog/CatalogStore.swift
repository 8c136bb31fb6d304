public import Elements
import GLib

/// Source of the catalog of elements.
public protocol CatalogStore: Sendable {
  /// Reads the whole catalog. Blocking: not for the main thread.
  func load() throws(CatalogError) -> PeriodicTable
  /// The directory of the built-in data.
  var data: DataDirectory { get }
}

/// The built-in catalog in a file.
public struct CatalogFile: CatalogStore {
  /// Path of the file.
  public let path: String

  public init(path: String) { self.path = path }

  /// The directory of the file.
  public var data: DataDirectory { DataDirectory(path: Files.parent(of: path)) }

  /// Reads the file. Throws if it cannot be read, is too long or is no complete catalog.
  public func load() throws(CatalogError) -> PeriodicTable {
    let bytes: [UInt8]
    do { bytes = try Files.read(path, atMost: InputLimits.builtInCatalogLength) } catch {
      throw CatalogError.unreadable(file: path, reason: error.reason)
    }
    return try CatalogReader.readComplete(bytes: bytes, file: path)
  }
}
