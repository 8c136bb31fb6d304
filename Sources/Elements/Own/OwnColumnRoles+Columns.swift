/// The heading of a table of the user's, and its columns that have neither elements nor numbers.
extension OwnColumnRoles {
  /// Reads title and unit from the first row, which has no element, unless it has a number.
  func readHeading(
    _ row: OwnColumnReader.Row, _ numbers: Numbers, into table: inout OwnColumnTable
  ) -> Bool {
    guard isHeading(row, numbers) else { return false }
    let (title, unit) = Self.split(cell(row, numbers.column))
    table.title = Self.title(title)
    table.unit = unit.flatMap { OwnText.line($0, atMost: OwnColumn.maximumUnitLength) }
    return true
  }

  /// True if the first row, which has no element, has no number either.
  private func isHeading(_ row: OwnColumnReader.Row, _ numbers: Numbers) -> Bool {
    !row.isFaulty && OwnNumber.digits(of: cell(row, numbers.column), numbers.mark) == nil
  }

  private static func title(_ text: String) -> String? {
    OwnText.line(
      String(text.unicodeScalars.prefix(OwnColumn.maximumTitleLength)),
      atMost: OwnColumn.maximumTitleLength)
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

  // MARK: Columns left out

  /// Returns the columns with texts other than the elements' names and numbers.
  /// - Parameter found: the elements of the rows.
  func columnsLeftOut(
    of rows: [OwnColumnReader.Row], _ found: [Int?], _ find: OwnColumnReader.Finder
  ) -> [OwnColumnTable.Column] {
    let read = Set([elements] + numbers.map(\.column))
    let count = rows.map(\.cells.count).max() ?? 0
    return (0..<count).filter { column in
      !read.contains(column)
        && zip(rows, found).contains { row, element in
          let text = cell(row, column)
          return element != nil && !Self.blanks.contains(text) && !row.isFaulty && !isTooLong(row)
            && find(text) != element
        }
    }.map { OwnColumnTable.Column(position: $0 + 1, title: heading(of: $0, rows, found)) }
  }

  /// Returns the title of a column in the first row; nil without one, and if blanks separate fields, of which a title may have
  /// some.
  private func heading(
    of column: Int, _ rows: [OwnColumnReader.Row], _ found: [Int?]
  ) -> String? {
    guard headingCount != nil, let first = rows.first, let element = found.first, element == nil,
      numbers.contains(where: { isHeading(first, $0) })
    else { return nil }
    return Self.title(Self.split(cell(first, column)).title)
  }
}
