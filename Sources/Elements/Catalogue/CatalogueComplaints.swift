/// What was left out of a catalogue from elsewhere: how much, and the first of it in words.
public struct CatalogueComplaints: Sendable, Hashable {
  /// How many records were left out.
  public private(set) var count = 0
  /// At most `kept` of them, so that a bad catalogue costs no more than a good one.
  public private(set) var first: [CatalogueError] = []

  static let kept = 20

  /// None.
  public init() {}

  /// Adds one.
  public mutating func add(_ complaint: CatalogueError) {
    count += 1
    if first.count < Self.kept { first.append(complaint) }
  }

  mutating func add(_ others: CatalogueComplaints) {
    count += others.count
    first += others.first.prefix(max(0, Self.kept - first.count))
  }
}
