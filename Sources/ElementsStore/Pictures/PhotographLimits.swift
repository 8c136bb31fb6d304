import Elements

/// Limits for loading photographs.
public struct PhotographLimits: Sendable {
  /// Maximum number of simultaneous requests.
  public var simultaneous = 4
  /// Timeout of a request in seconds, up to the last byte.
  public var seconds = 10.0
  /// Maximum length of a file in bytes.
  public var fileBytes = InputLimits.photographLength
  /// Maximum number of pixels, before scaling.
  public var pixels = InputLimits.photographPixels
  /// Size of the cache in bytes.
  public var cacheBytes = InputLimits.photographsLength

  public init() {}
}
