public import Elements

/// Result of loading a catalog from a server or a file.
public struct CatalogResult: Sendable {
  /// Merged catalog; nil if no part could be loaded, neither fetched nor cached.
  public let merge: CatalogMerge?
  /// Failures, in the order of the parts.
  public let failures: [CatalogFailure]
  /// Time of the oldest cached part that replaces a failed one, in milliseconds since 1970; nil if nothing is stale.
  public let keptSince: Int64?

  /// Result of one part.
  struct Part: Sendable {
    var content: CatalogPart?
    var failure: CatalogFailure?
    var keptSince: Int64?
  }

  init(_ parts: [Part], over builtIn: PeriodicTable) {
    let contents = parts.compactMap(\.content)
    merge = contents.isEmpty ? nil : CatalogMerge(contents, over: builtIn)
    failures = parts.compactMap(\.failure)
    keptSince = parts.compactMap(\.keptSince).min()
  }
}
