import Testing

@testable import Elements

/// Merging parts into one table.
@Suite struct CatalogMergeTests {
  private func part(_ records: [String], _ name: String = "elements") throws -> CatalogPart {
    try CatalogPart(
      bytes: Array("[\(records.joined(separator: ","))]".utf8), name: name)
  }

  private func rest(_ records: [String]) throws -> CatalogPart {
    try part(records, "elements_remaining")
  }

  @Test("Two parts are appended, and need nothing from the built-in catalog")
  func whole() throws {
    let records = (1...118).map { record($0, "X\($0)", "Other\($0)") }
    let merge = CatalogMerge(
      [try part(Array(records[..<100])), try rest(Array(records[100...]))],
      over: try completeTable())
    expect(merge.table.elements.map(\.name) == (1...118).map { "Other\($0)" })
    expect(merge.table.filledIn.isEmpty)
    expect(merge.count, equals: 118)
    expect(merge.warnings.count, equals: 0)
  }

  @Test("Missing elements are filled in from the built-in catalog and marked")
  func filling() throws {
    let records = (1...100).map { record($0, "X\($0)", "Other\($0)") }
    let merge = CatalogMerge([try part(records)], over: try completeTable())
    expect(merge.table.elements.count, equals: 118)
    expect(merge.table.filledIn, equals: Set(101...118))
    expect(merge.table[101]?.name, equals: "Name101")
    expect(merge.count, equals: 100)
  }

  @Test("Parts without elements give the built-in catalog")
  func nothing() throws {
    let merge = CatalogMerge([try part([]), try rest([])], over: try completeTable())
    try expect(merge.table.elements, equals: completeTable().elements)
    expect(merge.count, equals: 0)
  }

  @Test("The first of two parts wins; a difference is a warning with part and element")
  func firstWins() throws {
    let merge = CatalogMerge(
      [
        try part([record(79, "Au", "Gold")]),
        try rest([record(79, "Au", "Gold", weight: "2"), record(80, "Hg", "Mercury")]),
      ], over: try completeTable())
    expect(merge.table[79]?.atomicWeight.digits, equals: "1")
    expect(merge.table[80]?.name, equals: "Mercury")
    expect(
      merge.warnings.first.map(\.description),
      equals: [
        "elements_remaining, element 79 (Gold): differs from the same element given earlier, "
          + "in elements, and is left out"
      ])
  }

  @Test("Equal elements in both parts cause no warning")
  func alike() throws {
    let gold = record(79, "Au", "Gold")
    let merge = CatalogMerge([try part([gold]), try rest([gold])], over: try completeTable())
    expect(merge.warnings.count, equals: 0)
    expect(merge.count, equals: 1)
  }

  @Test(
    "An element with another's symbol, name or position is left out and filled in",
    arguments: [
      (record(80, "AU", "Mercury"), "the symbol au is that of element 79 (Gold)"),
      (record(80, "Hg", "GOLD"), "the name gold is that of element 79 (Gold)"),
      (
        record(80, "Hg", "Mercury", #""xpos": 11"#),
        "the place at xpos 11, ypos 6 is that of element 79 (Gold)"
      ),
    ])
  func clashes(second: String, message: String) throws {
    let merge = CatalogMerge(
      [try part([record(79, "Au", "Gold")]), try rest([second])], over: try completeTable())
    expect(merge.warnings.first.map(\.message.english), equals: [message])
    expect(merge.table[80]?.name, equals: "Name80")
    expect(merge.table.filledIn.contains(80))
  }

  @Test("Conflicts with built-in elements end in a table without duplicates")
  func clashesWithFilling() throws {
    // 79 has the name of 80, which is missing; 78 that of 79, which is therefore removed; and so on down.
    let records = (2...79).map { record($0, "X\($0)", "Name\($0 + 1)") }
    let merge = CatalogMerge([try part(records)], over: try completeTable())
    expect(merge.count, equals: 0)
    expect(merge.warnings.count, equals: 78)
    expect(Set(merge.table.elements.map(\.name)).count, equals: 118)
    expect(
      merge.warnings.first.first?.description,
      equals: "elements, element 79 (Name80): the name name80 is that of element 80 (Name80)")
  }

  @Test("Cyclically renamed elements do not conflict")
  func ring() throws {
    let records = (1...118).map { record($0, "X\($0)", "Name\($0 % 118 + 1)") }
    let merge = CatalogMerge([try part(records)], over: try completeTable())
    expect(merge.count, equals: 118)
    expect(merge.table[118]?.name, equals: "Name1")
  }

  @Test("Sources of the first part take precedence over the second and the built-in ones")
  func sources() throws {
    func part(_ name: String, _ title: String) throws -> CatalogPart {
      let text = "{\"elements\": [], \"sources\": {\"a\": {\"title\": \"\(title)\"}}}"
      return try CatalogPart(bytes: Array(text.utf8), name: name)
    }
    let builtIn = try BuiltIn.table.get()
    let merge = CatalogMerge([try part("x", "One"), try part("y", "Two")], over: builtIn)
    expect(merge.table.sources["a"]?.title, equals: "One")
    expect(merge.table.sources.count, equals: builtIn.sources.count + 1)
  }

  @Test("Warnings of the parts come first")
  func order() throws {
    let merge = CatalogMerge(
      [try part([record(79, "Au", "Gold"), "1"]), try rest([record(80, "Au", "Mercury"), "2"])],
      over: try completeTable())
    expect(
      merge.warnings.first.map(\.file),
      equals: [
        "elements", "elements_remaining", "elements_remaining",
      ])
    expect(merge.warnings.count, equals: 3)
  }

  @Test("For any numbers in any order, each of the 118 elements occurs once")
  func random() throws {
    var random = SplitMix64(seed: 5)
    let builtIn = try completeTable()
    for _ in 0..<20 {
      func records() -> [String] {
        (0..<Int.random(in: 0...80, using: &random)).map { _ in
          let (number, other) = (
            Int.random(in: 0...120, using: &random), Int.random(in: 1...118, using: &random)
          )
          return record(number, "E\(other)", "Name\(other)", weight: "\(1 + number % 3)")
        } + [record(1, "E1", "Name1")]
      }
      let merge = CatalogMerge([try part(records()), try rest(records())], over: builtIn)
      expect(merge.table.elements.map(\.number), equals: Array(1...118))
      expect(Set(merge.table.elements.map(\.symbol)).count, equals: 118)
      expect(Set(merge.table.elements.map { [$0.column, $0.row] }).count, equals: 118)
      expect(merge.table.filledIn.allSatisfy { merge.table[$0] == builtIn[$0] })
    }
  }
}
