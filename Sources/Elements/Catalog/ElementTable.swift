/// What a data file has of each element, as read from `{"elements": [{"number": 79, …}], "sources": {…}}`.
public struct ElementTable<Value: Sendable>: Sendable {
  let values: [Int: Value]
  /// The sources by their keys.
  public let sources: [String: PeriodicTable.SourceNote]

  /// A table of no element.
  public static var none: Self { Self([:], sources: [:]) }

  init(_ values: [Int: Value], sources: [String: PeriodicTable.SourceNote]) {
    (self.values, self.sources) = (values, sources)
  }

  /// What the file has of an element; nil for nothing.
  public subscript(number: Int) -> Value? { values[number] }

  /// Parses a file, strictly: an error names file, element and field of the first fault.
  /// - Parameters:
  ///   - file: its name, for messages.
  ///   - decode: decodes the record of an element, whose number is read before.
  init(
    _ bytes: [UInt8], _ file: String,
    _ decode: @escaping (RecordFields, _ number: Int) throws(CatalogError) -> Value
  ) throws(CatalogError) {
    let (items, sources) = try CatalogReader.records(of: bytes, file: file) {
      fields throws(CatalogError) -> (Int, Value) in
      let number = try fields.requiredInteger("number", in: RecordDecoder.numbers)
      return (number, try decode(fields, number))
    }
    self.init(try Self.unique(items, file), sources: sources)
  }

  private static func unique(_ items: [(Int, Value)], _ file: String) throws(CatalogError) -> [Int:
    Value]
  {
    var values: [Int: Value] = [:]
    for (number, value) in items where values.updateValue(value, forKey: number) != nil {
      throw CatalogError(file: file, message: "element \(number) is listed twice")
    }
    return values
  }
}

extension ElementTable: Equatable where Value: Equatable {}
extension ElementTable: Hashable where Value: Hashable {}
