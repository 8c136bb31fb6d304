/// Warnings about the records left out of an external catalog: their number, and the first messages.
public struct CatalogWarnings: Sendable, Hashable {
  /// Number of records left out.
  public private(set) var count = 0
  /// The first warnings, at most `maximumCount`, so that a bad catalog needs no more memory than a good one.
  public private(set) var first: [CatalogError] = []

  static let maximumCount = 20

  /// No warnings.
  public init() {}

  /// Adds a warning.
  /// - Parameter records: the number of records that it is about.
  public mutating func add(_ warning: CatalogError, records: Int = 1) {
    count += records
    if first.count < Self.maximumCount { first.append(warning) }
  }

  mutating func add(_ others: CatalogWarnings) {
    count += others.count
    first += others.first.prefix(max(0, Self.maximumCount - first.count))
  }
}
