/// What was left out of a catalog from elsewhere: how much, and the first of it in words.
public struct CatalogWarnings: Sendable, Hashable {
  /// How many records were left out.
  public private(set) var count = 0
  /// At most `kept` of them, so that a bad catalog costs no more than a good one.
  public private(set) var first: [CatalogError] = []

  static let kept = 20

  /// None.
  public init() {}

  /// Adds one.
  public mutating func add(_ warning: CatalogError) {
    count += 1
    if first.count < Self.kept { first.append(warning) }
  }

  mutating func add(_ others: CatalogWarnings) {
    count += others.count
    first += others.first.prefix(max(0, Self.kept - first.count))
  }
}
