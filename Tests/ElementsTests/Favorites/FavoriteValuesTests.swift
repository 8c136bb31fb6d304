import Testing

@testable import Elements

@Suite("Values that a favorite may have")
struct FavoriteValuesTests {
  @Test(
    "A number becomes the nearest element's, and a time the nearest that can be written",
    arguments: [
      (Int.min, Int64.min, 1, 0), (0, -1, 1, 0),
      (119, 253_402_300_800_000, 118, 253_402_300_799_999),
      (.max, .max, 118, 253_402_300_799_999), (79, 5, 79, 5),
    ] as [(Int, Int64, Int, Int64)])
  func nearest(number: Int, time: Int64, kept: Int, keptTime: Int64) {
    let favorite = Favorite(number: number, favoritedBy: "Ada", time: time)
    #expect(favorite.number == kept && favorite.time == keptTime)
    let entry = OutboxEntry(id: .max, act: .add, number: number, favoritedBy: "Ada", time: time)
    #expect(entry.number == kept && entry.time == keptTime)
    #expect(entry.id == OutboxEntry.ids.upperBound)
  }

  @Test("No element is marked that there is none of")
  func noElement() {
    var state = FavoritesState(installation: "test")
    for number in [Int.min, 0, 119, .max] { state.star(number, by: "Ada", at: 0) }
    #expect(state.mine.isEmpty && state.outbox.isEmpty)
  }

  @Test(
    "A name that is kept stays as it is, and can be seen",
    arguments: [
      "Ada", " Ada\n", "", "\u{200b}", "A\u{0}B", String(repeating: "A ", count: 150),
      String(repeating: "\u{200d}", count: 200) + "A", String(repeating: " ", count: 300) + "A",
    ])
  func names(name: String) {
    let kept = UserName.kept(name)
    #expect(UserName.cleaned(kept) == kept)
    #expect(!kept.isEmpty && kept.unicodeScalars.count <= UserName.maximumLength)
    #expect(Favorite(number: 1, favoritedBy: name, time: 0).favoritedBy == kept)
  }

  @Test(
    "A server's name that would lead to another place is none",
    arguments: ["", ".", "..", "a\nb", "a\u{202e}", String(repeating: "a", count: 201)])
  func ids(text: String) {
    #expect(!Favorite.isServerID(text))
    #expect(Favorite(number: 1, favoritedBy: "A", time: 0, serverID: text).serverID == nil)
  }

  @Test("A key is made once, and is another one for each copy of the same favorites")
  func keys() throws {
    var state = FavoritesState(installation: "test")
    state.star(79, by: "Ada", at: 0)
    var clone = state
    state.begin(1, random: "a")
    state.begin(1, random: "b")
    clone.begin(1, random: "c")
    #expect(state.outbox.map(\.key) == ["1-a"])
    #expect(clone.outbox.map(\.key) == ["1-c"])
    var odd = FavoritesState(installation: "test")
    odd.star(79, by: "Ada", at: 0)
    odd.begin(1, random: "a\r\nX: y")
    let key = try #require(odd.outbox.first?.key)
    #expect(OutboxEntry.isKey(key))
  }
}
