public import Elements
import GLib

/// Where a catalog of elements comes from.
public protocol CatalogStore: Sendable {
  /// Reads the whole catalog. Blocking: call it off the main thread.
  func load() throws(CatalogError) -> PeriodicTable
}

/// The built-in catalog in a file.
public struct CatalogFile: CatalogStore {
  /// Its path.
  public let path: String

  /// Bytes from which on the file is not read: the built-in catalog has a twentieth of that.
  private static let maximumLength = 16_000_000

  public init(path: String) { self.path = path }

  public func load() throws(CatalogError) -> PeriodicTable {
    let bytes: [UInt8]
    do { bytes = try Files.read(path, atMost: Self.maximumLength) } catch {
      throw CatalogError.unreadable(file: path, reason: error.reason)
    }
    return try CatalogReader.readComplete(bytes: bytes, file: path)
  }
}
