import Elements

extension FuzzTarget {
  /// The reader of tables that the user pastes, and the saved columns and values of the user's own.
  static func columns(of table: PeriodicTable) -> FuzzTarget {
    for text in columnTexts.prefix(4) {
      precondition(
        (try? OwnColumnReader.read(bytes: Array(text.utf8)) { table.find($0)?.number }) != nil)
    }
    return FuzzTarget(
      name: "column", samples: columnTexts.map { Array($0.utf8) },
      tokens: json + columnParts.map { Array($0.utf8) },
      decode: { readColumn($0, table) })
  }

  private static func readColumn(_ input: [UInt8], _ table: PeriodicTable) {
    let text = String(decoding: input, as: UTF8.self)
    let values = OwnValues(entries: ["melt/79": text, text: text])
    precondition(values.properties.allSatisfy { !$0.isEmpty })
    if let column = OwnColumn(key: "own_f", record: text) { use(column, table) }
    let tables = try? OwnColumnReader.read(bytes: input) { table.find($0)?.number }
    precondition(tables?.isEmpty != true)
    for read in tables ?? [] { use(read, table) }
  }

  /// Makes what was read a column.
  private static func use(_ read: OwnColumnTable, _ table: PeriodicTable) {
    precondition(!read.values.isEmpty && read.values.keys.allSatisfy { 1...118 ~= $0 })
    precondition(read.problems.count <= read.problemCount)
    for problem in read.problems { _ = problem.english }
    let title = read.title.map { OwnColumn.isTitle($0) ? $0 : "f" } ?? "f"
    guard
      let column = OwnColumn(
        title: title, unit: read.unit ?? "", values: read.values, besides: ["own_f"])
    else { preconditionFailure("what was read is no column") }
    use(column, table)
  }

  /// Saves, exports and shows a column.
  private static func use(_ own: OwnColumn, _ table: PeriodicTable) {
    precondition(OwnColumn(key: own.id, record: own.record) == own)
    let csv = OwnColumn.csv(of: [own], table)
    precondition(csv.utf8.count < InputLimits.tableLength)
    use(own.column, of: Array(table.elements.prefix(3)))
    precondition(own.column.values.count == own.values.count)
    var state = PlotState()
    precondition(state.set(axes: "melt \(own.id)"))
    _ = Plot(state, of: table, columns: PropertyColumn.columns(of: table) + [own.column])?.csv
  }

  private static let columnTexts = [
    "Symbol\tRun 1 (µg/L)\nAu\t1,5\nFe\t2,5\nXx\t3\n", "79;\"19.3\"\n26;7.87\r\n# note\n1;-\n",
    "gold 1.2e-8\niron 2.2×10⁻⁸\n", "sep=;\nn;s;a\n1;H;1 234,5\n2;He;−2\n",
    "{\"title\": \"A\", \"unit\": \"K\", \"values\": {\"1\": \"1.50\", \"118\": \"-2e-7\"}}",
    "{\"value\": \"1.5\", \"unit\": \"°C\", \"source\": \"a\", \"condition\": \"b\"}",
  ]
  private static let columnParts = [
    "Au", "79", "118", "119", "gold", "\t", ";", ",", " ", "\"", "\r\n", "#", "sep=,", "1,234.5",
    "1.234,5", "1e308", "1e-324", "×10", "^", "−", "⁻", "\u{2009}", "٣", "\u{66b}", "(", "]", "/ K",
    "n/a", "\"title\":", "\"values\":", "\"unit\":", "\"condition\":",
  ]
}
