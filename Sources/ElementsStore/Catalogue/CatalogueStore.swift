public import Elements
import GLib

/// Where a catalogue of elements comes from.
public protocol CatalogueStore: Sendable {
  /// Reads the whole catalogue. Blocking: call it off the main thread.
  func load() throws(CatalogueError) -> PeriodicTable
}

/// The built-in catalogue in a file.
public struct CatalogueFile: CatalogueStore {
  /// Its path.
  public let path: String

  public init(path: String) { self.path = path }

  public func load() throws(CatalogueError) -> PeriodicTable {
    let bytes: [UInt8]
    do { bytes = try Files.read(path) } catch {
      throw CatalogueError.unreadable(file: path, reason: error.reason)
    }
    return try CatalogueReader.readComplete(bytes: bytes, file: path)
  }
}
