/// A numeric property of the user's: a title, a unit, and the numbers of elements as they were written. A pure value, saved
/// as a text by its key.
public struct OwnColumn: Sendable, Hashable, Identifiable {
  /// The key, which no property of the program has: `own_toxicity`.
  public let id: String
  public let title: String
  /// The unit of all numbers; nil for dimensionless ones.
  public let unit: String?
  /// The digits by atomic number, at least one.
  public let values: [Int: String]
  /// The column among the properties of the program, made of the others.
  public let column: PropertyColumn

  /// The beginning of all keys.
  static let keyPrefix = PropertyColumn.Group.own.rawValue + "_"
  /// Maximum number of Unicode scalars of a title, and of a unit.
  public static let (maximumTitleLength, maximumUnitLength) = (60, 20)
  /// Maximum number of letters of a key after its beginning.
  private static let maximumKeyLength = 40

  /// A new column; nil if title, unit or numbers are not valid.
  /// - Parameters:
  ///   - taken: the keys of other columns.
  ///   - fold: returns the forms of a word without case, the last one without accents.
  public init?(
    title: String, unit: String = "", values: [Int: String], besides taken: Set<String>,
    fold: (String) -> [String] = { [$0.lowercased()] }
  ) {
    self.init(key: Self.key(for: title, besides: taken, fold), title, unit, values)
  }

  private init?(key: String, _ title: String, _ unit: String, _ values: [Int: String]) {
    guard Self.isKey(key), let title = OwnText.line(title, atMost: Self.maximumTitleLength),
      let line = OwnText.optionalLine(unit, atMost: Self.maximumUnitLength), !values.isEmpty,
      values.allSatisfy({ RecordDecoder.numbers.contains($0.key) && OwnNumber.isValid($0.value) })
    else { return nil }
    (id, self.title, self.values) = (key, title, values)
    let shown = line.isEmpty ? nil : line
    self.unit = shown
    column = PropertyColumn(
      id: key, title: title, group: .own, unit: shown,
      values: values.compactMapValues { digits in
        Figure(digits: digits, unit: shown).flatMap { PropertyColumn.Value($0) }
      })
  }

  public static func == (one: OwnColumn, other: OwnColumn) -> Bool {
    (one.id, one.title, one.unit) == (other.id, other.title, other.unit)
      && one.values == other.values
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(id) }

  /// True for a title that a column can have.
  public static func isTitle(_ text: String) -> Bool {
    OwnText.line(text, atMost: maximumTitleLength) != nil
  }

  /// True for a unit that a column can have, or none.
  public static func isUnit(_ text: String) -> Bool {
    OwnText.optionalLine(text, atMost: maximumUnitLength) != nil
  }

  // MARK: Keys

  /// True for the key of a column of the user's.
  public static func isKey(_ key: String) -> Bool {
    key.hasPrefix(keyPrefix) && key.utf8.count <= 2 * maximumKeyLength
      && key.utf8.count > keyPrefix.utf8.count && key.utf8.allSatisfy(isKeyByte)
  }

  private static func isKeyByte(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "_") || UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte
      || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
  }

  /// Returns a key made of the letters and digits of a title: `own_first_run`, `own_first_run_2`.
  private static func key(
    for title: String, besides taken: Set<String>, _ fold: (String) -> [String]
  ) -> String {
    let titleWords = title.prefix(maximumTitleLength).split { !$0.isLetter && !$0.isNumber }
    let words = titleWords.map { fold(String($0)).last ?? "" }.joined(separator: " ").utf8.split {
      !isKeyByte($0) || $0 == UInt8(ascii: "_")
    }
    let name = words.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "_")
    let key = keyPrefix + (name.isEmpty ? "column" : String(name.prefix(maximumKeyLength)))
    guard taken.contains(key) else { return key }
    let further = (2...InputLimits.ownColumns + 2).lazy.map { "\(key)_\($0)" }
    return further.first { !taken.contains($0) } ?? key
  }

  // MARK: The saved text

  /// Decodes a saved column; nil for any other text.
  public init?(key: String, record: String) {
    guard case .object(let members)? = try? JSONParser.parse(Array(record.utf8)),
      case .string(let title)? = members["title"], case .object(let numbers)? = members["values"]
    else { return nil }
    var unit = ""
    if case .string(let text)? = members["unit"] { unit = text }
    var values: [Int: String] = [:]
    for (name, value) in numbers {
      guard let number = Int(name), case .string(let digits) = value else { return nil }
      values[number] = digits
    }
    self.init(key: key, title, unit, values)
  }

  /// The column as a text.
  public var record: String {
    let numbers = values.sorted { $0.key < $1.key }.map { number, digits in
      "\"\(number)\": \(CatalogWriter.quoted(digits))"
    }
    return "{\"title\": \(CatalogWriter.quoted(title)), "
      + "\"unit\": \(CatalogWriter.quoted(unit ?? "")), "
      + "\"values\": {" + numbers.joined(separator: ", ") + "}}"
  }
}

extension OwnColumn {
  /// Decodes the saved columns, in the order of their titles. Texts that are no columns are left out.
  public static func columns(in entries: [String: String]) -> [OwnColumn] {
    entries.compactMap { OwnColumn(key: $0.key, record: $0.value) }
      .sorted { ($0.title, $0.id) < ($1.title, $1.id) }.prefix(InputLimits.ownColumns).map { $0 }
  }

  /// Returns a CSV table with a column for each of these, and a row for each element that has a value. `OwnColumnReader`
  /// reads them.
  public static func csv(of columns: [OwnColumn], _ table: PeriodicTable) -> String {
    let headings = columns.map { column in
      column.unit.map { "\(column.title) [\($0)]" } ?? column.title
    }
    let rows = table.elements.map { element in
      [String(element.number), element.symbol] + columns.map { $0.values[element.number] ?? "" }
    }
    return CatalogWriter.csv(
      [["number", "symbol"] + headings] + rows.filter { $0.dropFirst(2).contains { !$0.isEmpty } })
  }
}
