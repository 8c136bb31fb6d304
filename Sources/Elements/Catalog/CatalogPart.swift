/// A part of an external catalog, from one response: its elements, each number once, and warnings about the rest.
/// Parsed leniently, unlike the built-in catalog: an invalid record does not affect the others.
public struct CatalogPart: Sendable, Hashable {
  /// Limits of a part.
  public struct Limits: Sendable, Hashable {
    /// Maximum size of a part in bytes, uncompressed.
    public var bytes = InputLimits.catalogLength
    /// Maximum number of records.
    public var records = InputLimits.catalogRecords
    /// Maximum size of a record in bytes.
    public var recordBytes = InputLimits.recordLength
    /// Maximum number of characters of a name, which is on one line, and of a symbol.
    public var name = 60
    /// Maximum number of Unicode scalars of a symbol.
    public var symbol = 4

    public init() {}
  }

  /// Name of the part: `elements`, `elements_remaining` or a file's name.
  public let name: String
  /// The elements in their order; of those with the same number the first.
  public private(set) var elements: [AtomicElement] = []
  /// Sources by the key that figures refer to.
  public private(set) var sources: [String: PeriodicTable.SourceNote] = [:]
  /// Warnings about the records left out.
  public private(set) var warnings = CatalogWarnings()

  /// Parses a part in one pass. An empty list is valid. Throws if the document is not JSON or not a list, has too
  /// many records, or has no valid record.
  public init(bytes: [UInt8], name: String, limits: Limits = Limits()) throws(CatalogError) {
    self.name = name
    let collector = Collector(name: name, limits: limits)
    do throws(CatalogError) {
      sources = try CatalogReader.contents(
        of: bytes, file: name, recordBytes: limits.recordBytes, handler: collector.collect)
    } catch {
      guard collector.count > limits.records else { throw error }
      throw CatalogError(
        file: name,
        message: .expected(.atMost(limits.records, Message.records), found: .more))
    }
    if collector.elements.isEmpty, let first = collector.warnings.first.first { throw first }
    (elements, warnings) = (collector.elements, collector.warnings)
  }
}

/// Collects the records of a part, one by one.
private final class Collector {
  private let name: String
  private let limits: CatalogPart.Limits
  private(set) var count = 0
  private(set) var elements: [AtomicElement] = []
  private(set) var warnings = CatalogWarnings()
  private var indices: [Int: Int] = [:]

  init(name: String, limits: CatalogPart.Limits) {
    self.name = name
    self.limits = limits
  }

  /// Returns false if the record exceeds the limit.
  func collect(_ record: JSONValue, _ range: Range<Int>) -> Bool {
    count += 1
    guard count <= limits.records else { return false }
    do throws(CatalogError) {
      try add(checked(record, length: range.count))
    } catch {
      warnings.add(error)
    }
    return true
  }

  private func add(_ element: AtomicElement) throws(CatalogError) {
    guard let index = indices[element.number] else {
      indices[element.number] = elements.count
      return elements.append(element)
    }
    if elements[index] != element { throw .differing(element, in: name, from: name) }
  }

  private func checked(
    _ record: JSONValue, length: Int
  ) throws(CatalogError) -> AtomicElement {
    let fields = try RecordFields(
      file: name, position: count, value: record, length: length, limit: limits.recordBytes)
    let element = try RecordDecoder(fields).decode()
    for (key, text, limit) in [
      ("name", element.name, limits.name), ("symbol", element.symbol, limits.symbol),
    ] where text.unicodeScalars.count > limit {
      throw CatalogError(
        file: name, location: .record(.record(count)),
        message: ExternalText.Fault.tooLong(limit: limit, length: text.unicodeScalars.count)
          .message.of(key))
    }
    return element
  }
}

extension CatalogError {
  /// The error for a repeated element that differs from the first.
  static func differing(
    _ element: AtomicElement, in file: String, from other: String
  ) -> CatalogError {
    CatalogError(
      file: file, location: .record(.element(element.number, element.name)),
      message: .format(
        // TRANSLATORS: {1} is the name of a file or a part of one.
        translatable("differs from the same element given earlier, in {1}, and is left out"),
        .piece(other)))
  }
}
