import Testing

@testable import Elements

@Suite("Export of further data")
struct DetailTableTests {
  private static let data = Result {
    DetailData(
      try BuiltInNuclides.catalog,
      try IonizationReader.read(
        bytes: ProjectFile.resource("ionization.json"), file: "ionization.json"),
      try ElementDetailReader.read(
        bytes: ProjectFile.resource("element-details.json"), file: "element-details.json"),
      try FormReader.read(bytes: ProjectFile.resource("forms.json"), file: "forms.json"),
      try HazardReader.read(bytes: ProjectFile.resource("hazards.json"), file: "hazards.json"),
      try AlternativeNames.read(bytes: ProjectFile.resource("names.json"), file: "names.json"),
      try VaporPressureReader.read(
        bytes: ProjectFile.resource("vapor-pressure.json"), file: "vapor-pressure.json"))
  }

  @Test(
    "As CSV each row has its element, and the columns of the card's copy",
    arguments: [
      (
        .nuclides, 3558,
        "79,Au,Au-197,118,196.966570103,581,100,,stable,,,,3/2+,1935,"
      ),
      (.ionization, 5000, "26,Fe,3,30.651,12,measured,nist-asd"),
      (.oxidation, 600, "26,Fe,3,main"),
      (.radii, 507, "26,Fe,2,6,,low,75,61"),
      (.spectrum, 800, "11,Na,588.9950,1000,0,kalzium-spectra"),
      (.crystal, 80, "26,Fe,body-centered cubic,2,286.65,286.65,286.65,90,90,90,gelemental"),
      (.forms, 110, "6,C,diamond,density,3.513,g/cm³,crc-chemicals"),
      (
        .hazards, 180,
        "17,Cl,,017-001-00-7,Acute Tox. 3,H331,Toxic if inhaled,GHS03 GHS04 GHS06 GHS09,Danger,231-959-5,"
      ),
      (.names, 3000, "80,Hg,cs,Czech,Rtuť,"),
      (.vaporPressure, 440, "80,Hg,101.3,630.1,,vdi-states"),
    ] as [(DetailTable, Int, String)])
  func csv(table: DetailTable, least: Int, row: String) throws {
    let text = try BuiltInNuclides.table.exportedCSV(table, of: Self.data.get())
    let lines = text.split(separator: "\r\n")
    expect(lines.count > least, "\(lines.count) lines")
    expect(lines.contains(row[...]), "\(table): \(row)")
    expect(lines[0].hasPrefix("number,symbol,"))
    let columns = lines[0].split(separator: ",").count
    for line in lines.prefix(50) where !line.contains("\"") {
      expect(line.split(separator: ",", omittingEmptySubsequences: false).count, equals: columns)
    }
  }

  @Test("The CSV of the nuclides is that of the chart")
  func nuclides() throws {
    let (table, data) = (try BuiltInNuclides.table, try Self.data.get())
    expect(table.exportedCSV(.nuclides, of: data), equals: data.nuclides.csv(in: table))
  }

  private func records(_ text: String) throws -> [JSONValue] {
    guard case .object(let members) = try JSONParser.parse(Array(text.utf8)),
      case .array(let records)? = members["elements"], case .object? = members["sources"]
    else { return [] }
    return records
  }

  @Test("As JSON each element has its rows as objects, without empty cells")
  func json() throws {
    let text = try BuiltInNuclides.table.exportedJSON(.radii, of: Self.data.get())
    let records = try records(text)
    expect(records.count, equals: 118)
    guard case .object(let iron) = records[25], case .array(let radii)? = iron["radii"],
      case .object(let ion) = radii[2]
    else {
      Issue.record("iron has no radii")
      return
    }
    expect(iron["symbol"] == .string("Fe") && radii.count == 12)
    expect(ion["ionic_radius_pm"] == .string("61") && ion["arrangement"] == nil)
    expect(text.contains("\"shannon-1976\": {"))
  }

  @Test(
    "The sources of a table are known, and the rows name no other", arguments: DetailTable.allCases)
  func sources(table: DetailTable) throws {
    let data = try Self.data.get()
    let sources = data.sources(of: table)
    expect(!sources.isEmpty && (table != .nuclides || sources["nubase-2020-mendeleev"] == nil))
    var named: Set<String> = []
    for element in try BuiltInNuclides.table.elements {
      guard let rows = data.table(table, of: element), rows.header.last == "source" else {
        continue
      }
      named.formUnion(rows.rows.compactMap(\.last).filter { !$0.isEmpty })
    }
    expect(named.isEmpty || named == Set(sources.keys), "\(table): \(named.sorted())")
  }

  @Test("All of it is the catalog with the properties and every table")
  func all() throws {
    let properties = try PropertyReader.read(
      bytes: ProjectFile.resource("properties.json"), file: "properties.json")
    let (table, data) = (try BuiltInNuclides.table, try Self.data.get())
    let text = table.exportedJSON(properties: properties, data)
    var count = 0
    // No key stands twice in a record.
    _ = try JSONParser.parse(Array(text.utf8), list: "elements") { _, _ in
      count += 1
      return true
    }
    expect(count, equals: 118)
    expect(text.contains(#"{"nuclide": "Au-197", "neutrons": "118", "#))
    for part in DetailTable.allCases { expect(text.contains("\"\(part.rawValue)\": [")) }
    expect(text.contains(#""resistivity": {"value": "1.587e-8""#))
    for key in ["ame-2020", "nist-asd", "shannon-1976", "clp", "kalzium", "crc-97"] {
      expect(text.contains("\"\(key)\": {"), "\(key)")
    }
  }
}
