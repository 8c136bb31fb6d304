import Testing

@testable import Elements

@Suite("The list of properties")
struct PropertyCatalogTests {
  @Test(
    "A property has the number of its elements, its key, name and unit, its sources and conditions")
  func row() throws {
    let figures = [
      Figure(digits: "1", unit: "K", source: "a", second: .init(digits: "1", source: "c")),
      Figure(digits: "2", unit: "K", conditions: [.form: "white"], source: "b"),
      Figure(digits: "3", unit: "K", source: "b"),
    ]
    let values = figures.compactMap { $0 }.compactMap { PropertyColumn.Value($0) }
    let column = PropertyColumn(
      id: "melt", title: "Melting point", group: .thermal, unit: "K",
      values: Dictionary(uniqueKeysWithValues: zip(1..., values)))
    let cells = try #require(PropertyCatalog.rows(of: [column]).first)
    expect(cells.map(\.english), equals: ["3", "melt", "Melting point", "K", "b, a / c", "form"])
  }

  @Test(
    "Of two sources used as often, the first by name comes first; without a second one there is no slash"
  )
  func ties() throws {
    let values = ["b", "a"].compactMap { Figure(digits: "1", source: $0) }
      .compactMap { PropertyColumn.Value($0) }
    let column = PropertyColumn(
      id: "x", title: "X", group: .other, unit: nil,
      values: Dictionary(uniqueKeysWithValues: zip(1..., values)))
    expect(PropertyCatalog.rows(of: [column])[0].map(\.english).suffix(2), equals: ["a, b", ""])
  }
}

@Suite("Export with properties")
struct PropertyExportTests {
  private func exported(_ format: ExportFormat) throws -> (table: PeriodicTable, text: String) {
    let table = try CatalogReader.readComplete(
      bytes: ProjectFile.resource("elements.json"), file: "elements.json")
    let properties = try PropertyReader.read(
      bytes: ProjectFile.resource("properties.json"), file: "properties.json")
    return (table, table.exported(as: format, properties: properties))
  }

  @Test("JSON with properties can be read back as a catalog, with the sources of both")
  func json() throws {
    let (table, text) = try exported(.json)
    let read = try CatalogReader.readComplete(bytes: Array(text.utf8), file: "export.json")
    expect(read.elements, equals: table.elements)
    expect(read.sources["janaf"] != nil && read.sources["crc-97"] != nil)
    expect(text.contains(#""resistivity": {"value": "1.587e-8", "unit": "Ω·m", "source": "#))
  }

  @Test("CSV has the same number of fields in each line")
  func csv() throws {
    let lines = try exported(.csv).text.split(separator: "\r\n")
    let head = try #require(lines.first).split(separator: ",")
    expect(lines.count, equals: 119)
    expect(head.suffix(12).first, equals: "iupac_order")
    expect(head.count > 800)
    expect(Set(head).count, equals: head.count)
  }
}
