import Testing

@testable import Elements

@Suite("Exporting the catalog")
struct CatalogWriterTests {
  private let gold = record(
    79, "Au", "Gold", weight: "196.966570",
    """
    "appearance": "metallic yellow, \\"gold\\"", "boil": 3243.0, "category": "transition metal",
    "phase": "Solid", "shells": [2, 8, 18, 32, 18, 1], "summary": "Two\\nlines, with a comma.",
    "oxidation_states": [-1, 1, 3], "discovery": "known since antiquity", "cas": "7440-57-5",
    "source": "https://en.wikipedia.org/wiki/Gold", "electron_affinity": 222.8,
    "uncertainties": {"atomic_mass": "4"}, "kinds": {"boil": "predicted", "phase": "predicted"},
    "figure_forms": {"boil": "white"}, "phases": {"boil": "liquid"}, "temperatures": {"boil": "273.15"},
    "pressures": {"boil": "101.325"}, "conditions": {"boil": "pure", "melt": "not known"},
    "sources": {"atomic_mass": "iupac", "boil": "crc", "discovery": "book"},
    "second_values": {"atomic_mass": "196.96657", "boil": "3129"},
    "second_sources": {"boil": "other"}
    """)

  private func table() throws -> PeriodicTable {
    try catalog(
      """
      {"elements": [\(gold), \(record(58, "Ce", "Cerium", "\"group\": null"))],
      "sources": {"crc": {"title": "Handbook", "license": "CC0", "via": "set 1"},
      "other": {"title": "Tables"}, "unused": {"title": "Unused"}}}
      """)
  }

  @Test("JSON reads back as the same table")
  func roundTrip() throws {
    let table = try table()
    let again = try catalog(table.exported(as: .json))
    expect(again, equals: table)
    expect(again.exported(as: .json), equals: table.exported(as: .json))
  }

  @Test("The mock records survive a round trip as well")
  func mockRoundTrip() throws {
    let bytes = try ProjectFile.fixture("mock-rest-records.json")
    let table = try CatalogReader.read(bytes: bytes, file: "mock")
    try expect(catalog(table.exported(as: .json)), equals: table)
  }

  @Test("JSON preserves digits and writes lists of numbers on one line")
  func jsonText() throws {
    let lines = try table().exported(as: .json).split(separator: "\n").map {
      String($0).trimmed
    }
    expect(lines.contains("\"atomic_mass\": 196.966570,"))
    expect(lines.contains("\"boil\": 3243.0,"))
    expect(lines.contains("\"melt\": null,"))
    expect(lines.contains("\"shells\": [2, 8, 18, 32, 18, 1],"))
    expect(lines.contains("\"summary\": \"Two\\nlines, with a comma.\","))
  }

  @Test("A single element is exported as a catalog with its sources")
  func oneElement() throws {
    let table = try table()
    let gold = try #require(table[79])
    let alone = try catalog(table.exported([gold], as: .json))
    expect(alone.elements, equals: [gold])
    expect(alone.sources, equals: table.sources.filter { $0.key != "unused" })
    expect(Set(alone.sources.keys), equals: ["crc", "other"])
    let cerium = try catalog(table.exported([try #require(table[58])], as: .json))
    expect(cerium.sources.isEmpty)
    expect(table.exported([gold], as: .csv).split(separator: "\r\n").count, equals: 2)
  }

  @Test("Control characters are escaped")
  func escapes() {
    expect(CatalogWriter.quoted("a\u{1}\u{1f}\r\t\"\\é"), equals: #""a\u0001\u001f\r\t\"\\é""#)
  }

  @Test("CSV has one header row, and units in separate columns")
  func csv() throws {
    let rows = try parseCSV(table().exported(as: .csv))
    expect(rows.count, equals: 3)
    expect(Set(rows.map(\.count)).count, equals: 1)
    let header = rows[0]
    func cell(_ key: String, _ row: Int) throws -> String {
      rows[row][try #require(header.firstIndex(of: key))]
    }
    expect(Set(header).count, equals: header.count)
    try expect(cell("symbol", 1), equals: "Ce")
    try expect(cell("group", 1), equals: "")
    try expect(cell("atomic_mass", 2), equals: "196.966570")
    try expect(cell("atomic_mass_uncertainty", 2), equals: "4")
    try expect(cell("boil", 2), equals: "3243.0")
    try expect(cell("boil_unit", 2), equals: "K")
    try expect(cell("boil_note", 2), equals: "predicted; pure")
    try expect(cell("boil_form", 2), equals: "white")
    try expect(cell("boil_phase", 2), equals: "liquid")
    try expect(cell("boil_temperature_k", 2), equals: "273.15")
    try expect(cell("boil_pressure_kpa", 2), equals: "101.325")
    try expect(cell("boil_source", 2), equals: "crc")
    try expect(cell("boil_via", 2), equals: "set 1")
    try expect(cell("boil_second", 2), equals: "3129")
    try expect(cell("boil_second_source", 2), equals: "other")
    try expect(cell("atomic_mass_second", 2), equals: "196.96657")
    try expect(cell("atomic_mass_second_source", 2), equals: "")
    try expect(cell("melt", 2), equals: "")
    try expect(cell("melt_note", 2), equals: "not known")
    try expect(cell("appearance", 2), equals: "metallic yellow, \"gold\"")
    try expect(cell("summary", 2), equals: "Two\nlines, with a comma.")
    try expect(cell("shells", 2), equals: "2 8 18 32 18 1")
  }

  @Test("CSV lines end in CR LF")
  func lineEnds() throws {
    let text = try completeTable().exported(as: .csv)
    expect(text.hasSuffix("\r\n"))
    expect(text.unicodeScalars.filter { $0 == "\r" }.count, equals: 119)
    expect(text.unicodeScalars.filter { $0 == "\n" }.count, equals: 119)
  }

  /// A parser of RFC 4180, independent of the writer.
  private func parseCSV(_ text: String) throws -> [[String]] {
    var rows: [[String]] = []
    var row: [String] = []
    var cell = ""
    var isQuoted = false
    let scalars = Array(text.unicodeScalars)
    var index = 0
    while index < scalars.count {
      let scalar = scalars[index]
      let next = index + 1 < scalars.count ? scalars[index + 1] : nil
      switch (isQuoted, scalar) {
      case (true, "\"") where next == "\"":
        cell += "\""
        index += 1
      case (_, "\""): isQuoted.toggle()
      case (false, ","):
        row.append(cell)
        cell = ""
      case (false, "\r") where next == "\n":
        rows.append(row + [cell])
        (row, cell) = ([], "")
        index += 1
      default: cell.unicodeScalars.append(scalar)
      }
      index += 1
    }
    expect(row.isEmpty && cell.isEmpty && !isQuoted)
    return rows
  }
}

extension String {
  fileprivate var trimmed: String { String(drop { $0 == " " }) }
}
