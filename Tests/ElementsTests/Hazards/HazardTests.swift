import Testing

@testable import Elements

@Suite("Hazards")
struct HazardTests {
  private static let hazards = Result {
    try HazardReader.read(bytes: ProjectFile.resource("hazards.json"), file: "hazards.json")
  }

  private static func entry(_ symbol: String, _ form: String = "") throws -> HazardEntry {
    let number = try #require(BuiltInNuclides.table.elements.first { $0.symbol == symbol }).number
    let found = try #require(try hazards.get()[number])
    return try #require(found.entries.first { $0.form == form })
  }

  @Test(
    "Pictograms and signal words are those of the label",
    arguments: [
      ("H", "", "GHS02 GHS04", "Danger"),
      ("Be", "", "GHS06 GHS08", "Danger"),
      ("F", "", "GHS03 GHS04 GHS05 GHS06", "Danger"),
      ("Na", "", "GHS02 GHS05", "Danger"),
      ("P", "White", "GHS02 GHS05 GHS06 GHS09", "Danger"),
      ("P", "Red", "GHS02", "Danger"),
      ("S", "", "GHS07", "Warning"),
      ("Cl", "", "GHS03 GHS04 GHS06 GHS09", "Danger"),
      ("Ca", "", "GHS02", "Danger"),
      ("Co", "", "GHS08", "Danger"),
      ("Ni", "", "GHS07 GHS08", "Danger"),
      ("Cu", "Granulated, 0.9 mm to 6.0 mm long", "GHS09", ""),
      ("Zn", "Powder, stabilized", "GHS09", "Warning"),
      ("Cd", "Pyrophoric", "GHS02 GHS06 GHS08 GHS09", "Danger"),
      ("I", "", "GHS07 GHS09", "Warning"),
      ("Hg", "", "GHS06 GHS08 GHS09", "Danger"),
      ("Pb", "Massive, particles of 1 mm or more", "GHS08", "Danger"),
    ] as [(String, String, String, String)])
  func label(symbol: String, form: String, pictograms: String, signal: String) throws {
    let entry = try Self.entry(symbol, form)
    expect(entry.pictograms.map(\.rawValue).joined(separator: " "), equals: pictograms)
    expect(entry.signalWord?.rawValue ?? "", equals: signal)
  }

  private static func pictograms(_ hazards: String...) -> [String] {
    HazardEntry(form: "", index: "", hazards: hazards.compactMap { Hazard(parsing: $0) })
      .pictograms.map(\.rawValue)
  }

  @Test("The exclamation mark gives way by article 26, and stays for what is left")
  func precedence() {
    expect(Self.pictograms("Skin Corr. 1A H314", "Eye Irrit. 2 H319"), equals: ["GHS05"])
    expect(
      Self.pictograms("Skin Corr. 1A H314", "Skin Irrit. 2 H315", "STOT SE 3 H335"),
      equals: ["GHS05", "GHS07"])
    expect(Self.pictograms("Resp. Sens. 1 H334", "Skin Sens. 1 H317"), equals: ["GHS08"])
    expect(
      Self.pictograms("Resp. Sens. 1 H334", "Acute Tox. 4 H332"), equals: ["GHS07", "GHS08"])
    expect(Self.pictograms("Acute Tox. 3 H331", "STOT SE 3 H335"), equals: ["GHS06"])
    expect(Self.pictograms("Lact. H362", "EUH014"), equals: [])
  }

  @Test("27 elements are classified, in 35 entries, and each number has its check digit")
  func table() throws {
    let table = try Self.hazards.get()
    let all = (1...118).compactMap { table[$0] }
    expect(all.count, equals: 89)
    expect(all.count { !$0.entries.isEmpty }, equals: 27)
    expect(all.flatMap(\.entries).count, equals: 35)
    for number in all.map(\.ecNumber) + all.flatMap(\.entries).map(\.index) {
      let digits = number.filter { $0 != "-" }
      let sum = zip(1..., digits.dropLast()).reduce(0) { $0 + $1.0 * ($1.1.wholeNumberValue ?? 99) }
      expect(digits.last, equals: Array("0123456789X")[sum % 11], "\(number)")
    }
    for number in 1...118 {
      let indices = table[number]?.entries.map(\.index) ?? []
      expect(indices.allSatisfy { Int($0.prefix(3)) == number })
      expect(Set(table[number]?.entries.map(\.form) ?? []).count, equals: indices.count)
    }
    expect(table[79]?.entries.isEmpty == true && table[79]?.additiveNumber == "E 175")
    expect(table[118] == nil)
  }

  @Test("The statements are the law’s, and a gas under pressure has none")
  func statements() throws {
    let chlorine = try Self.entry("Cl").hazards
    expect(chlorine.map(\.code).prefix(3), equals: ["H270", "Press. Gas", "H331"])
    expect(chlorine[2].text.withoutContext, equals: "Toxic if inhaled")
    let white = try Self.entry("P", "White").hazards
    expect(white[3].text.withoutContext, equals: "Causes severe skin burns and eye damage")
    expect(white[3].hazardClass?.code, equals: "Skin Corr. 1A")
    expect(try Self.entry("Na").hazards.last?.hazardClass == nil)
  }

  @Test("A table has a row for each hazard, or the numbers alone")
  func csv() throws {
    let table = try Self.hazards.get()
    let sulfur = try #require(table[16]).table.csv
    expect(
      sulfur.hasSuffix(
        "\r\n,016-094-00-1,Skin Irrit. 2,H315,Causes skin irritation,GHS07,Warning,231-722-6,\r\n"))
    expect(try #require(table[79]).table.csv.hasSuffix("\r\n,,,,,,,231-165-9,E 175\r\n"))
    try expect(#require(table[17]).table.rows.count, equals: 7)
  }

  @Test(
    "A file with anything unknown is refused",
    arguments: [
      #""entries": []"#, #""ec": 1"#, #""ec": " ""#, #""ec": "a", "e": """#,
      #""ec": "a", "entries": {}"#, #""ec": "a", "entries": [{"index": "b"}]"#,
      #""ec": "a", "entries": [{"hazards": "EUH014"}]"#,
      #""ec": "a", "entries": [{"index": "b", "hazards": "H314"}]"#,
      #""ec": "a", "entries": [{"index": "b", "hazards": "Skin Corr. 1A"}]"#,
      #""ec": "a", "entries": [{"index": "b", "hazards": "Skin Corr. 9 H314"}]"#,
      #""ec": "a", "entries": [{"index": "b", "hazards": "Skin Corr. 1A H999"}]"#,
      #""ec": "a", "entries": [{"index": "b", "hazards": "Press. Gas H314"}]"#,
      #""ec": "a", "entries": [{"index": "b", "hazards": "Lact. EUH014"}]"#,
      #""ec": "a", "entries": [{"index": "b", "hazards": " ; ;"}]"#,
    ])
  func refusal(fields: String) {
    let text = #"{"elements": [{"number": 1, \#(fields)}], "sources": {}}"#
    #expect(throws: CatalogError.self) {
      try HazardReader.read(bytes: Array(text.utf8), file: "f")
    }
  }

  @Test("Entries and hazards are bounded")
  func bounds() throws {
    func read(_ entries: Int, _ hazards: Int) throws -> Int? {
      let list = Array(repeating: "EUH014", count: hazards).joined(separator: "; ")
      let entry = #"{"index": "b", "hazards": "\#(list)"}"#
      let all = Array(repeating: entry, count: entries).joined(separator: ", ")
      let text =
        #"{"elements": [{"number": 1, "ec": "a", "entries": [\#(all)]}], "sources": {}}"#
      return try HazardReader.read(bytes: Array(text.utf8), file: "f")[1]?.entries.count
    }
    try expect(read(10, 20), equals: 10)
    #expect(throws: CatalogError.self) { try read(11, 1) }
    #expect(throws: CatalogError.self) { try read(1, 21) }
  }

  @Test("Each pictogram has its symbol, within its frame", arguments: HazardPictogram.allCases)
  func symbols(pictogram: HazardPictogram) {
    let shapes = HazardSymbol.shapes(of: pictogram)
    expect(!shapes.isEmpty && shapes[0].isWhite == false)
    for shape in shapes {
      switch shape.kind {
      case .curve, .polygon: expect(shape.points.count > 2)
      case .disk: expect(shape.points.count == 1 && shape.size > 0)
      case .line: expect(shape.points.count == 2 && shape.size > 0)
      }
      for point in shape.points where !shape.isWhite {
        expect(abs(point.x - 50) + abs(point.y - 50) < 43, "\(point)")
      }
    }
  }
}
