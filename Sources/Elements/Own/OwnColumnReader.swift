/// Reads the columns of numbers from a table that the user has pasted or opened: comma-, semicolon-, tab- or
/// space-separated values, with or without a heading. One column has symbols, names or atomic numbers of elements, others
/// have numbers: those with at least half as many as the one with the most. Lines that begin with `#` are comments. A line that
/// cannot be read is left out and reported, as is a column of other texts; they do not affect the others.
public enum OwnColumnReader {
  /// Maximum length of a field in bytes; what is beyond it is not read.
  private static let maximumFieldLength = 400

  /// Returns the atomic number of an element's symbol, name or number.
  public typealias Finder = (String) -> Int?

  /// Reads a table.
  /// - Parameters:
  ///   - decimalMark: that of the user's language, which decides where nothing in the table does.
  ///   - find: returns the element of a text, also of a name in the user's language.
  /// - Returns: the columns of numbers in their order, at least one.
  public static func read(
    bytes: [UInt8], decimalMark: Character = ".", find: Finder
  ) throws(OwnColumnError) -> [OwnColumnTable] {
    guard bytes.count <= InputLimits.tableLength else {
      throw .tooLong(limit: InputLimits.tableLength)
    }
    let text = try plainText(bytes)
    var best: (tables: [OwnColumnTable], score: Int, isTooWide: Bool)?
    var hasTooWide = false
    for separator in separators(in: text) where separator != space || best == nil {
      guard let rows = rows(of: text, separator: separator) else {
        throw .tooManyLines(limit: InputLimits.tableLines)
      }
      let surroundings = OwnNumber.Surroundings(
        separator: separator, language: decimalMark == "," ? .comma : .point)
      let isTooWide = rows.contains(where: \.isTooWide)
      hasTooWide = hasTooWide || isTooWide
      guard let layout = OwnColumnRoles(rows, surroundings, find) else { continue }
      let tables = layout.read(rows, find)
      let score = tables.first?.values.count ?? 0
      if score > best?.score ?? 0 { best = (tables, score, isTooWide) }
    }
    if best?.isTooWide ?? hasTooWide {
      throw .tooManyColumns(limit: InputLimits.tableColumns)
    }
    guard let best else { throw .noNumbers }
    return best.tables
  }

  /// Returns the text in UTF-8 without a byte order mark.
  private static func plainText(_ bytes: [UInt8]) throws(OwnColumnError) -> [UInt8] {
    guard !UTF16Text.hasMark(bytes) else {
      do throws(UTF16Text.Fault) {
        return try UTF16Text.utf8(bytes, atMost: 2 * InputLimits.tableLength)
      } catch {
        switch error {
        case .malformed(let line): throw .noText(line: line)
        case .tooLong: throw .tooLong(limit: InputLimits.tableLength)
        }
      }
    }
    do throws(JSONError) { try JSONParser.checkEncoding(bytes) } catch {
      throw .noText(line: error.line)
    }
    return bytes.starts(with: [0xef, 0xbb, 0xbf]) ? Array(bytes.dropFirst(3)) : bytes
  }

  // MARK: Rows

  /// A line of the table.
  struct Row {
    /// From 1.
    let line: Int
    /// The fields without blanks around them.
    let cells: [String]
    /// True if its quotation marks are misplaced.
    var isFaulty = false
    /// True if it has more fields than there may be columns.
    var isTooWide = false
  }

  private static let space = UInt8(ascii: " ")

  /// The separators to try, the likeliest first. Blanks are tried alone.
  private static func separators(in text: [UInt8]) -> [UInt8] {
    let found = [0x09, UInt8(ascii: ";"), UInt8(ascii: ",")].filter { text.contains($0) }
    return found + [space]
  }

  /// Returns the rows, without comments and the line by which a spreadsheet names its separator; nil if there are too many.
  private static func rows(of text: [UInt8], separator: UInt8) -> [Row]? {
    var parser = CSVParser(
      text, from: 0, separator: separator, limit: maximumFieldLength,
      maximumFields: JSONParser.maximumMembers)
    var rows: [Row] = []
    var (line, counted) = (1, 0)
    while let record = parser.next() {
      for index in counted..<record.range.lowerBound where isLineEnd(text, index) { line += 1 }
      counted = record.range.lowerBound
      guard rows.count < InputLimits.tableLines else { return nil }
      let content = text[record.range]
      if isComment(content) || line == 1 && content.starts(with: "sep=".utf8) { continue }
      let cells = parser.fields.map { field in
        let kept = CSVParser.Field(
          range: field.range.prefix(maximumFieldLength), isQuoted: field.isQuoted)
        return OwnText.trimmed(parser.text(kept))
      }
      let filled = separator == space ? cells.filter { !$0.isEmpty } : cells
      let (most, isFaulty) = (InputLimits.tableColumns, record.fault != nil)
      rows.append(
        Row(
          line: line, cells: Array(filled.prefix(most)), isFaulty: isFaulty,
          isTooWide: !filled.dropFirst(most).allSatisfy(\.isEmpty)))
    }
    return rows
  }

  /// True at the end of a line, once for CR LF.
  private static func isLineEnd(_ text: [UInt8], _ index: Int) -> Bool {
    text[index] == 0x0a
      || text[index] == 0x0d && (index + 1 >= text.count || text[index + 1] != 0x0a)
  }

  private static func isComment(_ line: ArraySlice<UInt8>) -> Bool {
    line.first { $0 != 0x20 && $0 != 0x09 } == UInt8(ascii: "#")
  }
}

extension Range<Int> {
  fileprivate func prefix(_ count: Int) -> Range<Int> {
    lowerBound..<Swift.min(upperBound, lowerBound + count)
  }
}
