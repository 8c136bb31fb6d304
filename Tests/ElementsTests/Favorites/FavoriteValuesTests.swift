import Testing

@testable import Elements

@Suite("Values of a favorite")
struct FavoriteValuesTests {
  @Test(
    "Numbers and times are clamped to valid ones",
    arguments: [
      (Int.min, Int64.min, 1, 0), (0, -1, 1, 0),
      (119, 253_402_300_800_000, 118, 253_402_300_799_999),
      (.max, .max, 118, 253_402_300_799_999), (79, 5, 79, 5),
    ] as [(Int, Int64, Int, Int64)])
  func nearest(number: Int, time: Int64, expected: Int, expectedTime: Int64) {
    let favorite = Favorite(number: number, favoritedBy: "Ada", time: time)
    expect(favorite.number == expected && favorite.time == expectedTime)
    let entry = OutboxEntry(id: .max, action: .add, number: number, favoritedBy: "Ada", time: time)
    expect(entry.number == expected && entry.time == expectedTime)
    expect(entry.id, equals: OutboxEntry.ids.upperBound)
  }

  @Test("Invalid atomic numbers cannot be marked")
  func noElement() {
    var state = FavoritesState(installation: "test")
    for number in [Int.min, 0, 119, .max] { state.star(number, by: "Ada", at: 0) }
    expect(state.mine.isEmpty && state.outbox.isEmpty)
  }

  @Test(
    "A sanitized name is stable and visible",
    arguments: [
      "Ada", " Ada\n", "", "\u{200b}", "A\u{0}B", String(repeating: "A ", count: 150),
      String(repeating: "\u{200d}", count: 200) + "A", String(repeating: " ", count: 300) + "A",
    ])
  func names(name: String) {
    let sanitized = UserName.sanitized(name)
    expect(UserName.cleaned(sanitized), equals: sanitized)
    expect(!sanitized.isEmpty && sanitized.unicodeScalars.count <= InputLimits.userNameLength)
    expect(Favorite(number: 1, favoritedBy: name, time: 0).favoritedBy, equals: sanitized)
  }

  @Test(
    "A server ID that is not a single path component is rejected",
    arguments: ["", ".", "..", "a\nb", "a\u{202e}", String(repeating: "a", count: 201)])
  func ids(text: String) {
    expect(!Favorite.isServerID(text))
    expect(Favorite(number: 1, favoritedBy: "A", time: 0, serverID: text).serverID == nil)
  }

  @Test("A key is assigned once, and differs between copies of the same favorites")
  func keys() throws {
    var state = FavoritesState(installation: "test")
    state.star(79, by: "Ada", at: 0)
    var clone = state
    state.begin(1, random: "a")
    state.begin(1, random: "b")
    clone.begin(1, random: "c")
    expect(state.outbox.map(\.key), equals: ["1-a"])
    expect(clone.outbox.map(\.key), equals: ["1-c"])
    var invalid = FavoritesState(installation: "test")
    invalid.star(79, by: "Ada", at: 0)
    invalid.begin(1, random: "a\r\nX: y")
    let key = try #require(invalid.outbox.first?.key)
    expect(OutboxEntry.isKey(key))
  }
}
