public import Elements

/// What came of asking elsewhere for a catalog.
public struct CatalogAnswer: Sendable {
  /// What there is now; nil where no part came, new or kept.
  public let merge: CatalogMerge?
  /// What failed, in the order of the parts.
  public let failures: [CatalogFailure]
  /// Since when the oldest part is kept that stands in for one that failed, in milliseconds since 1970; nil where
  /// all is as fresh as can be.
  public let keptSince: Int64?

  /// What came of one part.
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
