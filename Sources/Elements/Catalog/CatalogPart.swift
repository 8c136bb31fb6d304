/// What one answer of a catalog from elsewhere has: its elements, each number once, and what was left out of
/// it. Read leniently, unlike the built-in catalog: one record that makes no sense does not cost the others.
public struct CatalogPart: Sendable, Hashable {
  /// What a part may cost.
  public struct Limits: Sendable, Hashable {
    /// Bytes of a part, unpacked.
    public var bytes = 64_000_000
    /// Records of a part.
    public var records = 250_000
    /// Bytes of a record; one of the built-in catalog has 4,000.
    public var recordBytes = RecordFields.longestRecord
    /// Characters of a name, which stands in one line, and of a symbol.
    public var name = 60
    public var symbol = 4

    public init() {}
  }

  /// `elements`, `elements_remaining` or a file's name.
  public let name: String
  /// In their order; of those with the same number the first.
  public private(set) var elements: [AtomicElement] = []
  /// What the elements' source keys mean.
  public private(set) var sources: [String: PeriodicTable.SourceNote] = [:]
  /// What was left out, and why.
  public private(set) var warnings = CatalogWarnings()

  /// Reads a part in one pass. Throws where it is none at all: no JSON, no list, more records than are allowed, or
  /// none that makes sense. An empty list is one.
  public init(bytes: [UInt8], name: String, limits: Limits = Limits()) throws(CatalogError) {
    self.name = name
    let collector = Collector(name: name, limits: limits)
    do throws(CatalogError) {
      sources = try CatalogReader.contents(
        of: bytes, file: name, recordBytes: limits.recordBytes
      ) { collector.take($0, length: $1) }
    } catch {
      guard collector.count > limits.records else { throw error }
      throw CatalogError(
        file: name, message: "expected at most \(limits.records) records, found more")
    }
    if collector.elements.isEmpty, let first = collector.warnings.first.first { throw first }
    (elements, warnings) = (collector.elements, collector.warnings)
  }
}

/// Takes the records of a part one by one.
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

  /// Returns false where the record is one too many.
  func take(_ record: JSONValue, length: Int) -> Bool {
    count += 1
    guard count <= limits.records else { return false }
    do throws(CatalogError) {
      try add(checked(record, length: length))
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
        file: name, place: .record("record \(count)"),
        message: "\"\(key)\": expected at most \(limit) characters, "
          + "found \(text.unicodeScalars.count)")
    }
    return element
  }
}

extension CatalogError {
  /// Of an element that is given again, and otherwise than the first time.
  static func differing(
    _ element: AtomicElement, in file: String, from other: String
  ) -> CatalogError {
    CatalogError(
      file: file, place: .record("element \(element.number) (\(element.name))"),
      message: "differs from the same element given earlier, in \(other), and is left out")
  }
}
