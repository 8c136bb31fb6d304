import Testing

@testable import Elements

@Suite("Notes in the favorites' database")
struct RecordsNotesTests {
  private func note(_ text: String) throws -> Note { try #require(Note(text)) }

  @Test("A note is kept under its atomic number, and removed")
  func values() throws {
    var records = Records()
    records[noteOf: 26] = try note("rust")
    expect(records[.notes, "26"], equals: "rust")
    try expect(records.notes, equals: [26: note("rust")])
    for number in [0, -1, 119, .max] { records[noteOf: number] = try note("x") }
    expect(records.notes.count, equals: 1)
    records[noteOf: 26] = nil
    expect(records.entries(of: .notes).isEmpty)
  }

  @Test(
    "Invalid entries are no notes",
    arguments: [
      ("0", "a"), ("119", "a"), ("026", "a"), ("+26", "a"), ("", "a"), ("Fe", "a"), ("26", " a"),
      ("26", ""), ("26", "a\u{0}"),
    ])
  func invalid(_ key: String, _ text: String) {
    var records = Records()
    records[.notes, key] = text
    expect(records.notes.isEmpty)
  }

  @Test("An import keeps what was there, and can be undone")
  func importing() throws {
    var records = Records()
    records[noteOf: 26] = try note("rust")
    let (before, imported) = (records.notes, [26: try note("red"), 79: try note("ring")])
    records.include(imported)
    try expect(records.notes, equals: [26: note("rust\n———\nred"), 79: note("ring")])
    let once = records
    records.include(imported)
    expect(records, equals: once)
    records.exclude(imported, before: before)
    expect(records.notes, equals: before)
  }

  @Test("What was written after an import stays when that is undone")
  func laterChange() throws {
    var records = Records()
    let imported = [26: try note("red"), 79: try note("ring")]
    records.include(imported)
    records[noteOf: 79] = try note("mine")
    records.exclude(imported, before: [:])
    try expect(records.notes, equals: [79: note("mine")])
  }
}
