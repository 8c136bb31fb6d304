import Testing

@testable import Elements

/// Tables that the user pastes or opens.
@Suite struct OwnColumnReaderTests {
  private static func find(_ text: String) -> Int? {
    let german = ["Wasserstoff": 1, "Eisen": 26, "Gold": 79]
    return german[text] ?? (try? BuiltIn.table.get())?.find(text)?.number
  }

  static func read(_ bytes: [UInt8]) throws(OwnColumnError) -> OwnColumnTable {
    let tables = try OwnColumnReader.read(bytes: bytes, find: find)
    guard let first = tables.first else { throw .noNumbers }
    return first
  }

  private static func read(_ text: String) throws -> OwnColumnTable { try read(Array(text.utf8)) }

  @Test(
    "Gold and iron are read from each form of a table",
    arguments: [
      "Au,19.3\nFe,7.87", "Au;19.3\nFe;7.87", "Au\t19.3\nFe\t7.87", "Au 19.3\nFe 7.87",
      "Au    19.3\r\n Fe 7.87\r\n", "Au;19,3\nFe;7,87", "Au\t19,3\nFe\t7,87", "Au 19,3\nFe 7,87",
      "\"Au\",\"19.3\"\n\"Fe\",\"7.87\"", "\"Au\",\"19,3\"\n\"Fe\",\"7,87\"", "79,19.3\n26,7.87",
      "gold,19.3\niron,7.87", "Gold;19,3\nEisen;7,87", "GOLD\t19.3\nfe\t7.87",
      "Symbol,Density\nAu,19.3\nFe,7.87", "Density,Symbol\n19.3,Au\n7.87,Fe", "19.3;Au\n7.87;Fe",
      "number,symbol,density\n79,Au,19.3\n26,Fe,7.87", "Z;Name;ρ\n79;Gold;19,3\n26;Eisen;7,87",
      "\u{feff}Au,19.3\nFe,7.87", "sep=;\nAu;19.3\nFe;7.87",
      "# by hand\nAu,19.3\n\n  # more\nFe,7.87",
      "Au,19.3\rFe,7.87\r", "\n\n\nAu,19.3\n\n\nFe,7.87\n\n", "Au,19.3,,\nFe,7.87,,,,",
      "Au , 19.3 \n Fe ,7.87", "Au\t19.3\tyellow\nFe\t7.87\tgray", "yellow,Au,19.3\ngray,Fe,7.87",
      "Au,19.3\nFe,7.87\nAg,", "Au,19.3\nFe,7.87\nAg,-\nCu,n/a\nZn,?\nHg,—",
      "Au\t1930e-2\nFe\t0.787E1",
    ])
  func forms(text: String) throws {
    let table = try Self.read(text)
    let numbers = table.values.mapValues { Double($0) }
    expect(numbers, equals: [79: 19.3, 26: 7.87])
    expect(table.problems, equals: [])
  }

  @Test("UTF-16 with a mark is read")
  func utf16() throws {
    let units = Array("Au\t19.3\r\nFe\t7.87".utf16)
    let little: [UInt8] = [0xff, 0xfe] + units.flatMap { [UInt8($0 & 0xff), UInt8($0 >> 8)] }
    let big: [UInt8] = [0xfe, 0xff] + units.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xff)] }
    for bytes in [little, big] {
      try expect(Self.read(bytes).values, equals: [79: "19.3", 26: "7.87"])
    }
  }

  @Test(
    "The heading has title and unit",
    arguments: [
      ("Density", "Density", nil), ("Density (g/cm³)", "Density", "g/cm³"),
      ("Density [g/cm³]", "Density", "g/cm³"), ("Density / (g/cm³)", "Density", "(g/cm³)"),
      ("Toxicity / mg", "Toxicity", "mg"), ("a/b", "a/b", nil), ("(K)", "(K)", nil),
      ("Run (2)", "Run", "2"),
    ] as [(String, String, String?)])
  func heading(text: String, title: String, unit: String?) throws {
    let table = try Self.read("Symbol\t\(text)\nAu\t1\nFe\t2")
    if text == "Density / (g/cm³)" {
      expect(table.values.count, equals: 2)
    } else {
      expect(table.title, equals: title)
      expect(table.unit, equals: unit)
    }
  }

  @Test(
    "A line that cannot be read is told",
    arguments: [
      ("Au,1\nXx,2", "Line 2: “Xx” is no element."),
      ("Au,1\n119,2", "Line 2: “119” is no element."),
      ("Au,1\n,2", "Line 2: “” is no element."), ("Au,1\nFe,red", "Line 2: “red” is no number."),
      ("Au,1\nFe,1;5", "Line 2: “1;5” is no number."),
      ("Au,1\nFe,5 K", "Line 2: “5 K” is no number."),
      ("Au,1\nFe,2\n79,3", "Line 3: “79” has a number in line 1."),
      ("Au,1\nFe,2\nAu,1", "Line 3: “Au” has a number in line 1."),
      ("# a\n\nAu,1\nFe,x", "Line 4: “x” is no number."),
      ("Au,1\r\n\r\nFe,x\r\n", "Line 3: “x” is no number."),
      ("Au,1\n\"Fe,2\nCu,3", "Line 2: A quotation mark is misplaced."),
      ("Au,1\n\"Fe\"x,2\nCu,3", "Line 2: A quotation mark is misplaced."),
      ("Au,1\nthe total,9", "Line 2: “the total” is no element."),
      ("Au,1.5\nFe,1,5", ""), ("Au\t1.5\nFe\t1,5", "Line 2: “1,5” is no number."),
      ("Au,1\nFe\u{202e},2", "Line 2: “Fe ” is no element."),
      (
        "Au,1\n" + String(repeating: "x", count: 300) + ",2",
        "Line 2: “" + String(repeating: "x", count: 40) + "…” is no element."
      ),
    ])
  func problems(text: String, problem: String) throws {
    let table = try Self.read(text)
    expect(table.problems.map(\.english).joined(), equals: problem)
    expect(table.problemCount == (problem.isEmpty ? 0 : 1))
    expect(table.values[79] != nil)
  }

  @Test(
    "A comma is a decimal mark or separates thousands by its file, its column and the language",
    arguments: [
      ("Cu,\"1,234\"\nZn,\"12,000\"", ".", ["1234", "12000"], true),
      ("Cu,\"1,234\"\nZn,\"12,000\"", ",", ["1234", "12000"], true),
      ("Cu;1,234\nZn;12,000", ".", ["1.234", "12.000"], true),
      ("Cu\t1,234\nZn\t2,500\nAg\t999", ",", ["1234", "2500"], true),
      ("Cu\t1,234\nZn\t2,500", ",", ["1.234", "2.500"], true),
      ("Cu\t1,234\nZn\t2,500", ".", ["1234", "2500"], true),
      ("Cu,\"2,600,000,000\"\nZn,\"3,300\"", ",", ["2600000000", "3300"], false),
      ("Cu\t2.600.000\nZn\t3,300", ".", ["2600000", "3.300"], false),
      ("Cu\t1,234\nZn\t0,899", ".", ["1.234", "0.899"], false),
      ("Cu\t1,234\nZn\t2,5", ".", ["1.234", "2.5"], false),
      ("Cu\t1,234\nZn\t12,000.5", ",", ["1234", "12000.5"], false),
      ("Cu\t1,234\t2,5\nZn\t2,500\t3", ".", ["1.234", "2.500"], true),
    ] as [(String, Character, [String], Bool)])
  func commas(text: String, mark: Character, numbers: [String], isOpen: Bool) throws {
    let tables = try OwnColumnReader.read(
      bytes: Array(text.utf8), decimalMark: mark, find: Self.find)
    let table = try #require(tables.first)
    expect([29, 30].compactMap { table.values[$0] }, equals: numbers)
    expect(table.problems, equals: [])
    let comma = try #require(table.comma)
    expect(numbers.contains(comma.digits))
    expect(comma.separatesThousands, equals: !comma.digits.contains(".") || numbers[1] == "12000.5")
    guard let other = table.readOtherwise else { return expect(!isOpen) }
    expect(isOpen)
    expect(other.comma?.separatesThousands, equals: !comma.separatesThousands)
    expect(other.values[29] != table.values[29] && other.values.count == table.values.count)
    expect(other.readOtherwise, equals: table)
  }

  @Test(
    "Columns that have neither elements nor enough numbers are named",
    arguments: [
      ("symbol,price,liked\nAu,60000,yes\nAg,800,no", ["3 liked"]),
      ("symbol;note (mine);price\nAu;;5\nAg;soft;6", ["2 note"]),
      ("Z,symbol,name,price\n79,Au,gold,1\n26,Fe,Eisen,2", []),
      ("symbol,a,b\nAu,1,\nAg,2,\nCu,3,7\nFe,4,-", ["3 b"]),
      ("symbol,a,b\nAu,1,\nFe,2,?", []), ("Au,yellow,19.3\nFe,gray,7.87", ["2 -"]),
      ("Au yellow 19.3\nFe gray 7.87", ["2 -"]), ("symbol,a\nAu,1,x\nFe,2", []),
    ] as [(String, [String])])
  func columnsLeftOut(text: String, columns: [String]) throws {
    let tables = try OwnColumnReader.read(bytes: Array(text.utf8), find: Self.find)
    for table in tables {
      expect(
        table.columnsLeftOut.map { "\($0.position) \($0.title ?? "-")" }, equals: columns)
    }
  }

  @Test("A line with more fields than the heading is named")
  func longLines() throws {
    let table = try Self.read("symbol,unit,a,b\nFe,mg/kg,5,7\nCd,mg/kg,0,8,12\nPb,mg/kg,3,4,\n")
    expect(table.values, equals: [26: "5", 82: "3"])
    expect(
      table.problems.map(\.english), equals: ["Line 3: fields: 5, in the heading: 4"])
    #expect(throws: OwnColumnError.noNumbers) { try Self.read("symbol,value\nCd,0,8\nPb,1,5") }
  }

  @Test("An unknown symbol does not make the atomic numbers values")
  func unknownSymbol() throws {
    let table = try Self.read("Z,symbol,run\n26,Fe,5\n99,Xx,6\n29,Cu,7")
    expect(table.title, equals: "run")
    expect(table.values, equals: [26: "5", 29: "7"])
    expect(table.problems.map(\.english), equals: ["Line 3: “Xx” is no element."])
  }

  @Test("CO, NO, HF and HO are formulas, but FE, CO and NI are elements")
  func formulas() throws {
    let gases = "formula\tmass\nCO\t28\nNO\t30\nHF\t20\nHO\t17"
    #expect(throws: OwnColumnError.noNumbers) { try Self.read(gases) }
    let both = "formula,element,n\nCO,C,1\nNO,N,2\nHF,F,3\nHO,O,4"
    try expect(Self.read(both).values, equals: [6: "1", 7: "2", 9: "3", 8: "4"])
    try expect(Self.read("FE,1\nCO,2\nNI,3").values, equals: [26: "1", 27: "2", 28: "3"])
    try expect(Self.read("Fe,1\nCo,2\nNo,3").values, equals: [26: "1", 27: "2", 102: "3"])
    let mixed = try Self.read("Fe,1\nCO,2\nNi,3")
    expect(mixed.values, equals: [26: "1", 28: "3"])
    expect(mixed.problems.map(\.english), equals: ["Line 2: “CO” is no element."])
  }

  @Test("Only the first hundred lines are named, and all are counted")
  func manyProblems() throws {
    let table = try Self.read("Au,1\n" + (0..<400).map { "x\($0),2\n" }.joined())
    expect(table.problems.count, equals: 100)
    expect(table.problemCount, equals: 400)
  }

  @Test("All columns of numbers are read, and atomic numbers are no values beside others")
  func further() throws {
    let text = "n,sym,a,color,b (K),c,d\n1,H,5,red,\"6,5\",1.5,\n2,He,7,blue,8,x,\n3,Li,-,,9,2,1\n"
    let tables = try OwnColumnReader.read(bytes: Array(text.utf8), find: Self.find)
    expect(tables.map(\.title), equals: ["a", "b", "c"], "the last one has too few numbers")
    expect(tables.map(\.position), equals: [3, 5, 6])
    expect(tables.map(\.unit), equals: [nil, "K", nil])
    expect(tables[0].values == [1: "5", 2: "7"] && tables[0].blankCount == 1)
    expect(tables[1].values, equals: [1: "6.5", 2: "8", 3: "9"])
    expect(tables[2].values, equals: [1: "1.5", 3: "2"])
    expect(tables.map(\.problemCount), equals: [0, 0, 1])
    expect(tables[2].problems.map(\.english), equals: ["Line 3: “x” is no number."])
    try expect(Self.read("H,1\nHe,2").values, equals: [1: "1", 2: "2"])
  }

  @Test("A whole catalog that was exported has its first numbers read")
  func exported() throws {
    let table = try BuiltIn.table.get()
    let own = try #require(
      OwnColumn(title: "A, b", unit: "µg", values: [1: "1.50", 118: "-2e-7"], besides: []))
    let read = try Self.read(OwnColumn.csv(of: [own], table))
    expect(read.values, equals: own.values)
    expect(read.title, equals: "A, b")
    expect(read.unit, equals: "µg")
    let other = try #require(OwnColumn(title: "C", values: [1: "2", 8: "3"], besides: []))
    let text = OwnColumn.csv(of: [own, other], table)
    let all = try OwnColumnReader.read(bytes: Array(text.utf8), find: Self.find)
    expect(all.map(\.values), equals: [own.values, other.values])
  }

  @Test(
    "A table without elements or numbers is refused",
    arguments: [
      "", " ", "\n\n", "# only", "Au", "Au,red\nFe,gray", "q,1\nqq,2", "1\n2\n3", "Au\nFe",
      "{\"a\": 1}", "\"", "\"\"\"", ",,,,", ";\t,",
    ])
  func nothing(text: String) {
    #expect(throws: OwnColumnError.noNumbers) { try Self.read(Array(text.utf8)) }
  }

  @Test("A table beyond the limits is refused")
  func limits() {
    let long = [UInt8](repeating: 0x20, count: InputLimits.tableLength + 1)
    #expect(throws: OwnColumnError.tooLong(limit: InputLimits.tableLength)) {
      try Self.read(long)
    }
    let lines = [UInt8]((0...InputLimits.tableLines).map { _ in "Au,1\n" }.joined().utf8)
    #expect(throws: OwnColumnError.tooManyLines(limit: InputLimits.tableLines)) {
      try Self.read(lines)
    }
    #expect(throws: OwnColumnError.noText(line: 2)) { try Self.read(Array("Au,1\n".utf8) + [0xff]) }
    #expect(throws: OwnColumnError.noText(line: 1)) { try Self.read([0xff, 0xfe, 0x00, 0xd8]) }
    for error in [
      OwnColumnError.noNumbers, .tooLong(limit: 5), .tooManyLines(limit: 5), .noText(line: 1),
    ] {
      expect(!error.message.english.isEmpty)
    }
  }

  @Test("Mutated tables are read or refused, in bounded time")
  func mutations() {
    let samples = [
      "Symbol\tRun 1 / K\nAu\t1,5\nFe\t2,5\n", "79;\"19.3\"\n26;7.87\n", "# a\nAu 1\nFe 2e-8\n",
    ]
    let tokens: [UInt8] = Array("\t;,\"\n\r#. -e×AuFe0179".utf8) + [0, 0xff, 0xc3, 0xe2]
    for number in 0..<2000 {
      var random = SplitMix64(seed: UInt64(number))
      var input = Array(samples[number % samples.count].utf8)
      for _ in 0..<Int.random(in: 1...8, using: &random) {
        let place = Int.random(in: 0...input.count, using: &random)
        if Bool.random(using: &random), place < input.count { input.remove(at: place) }
        if let token = tokens.randomElement(using: &random) {
          input.insert(token, at: min(place, input.count))
        }
      }
      guard let table = try? Self.read(input) else { continue }
      expect(!table.values.isEmpty)
      expect(table.values.allSatisfy { 1...118 ~= $0.key && OwnNumber.isValid($0.value) })
    }
  }
}
