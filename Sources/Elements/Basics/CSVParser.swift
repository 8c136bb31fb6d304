/// Splits a table into records and fields (RFC 4180), with any separator. A record that is damaged by its quotation marks
/// ends with its line, so that it costs only itself.
package struct CSVParser {
  /// A field of a record.
  struct Field: Hashable {
    /// The content, without its quotation marks.
    let range: Range<Int>
    /// True if it was in quotation marks, which stand twice within it.
    let isQuoted: Bool
  }

  /// The reason for rejecting a record.
  enum Fault: Hashable {
    /// A quotation mark without another one within the length limit.
    case unclosed
    /// A character after a closing quotation mark.
    case afterQuote(Int)
  }

  /// A record; its fields are in `fields`.
  struct Record: Hashable {
    /// From the first character to the line break, exclusive.
    let range: Range<Int>
    /// Number of fields up to the last one that is not empty.
    let count: Int
    let fault: Fault?
  }

  let bytes: [UInt8]
  let separator: UInt8
  /// Maximum length in bytes of a field in quotation marks.
  let limit: Int
  /// Maximum number of fields that are kept.
  let maximumFields: Int
  private(set) var index: Int
  /// The first fields of the record read last.
  private(set) var fields: [Field] = []
  private var count = 0

  init(
    _ bytes: [UInt8], from start: Int, separator: UInt8, limit: Int, maximumFields: Int
  ) {
    (self.bytes, index, self.separator) = (bytes, start, separator)
    (self.limit, self.maximumFields) = (limit, maximumFields)
  }

  /// Returns the next record that is not an empty line; nil at the end.
  mutating func next() -> Record? {
    while index < bytes.count {
      let record = read()
      skipLineBreak()
      if record.count > 0 || record.fault != nil { return record }
    }
    return nil
  }

  private mutating func read() -> Record {
    let start = index
    fields.removeAll(keepingCapacity: true)
    count = 0
    var last = 0
    while true {
      if let fault = readField() {
        // From the next line on.
        index = endOfLine(from: start)
        return Record(range: start..<index, count: count, fault: fault)
      }
      if isFilled { last = count }
      guard index < bytes.count, bytes[index] == separator else { break }
      index += 1
    }
    return Record(range: start..<index, count: last, fault: nil)
  }

  /// True if the field read last is not empty.
  private var isFilled = false

  /// Reads a field up to its separator, or the end of the line.
  private mutating func readField() -> Fault? {
    skipSpace()
    let first = index
    count += 1
    guard index < bytes.count, bytes[index] == UInt8(ascii: "\"") else {
      while index < bytes.count, bytes[index] != separator, !isLineBreak(bytes[index]) {
        index += 1
      }
      var end = index
      while end > first, bytes[end - 1] == 0x20 || bytes[end - 1] == 0x09 { end -= 1 }
      keep(first..<end, isQuoted: false)
      return nil
    }
    guard let end = closingQuote(after: first) else { return .unclosed }
    index = end + 1
    skipSpace()
    keep(first + 1..<end, isQuoted: true)
    guard index == bytes.count || bytes[index] == separator || isLineBreak(bytes[index]) else {
      return .afterQuote(index)
    }
    return nil
  }

  private mutating func keep(_ range: Range<Int>, isQuoted: Bool) {
    isFilled = !range.isEmpty
    if fields.count < maximumFields { fields.append(Field(range: range, isQuoted: isQuoted)) }
  }

  private func closingQuote(after opening: Int) -> Int? {
    let end = limit < bytes.count - opening ? opening + limit : bytes.count
    var index = opening + 1
    while index < end {
      if bytes[index] == UInt8(ascii: "\"") {
        guard index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "\"") else { return index }
        index += 1
      }
      index += 1
    }
    return nil
  }

  private func endOfLine(from start: Int) -> Int {
    bytes[start...].firstIndex { $0 == 0x0a || $0 == 0x0d } ?? bytes.count
  }

  private func isLineBreak(_ byte: UInt8) -> Bool { byte == 0x0a || byte == 0x0d }

  private mutating func skipLineBreak() {
    if index < bytes.count, bytes[index] == 0x0d { index += 1 }
    if index < bytes.count, bytes[index] == 0x0a { index += 1 }
  }

  /// Skips spaces, and tabs that are no separators.
  private mutating func skipSpace() {
    while index < bytes.count, bytes[index] != separator,
      bytes[index] == 0x20 || bytes[index] == 0x09
    {
      index += 1
    }
  }

  /// Text of a field.
  func text(_ field: Field) -> String {
    let range = bytes[field.range]
    guard field.isQuoted, range.contains(UInt8(ascii: "\"")) else {
      return String(decoding: range, as: UTF8.self)
    }
    var content: [UInt8] = []
    var isSecond = false
    for byte in range {
      isSecond = byte == UInt8(ascii: "\"") && !isSecond
      if !isSecond { content.append(byte) }
    }
    return String(decoding: content, as: UTF8.self)
  }

  // MARK: Faults

  /// The separator, for messages.
  var separatorName: Message {
    separator == 0x09
      ? .text(translatable("a tab", context: "character"))
      : .quoted(String(Unicode.Scalar(separator)))
  }

  /// The reason for rejecting a record, in words.
  func message(of fault: Fault) -> Message {
    switch fault {
    case .unclosed:
      .text(translatable("a quotation mark that is opened here is never closed"))
    case .afterQuote(let index):
      .format(
        // TRANSLATORS: {1} is what a line must have, such as a tab or "," in quotation marks, {2} what it has instead.
        translatable("expected {1} after a closing quotation mark, found {2}"),
        separatorName, character(at: index))
    }
  }

  private func character(at index: Int) -> Message {
    // Of up to four bytes.
    let end = bytes[(index + 1)...].prefix(3).firstIndex { $0 & 0xc0 != 0x80 }
    let text = String(decoding: bytes[index..<(end ?? min(index + 4, bytes.count))], as: UTF8.self)
    return .quoted(text)
  }

  // MARK: Whole tables

  /// The first damaged record of a table.
  package struct Damage: Error, Hashable, Sendable {
    /// The line in which the record begins, from 1.
    package let line: Int
    package let message: Message
  }

  /// Returns the fields of all records of a table, separated by commas. Empty lines are left out.
  package static func records(of text: String) throws(Damage) -> [[String]] {
    let bytes = Array(text.utf8)
    // Spreadsheets begin a file with a byte order mark.
    var parser = CSVParser(
      bytes, from: bytes.starts(with: [0xef, 0xbb, 0xbf]) ? 3 : 0, separator: UInt8(ascii: ","),
      limit: bytes.count, maximumFields: .max)
    var records: [[String]] = []
    while let record = parser.next() {
      if let fault = record.fault {
        let line = bytes[..<record.range.lowerBound].count { $0 == 0x0a } + 1
        throw Damage(line: line, message: parser.message(of: fault))
      }
      records.append(parser.fields.map { parser.text($0) })
    }
    return records
  }
}
