/// The columns of a table that have the elements and the numbers, with the decimal marks of these.
struct OwnColumnLayout {
  /// A column of numbers.
  private struct Numbers {
    let column: Int
    let mark: OwnNumber.Mark
    /// Number of its numbers.
    let count: Int
    /// True if its numbers are those of the elements.
    let isNumbering: Bool
  }

  private let elements: Int
  /// At least one.
  private let numbers: [Numbers]

  /// Texts in place of a number that is not known.
  private static let blanks: Set<String> = [
    "", "-", "\u{2212}", "\u{2013}", "\u{2014}", "?", "…", "n/a", "N/A", "NA", "na", "nan", "NaN",
    "null",
  ]

  /// - Returns: nil if no column has elements, or no other one has numbers.
  init?(_ rows: [OwnColumnReader.Row], _ find: OwnColumnReader.Finder) {
    let count = rows.map(\.cells.count).max() ?? 0
    guard count > 1 else { return nil }
    let found = (0..<count).map { Self.elements(in: rows, column: $0, find) }
    guard let elements = Self.best(found.map(\.words)) ?? Self.best(found.map(\.numbers)) else {
      return nil
    }
    var candidates: [Numbers] = []
    for column in 0..<count where column != elements {
      let texts = rows.compactMap { $0.cells.indices.contains(column) ? $0.cells[column] : nil }
      let mark = OwnNumber.mark(of: texts)
      let digits = texts.compactMap { OwnNumber.digits(of: $0, mark) }
      guard !digits.isEmpty else { continue }
      let isNumbering = rows.allSatisfy { row in
        guard row.cells.count > max(column, elements) else { return true }
        let digits = OwnNumber.digits(of: row.cells[column], mark)
        return digits == nil || digits == find(row.cells[elements]).map { String($0) }
      }
      candidates.append(
        Numbers(column: column, mark: mark, count: digits.count, isNumbering: isNumbering))
    }
    // The atomic numbers are no values, where there are others.
    if candidates.contains(where: { !$0.isNumbering }) {
      candidates.removeAll(where: \.isNumbering)
    }
    let most = candidates.map(\.count).max() ?? 0
    candidates.removeAll { 2 * $0.count < most }
    guard !candidates.isEmpty else { return nil }
    (self.elements, numbers) = (elements, candidates)
  }

  /// Counts the elements in a column that are named by words, and those by numbers.
  private static func elements(
    in rows: [OwnColumnReader.Row], column: Int, _ find: OwnColumnReader.Finder
  ) -> (words: Int, numbers: Int) {
    var (words, numbers) = (0, 0)
    for row in rows where row.cells.indices.contains(column) && find(row.cells[column]) != nil {
      if row.cells[column].utf8.first.map({ UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }) == true {
        numbers += 1
      } else {
        words += 1
      }
    }
    return (words, numbers)
  }

  /// Returns the position of the greatest number, the first of several; nil if it is 0.
  private static func best(_ counts: [Int]) -> Int? {
    counts.max().flatMap { $0 > 0 ? counts.firstIndex(of: $0) : nil }
  }

  // MARK: Reading

  /// Reads the columns of numbers, each of which has at least one.
  func read(_ rows: [OwnColumnReader.Row], _ find: OwnColumnReader.Finder) -> [OwnColumnTable] {
    let found = rows.map { find(cell($0, elements)) }
    return numbers.map { numbers in
      var table = OwnColumnTable(position: numbers.column + 1)
      var lines: [Int: Int] = [:]
      for (index, row) in rows.enumerated() {
        if index == 0, found[0] == nil, readHeading(row, numbers, into: &table) { continue }
        readRow(row, found[index], numbers, &lines, into: &table)
      }
      return table
    }.filter { !$0.values.isEmpty }
  }

  private func cell(_ row: OwnColumnReader.Row, _ column: Int) -> String {
    row.cells.indices.contains(column) ? row.cells[column] : ""
  }

  private func readRow(
    _ row: OwnColumnReader.Row, _ element: Int?, _ numbers: Numbers, _ lines: inout [Int: Int],
    into table: inout OwnColumnTable
  ) {
    let (name, text) = (cell(row, elements), cell(row, numbers.column))
    guard !row.isFaulty else {
      return table.leaveOut(
        .text(translatable("A quotation mark is misplaced.")), line: row.line)
    }
    guard let number = element else {
      if name.isEmpty, Self.blanks.contains(text) { return }
      return table.leaveOut(
        // TRANSLATORS: {1} is what stands in place of an element in a table.
        .format(translatable("“{1}” is no element."), .verbatim(Self.quoted(name))), line: row.line)
    }
    if Self.blanks.contains(text) {
      table.blankCount += 1
      return
    }
    guard let digits = OwnNumber.digits(of: text, numbers.mark) else {
      return table.leaveOut(
        .format(translatable("“{1}” is no number."), .verbatim(Self.quoted(text))), line: row.line)
    }
    if let first = lines[number] {
      return table.leaveOut(
        .format(
          // TRANSLATORS: {1} is an element as written in a table, {2} the number of a line above.
          translatable("“{1}” has a number in line {2}."), .verbatim(Self.quoted(name)),
          .number(String(first))), line: row.line)
    }
    (table.values[number], lines[number]) = (digits, row.line)
  }

  private static func quoted(_ text: String) -> String { ExternalText.quote(text).text }

  // MARK: Heading

  /// Reads title and unit from the first row, which has no element, unless it has a number.
  private func readHeading(
    _ row: OwnColumnReader.Row, _ numbers: Numbers, into table: inout OwnColumnTable
  ) -> Bool {
    let text = cell(row, numbers.column)
    guard OwnNumber.digits(of: text, numbers.mark) == nil, !row.isFaulty else { return false }
    let (title, unit) = Self.split(text)
    table.title = OwnText.line(
      String(title.unicodeScalars.prefix(OwnColumn.maximumTitleLength)),
      atMost: OwnColumn.maximumTitleLength)
    table.unit = unit.flatMap { OwnText.line($0, atMost: OwnColumn.maximumUnitLength) }
    return true
  }

  /// Splits `Melting point (K)`, `Melting point [K]` or `Melting point / K` into title and unit.
  private static func split(_ text: String) -> (title: String, unit: String?) {
    for (opening, closing) in [("(", ")"), ("[", "]")] as [(Character, Character)]
    where text.last == closing {
      guard let start = text.lastIndex(of: opening), start > text.startIndex else { continue }
      return (
        OwnText.trimmed(String(text[..<start])),
        OwnText.trimmed(String(text[text.index(after: start)...].dropLast()))
      )
    }
    guard let slash = text.firstIndex(of: "/"), slash > text.startIndex,
      text[text.index(before: slash)] == " "
    else { return (text, nil) }
    return (
      OwnText.trimmed(String(text[..<slash])),
      OwnText.trimmed(String(text[text.index(after: slash)...]))
    )
  }
}
