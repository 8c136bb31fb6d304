import Testing

@testable import Elements

/// Parsing a part of an external catalog.
@Suite struct CatalogPartTests {
  private func part(
    _ text: String, _ change: (inout CatalogPart.Limits) -> Void = { _ in }
  ) throws -> CatalogPart {
    var limits = CatalogPart.Limits()
    change(&limits)
    return try CatalogPart(bytes: Array(text.utf8), name: "elements", limits: limits)
  }

  private func failure(_ text: String) -> String? {
    do throws(CatalogError) {
      _ = try CatalogPart(bytes: Array(text.utf8), name: "elements")
      return nil
    } catch { return error.description }
  }

  private let gold = record(79, "Au", "Gold")

  @Test("A list is a part, and so is an object with elements")
  func forms() throws {
    for text in ["[\(gold)]", "{\"elements\": [\(gold)], \"page\": [1, [2]]}"] {
      try expect(part(text).elements.map(\.symbol), equals: ["Au"])
    }
  }

  @Test("Only the document's own list has records, not lists nested in it")
  func lists() throws {
    let nested = record(79, "Au", "Gold", #""elements": [1, [2]], "page": {"elements": [3]}"#)
    for text in [
      "[\(nested)]", "{\"elements\": [\(nested)]}",
      "{\"page\": {\"elements\": [1, 2]}, \"elements\": [\(nested)], \"pages\": [[1], [2]]}",
    ] {
      let part = try part(text)
      expect(part.elements.map(\.symbol), equals: ["Au"])
      expect(part.warnings.count, equals: 0)
    }
  }

  @Test("An object describes its sources before or after the elements")
  func sources() throws {
    for text in [
      "{\"elements\": [\(gold)], \"sources\": {\"crc\": {\"title\": \"Handbook\"}}}",
      "{\"sources\": {\"crc\": {\"title\": \"Handbook\"}}, \"elements\": [\(gold)]}",
    ] {
      try expect(part(text).sources["crc"]?.title, equals: "Handbook")
    }
  }

  @Test("An invalid record is left out with a warning; the others are used")
  func badRecord() throws {
    let bad = record(80, "Hg", "Mercury", #""melt": "cold""#)
    let part = try part("[\(gold), \(bad), 3, \(record(119, "Uue", "Ununennium"))]")
    expect(part.elements.map(\.number), equals: [79])
    expect(part.warnings.count, equals: 3)
    expect(
      part.warnings.first.map(\.description),
      equals: [
        #"elements, element 80 (Mercury): "melt": expected a number, found the text "cold""#,
        "elements, record 3: expected an object, found the number 3",
        #"elements, element 119 (Ununennium): "number": expected a whole number from 1 to 118, "#
          + "found the number 119",
      ])
  }

  @Test("A part without valid records is an error")
  func allBad() {
    expect(failure("[1, 2]"), equals: "elements, record 1: expected an object, found the number 1")
    expect(failure(#"{"error": "no"}"#), equals: #"elements: "elements" is missing"#)
    expect(failure(#"{"elements": 3}"#)?.contains("expected a list") == true)
    expect(failure("7"), equals: "elements: expected a list of elements, found the number 7")
    expect(failure("<html>")?.hasPrefix("elements, line 1: expected a value") == true)
    expect(failure("[\(gold), {\"num") != nil, "half a document is no document")
  }

  @Test("An empty list is a valid part")
  func empty() throws {
    expect(try part("[]").elements.isEmpty)
    try expect(part("[]").warnings.count, equals: 0)
  }

  @Test("The first element of a number wins; a difference is a warning, a repetition is not")
  func duplicates() throws {
    let part = try part("[\(gold), \(gold), \(record(79, "Au", "Gold", weight: "2"))]")
    expect(part.elements.map(\.atomicWeight.digits), equals: ["1"])
    expect(
      part.warnings.first.map(\.description),
      equals: [
        "elements, element 79 (Gold): differs from the same element given earlier, "
          + "in elements, and is left out"
      ])
  }

  @Test("The number and size of records are bounded")
  func limits() throws {
    let text = "[\(gold), \(gold), \(gold)]"
    try expect(part(text) { $0.records = 3 }.elements.count, equals: 1)
    #expect(throws: CatalogError.self) { try part(text) { $0.records = 2 } }
    let long = record(80, "Hg", "Mercury", "\"summary\": \"\(String(repeating: "x", count: 99))\"")
    let short = try part("[\(gold), \(long)]") { $0.recordBytes = 120 }
    expect(short.elements.map(\.number), equals: [79])
    expect(
      short.warnings.first.map(\.message.english), equals: ["expected at most 120 bytes, found 182"]
    )
  }

  @Test("A name fits on one line, a symbol on a tile")
  func names() throws {
    let (name, symbol) = (String(repeating: "n", count: 61), "Auric")
    let part = try part("[\(gold), \(record(80, "Hg", name)), \(record(81, symbol, "Thallium"))]")
    expect(part.elements.map(\.number), equals: [79])
    expect(
      part.warnings.first.map(\.message.english),
      equals: [
        #""name": expected at most 60 characters, found 61"#,
        #""symbol": expected at most 4 characters, found 5"#,
      ])
  }

  @Test("All warnings are counted, and the first ones stored")
  func manyWarnings() throws {
    let part = try part("[\(gold)" + String(repeating: ", 0", count: 1000) + "]")
    expect(part.warnings.count, equals: 1000)
    expect(part.warnings.first.count, equals: 20)
  }

  @Test("The built-in catalog is a valid part")
  func builtIn() throws {
    let part = try CatalogPart(bytes: ProjectFile.resource("elements.json"), name: "elements")
    try expect(part.elements, equals: BuiltIn.table.get().elements)
    expect(part.warnings.count, equals: 0)
  }
}
