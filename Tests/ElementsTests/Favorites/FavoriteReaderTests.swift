import Testing

@testable import Elements

@Suite("Reading favorites")
struct FavoriteReaderTests {
  private func read(_ text: String, limit: Int = 10) throws -> [FavoriteRecord] {
    try FavoriteReader.read(bytes: Array(text.utf8), file: "test.json", limit: limit).records
  }

  @Test("Number and name are sufficient, and unknown keys are ignored")
  func least() throws {
    expect(try read("[]").isEmpty)
    let text = #"[{"number": 79, "favoritedBy": "Ada", "color": {"deep": [1]}}]"#
    try expect(read(text), equals: [FavoriteRecord(number: 79, favoritedBy: "Ada")])
  }

  @Test("An ID is a text or an integer, a time a text")
  func optional() throws {
    let records = try read(
      """
      [{"number": 1, "favoritedBy": "A", "id": "x-7", "favoritedAt": "1970-01-01T00:00:01Z"},
      {"number": 118, "favoritedBy": "B", "id": 12, "favoritedAt": null},
      {"number": 2, "favoritedBy": "C", "id": null}]
      """)
    expect(records.map(\.id), equals: ["x-7", "12", nil])
    expect(records.map(\.time), equals: [1000, nil, nil])
  }

  @Test("A server's response is one favorite; its ID is required, its time optional")
  func one() throws {
    func read(_ text: String) throws -> Favorite {
      try FavoriteReader.favorite(bytes: Array(text.utf8), server: "s")
    }
    let text = #"{"number": 8, "favoritedBy": " Ada ", "id": 3, "favoritedAt": 17}"#
    try expect(read(text), equals: Favorite(number: 8, favoritedBy: "Ada", time: 0, serverID: "3"))
    #expect { try read(#"{"number": 8, "favoritedBy": "Ada"}"#) } throws: {
      "\($0)" == "s, element 8: \"id\" is missing"
    }
  }

  @Test(
    "An error names the file, the record and the field",
    arguments: [
      ("{}", "test.json: expected a list of favorites, found an object"),
      ("[", "test.json, line 1: expected a value, found the end"),
      ("[3]", "test.json, record 1: expected an object, found the number 3"),
      (
        #"[{"number": 79, "name": "Gold"}]"#,
        #"test.json, element 79 (Gold): "favoritedBy" is missing: expected a text"#
      ),
      (
        #"[{"number": 119, "favoritedBy": "A"}]"#,
        #"test.json, element 119: "number": expected a whole number from 1 to 118, "#
          + "found the number 119"
      ),
      (
        #"[{"favoritedBy": "A"}]"#,
        #"test.json, record 1: "number" is missing: expected a whole number from 1 to 118"#
      ),
      (
        #"[{"number": 1, "favoritedBy": " "}]"#,
        #"test.json, element 1: "favoritedBy": expected a text, found the text " ""#
      ),
      (
        #"[{"number": 1, "favoritedBy": "A\u0007"}]"#,
        #"test.json, element 1: "favoritedBy": it contains a control character"#
      ),
      (
        #"[{"number": 1, "favoritedBy": "A", "id": ".."}]"#,
        #"test.json, element 1: "id": expected a text or a whole number, found the text "..""#
      ),
      (
        #"[{"number": 1, "favoritedBy": "A", "id": 1.5}]"#,
        #"test.json, element 1: "id": expected a text or a whole number, found the number 1.5"#
      ),
      (
        #"[{"number": 1, "favoritedBy": "A", "favoritedAt": "today"}]"#,
        #"test.json, element 1: "favoritedAt": expected a date and time like "#
          + #"2026-11-21T15:57:42Z, "#
          + #"found "today""#
      ),
    ])
  func refused(text: String, message: String) {
    #expect { try read(text) } throws: { "\($0)" == message }
  }

  @Test("The length and number of records are bounded")
  func bounds() throws {
    func record(_ name: String, _ id: String) -> String {
      #"[{"number": 1, "favoritedBy": "\#(name)", "id": "\#(id)"}]"#
    }
    let (full, long) = (String(repeating: "é", count: 200), String(repeating: "é", count: 201))
    try expect(read(record(full, full)).count, equals: 1)
    #expect(throws: CatalogError.self) { try read(record(long, "1")) }
    #expect(throws: CatalogError.self) { try read(record("A", long)) }
    let two = #"[{"number": 1, "favoritedBy": "A"}, {"number": 2, "favoritedBy": "A"}]"#
    try expect(read(two, limit: 2).count, equals: 2)
    #expect { try read(two, limit: 1) } throws: {
      "\($0)" == "test.json: expected at most 1 record, found more"
    }
  }

  private static let malformedMembers = [
    #""favoritedBy": """#, #""favoritedBy": "\u200b\u2060 ""#, #""favoritedBy": "A\nB""#,
    #""favoritedBy": 7"#, #""number": 119"#, #""number": 7.5"#, #""number": "79""#, #""id": 5.0"#,
    #""id": null"#, #""id": """#, #""favoritedBy": "\#(String(repeating: "é", count: 201))""#,
  ]

  @Test("Only the malformed record of a list is left out", arguments: malformedMembers)
  func leftOut(member: String) throws {
    let key = member.prefix { $0 != ":" }
    let usual = [#""number": 79"#, #""favoritedBy": "Bert""#, #""id": 5"#]
    let malformed = (usual.filter { !$0.hasPrefix(key) } + [member]).joined(separator: ", ")
    let text = #"[{"number": 1, "favoritedBy": "Ada", "id": 1}, {\#(malformed)}, 3]"#
    let list = try FavoriteReader.list(bytes: Array(text.utf8), server: "s")
    expect(
      list.favorites, equals: [Favorite(number: 1, favoritedBy: "Ada", time: 0, serverID: "1")])
    expect(list.malformedRecords.count, equals: 1, "nothing can be known of a number")
    expect(list.warnings.count, equals: 2)
  }

  @Test(
    "A document that is truncated, too long or not a list is rejected",
    arguments: ["{}", "[{", "3"])
  func noList(text: String) {
    #expect(throws: CatalogError.self) {
      try FavoriteReader.list(bytes: Array(text.utf8), server: "s")
    }
    let many = "[" + Array(repeating: "1", count: 10_001).joined(separator: ",") + "]"
    #expect(throws: CatalogError.self) {
      try FavoriteReader.list(bytes: Array(many.utf8), server: "s")
    }
  }

  @Test("The number of records is checked before they are decoded")
  func manyRecords() {
    #expect { try read("[1, 2, 3]", limit: 2) } throws: { "\($0)".contains("at most 2") }
  }
}
