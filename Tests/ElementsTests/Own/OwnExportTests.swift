import Testing

@testable import Elements

/// Own columns and values in the export, the comparison and the plot.
@Suite struct OwnExportTests {
  private static func data() throws -> OwnData {
    let column = try #require(
      OwnColumn(title: "Run", unit: "µg", values: [79: "19.30"], besides: []))
    let value = try #require(
      OwnValue("1064", unit: "°C", source: "=Notebook", condition: "in argon"))
    var own = OwnData(columns: [column.id: column.record], values: ["melt/79": value.record])
    own.set(OwnValue("2"), beside: "density", of: 1)
    own.set(nil, beside: "density", of: 1)
    return own
  }

  @Test("Own values have columns of their own, and ours stay")
  func csv() throws {
    let table = try BuiltIn.table.get()
    let text = table.exported(as: .csv, properties: .none, own: try Self.data())
    let lines = text.split(separator: "\r\n")
    let header = try #require(lines.first)
    expect(
      header.hasSuffix(
        ",own_run_second_source,melt_own,melt_own_unit,melt_own_source,melt_own_condition"))
    let gold = try #require(lines.first { $0.hasPrefix("79,Au,") })
    expect(gold.hasSuffix(",1064,°C,\"'=Notebook\",in argon"), "\(gold.suffix(60))")
    expect(gold.contains(",1337.33,K,"))
    expect(gold.contains(",19.30,µg,"))
    expect(lines[1].hasSuffix(",,,,"))
  }

  @Test("Exported JSON is read again, without the own values")
  func json() throws {
    let table = try BuiltIn.table.get()
    let text = table.exported(as: .json, properties: .none, own: try Self.data())
    expect(text.contains("\"own\": {\n"))
    expect(text.contains("\"melt\": {\"value\": \"1064\", \"unit\": \"°C\""))
    let read = try CatalogReader.read(bytes: Array(text.utf8), file: "f")
    expect(read.elements, equals: table.elements)
  }

  @Test("One element is exported with its own columns, values and note, and none of others'")
  func oneElement() throws {
    let table = try BuiltIn.table.get()
    let own = try Self.data()
    let gold = try #require(table[79])
    let note = try #require(Note("my ring"))
    let lines = table.exported([gold], as: .csv, own: own, notes: [79: note])
      .split(separator: "\r\n")
    expect(lines.count, equals: 2)
    expect(lines[0].hasSuffix(",melt_own,melt_own_unit,melt_own_source,melt_own_condition,note"))
    expect(lines[0].contains(",own_run,own_run_unit,"))
    expect(lines[1].hasSuffix(",1064,°C,\"'=Notebook\",in argon,my ring"))
    let json = table.exported([gold], as: .json, own: own)
    expect(json.contains("\"own_run\": {\"value\": \"19.30\", \"unit\": \"µg\"}"))
    expect(json.contains("\"melt\": {\"value\": \"1064\", \"unit\": \"°C\""))
    let read = try CatalogReader.read(bytes: Array(json.utf8), file: "f")
    expect(read.elements, equals: [gold])
    let silver = try #require(table[47])
    for format in ExportFormat.allCases {
      expect(
        table.exported([silver], as: format, own: own), equals: table.exported([silver], as: format)
      )
    }
    let both = table.exported([gold, silver], as: .json, own: own)
    let readBoth = try CatalogReader.read(bytes: Array(both.utf8), file: "f")
    expect(readBoth.elements, equals: [silver, gold])
  }

  @Test("The comparison has a row of own values below ours")
  func comparison() throws {
    let table = try BuiltIn.table.get()
    let elements = [79, 80].compactMap { table[$0] }
    let sheet = ComparisonSheet(
      elements, columns: PropertyColumn.columns(of: table), own: try Self.data().values)
    let rows = sheet.groups.flatMap(\.rows)
    let index = try #require(rows.firstIndex { $0.id == "melt_own" })
    expect(rows[index - 1].id, equals: "melt")
    expect(rows[index].name.english, equals: "Melting point (yours)")
    expect(rows[index].cells.map(\.digits), equals: ["1337", nil])
    expect(rows[index].cells[0].text.english, equals: "1064\u{a0}°C (in argon)")
    expect(rows[index].cells[1].isKnown == false)
    expect(rows.count { $0.isOwn }, equals: 1)
  }

  @Test("The plot marks an own value beside the point, which stays")
  func plot() throws {
    let table = try BuiltIn.table.get()
    let columns = PropertyColumn.columns(of: table)
    let plain = try #require(Plot(PlotState(), of: table, columns: columns))
    var own = OwnValues.none
    own["melt", 79] = OwnValue("9000", unit: "K")
    own["melt", 2] = OwnValue("1", unit: "K")
    let plot = try #require(Plot(PlotState(), of: table, columns: columns, own: own))
    expect(plot.marks.map(\.number), equals: [79])
    expect(plot.points.map(\.element.number), equals: plain.points.map(\.element.number))
    expect(plot.marks[0].x, equals: plot[79]?.x)
    expect(plot.marks[0].y > plot[79]?.y ?? 1)
    expect(
      plot.text(of: 79)?.english,
      equals: "Gold · Atomic number 79 · Melting point 1337.33\u{a0}K, yours 9000\u{a0}K")
    own["melt", 79] = OwnValue("-5", unit: "K")
    var state = PlotState()
    state.y.isLogarithmic = true
    let negative = try #require(Plot(state, of: table, columns: columns, own: own))
    expect(negative.yScale.isLogarithmic)
    expect(negative.marks.map(\.y), equals: [0])
  }

  @Test("A value comes back from the parameter of an action")
  func parameters() throws {
    let value = try #require(OwnValue("1.5", unit: "K", source: "a|b", condition: "c | d"))
    expect(value.parameter, equals: "1.5 | K | a/b | c | d")
    let read = try #require(OwnValue(parameter: value.parameter))
    expect(
      [read.digits, read.unit, read.source, read.condition], equals: ["1.5", "K", "a/b", "c | d"])
    expect(OwnValue(parameter: "2,5")?.digits, equals: "2.5")
    expect(OwnValue(parameter: "2,5")?.unit == nil)
    expect(OwnValue(parameter: "") == nil)
    expect(OwnValue(parameter: String(repeating: "|", count: 2000)) == nil)
  }
}
