import Testing

@testable import Elements

@Suite("Reading a catalog")
struct CatalogReaderTests {
  @Test("Two records of a mock REST service are read")
  func mockRecords() throws {
    let bytes = try ProjectFile.fixture("mock-rest-records.json")
    let table = try CatalogReader.read(bytes: bytes, file: "mock")
    expect(table.elements.map(\.name), equals: ["Hydrogen", "Helium"])
    let hydrogen = try #require(table[1])
    let helium = try #require(table[2])
    expect(hydrogen.listWeight, equals: "1.008")
    expect(hydrogen.state, equals: .gas)
    expect(hydrogen.category, equals: .diatomicNonmetal)
    expect(hydrogen.figures[.electronegativity]?.digits, equals: "2.20")
    expect(hydrogen.figures[.meltingPoint]?.displayText.english, equals: "13.99\u{A0}K")
    expect(hydrogen.figures[.density]?.displayText.english, equals: "0.08988\u{A0}g/L")
    expect(hydrogen.group, equals: 1)
    expect(hydrogen.discovery.by, equals: "Henry Cavendish")
    expect(helium.listWeight, equals: "4.0026022")
    expect(helium.figures[.molarHeat] == nil)
    expect(helium.figures[.electronAffinity]?.value, equals: -48)
    expect(helium.namedBy == nil)
    expect(helium.group, equals: 18)
  }

  @Test("The built-in catalog must be complete, and the error names a missing element")
  func complete() throws {
    let own = try ProjectFile.resource("elements.json")
    try expect(CatalogReader.readComplete(bytes: own, file: "own").elements.count, equals: 118)
    let one = Array("[\(record(1, "H", "Hydrogen"))]".utf8)
    #expect(throws: CatalogError(file: "own", message: "element 2 is missing")) {
      try CatalogReader.readComplete(bytes: one, file: "own")
    }
  }

  @Test("A catalog is an object with elements and sources, or a bare list")
  func bothForms() throws {
    let list = "[" + record(1, "H", "Hydrogen") + "]"
    let object = """
      {"elements": \(list), "sources": {"crc": {"title": "Handbook", "license": "none"}}}
      """
    try expect(catalog(list).elements, equals: catalog(object).elements)
    let note = try catalog(object).sources["crc"]
    expect(note?.title, equals: "Handbook")
    expect(note?.license, equals: "none")
    expect(note?.via == nil)
  }

  @Test("A figure has all its metadata")
  func figure() throws {
    let gold = try element(
      79, "Au", "Gold", weight: "196.966570",
      """
      "boil": 3243, "units": {"boil": "K"}, "uncertainties": {"atomic_mass": "4"},
      "kinds": {"boil": "predicted"}, "pressures": {"boil": "101.325"},
      "sources": {"boil": "crc", "atomic_mass": "iupac", "discovered_by": "book"},
      "second_values": {"boil": "3129.0", "melt": "1337"},
      "second_sources": {"boil": "tables", "melt": "tables"}
      """)
    let boil = try #require(gold.figures[.boilingPoint])
    expect(boil.digits, equals: "3243")
    expect(boil.unit, equals: "K")
    expect(boil.kind, equals: .predicted)
    expect(boil.conditions, equals: [.pressure: "101.325"])
    expect(boil.source, equals: "crc")
    expect(boil.second, equals: Figure.SecondSource(digits: "3129.0", source: "tables"))
    expect(gold.atomicWeight.second == nil)
    expect(gold.atomicWeight.textWithUncertainty, equals: "196.966570(4)")
    expect(gold.atomicWeight.source, equals: "iupac")
    expect(gold.textSources, equals: ["discovered_by": "book"])
  }

  @Test("The condition of a figure that does not exist becomes a remark")
  func remark() throws {
    let helium = try element(
      2, "He", "Helium", #""melt": null, "conditions": {"melt": "none at 1 atm"}"#)
    expect(helium.figures[.meltingPoint] == nil)
    expect(helium.remarks, equals: [.meltingPoint: "none at 1 atm"])
  }

  @Test("A state can be an estimate; unknown kinds are ignored")
  func textKinds() throws {
    let francium = try element(
      87, "Fr", "Francium",
      #""phase": "Solid", "kinds": {"phase": "predicted", "color": "guessed"}"#)
    expect(francium.textKinds, equals: ["phase": .predicted])
    let state = francium.propertyGroups()[0].properties[0]
    expect(state.value.english, equals: "solid, predicted")
  }

  @Test("A null group is no group; a missing one follows from the number")
  func group() throws {
    expect(try element(58, "Ce", "Cerium", #""group": null"#).group == nil)
    try expect(element(71, "Lu", "Lutetium").group, equals: 3)
    try expect(element(79, "Au", "Gold").group, equals: 11)
  }

  @Test("From number 100 on the state is unknown, whatever a file predicts")
  func predictedState() throws {
    try expect(element(99, "Es", "Einsteinium", #""phase": "Solid""#).state, equals: .solid)
    try expect(element(100, "Fm", "Fermium", #""phase": "Solid""#).state, equals: .unknown)
    try expect(element(118, "Og", "Oganesson", #""phase": "Gas""#).state, equals: .unknown)
  }

  @Test("A guessed category is unknown")
  func guessedCategory() throws {
    let text = #""category": "unknown, probably transition metal""#
    try expect(element(109, "Mt", "Meitnerium", text).category, equals: .unknown)
  }
}

@Suite("Invalid catalogs")
struct CatalogErrorTests {
  @Test("Malformed JSON is reported with its line")
  func brokenJSON() {
    expect(
      failure("[\n{\"number\" 1}]"), equals: "test.json, line 2: expected \":\", found \"1\"")
    expect(failure(""), equals: "test.json, line 1: expected a value, found the end")
    expect(failure("<html>"), equals: "test.json, line 1: expected a value, found \"<\"")
  }

  @Test("Nesting 200,000 levels deep is an error")
  func deep() {
    let text = String(repeating: "[", count: 200_000)
    expect(
      failure(text), equals: "test.json, line 1: lists and objects are nested more than 64 deep")
  }

  @Test(
    "A document that is not a catalog is rejected",
    arguments: [
      ("3", "test.json: expected a list of elements, found the number 3"),
      ("{}", "test.json: \"elements\" is missing"),
      ("{\"elements\": null}", "test.json: \"elements\": expected a list, found null"),
      ("[]", "test.json: the list of elements is empty"),
      ("{\"elements\": []}", "test.json: the list of elements is empty"),
      ("[7]", "test.json, record 1: expected an object, found the number 7"),
      (
        "[{}]",
        "test.json, record 1: \"number\" is missing: expected a whole number from 1 to 118"
      ),
    ])
  func documents(text: String, message: String) {
    expect(failure(text), equals: message)
  }

  /// An invalid field of gold, and its error message.
  static let wrongFields: [(String, String)] = [
    (#""melt": "hot""#, #""melt": expected a number, found the text "hot""#),
    (#""melt": -3"#, #""melt": expected a number above 0, found -3"#),
    (#""boil": 0"#, #""boil": expected a number above 0, found 0"#),
    (#""density": 1e999"#, #""density": the number 1e999 is too large"#),
    (#""xpos": 19"#, #""xpos": expected a whole number from 1 to 18, found the number 19"#),
    (#""ypos": 0"#, #""ypos": expected a whole number from 1 to 10, found the number 0"#),
    (#""period": 8"#, #""period": expected a whole number from 1 to 7, found the number 8"#),
    (#""period": 1.5"#, #""period": expected a whole number from 1 to 7, found the number 1.5"#),
    (#""group": "11""#, #""group": expected a whole number from 1 to 18, found the text "11""#),
    (
      #""phase": "plasma""#,
      #""phase": expected one of Solid, Liquid, Gas, Unknown, found "plasma""#
    ),
    (#""phase": 1"#, #""phase": expected a text, found the number 1"#),
    (#""block": "x""#, #""block": expected one of s, p, d, f, found "x""#),
    (#""summary": true"#, #""summary": expected a text, found true"#),
    (
      #""shells": 3"#,
      #""shells": expected a list of whole numbers from 1 to 118, found the number 3"#
    ),
    (
      #""shells": [2, "8"]"#,
      #""shells": expected a list of whole numbers from 1 to 118, found the text "8" in it"#
    ),
    (
      #""shells": [2, 8, 18, 32, 32, 18, 8, 2, 2, 2, 2]"#,
      #""shells": expected at most 10, found 11"#
    ),
    (#""units": []"#, #""units": expected an object, found an empty list"#),
    (#""units": {"melt": 1}"#, #""units", "melt": expected a text, found the number 1"#),
    (
      #""melt": 1, "kinds": {"melt": "guessed"}"#,
      #""kinds", "melt": expected one of measured, conventional, calculated, predicted, mass number, "#
        + #"found "guessed""#
    ),
  ]

  @Test("An invalid value is reported with element and field", arguments: wrongFields)
  func wrongField(fields: String, message: String) {
    let text = "[" + record(79, "Au", "Gold", fields) + "]"
    expect(failure(text), equals: "test.json, element 79 (Gold): " + message)
  }

  @Test(
    "An impossible weight is rejected: every neutron would be counted and drawn",
    arguments: ["1000", "1e9", "1e300"])
  func weight(digits: String) {
    expect(
      failure("[" + record(79, "Au", "Gold", weight: digits) + "]"),
      equals: "test.json, element 79 (Gold): \"atomic_mass\": expected a number below 1000, "
        + "found \(digits)")
  }

  @Test("An unknown category is rejected with a list of the known ones")
  func category() {
    let text = failure("[" + record(79, "Au", "Gold", #""category": "halogen""#) + "]")
    expect(text?.contains("expected one of diatomic nonmetal, polyatomic nonmetal") == true)
    expect(text?.hasSuffix("found \"halogen\"") == true)
  }

  @Test(
    "A missing required field is reported by name",
    arguments: [
      (
        #"{"number": 79, "name": "Gold", "atomic_mass": 1}"#,
        "element 79 (Gold): \"symbol\" is missing: expected a text"
      ),
      (
        #"{"number": 79, "name": "Gold", "atomic_mass": 1, "symbol": " "}"#,
        "element 79 (Gold): \"symbol\": expected a text, found the text \" \""
      ),
      (
        #"{"number": 79, "symbol": "Au", "atomic_mass": 1}"#,
        "element 79: \"name\" is missing: expected a text"
      ),
      (
        #"{"number": 79, "symbol": "Au", "name": "Gold"}"#,
        "element 79 (Gold): \"atomic_mass\" is missing: expected a number"
      ),
      (
        #"{"symbol": "Au", "name": "Gold", "atomic_mass": 1, "number": 0}"#,
        "element 0 (Gold): \"number\": expected a whole number from 1 to 118, found the number 0"
      ),
      (
        #"{"symbol": "Au", "name": "Gold", "atomic_mass": 1, "number": "79"}"#,
        "record 1: \"number\": expected a whole number from 1 to 118, found the text \"79\""
      ),
    ])
  func missing(record: String, message: String) {
    expect(failure("[\(record)]"), equals: "test.json, " + message)
  }

  @Test(
    "Duplicates are rejected",
    arguments: [
      (record(79, "Xx", "Other"), "\"number\": the number 79 is taken by element 79 (Gold)"),
      (record(80, "AU", "Other"), "\"symbol\": the symbol AU is taken by element 79 (Gold)"),
      (record(80, "Hg", "gold"), "\"name\": the name gold is taken by element 79 (Gold)"),
      (
        record(80, "Hg", "Mercury", #""xpos": 11"#),
        "\"xpos\": the place at xpos 11, ypos 6 is taken by element 79 (Gold)"
      ),
    ])
  func duplicates(second: String, message: String) {
    let text = failure("[" + record(79, "Au", "Gold") + "," + second + "]")
    expect(text?.hasSuffix(message) == true)
  }

  @Test("An unreadable file is reported with the reason")
  func unreadable() {
    let error = CatalogError.unreadable(file: "elements.json", reason: "No such file")
    expect(error.description, equals: "elements.json: cannot be read: No such file")
  }

  @Test("A file truncated anywhere is an error, never a crash")
  func cutShort() throws {
    let bytes = try ProjectFile.fixture("mock-rest-records.json")
    let end = bytes.lastIndex(of: UInt8(ascii: "]")) ?? 0
    for length in 0...end {
      expect(failure(Array(bytes[..<length])) != nil)
    }
  }

  @Test("A file with damaged bytes is read or rejected, never a crash")
  func damaged() throws {
    let bytes = try ProjectFile.fixture("mock-rest-records.json")
    var random = SplitMix64(seed: 118)
    var refused = 0
    for _ in 0..<3000 {
      var damaged = bytes
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        damaged[Int.random(in: bytes.indices, using: &random)] = .random(
          in: 0...255, using: &random)
      }
      if let message = failure(damaged) {
        refused += 1
        expect(message.hasPrefix("test.json"))
      }
    }
    expect(refused > 1000)
  }
}
