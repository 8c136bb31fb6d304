/// The columns of a table that have the elements and the numbers, with the decimal marks of these.
struct OwnColumnRoles {
  /// A column of numbers.
  struct Numbers {
    let column: Int
    var mark: OwnNumber.Mark
    /// True if its numbers can be read with the other mark, too.
    let isAmbiguous: Bool
    /// Number of its numbers.
    let count: Int
    /// True if its numbers are those of the elements.
    let isNumbering: Bool
  }

  let elements: Int
  /// True if texts such as CO in the column of elements are formulas.
  private let hasFormulas: Bool
  /// Number of fields of the heading; nil without one, or if blanks separate fields, of which a title may have some.
  let headingCount: Int?
  /// At least one.
  let numbers: [Numbers]

  /// Texts in place of a number that is not known.
  static let blanks: Set<String> = [
    "", "-", "\u{2212}", "\u{2013}", "\u{2014}", "?", "…", "n/a", "N/A", "NA", "na", "nan", "NaN",
    "null",
  ]

  /// - Returns: nil if no column has elements, or no other one has numbers.
  init?(
    _ rows: [OwnColumnReader.Row], _ surroundings: OwnNumber.Surroundings,
    _ find: OwnColumnReader.Finder
  ) {
    let count = rows.map(\.cells.count).max() ?? 0
    guard count > 1 else { return nil }
    let found = (0..<count).map { Self.elements(in: rows, column: $0, find) }
    guard let elements = Self.best(found.map(\.words)) ?? Self.best(found.map(\.numbers)) else {
      return nil
    }
    var candidates = Self.candidates(
      rows, (0..<count).filter { $0 != elements }, of: elements, surroundings, find)
    // The atomic numbers are no values, where there are others.
    if candidates.contains(where: { !$0.isNumbering }) {
      candidates.removeAll(where: \.isNumbering)
    }
    let most = candidates.map(\.count).max() ?? 0
    candidates.removeAll { 2 * $0.count < most }
    guard !candidates.isEmpty else { return nil }
    (self.elements, numbers) = (elements, candidates)
    hasFormulas = Self.hasFormulas(rows, elements, find)
    headingCount =
      surroundings.separator == UInt8(ascii: " ")
      ? nil : Self.headingCount(rows.first, elements, candidates, find)
  }

  /// Returns the columns with numbers.
  private static func candidates(
    _ rows: [OwnColumnReader.Row], _ columns: [Int], of elements: Int,
    _ surroundings: OwnNumber.Surroundings, _ find: OwnColumnReader.Finder
  ) -> [Numbers] {
    let texts = columns.map { column in
      rows.compactMap { $0.cells.indices.contains(column) ? $0.cells[column] : nil }
    }
    var surroundings = surroundings
    surroundings.others = OwnNumber.certainMark(of: texts.flatMap { $0 })
    return zip(columns, texts).compactMap { column, texts in
      let mark = OwnNumber.mark(of: texts, in: surroundings)
      let digits = texts.compactMap { OwnNumber.digits(of: $0, mark) }
      guard !digits.isEmpty else { return nil }
      let isNumbering = rows.allSatisfy { row in
        guard row.cells.count > max(column, elements), let number = find(row.cells[elements])
        else { return true }
        let digits = OwnNumber.digits(of: row.cells[column], mark)
        return digits == nil || digits == String(number)
      }
      return Numbers(
        column: column, mark: mark,
        isAmbiguous: OwnNumber.certainMark(of: texts) == nil
          && texts.contains(where: OwnNumber.isAmbiguous),
        count: digits.count, isNumbering: isNumbering)
    }
  }

  private static func headingCount(
    _ row: OwnColumnReader.Row?, _ elements: Int, _ numbers: [Numbers],
    _ find: OwnColumnReader.Finder
  ) -> Int? {
    guard let row, !row.isFaulty, row.cells.indices.contains(elements),
      find(row.cells[elements]) == nil,
      numbers.allSatisfy({ numbers in
        !row.cells.indices.contains(numbers.column)
          || OwnNumber.digits(of: row.cells[numbers.column], numbers.mark) == nil
      })
    else { return nil }
    return row.cells.count
  }

  // MARK: Formulas

  /// True for two capital letters that are the symbols of two elements, as CO.
  private static func isFormula(_ text: String, _ find: OwnColumnReader.Finder) -> Bool {
    isCapitals(text) && text.allSatisfy { find(String($0)) != nil }
  }

  private static func isCapitals(_ text: String) -> Bool {
    text.utf8.count == 2
      && text.utf8.allSatisfy { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0 }
  }

  /// True if a column has formulas such as CO, and no symbol in capitals, as FE.
  private static func hasFormulas(
    _ rows: [OwnColumnReader.Row], _ column: Int, _ find: OwnColumnReader.Finder
  ) -> Bool {
    let capitals = rows.compactMap { row in
      row.cells.indices.contains(column) && isCapitals(row.cells[column])
        && find(row.cells[column]) != nil ? row.cells[column] : nil
    }
    return !capitals.isEmpty && capitals.allSatisfy { isFormula($0, find) }
  }

  /// Counts the elements in a column that are named by words, and those by numbers.
  private static func elements(
    in rows: [OwnColumnReader.Row], column: Int, _ find: OwnColumnReader.Finder
  ) -> (words: Int, numbers: Int) {
    var (words, numbers) = (0, 0)
    let hasFormulas = hasFormulas(rows, column, find)
    for row in rows where row.cells.indices.contains(column) && find(row.cells[column]) != nil {
      if row.cells[column].utf8.first.map({ UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }) == true {
        numbers += 1
      } else if !hasFormulas || !isFormula(row.cells[column], find) {
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
    let found = rows.map { row -> Int? in
      let name = cell(row, elements)
      return hasFormulas && Self.isFormula(name, find) ? nil : find(name)
    }
    let others = columnsLeftOut(of: rows, found, find)
    return numbers.map { numbers in
      var table = read(rows, found, numbers)
      table.columnsLeftOut = others
      if numbers.isAmbiguous {
        var changed = numbers
        changed.mark = numbers.mark.other
        var other = read(rows, found, changed)
        other.columnsLeftOut = others
        table.otherReadings = [other]
      }
      return table
    }.filter { !$0.values.isEmpty }
  }

  private func read(
    _ rows: [OwnColumnReader.Row], _ found: [Int?], _ numbers: Numbers
  ) -> OwnColumnTable {
    var table = OwnColumnTable(position: numbers.column + 1)
    var lines: [Int: Int] = [:]
    for (index, row) in rows.enumerated() {
      if index == 0, found[0] == nil, readHeading(row, numbers, into: &table) { continue }
      readRow(row, found[index], numbers, &lines, into: &table)
    }
    return table
  }

  func cell(_ row: OwnColumnReader.Row, _ column: Int) -> String {
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
    guard !isTooLong(row) else {
      return table.leaveOut(tooLong(row), line: row.line)
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
    if table.comma == nil, text.contains(Character(",")) {
      table.comma = OwnColumnTable.Comma(
        written: text, digits: digits, separatesThousands: numbers.mark == .point)
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

  /// Number of fields up to the last one that is not empty.
  private static func count(of row: OwnColumnReader.Row) -> Int {
    (row.cells.lastIndex { !$0.isEmpty } ?? 0) + 1
  }

  func isTooLong(_ row: OwnColumnReader.Row) -> Bool {
    headingCount.map { Self.count(of: row) > $0 } ?? false
  }

  private func tooLong(_ row: OwnColumnReader.Row) -> Message {
    .format(
      // TRANSLATORS: A line of a table: {1} is the number of its fields, {2} that of the heading's.
      translatable("fields: {1}, in the heading: {2}"), .number(String(Self.count(of: row))),
      .number(String(headingCount ?? 0)))
  }

  private static func quoted(_ text: String) -> String { ExternalText.quote(text).text }
}
