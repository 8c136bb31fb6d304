/// Parses a catalog of elements, strictly: an error names file, element and field of the first fault. Unknown keys
/// are ignored, and keys that are not essential may be missing, so that external catalogs can be read.
public enum CatalogReader {
  /// Parses a catalog.
  /// - Parameters:
  ///   - bytes: a JSON document, an object with `elements` or a bare list of records.
  ///   - file: its name, for messages.
  public static func read(bytes: [UInt8], file: String) throws(CatalogError) -> PeriodicTable {
    let (elements, sources) = try records(of: bytes, file: file) {
      fields throws(CatalogError) in try RecordDecoder(fields).decode()
    }
    guard !elements.isEmpty else {
      throw CatalogError(file: file, message: "the list of elements is empty")
    }
    try checkUniqueness(of: elements, file: file)
    return PeriodicTable(elements: elements, sources: sources)
  }

  /// Parses a catalog that must have every element.
  public static func readComplete(
    bytes: [UInt8], file: String
  ) throws(CatalogError) -> PeriodicTable {
    let table = try read(bytes: bytes, file: file)
    if let missing = RecordDecoder.numbers.first(where: { table[$0] == nil }) {
      throw CatalogError(file: file, message: "element \(missing) is missing")
    }
    return table
  }

  /// Passes the records of a catalog to `handler` one by one; returns the sources by key.
  static func contents(
    of bytes: [UInt8], file: String, list key: String = "elements",
    recordBytes: Int = InputLimits.recordLength,
    handler: @escaping JSONParser.RecordHandler
  ) throws(CatalogError) -> [String: PeriodicTable.SourceNote] {
    let document = try CatalogError.naming(file) { () throws(JSONError) in
      try JSONParser.parse(bytes, list: key, recordBytes: recordBytes, handler: handler)
    }
    switch document {
    case .array:
      return [:]
    case .object(let members):
      guard let list = members[key] else {
        throw CatalogError(file: file, message: .missing(key))
      }
      guard case .array = list else {
        throw CatalogError(
          file: file, message: .expected(.aList, found: list.summary).of(key))
      }
      return try notes(members["sources"], file: file)
    default:
      throw CatalogError(
        file: file,
        message: .expected(
          key == "elements"
            ? .text(translatable("a list of elements")) : .verbatim("a list of \(key)"),
          found: document.summary))
    }
  }

  /// Parses an object with the sources by key; none for nil.
  static func notes(
    _ value: JSONValue?, file: String
  ) throws(CatalogError) -> [String: PeriodicTable.SourceNote] {
    guard let value, value != .null else { return [:] }
    guard case .object(let entries) = value else {
      throw CatalogError(
        file: file, message: .expected(.anObject, found: value.summary).of("sources"))
    }
    var notes: [String: PeriodicTable.SourceNote] = [:]
    for (key, entry) in entries {
      func error(_ message: Message) -> CatalogError {
        let place = Message.list([.quoted("sources"), .quoted(key)])
        return CatalogError(
          file: file, message: .format(translatable("{1}: {2}"), place, message))
      }
      do throws(ExternalText.Fault) {
        let key = try ExternalText(checking: key, atMost: RecordFields.maximumInnerTextLength)
        notes[key.text] = try note(entry)
      } catch let fault { throw error(fault.message) }
      guard notes[key] != nil else { throw error(.missing("title")) }
    }
    return notes
  }

  /// Parses the description of a source; nil without a title.
  private static func note(
    _ value: JSONValue
  ) throws(ExternalText.Fault) -> PeriodicTable.SourceNote? {
    guard case .object(let note) = value, let title = try text(note["title"]) else { return nil }
    return PeriodicTable.SourceNote(
      title: title, license: try text(note["license"]), via: try text(note["via"]),
      tables: try texts(note["tables"]))
  }

  private static func texts(_ value: JSONValue?) throws(ExternalText.Fault) -> [String] {
    guard case .array(let items)? = value else { return [] }
    var texts: [String] = []
    for item in items { if let text = try text(item) { texts.append(text) } }
    return texts
  }

  private static func text(_ value: JSONValue?) throws(ExternalText.Fault) -> String? {
    guard case .string(let text)? = value else { return nil }
    return try ExternalText(checking: text, atMost: RecordFields.maximumTitleLength).text
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
          file: file, location: .record(.element(element.number, element.name)),
          message: "\"\(key)\": \(claim) is taken by element \(other.number) (\(other.name))")
      }
    }
  }
}
