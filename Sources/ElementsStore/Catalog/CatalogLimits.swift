public import Elements

/// What a catalog from elsewhere may cost.
public struct CatalogLimits: Sendable {
  /// What each part may hold.
  public var part = CatalogPart.Limits()
  /// Seconds from asking a server to the last byte.
  public var seconds = 60.0
  /// Bytes of all answers that are kept.
  public var cacheBytes = 200_000_000

  public init() {}
}
