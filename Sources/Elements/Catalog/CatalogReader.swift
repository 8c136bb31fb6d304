/// Reads a catalog of elements, strictly: either all of it makes sense, or an error says which
/// file, which element and which field do not. Keys it does not know are left alone, and keys
/// that are not essential may be missing, so that catalogs from elsewhere can be read.
public enum CatalogReader {
  /// - Parameters:
  ///   - bytes: a JSON document, an object with `elements` or a bare list of records.
  ///   - file: its name, for messages.
  public static func read(bytes: [UInt8], file: String) throws(CatalogError) -> PeriodicTable {
    let collector = Collector(file: file)
    let sources = try contents(of: bytes, file: file) { collector.take($0, length: $1) }
    if let error = collector.error { throw error }
    let elements = collector.elements
    guard !elements.isEmpty else {
      throw CatalogError(file: file, message: "the list of elements is empty")
    }
    try checkUniqueness(of: elements, file: file)
    return PeriodicTable(elements: elements, sources: sources)
  }

  /// The same of a catalog that has to have every element.
  public static func readComplete(
    bytes: [UInt8], file: String
  ) throws(CatalogError) -> PeriodicTable {
    let table = try read(bytes: bytes, file: file)
    if let missing = RecordDecoder.numbers.first(where: { table[$0] == nil }) {
      throw CatalogError(file: file, message: "element \(missing) is missing")
    }
    return table
  }

  /// Hands over the records of a catalog one by one, each with how many bytes it has; returns what its
  /// source keys mean.
  static func contents(
    of bytes: [UInt8], file: String, recordBytes: Int = RecordFields.longestRecord,
    take: @escaping JSONParser.Taker
  ) throws(CatalogError) -> [String: PeriodicTable.SourceNote] {
    let document: JSONValue
    do {
      document = try JSONParser.parse(
        bytes, list: "elements", recordBytes: recordBytes, take: take)
    } catch {
      throw CatalogError(file: file, error)
    }
    switch document {
    case .array:
      return [:]
    case .object(let members):
      guard let list = members["elements"] else {
        throw CatalogError(file: file, message: "\"elements\" is missing")
      }
      guard case .array = list else {
        throw CatalogError(
          file: file, message: "\"elements\": expected a list, found \(list.summary)")
      }
      return try notes(members["sources"], file: file)
    default:
      throw CatalogError(
        file: file, message: "expected a list of elements, found \(document.summary)")
    }
  }

  private static func notes(
    _ value: JSONValue?, file: String
  ) throws(CatalogError) -> [String: PeriodicTable.SourceNote] {
    guard let value, value != .null else { return [:] }
    guard case .object(let entries) = value else {
      throw CatalogError(
        file: file, message: "\"sources\": expected an object, found \(value.summary)")
    }
    var notes: [String: PeriodicTable.SourceNote] = [:]
    for (key, entry) in entries {
      let place = "\"sources\", \"\(ExternalText.quote(key))\"" as ExternalText
      do throws(ExternalText.Fault) {
        let key = try ExternalText(checking: key, atMost: RecordFields.longestInnerText)
        notes[key.text] = try note(entry)
      } catch { throw CatalogError(file: file, message: "\(place): \(error.message)") }
      guard notes[key] != nil else {
        throw CatalogError(file: file, message: "\(place): expected an object with a \"title\"")
      }
    }
    return notes
  }

  /// What a source key means; nil where the value has no title.
  private static func note(
    _ value: JSONValue
  ) throws(ExternalText.Fault) -> PeriodicTable.SourceNote? {
    guard case .object(let note) = value, let title = try text(note["title"]) else { return nil }
    return PeriodicTable.SourceNote(
      title: title, license: try text(note["license"]), via: try text(note["via"]))
  }

  private static func text(_ value: JSONValue?) throws(ExternalText.Fault) -> String? {
    guard case .string(let text)? = value else { return nil }
    return try ExternalText(checking: text, atMost: RecordFields.longestTitle).text
  }

  private static func checkUniqueness(
    of elements: [AtomicElement], file: String
  ) throws(CatalogError) {
    var seen: [String: Int] = [:]
    for (index, element) in elements.enumerated() {
      let claims = [
        ("number", "the number \(element.number)"),
        ("symbol", "the symbol \(element.symbol)"),
        ("name", "the name \(element.name)"),
        ("xpos", "the place at xpos \(element.column), ypos \(element.row)"),
      ]
      for (key, claim) in claims {
        guard let first = seen.updateValue(index, forKey: claim.lowercased()) else { continue }
        let other = elements[first]
        throw CatalogError(
          file: file, place: .record("element \(element.number) (\(element.name))"),
          message: "\"\(key)\": \(claim) is taken by element \(other.number) (\(other.name))")
      }
    }
  }
}

/// The elements of a catalog, decoded as its records come.
private final class Collector {
  private let file: String
  private var count = 0
  private(set) var elements: [AtomicElement] = []
  /// What is wrong with the first record that makes no sense.
  private(set) var error: CatalogError?

  init(file: String) { self.file = file }

  /// Takes every record: an error of the document goes before that of a record.
  func take(_ record: JSONValue, length: Int) -> Bool {
    count += 1
    guard error == nil else { return true }
    do throws(CatalogError) {
      let fields = try RecordFields(file: file, position: count, value: record, length: length)
      elements.append(try RecordDecoder(fields).decode())
    } catch { self.error = error }
    return true
  }
}
