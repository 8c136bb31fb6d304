/// Decodes the records of a document one by one, while it is parsed.
private final class RecordCollector<Item> {
  private let file: String
  private let decode: (RecordFields) throws(CatalogError) -> Item
  private var count = 0
  private(set) var items: [Item] = []
  /// The error of the first invalid record.
  private(set) var error: CatalogError?

  init(file: String, _ decode: @escaping (RecordFields) throws(CatalogError) -> Item) {
    (self.file, self.decode) = (file, decode)
  }

  /// Accepts every record: an error of the document takes precedence over that of a record.
  func collect(_ record: JSONValue, _ range: Range<Int>) -> Bool {
    count += 1
    guard error == nil else { return true }
    do throws(CatalogError) {
      let fields = try RecordFields(
        file: file, position: count, value: record, length: range.count)
      items.append(try decode(fields))
    } catch { self.error = error }
    return true
  }
}

extension CatalogReader {
  /// Parses a document of records, `elements` or another list, and its sources. Throws the first error.
  static func records<Item>(
    of bytes: [UInt8], file: String, list key: String = "elements",
    _ decode: @escaping (RecordFields) throws(CatalogError) -> Item
  ) throws(CatalogError) -> (items: [Item], sources: [String: PeriodicTable.SourceNote]) {
    let collector = RecordCollector(file: file, decode)
    let sources = try contents(of: bytes, file: file, list: key, handler: collector.collect)
    if let error = collector.error { throw error }
    return (collector.items, sources)
  }
}
