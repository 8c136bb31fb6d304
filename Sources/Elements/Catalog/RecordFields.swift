/// The fields of one record, each asked for by type. What has another type than asked for is an
/// error that names the element, the field, what was expected and what was found.
struct RecordFields {
  let file: String
  /// `element 79 (Gold)`, or `record 3` where even that is not known.
  let label: ExternalText
  let members: [String: JSONValue]

  /// - Parameters:
  ///   - length: of the record in bytes.
  ///   - limit: the length that it may have. A longer one is not there as a whole.
  init(
    file: String, position: Int, value: JSONValue, length: Int, limit: Int = longestRecord
  ) throws(CatalogError) {
    self.file = file
    guard length <= limit else {
      throw CatalogError(
        file: file, place: .record("record \(position)"),
        message: "expected at most \(limit) bytes, found \(length)")
    }
    guard case .object(let members) = value else {
      throw CatalogError(
        file: file, place: .record("record \(position)"),
        message: "expected an object, found \(value.summary)")
    }
    self.members = members
    label = Self.label(of: members) ?? "record \(position)"
  }

  private static func label(of members: [String: JSONValue]) -> ExternalText? {
    guard case .number(let digits)? = members["number"], let number = Int(digits) else {
      return nil
    }
    guard case .string(let name)? = members["name"], !name.isEmpty else {
      return "element \(number)"
    }
    return "element \(number) (\(ExternalText.quote(name)))"
  }

  func error(_ message: ExternalText) -> CatalogError {
    CatalogError(file: file, place: .record(label), message: message)
  }

  private func mismatch(_ key: String, _ expected: ExternalText) -> CatalogError {
    guard let value = members[key] else {
      return error("\"\(key)\" is missing: expected \(expected)")
    }
    return error("\"\(key)\": expected \(expected), found \(value.summary)")
  }

  /// The value; `nil` where it is missing or null.
  private func value(_ key: String) -> JSONValue? {
    let value = members[key]
    return value == .null ? nil : value
  }

  func has(_ key: String) -> Bool { members[key] != nil }

  // MARK: Lengths

  /// Bytes of a record; one of the built-in catalog has 4,000.
  static let longestRecord = 32_000
  /// Unicode scalars that a text may have: a summary or an address, a source's title, any other text, and one in an
  /// object. All of it is laid out where it is shown.
  static let (longestText, longestTitle, longestLine, longestInnerText) = (2000, 200, 300, 100)
  /// Unicode scalars that a unit may have, and an uncertainty.
  static let (longestUnit, longestUncertainty) = (40, 20)
  /// Digits of a number.
  static let longestNumber = 60

  /// A text as it may be shown.
  private func checked(
    _ text: String, _ name: @autoclosure () -> ExternalText, _ limit: Int,
    _ run: Int = ExternalText.maximumRun, hasLines: Bool = false
  ) throws(CatalogError) -> String {
    do throws(ExternalText.Fault) {
      return try ExternalText(checking: text, atMost: limit, run: run, hasLines: hasLines).text
    } catch { throw self.error("\(name()): \(error.message)") }
  }

  // MARK: Texts

  /// A text that may have several lines.
  /// - Parameters:
  ///   - limit: scalars that it may have.
  ///   - run: scalars that may follow each other without a space.
  func text(
    _ key: String, atMost limit: Int = longestLine, run: Int = ExternalText.maximumRun
  ) throws(CatalogError) -> String? {
    guard let value = value(key) else { return nil }
    guard case .string(let text) = value else { throw mismatch(key, "a text") }
    return try checked(text, "\"\(key)\"", limit, run, hasLines: true)
  }

  /// A text on one line, of which something can be seen.
  func requiredText(
    _ key: String, atMost limit: Int = longestLine, run: Int = ExternalText.maximumRun
  ) throws(CatalogError) -> String {
    guard case .string(let text)? = value(key),
      !text.unicodeScalars.allSatisfy(\.properties.isWhitespace)
    else { throw mismatch(key, "a text") }
    let checked = try checked(text, "\"\(key)\"", limit, run)
    guard checked.unicodeScalars.contains(where: \.isVisible) else {
      throw error("\"\(key)\": it has no visible character")
    }
    return checked
  }

  /// The texts of an object, by their keys.
  func texts(
    _ key: String, atMost limit: Int = longestInnerText
  ) throws(CatalogError) -> Texts {
    guard let value = value(key) else { return Texts(entries: [:]) }
    guard case .object(let entries) = value else { throw mismatch(key, "an object") }
    for (name, entry) in entries {
      let place = { "\"\(key)\", \"\(ExternalText.quote(name))\"" as ExternalText }
      _ = try checked(name, place(), Self.longestInnerText)
      switch entry {
      case .null: continue
      case .string(let text): _ = try checked(text, place(), limit)
      default: throw error("\(place()): expected a text, found \(entry.summary)")
      }
    }
    return Texts(entries: entries)
  }

  /// An object that has nothing but texts and nulls.
  struct Texts {
    fileprivate let entries: [String: JSONValue]

    subscript(key: String) -> String? {
      guard case .string(let text)? = entries[key] else { return nil }
      return text
    }

    /// The texts whose keys are not among these.
    func except(_ keys: Set<String>) -> [String: String] {
      var texts: [String: String] = [:]
      for (key, entry) in entries {
        if case .string(let text) = entry, !keys.contains(key) { texts[key] = text }
      }
      return texts
    }
  }

  // MARK: Whole numbers

  func integer(_ key: String, in range: ClosedRange<Int>) throws(CatalogError) -> Int? {
    guard let value = value(key) else { return nil }
    guard case .number(let digits) = value, let number = Int(digits), range.contains(number)
    else {
      throw mismatch(key, "a whole number from \(range.lowerBound) to \(range.upperBound)")
    }
    return number
  }

  func requiredInteger(_ key: String, in range: ClosedRange<Int>) throws(CatalogError) -> Int {
    guard let number = try integer(key, in: range) else {
      throw mismatch(key, "a whole number from \(range.lowerBound) to \(range.upperBound)")
    }
    return number
  }

  func integers(
    _ key: String, in range: ClosedRange<Int>, atMost limit: Int
  ) throws(CatalogError) -> [Int] {
    guard let value = value(key) else { return [] }
    let expected: ExternalText =
      "a list of whole numbers from \(range.lowerBound) to \(range.upperBound)"
    guard case .array(let entries) = value else { throw mismatch(key, expected) }
    guard entries.count <= limit else {
      throw error("\"\(key)\": expected at most \(limit) numbers, found \(entries.count)")
    }
    var numbers: [Int] = []
    for entry in entries {
      guard case .number(let digits) = entry, let number = Int(digits), range.contains(number)
      else {
        throw error("\"\(key)\": expected \(expected), found \(entry.summary) in it")
      }
      numbers.append(number)
    }
    return numbers
  }

  // MARK: Numbers

  /// The digits of a number as they are written.
  func digits(_ key: String) throws(CatalogError) -> String? {
    guard let value = value(key) else { return nil }
    guard case .number(let digits) = value else { throw mismatch(key, "a number") }
    let length = digits.utf8.count
    guard length <= Self.longestNumber else {
      throw error("\"\(key)\": expected at most \(Self.longestNumber) digits, found \(length)")
    }
    return digits
  }
}
