/// The fields of one record, each asked for by type. What has another type than asked for is an
/// error that names the element, the field, what was expected and what was found.
struct RecordFields {
  let file: String
  /// `element 79 (Gold)`, or `record 3` where even that is not known.
  let label: String
  let members: [String: JSONValue]

  init(file: String, position: Int, value: JSONValue) throws(CatalogError) {
    self.file = file
    guard case .object(let members) = value else {
      throw CatalogError(
        file: file, place: .record("record \(position)"),
        message: "expected an object, found \(value.summary)")
    }
    self.members = members
    label = Self.label(of: members) ?? "record \(position)"
  }

  private static func label(of members: [String: JSONValue]) -> String? {
    guard case .number(let digits)? = members["number"], let number = Int(digits) else {
      return nil
    }
    guard case .string(let name)? = members["name"], !name.isEmpty else {
      return "element \(number)"
    }
    return "element \(number) (\(JSONValue.shortened(name)))"
  }

  func error(_ message: String) -> CatalogError {
    CatalogError(file: file, place: .record(label), message: message)
  }

  private func mismatch(_ key: String, _ expected: String) -> CatalogError {
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

  /// Unicode characters that a text may have, one in an object, and a number. All of it is laid out
  /// where it is shown, and a long word takes the square of its length.
  static let (longestText, longestInnerText, longestNumber) = (2000, 200, 60)

  private func check(
    _ length: Int, atMost limit: Int, _ what: String, of name: String
  ) throws(CatalogError) {
    guard length <= limit else {
      throw error("\(name): expected at most \(limit) \(what), found \(length)")
    }
  }

  // MARK: Texts

  func text(_ key: String) throws(CatalogError) -> String? {
    guard let value = value(key) else { return nil }
    guard case .string(let text) = value else { throw mismatch(key, "a text") }
    try check(text.unicodeScalars.count, atMost: Self.longestText, "characters", of: "\"\(key)\"")
    return text
  }

  func requiredText(_ key: String) throws(CatalogError) -> String {
    guard let text = try text(key), text.contains(where: { !$0.isWhitespace }) else {
      throw mismatch(key, "a text")
    }
    return text
  }

  /// The texts of an object, by their keys.
  func texts(_ key: String) throws(CatalogError) -> Texts {
    guard let value = value(key) else { return Texts(entries: [:]) }
    guard case .object(let entries) = value else { throw mismatch(key, "an object") }
    for (name, entry) in entries {
      switch entry {
      case .null: continue
      case .string(let text):
        try check(
          text.unicodeScalars.count, atMost: Self.longestInnerText, "characters",
          of: "\"\(key)\", \"\(JSONValue.shortened(name))\"")
      default:
        throw error("\"\(key)\", \"\(name)\": expected a text, found \(entry.summary)")
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
    let expected =
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
    try check(digits.utf8.count, atMost: Self.longestNumber, "digits", of: "\"\(key)\"")
    return digits
  }
}
