/// All values of the user's own.
public struct OwnValues: Sendable, Hashable {
  /// By the key of the property, then by atomic number.
  private var values: [String: [Int: OwnValue]] = [:]

  /// No values.
  public static let none = OwnValues(entries: [:])

  /// Decodes the saved values. Texts that are none are left out.
  public init(entries: [String: String]) {
    for (key, record) in entries {
      guard let slash = key.lastIndex(of: "/"), slash > key.startIndex,
        let number = Int(key[key.index(after: slash)...]), RecordDecoder.numbers.contains(number),
        let value = OwnValue(record: record)
      else { continue }
      values[String(key[..<slash]), default: [:]][number] = value
    }
  }

  public var isEmpty: Bool { values.isEmpty }

  /// Returns the value beside a property of an element; nil if there is none.
  public internal(set) subscript(property: String, number: Int) -> OwnValue? {
    get { values[property]?[number] }
    set {
      values[property, default: [:]][number] = newValue
      if values[property]?.isEmpty == true { values[property] = nil }
    }
  }

  /// Returns the values beside a property that have a unit of its column, by atomic number.
  public func values(beside column: PropertyColumn) -> [Int: PropertyColumn.Value] {
    values[column.id]?.compactMapValues { $0.value(in: column.unit) } ?? [:]
  }

  /// The values of some elements.
  public func about(_ numbers: Set<Int>) -> OwnValues {
    var found = OwnValues.none
    for (property, values) in values {
      let values = values.filter { numbers.contains($0.key) }
      if !values.isEmpty { found.values[property] = values }
    }
    return found
  }

  /// The keys of the properties with values, in order.
  public var properties: [String] { values.keys.sorted() }
}
