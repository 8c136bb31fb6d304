/// The numeric properties beyond the catalog's figures, as read from `properties.json`.
public struct PropertyList: Sendable, Hashable {
  /// The properties in the order of the file, which is that of their groups.
  public let columns: [PropertyColumn]
  /// Reasons why a property, by its key, has values without a second source.
  public let notes: [String: String]
  /// Sources by the key that values refer to.
  public let sources: [String: PeriodicTable.SourceNote]

  /// No properties.
  public static let none = PropertyList(columns: [], notes: [:], sources: [:])

  /// Returns a property by its key.
  public subscript(id: String) -> PropertyColumn? { columns.first { $0.id == id } }
}
