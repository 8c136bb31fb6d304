/// Decodes the records of a document one by one, while it is parsed.
final class RecordCollector<Item> {
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
  func collect(_ record: JSONValue, length: Int) -> Bool {
    count += 1
    guard error == nil else { return true }
    do throws(CatalogError) {
      let fields = try RecordFields(file: file, position: count, value: record, length: length)
      items.append(try decode(fields))
    } catch { self.error = error }
    return true
  }
}
