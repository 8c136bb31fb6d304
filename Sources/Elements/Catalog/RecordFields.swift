/// Typed access to the fields of a record. A field of the wrong type throws an error with the element, the field, and
/// what was expected and found.
struct RecordFields {
  let file: String
  let members: [String: JSONValue]
  /// Makes the label; most records need none.
  private let makeLabel: () -> Message

  /// - Parameters:
  ///   - length: length of the record in bytes.
  ///   - limit: maximum length; a longer record is truncated, and throws.
  init(
    file: String, position: Int, value: JSONValue, length: Int,
    limit: Int = InputLimits.recordLength
  ) throws(CatalogError) {
    self.file = file
    guard length <= limit else {
      throw CatalogError(
        file: file, location: .record(.record(position)),
        message: .expected(.atMost(limit, Message.bytes), found: .integer(length)))
    }
    guard case .object(let members) = value else {
      throw CatalogError(
        file: file, location: .record(.record(position)),
        message: .expected(.anObject, found: value.summary))
    }
    self.members = members
    makeLabel = { Self.label(of: members) ?? .record(position) }
  }

  /// The fields of a nested object.
  private init(_ members: [String: JSONValue], for key: String, of outer: RecordFields) {
    (file, self.members) = (outer.file, members)
    makeLabel = { .list([outer.label, .quoted(key)]) }
  }

  /// Label for messages: `element 79 (Gold)`, or `record 3` if number and name are unknown.
  var label: Message { makeLabel() }

  private static func label(of members: [String: JSONValue]) -> Message? {
    guard case .number(let digits)? = members["number"], let number = Int(digits) else {
      guard case .string(let key)? = members["key"] else { return nil }
      return .verbatim("property \"\(ExternalText.quote(key))\"")
    }
    guard case .string(let name)? = members["name"], !name.isEmpty else {
      return .element(number)
    }
    return .element(number, name)
  }

  func error(_ message: Message) -> CatalogError {
    CatalogError(file: file, location: .record(label), message: message)
  }

  /// An error in a file of the program, for its developers, in English.
  func error(_ message: ExternalText) -> CatalogError { error(.verbatim(message.text)) }

  private func mismatch(_ key: String, _ expected: Message) -> CatalogError {
    guard let value = members[key] else { return error(.missing(key, expected: expected)) }
    return error(.expected(expected, found: value.summary).of(key))
  }

  /// Returns the value; nil if it is missing or null.
  private func value(_ key: String) -> JSONValue? {
    let value = members[key]
    return value == .null ? nil : value
  }

  func has(_ key: String) -> Bool { members[key] != nil }

  // MARK: Lengths

  /// Maximum number of Unicode scalars of a summary or an address, a source's title, any other text, and a text in a
  /// nested object. Each is laid out where it is shown.
  static let (maximumTextLength, maximumTitleLength, maximumLineLength, maximumInnerTextLength) = (
    2000, 200, 300, 100
  )
  /// Maximum number of Unicode scalars of a unit, and of an uncertainty.
  static let (maximumUnitLength, maximumUncertaintyLength) = (40, 20)
  /// Maximum number of digits of a number.
  static let maximumNumberLength = 60

  /// Returns a text that can be shown, else throws.
  private func checked(
    _ text: String, _ name: @autoclosure () -> Message, _ limit: Int,
    _ run: Int = ExternalText.maximumRun, hasLines: Bool = false
  ) throws(CatalogError) -> String {
    do throws(ExternalText.Fault) {
      return try ExternalText(checking: text, atMost: limit, run: run, hasLines: hasLines).text
    } catch {
      throw self.error(.format(translatable("{1}: {2}"), name(), error.message))
    }
  }

  // MARK: Texts

  /// Returns the text of a field, of one or more lines; nil if it is missing or null.
  /// - Parameters:
  ///   - limit: maximum number of scalars.
  ///   - run: maximum number of scalars without a space.
  func text(
    _ key: String, atMost limit: Int = maximumLineLength, run: Int = ExternalText.maximumRun
  ) throws(CatalogError) -> String? {
    guard let value = value(key) else { return nil }
    guard case .string(let text) = value else { throw mismatch(key, .aText) }
    return try checked(text, .quoted(key), limit, run, hasLines: true)
  }

  /// Returns a text on one line with a visible character.
  func requiredText(
    _ key: String, atMost limit: Int = maximumLineLength, run: Int = ExternalText.maximumRun
  ) throws(CatalogError) -> String {
    guard case .string(let text)? = value(key),
      !text.unicodeScalars.allSatisfy(\.properties.isWhitespace)
    else { throw mismatch(key, .aText) }
    let checked = try checked(text, .quoted(key), limit, run)
    guard checked.unicodeScalars.contains(where: \.isVisible) else {
      throw error(.invisible.of(key))
    }
    return checked
  }

  /// Returns the parts of a text between separators, each parsed; throws if one is invalid or there are too many.
  /// - Parameter expected: a valid part in words.
  func items<Item>(
    _ key: String, of text: String, by separator: Character = " ", atMost count: Int = .max,
    _ expected: ExternalText, parse: (Substring) -> Item?
  ) throws(CatalogError) -> [Item] {
    let parts = text.split(separator: separator)
    guard parts.count <= count else {
      throw error(.expected(.atMost(count), found: .integer(parts.count)).of(key))
    }
    var items: [Item] = []
    for part in parts {
      guard let item = parse(part) else {
        let found = ExternalText.quote(String(part))
        throw error("\"\(own: key)\": expected \(expected), found \"\(found)\"")
      }
      items.append(item)
    }
    return items
  }

  /// Returns the texts of a nested object, by key.
  func texts(
    _ key: String, atMost limit: Int = maximumInnerTextLength, run: Int = ExternalText.maximumRun,
    hasLines: Bool = false
  ) throws(CatalogError) -> Texts {
    guard let value = value(key) else { return Texts(entries: [:]) }
    guard case .object(let entries) = value else { throw mismatch(key, .anObject) }
    for (name, entry) in entries {
      let location = { Message.list([.quoted(key), .quoted(name)]) }
      _ = try checked(name, location(), Self.maximumInnerTextLength)
      switch entry {
      case .null: continue
      case .string(let text):
        _ = try checked(text, location(), limit, run, hasLines: hasLines)
      default:
        throw error(
          .format(
            translatable("{1}: {2}"), location(), .expected(.aText, found: entry.summary)))
      }
    }
    return Texts(entries: entries)
  }

  /// An object with only texts and nulls.
  struct Texts {
    fileprivate let entries: [String: JSONValue]

    subscript(key: String) -> String? {
      guard case .string(let text)? = entries[key] else { return nil }
      return text
    }

    /// Returns the texts except those with these keys.
    func except(_ keys: Set<String>) -> [String: String] {
      var texts: [String: String] = [:]
      for (key, entry) in entries {
        if case .string(let text) = entry, !keys.contains(key) { texts[key] = text }
      }
      return texts
    }
  }

  // MARK: Nested records

  /// Returns the fields of a nested object.
  func record(_ key: String) throws(CatalogError) -> RecordFields? {
    guard let value = value(key) else { return nil }
    guard case .object(let members) = value else { throw mismatch(key, .anObject) }
    return RecordFields(members, for: key, of: self)
  }

  /// Returns the fields of each object in a list.
  func records(_ key: String, atMost limit: Int) throws(CatalogError) -> [RecordFields] {
    guard let value = value(key) else { return [] }
    guard case .array(let entries) = value else { throw mismatch(key, .objects) }
    guard entries.count <= limit else {
      throw error(.expected(.atMost(limit), found: .integer(entries.count)).of(key))
    }
    var records: [RecordFields] = []
    for entry in entries {
      guard case .object(let members) = entry else {
        throw error(.expected(.objects, foundInside: entry.summary).of(key))
      }
      records.append(RecordFields(members, for: key, of: self))
    }
    return records
  }

  /// Returns the fields of each object in a nested object, by key.
  func recordsByKey(
    _ key: String, atMost limit: Int
  ) throws(CatalogError) -> [String: RecordFields] {
    guard case .object(let entries)? = value(key) else { throw mismatch(key, .anObject) }
    guard entries.count <= limit else {
      throw error(.expected(.atMost(limit), found: .integer(entries.count)).of(key))
    }
    var records: [String: RecordFields] = [:]
    for (name, entry) in entries {
      guard case .object(let members) = entry else {
        throw error(.expected(.objects, foundInside: entry.summary).of(key))
      }
      records[name] = RecordFields(members, for: name, of: self)
    }
    return records
  }

  // MARK: Whole numbers

  func integer(_ key: String, in range: ClosedRange<Int>) throws(CatalogError) -> Int? {
    guard let value = value(key) else { return nil }
    guard case .number(let digits) = value, let number = Int(digits), range.contains(number)
    else {
      throw mismatch(key, .wholeNumber(in: range))
    }
    return number
  }

  func requiredInteger(_ key: String, in range: ClosedRange<Int>) throws(CatalogError) -> Int {
    guard let number = try integer(key, in: range) else {
      throw mismatch(key, .wholeNumber(in: range))
    }
    return number
  }

  func integers(
    _ key: String, in range: ClosedRange<Int>, atMost limit: Int
  ) throws(CatalogError) -> [Int] {
    guard let value = value(key) else { return [] }
    let expected = Message.wholeNumbers(in: range)
    guard case .array(let entries) = value else { throw mismatch(key, expected) }
    guard entries.count <= limit else {
      throw error(.expected(.atMost(limit), found: .integer(entries.count)).of(key))
    }
    var numbers: [Int] = []
    for entry in entries {
      guard case .number(let digits) = entry, let number = Int(digits), range.contains(number)
      else {
        throw error(.expected(expected, foundInside: entry.summary).of(key))
      }
      numbers.append(number)
    }
    return numbers
  }

  // MARK: Numbers

  /// Returns the digits of a number as written.
  func digits(_ key: String) throws(CatalogError) -> String? {
    guard let value = value(key) else { return nil }
    guard case .number(let digits) = value else { throw mismatch(key, .aNumber) }
    let length = digits.utf8.count
    guard length <= Self.maximumNumberLength else {
      let fault = ExternalText.Fault.tooLong(limit: Self.maximumNumberLength, length: length)
      throw error(fault.message.of(key))
    }
    return digits
  }

  /// Returns a required number within a range.
  func requiredNumber(
    _ key: String, in range: ClosedRange<Double>
  ) throws(CatalogError) -> Double {
    guard let digits = try digits(key), let number = Double(digits), range.contains(number) else {
      throw mismatch(key, .number(from: Int(range.lowerBound), to: Int(range.upperBound)))
    }
    return number
  }
}
