import Testing

@testable import Elements

@Suite("A comparison")
struct ComparisonTests {
  @Test("An element is added at the end, and removed by the same act")
  func toggle() {
    var comparison = Comparison([79, 47])
    let added = comparison.toggle(29)
    expect(added)
    expect(comparison.numbers, equals: [79, 47, 29])
    let removed = comparison.toggle(47)
    expect(removed)
    expect(comparison.numbers, equals: [79, 29])
    expect(comparison.contains(79) && !comparison.contains(47))
  }

  @Test("A seventh element is refused, but one of the six can be removed")
  func limit() {
    var comparison = Comparison([1, 2, 3, 4, 5, 6])
    expect(comparison.isFull)
    let added = comparison.toggle(7)
    expect(!added)
    expect(comparison.numbers, equals: [1, 2, 3, 4, 5, 6])
    let removed = comparison.toggle(1)
    expect(removed && !comparison.isFull)
  }

  @Test("Of a list, repeated numbers and those beyond the sixth are left out")
  func list() {
    expect(Comparison([9, 9, 8, 7, 6, 5, 4, 3]).numbers, equals: [9, 8, 7, 6, 5, 4])
  }
}

@Suite("The sheet of a comparison")
struct ComparisonSheetTests {
  static func sheet(
    _ symbols: String..., temperatures: TemperatureDisplay = .kelvin
  ) throws -> ComparisonSheet {
    let table = try CatalogReader.readComplete(
      bytes: ProjectFile.resource("elements.json"), file: "elements.json")
    let properties = try PropertyReader.read(
      bytes: ProjectFile.resource("properties.json"), file: "properties.json")
    let columns = PropertyColumn.merge(PropertyColumn.columns(of: table), properties.columns)
    return ComparisonSheet(
      try symbols.map { try #require(table.find($0)) }, columns: columns,
      temperatures: temperatures)
  }

  private static func row(_ id: String, _ sheet: ComparisonSheet) throws -> ComparisonSheet.Row {
    try #require(sheet.groups.flatMap(\.rows).first { $0.id == id })
  }

  @Test("It has every numeric property of both files, and each row once")
  func complete() throws {
    let sheet = try Self.sheet("Au", "Cl")
    let ids = sheet.groups.flatMap(\.rows).map(\.id)
    expect(ids.count > 130)
    expect(Set(ids).count, equals: ids.count)
    expect(
      Set(["melt", "resistivity", "phase", "atomic_mass", "discovered_by"]).isSubset(of: ids))
    expect(sheet.groups.first?.id, equals: "general")
    expect(sheet.groups.allSatisfy { !$0.rows.isEmpty })
    expect(sheet.groups.flatMap(\.rows).allSatisfy { $0.cells.count == 2 })
  }

  @Test("A number has its unit, its place among all, and what a screen reader says")
  func number() throws {
    let sheet = try Self.sheet("Au", "W")
    let row = try Self.row("melt", sheet)
    expect(row.cells[0].value.english, equals: "1337.33")
    expect(row.cells[0].unit, equals: "K")
    expect(row.cells[0].digits, equals: "1337.33")
    let position = try #require(row.cells[0].position)
    expect((0.3...0.4).contains(position))
    expect(row.range?.english.contains("–") == true)
    expect(
      sheet.spokenText(of: row, column: 0).english, equals: "Melting point, Gold, 1337.33\u{a0}K")
  }

  @Test("A scale over many powers of ten is logarithmic, and says so")
  func logarithmic() throws {
    let row = try Self.row("density", try Self.sheet("H", "Os"))
    expect(row.range?.english.hasSuffix(", logarithmic") == true)
    expect(try #require(row.cells[0].position) < 0.2)
    expect(row.cells[1].position, equals: 1)
    expect(try Self.row("boil", Self.sheet("H")).range?.english.contains("log") == false)
  }

  @Test("A gas keeps the unit of its density; its place is that of the same density")
  func units() throws {
    let row = try Self.row("density", try Self.sheet("Cl", "Br"))
    expect(row.cells.map(\.unit), equals: ["g/L", "g/cm³"])
    let positions = row.cells.compactMap(\.position)
    expect(positions[0] < positions[1])
  }

  @Test("Temperatures and their range are in the chosen unit")
  func temperatures() throws {
    let row = try Self.row("melt", try Self.sheet("Au", temperatures: .celsius))
    expect(row.cells[0].value.english, equals: "1064.18")
    expect(row.cells[0].unit, equals: "°C")
    expect(row.range?.english.hasSuffix("°C") == true)
    // Other programs get the catalog's.
    expect(row.cells[0].digits, equals: "1337.33")
    for id in ["debye_temperature", "superconduction_temperature"] {
      let row = try Self.row(id, try Self.sheet("Al", temperatures: .celsius))
      expect(row.cells[0].unit, equals: "K")
      expect(row.range?.english.contains("\u{a0}K") == true)
    }
  }

  @Test("What is not known reads unknown; a reason is shown in its place")
  func unknown() throws {
    let melting = try Self.row("melt", try Self.sheet("Og", "As"))
    expect(melting.cells[0].value.english, equals: "unknown")
    expect(!melting.cells[0].isKnown && melting.cells[0].position == nil)
    expect(melting.cells[1].text.english == "none, it sublimes" || melting.cells[1].isKnown)
    let year = try Self.row("discovery_year", try Self.sheet("Au"))
    expect(year.cells[0].text.english, equals: "known since antiquity")
  }

  @Test("Differences leave out what is the same, also if it is unknown for all")
  func differences() throws {
    let sheet = try Self.sheet("Cl", "Br").differences
    let ids = Set(sheet.groups.flatMap(\.rows).map(\.id))
    expect(ids.isDisjoint(with: ["category", "group", "block"]))
    expect(ids.isSuperset(of: ["phase", "period", "melt"]))
    expect(sheet.groups.allSatisfy { !$0.rows.isEmpty })
    let single = try Self.sheet("Cl")
    expect(single.differences, equals: single)
  }

  @Test("CSV has a row per property: name, unit, and the digits of each element")
  func csv() throws {
    let lines = try Self.sheet("Au", "Og").csv.split(separator: "\r\n")
    expect(lines.first, equals: "Property,Unit,Gold,Oganesson")
    expect(lines.contains("Melting point,K,1337.33,"))
    expect(lines.contains { $0.hasPrefix("Category,,transition metal,") })
  }
}

@Suite("The layout of a comparison")
struct ComparisonLayoutTests {
  @Test("The columns fill the width between 160 and 210 pixels, and are centered in a wide window")
  func wide() {
    let medium = ComparisonLayout(width: 1000, columns: 4)
    expect(medium.columnWidth, equals: 179)
    expect(medium.labelWidth, equals: 260)
    expect(medium.contentWidth, equals: medium.columnsWidth)
    let wide = ComparisonLayout(width: 1920, columns: 4)
    expect(wide.columnWidth == 210 && wide.labelWidth == 340)
    expect(wide.start, equals: 370)
    let full = ComparisonLayout(width: 700, columns: 6)
    expect(full.columnWidth, equals: 160)
    expect(full.columnsWidth < full.contentWidth)
    expect(full.start, equals: 12)
  }

  @Test("In a narrow window two columns fill the width below the labels, and a third one is seen")
  func narrow() {
    let layout = ComparisonLayout(width: 360, columns: 5)
    expect(layout.isNarrow && layout.labelWidth == 0)
    expect(layout.columnWidth, equals: 146)
    expect(layout.columnsWidth, equals: 336)
    expect(layout.contentWidth, equals: 730)
    expect(ComparisonLayout(width: 360, columns: 2).columnWidth, equals: 168)
    // A tile and the button beside it need their room.
    expect(ComparisonLayout(width: 320, columns: 5).columnWidth, equals: 140)
    expect(ComparisonLayout(width: 300, columns: 5).columnWidth, equals: 138)
  }

  @Test("A name of a form has a line of its own between tile and rows")
  func forms() {
    for scale in [1.0, 2] {
      let usual = ComparisonLayout(width: 1000, columns: 2, textScale: scale)
      let named = ComparisonLayout(width: 1000, columns: 2, textScale: scale, namesForms: true)
      expect(named.headHeight, equals: usual.headHeight + 18 * scale)
    }
  }

  @Test("Large text widens columns and heightens rows")
  func largeText() {
    let layout = ComparisonLayout(width: 1080, columns: 3, textScale: 2)
    expect(layout.columnWidth >= 320 && layout.rowHeight == 96)
  }

  @Test(
    "Lines lie below each other, and those in view are found", arguments: [0.0, 44, 100, 1e9, -5])
  func lines(scroll: Double) {
    let layout = ComparisonLayout(width: 1000, columns: 2)
    let (lines, tops, height) = layout.lines(of: [2, 3])
    expect(lines.count, equals: 7)
    expect(lines[0] == .heading(group: 0) && lines[3] == .heading(group: 1))
    expect(tops, equals: [0, 44, 92, 140, 184, 232, 280])
    expect(height, equals: 346)
    let visible = ComparisonLayout.visible(tops, from: scroll, height: 100)
    let below = visible.dropFirst().map { tops[$0] }
    expect(below.allSatisfy { $0 < scroll + 100 })
    if scroll == 44 { expect(visible == 1..<4) }
    expect(ComparisonLayout.visible([], from: 0, height: 100).isEmpty)
  }

  @Test("No width or scale is a fault", arguments: [0.0, -10, 1e9])
  func hostile(width: Double) {
    let layout = ComparisonLayout(width: width, columns: 0, textScale: 0)
    expect(layout.columnWidth > 0 && layout.columnsWidth >= 0)
  }
}
