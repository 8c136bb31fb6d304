import Testing

@testable import Elements

@Suite("Notes in files of favorites")
struct FavoriteNotesTests {
  private let gold = Favorite(number: 79, favoritedBy: "Ada", time: 0)
  private let helium = Favorite(number: 2, favoritedBy: "Ada", time: 1)

  private func read(_ text: String) throws -> FavoriteFile {
    try FavoriteReader.read(bytes: Array(text.utf8), file: "test.json", limit: 300)
  }

  private func note(_ text: String) throws -> Note { try #require(Note(text)) }

  /// The records as a program reads them that knows no notes: each needs a number and a user name.
  private func oldRecords(_ text: String) throws -> [[String: JSONValue]] {
    var records: [[String: JSONValue]] = []
    _ = try JSONParser.parse(Array(text.utf8), recordBytes: InputLimits.recordLength) {
      value, range in
      expect(range.count <= InputLimits.recordLength)
      if case .object(let members) = value { records.append(members) }
      return true
    }
    return records
  }

  @Test("Notes about favorites and other elements read back")
  func roundTrip() throws {
    let notes = [79: try note("ring\n\"24\" \\ K\t"), 26: try note("rust"), 118: try note("é漢😀")]
    let text = try completeTable().exported(favorites: [gold, helium], notes: notes, as: .json)
    let file = try read(text)
    expect(file.notes, equals: notes)
    expect(file.records.map(\.number), equals: [79, 2])
    let old = try oldRecords(text)
    expect(old.count, equals: 2)
    expect(old.allSatisfy { $0["number"] != nil && $0["favoritedBy"] != nil })
  }

  @Test(
    "The longest notes about all elements read back; with a favorite, older programs read the file")
  func longest() throws {
    let long = try note(String(repeating: "\u{1f600}", count: 4000))
    let notes = Dictionary(uniqueKeysWithValues: (1...118).map { ($0, long) })
    let favorites = (1...118).map { Favorite(number: $0, favoritedBy: "Ada", time: 0) }
    for table in [try completeTable(), try catalog("[" + record(1, "H", "Hydrogen") + "]")] {
      for count in Extent.part(of: [100, 118, 1, 0], each: 3) {
        let some = Array(favorites.prefix(count))
        let text = table.exported(favorites: some, notes: notes, as: .json)
        try expect(read(text).notes, equals: notes)
        // The last favorite is repeated for notes without room.
        let numbers = try read(text).records.map(\.number)
        expect(Array(numbers.prefix(count)), equals: some.map(\.number))
        expect(numbers.dropFirst(count).allSatisfy { $0 == some.last?.number })
        let old = try oldRecords(text)
        expect(old.allSatisfy { $0["favoritedBy"] != nil } == (count > 0))
      }
    }
  }

  @Test("Notes alone are records without a user name")
  func alone() throws {
    let notes = [26: try note("rust")]
    let text = try completeTable().exported(favorites: [], notes: notes, as: .json)
    expect(text, equals: "[\n  {\n    \"number\": 26,\n    \"note\": \"rust\"\n  }\n]\n")
    try expect(read(text), equals: FavoriteFile(records: [], notes: notes))
  }

  @Test("A file of an older program has no notes")
  func oldFile() throws {
    let text = try completeTable().exported(favorites: [gold, helium], as: .json)
    expect(try read(text).notes.isEmpty)
    expect(!text.contains("note"))
  }

  @Test("A server gets no notes")
  func server() throws {
    expect(try !completeTable().exported(favorite: gold).contains("note"))
  }

  @Test("Notes twice about an element are joined")
  func joined() throws {
    let text = """
      [{"number": 26, "favoritedBy": "A", "note": "a", "notes": {"26": "b"}},
       {"number": 26, "note": "a"}]
      """
    try expect(read(text).notes, equals: [26: try note("a\n———\nb")])
  }

  /// Members of a record, and a part of the message. Swift 6.0 takes no interpolated text as a test's argument.
  private static let hostileMembers = [
    (#""note": "\#(String(repeating: "x", count: 4001))""#, "expected at most 4000 characters"),
    (#""note": "\#(String(repeating: "x", count: 40_000))""#, "expected at most 32000 bytes"),
    (#""note": "a\u0000b""#, "control character"), (#""note": "a\u202eb""#, "control character"),
    (#""note": 5"#, "expected a text"), (#""notes": []"#, "expected an object"),
    (#""notes": {"0": "a"}"#, "no element"), (#""notes": {"Fe": "a"}"#, "no element"),
    (#""notes": {"26": 5}"#, "expected a text"),
    (#""notes": {"26": "\#(String(repeating: "x", count: 4001))"}"#, "4000 characters"),
  ]

  @Test("A note that is too long or has control characters is refused", arguments: hostileMembers)
  func hostile(_ member: String, _ message: String) throws {
    do {
      _ = try read(#"[{"number": 26, "favoritedBy": "A", \#(member)}]"#)
      Issue.record("it is accepted")
    } catch let error as CatalogError {
      expect(error.description.contains(message), "\(error.description)")
    }
  }

  @Test("Null and blank notes are none")
  func blank() throws {
    for value in ["null", #"" ""#, #""""#] {
      let text = #"[{"number": 26, "favoritedBy": "A", "note": \#(value), "notes": null}]"#
      expect(try read(text).notes.isEmpty)
    }
  }

  @Test("CSV has a last column with the notes, if an element has one")
  func csv() throws {
    let table = try completeTable()
    let notes = [79: try note("=1+1"), 26: try note("rust")]
    let rows = table.exported(favorites: [gold, helium], notes: notes, as: .csv)
      .split(separator: "\r\n").map(String.init)
    expect(rows[0].hasSuffix(",note"))
    expect(rows[1].hasSuffix(",\"'=1+1\"") && rows[2].hasSuffix(","))
    let none = table.exported(favorites: [helium], notes: notes, as: .csv)
    expect(none, equals: table.exported(favorites: [helium], as: .csv))
  }
}
