/// Reads a catalog of elements, strictly: either all of it makes sense, or an error says which
/// file, which element and which field do not. Keys it does not know are left alone, and keys
/// that are not essential may be missing, so that catalogs from elsewhere can be read.
public enum CatalogReader {
  /// - Parameters:
  ///   - bytes: a JSON document, an object with `elements` or a bare list of records.
  ///   - file: its name, for messages.
  public static func read(bytes: [UInt8], file: String) throws(CatalogError) -> PeriodicTable {
    var records: [JSONValue] = []
    let sources = try contents(of: bytes, file: file) { value, _ in records.append(value) }
    guard !records.isEmpty else {
      throw CatalogError(file: file, message: "the list of elements is empty")
    }
    var elements: [AtomicElement] = []
    elements.reserveCapacity(records.count)
    for (position, record) in records.enumerated() {
      elements.append(try element(record, position: position + 1, file: file))
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
    of bytes: [UInt8], file: String, take: @escaping JSONParser.Taker
  ) throws(CatalogError) -> [String: PeriodicTable.SourceNote] {
    let document: JSONValue
    do {
      document = try JSONParser.parse(bytes, list: "elements", take: take)
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

  /// The element that a record is of.
  static func element(
    _ record: JSONValue, position: Int, file: String
  ) throws(CatalogError) -> AtomicElement {
    try RecordDecoder(RecordFields(file: file, position: position, value: record)).decode()
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
      guard case .object(let note) = entry, case .string(let title)? = note["title"] else {
        throw CatalogError(
          file: file, message: "\"sources\", \"\(key)\": expected an object with a \"title\"")
      }
      let (license, via) = (text(note["license"]), text(note["via"]))
      let limit = RecordFields.longestInnerText
      let lengths = [title, license, via].map { $0?.unicodeScalars.count ?? 0 }
      guard lengths.allSatisfy({ $0 <= limit }) else {
        throw CatalogError(
          file: file, message: "\"sources\", \"\(key)\": a text has more than \(limit) characters")
      }
      notes[key] = PeriodicTable.SourceNote(title: title, license: license, via: via)
    }
    return notes
  }

  private static func text(_ value: JSONValue?) -> String? {
    guard case .string(let text)? = value else { return nil }
    return text
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
