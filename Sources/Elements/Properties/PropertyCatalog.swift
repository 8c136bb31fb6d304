/// The list of all numeric properties as text: the output of `--properties`.
public enum PropertyCatalog {
  /// Returns a row for each property: its number of elements, key, name, unit, the keys of its sources, first and
  /// second, and the parts of conditions that its values name.
  public static func rows(of columns: [PropertyColumn]) -> [[Message]] {
    columns.map { column in
      let figures = column.values.sorted { $0.key < $1.key }.map(\.value.figure)
      let first = keys(figures.map(\.source))
      let second = keys(figures.map(\.second?.source))
      let parts = Conditions.Part.allCases.filter { part in
        figures.contains { $0.conditions[part] != nil }
      }
      return [
        .verbatim(String(column.values.count)), .verbatim(column.id), .text(column.title),
        .verbatim(column.unit ?? ""),
        .verbatim(second.isEmpty ? first : "\(first) / \(second)"),
        .verbatim(parts.map(\.rawValue).joined(separator: ", ")),
      ]
    }
  }

  /// Returns the different keys, commonest first.
  private static func keys(_ keys: [String?]) -> String {
    let counts = Dictionary(keys.compactMap { $0 }.map { ($0, 1) }, uniquingKeysWith: +)
    return counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key)
      .joined(separator: ", ")
  }
}
