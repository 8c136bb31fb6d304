public import Elements

/// Limits for a catalog from a server or a file.
public struct CatalogLimits: Sendable {
  /// Limits of each part.
  public var part = CatalogPart.Limits()
  /// Timeout of a request in seconds, up to the last byte.
  public var seconds = 60.0
  /// Size of the cache in bytes.
  public var cacheBytes = 200_000_000

  public init() {}
}
