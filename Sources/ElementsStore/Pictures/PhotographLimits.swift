/// What a photograph may cost.
public struct PhotographLimits: Sendable {
  /// How many are fetched at once.
  public var simultaneous = 4
  /// Seconds from asking the server to the last byte.
  public var seconds = 10.0
  /// Bytes of a file.
  public var fileBytes = 20_000_000
  /// Pixels of a picture, before it is decoded.
  public var pixels = 50_000_000
  /// Bytes of all files that are kept.
  public var cacheBytes = 200_000_000

  public init() {}
}
