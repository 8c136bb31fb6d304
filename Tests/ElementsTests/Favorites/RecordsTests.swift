import Testing

@testable import Elements

/// What the user writes beside the favorites.
@Suite struct RecordsTests {
  @Test("A record is set, replaced and removed in its table only")
  func tables() {
    var records = Records()
    let results = [records.set(.notes, "26", "rust"), records.set(.quizCards, "26", "box")]
    expect(results, equals: [true, true])
    records[.notes, "26"] = "It rusts."
    expect(records[.notes, "26"] == "It rusts." && records[.quizCards, "26"] == "box")
    expect(records.count, equals: 2)
    records[.notes, "26"] = nil
    expect(records.entries(of: .notes).isEmpty)
    records[.quizCards, "26"] = nil
    expect(records, equals: Records())
  }

  @Test(
    "Keys and values out of bounds are refused",
    arguments: [
      ("", "x"), ("é", "x"), ("a b", "x"), (String(repeating: "k", count: 201), "x"),
      ("26", "a\0b"),
      ("26", String(repeating: "é", count: 32_769)),
    ])
  func refused(key: String, value: String) {
    var records = Records()
    let isSet = records.set(.notes, key, value)
    expect(!isSet && records == Records())
  }

  @Test("A full table takes no new key, but new values")
  func full() {
    var records = Records()
    for index in 0..<Records.maximumCount { records[.quizCards, String(index)] = "1" }
    let results = [
      records.set(.quizCards, "new", "1"), records.set(.quizCards, "0", "2"),
      records.set(.notes, "1", "2"),
    ]
    expect(results, equals: [false, true, true])
  }

  @Test("Recovery adds lost records, and keeps those that another program has changed since")
  func recovery() {
    var lost = FavoritesState(installation: "i")
    (lost.records[.notes, "26"], lost.records[.notes, "79"]) = ("lost", "lost")
    var state = FavoritesState(installation: "i")
    (state.records[.notes, "79"], state.records[.notes, "1"]) = ("new", "new")
    state.recover(lost, isEarlier: false)
    expect(state.records.entries(of: .notes), equals: ["26": "lost", "79": "new", "1": "new"])
  }

  @Test("A file of unsaved changes without records, as older versions write it, is read")
  func oldDifference() {
    let text = #"{"removed": [], "added": [], "excluded": [], "included": []}"#
    expect(FavoritesDifference(json: Array(text.utf8)), equals: FavoritesDifference())
  }

  @Test(
    "Changed records that are none are refused",
    arguments: [
      "3", "[3]", "[[]]", #"[["notes", "26"]]"#, #"[["nowhere", "26", "x"]]"#,
      #"[["notes", "26", 3]]"#,
    ])
  func invalidDifference(records: String) {
    let text =
      #"{"removed": [], "added": [], "excluded": [], "included": [], "records": "# + records + "}"
    expect(FavoritesDifference(json: Array(text.utf8)) == nil)
  }
}
