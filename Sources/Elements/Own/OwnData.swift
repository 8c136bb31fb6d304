/// The columns and the values of the user's own.
public struct OwnData: Sendable, Hashable {
  /// In the order of their titles.
  public private(set) var columns: [OwnColumn]
  public private(set) var values: OwnValues

  /// Nothing.
  public static let none = OwnData(columns: [:], values: [:])

  /// Decodes the saved texts. Those that are neither columns nor values are left out.
  public init(columns: [String: String], values: [String: String]) {
    self.columns = OwnColumn.columns(in: columns)
    self.values = OwnValues(entries: values)
  }

  /// Returns a column by its key.
  public subscript(key: String) -> OwnColumn? { columns.first { $0.id == key } }

  /// The keys of the columns.
  public var keys: Set<String> { Set(columns.map(\.id)) }

  /// Adds a column, or replaces the one with its key.
  public mutating func set(_ column: OwnColumn) {
    columns = (columns.filter { $0.id != column.id } + [column])
      .sorted { ($0.title, $0.id) < ($1.title, $1.id) }
  }

  /// Removes the column with this key.
  public mutating func remove(_ key: String) { columns.removeAll { $0.id == key } }

  /// Sets the value beside a property of an element; nil removes it.
  public mutating func set(_ value: OwnValue?, beside property: String, of number: Int) {
    values[property, number] = value
  }
}
