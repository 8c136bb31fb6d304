import Testing

@testable import Elements

/// The difference between two states of the favorites, and its JSON.
@Suite struct FavoritesDifferenceTests {
  private static let names = ["Ada", "Bob", "\u{0}\u{1f469}\u{200d}\u{1f52c} \"\\\n"]

  /// Returns a state after random user actions and imports on another.
  private static func changed(
    _ state: FavoritesState, acts: Int, _ random: inout SplitMix64
  ) -> FavoritesState {
    var state = state
    for act in 0..<acts {
      let number = Int.random(in: 1...9, using: &random)
      let name = names.randomElement(using: &random) ?? ""
      let time = Int64.random(in: 0...3, using: &random)
      switch Int.random(in: 0...6, using: &random) {
      case 6:
        let table = RecordTable.allCases.randomElement(using: &random) ?? .notes
        state.records[table, String(number)] = time == 0 ? nil : name + String(time)
      case 0, 1: state.star(number, by: name, at: time)
      case 2: state.unstar(number)
      case 3: state.move(number, to: act)
      case 4: state.rename(to: name)
      default:
        let imported = Favorite(number: number, favoritedBy: "Cy \(time)", time: time)
        if time == 0 {
          state.others.removeAll { $0.mark == imported.mark }
        } else {
          state.include([imported], user: "Ada")
        }
      }
    }
    return state
  }

  private static func isSame(_ one: FavoritesState, _ other: FavoritesState) -> Bool {
    one.mine == other.mine && one.records == other.records && Set(one.others) == Set(other.others)
  }

  @Test("Applied to its first state, a difference gives the second, also when repeated")
  func application() throws {
    for seed in UInt64(0)..<500 {
      var random = SplitMix64(seed: seed)
      let old = Self.changed(FavoritesState(installation: "i"), acts: 12, &random)
      let new = Self.changed(old, acts: 6, &random)
      let difference = FavoritesDifference(from: old, to: new)
      expect(difference.isEmpty, equals: Self.isSame(old, new), "seed \(seed)")
      var state = old
      for _ in 0..<2 {
        state.apply(difference)
        expect(Self.isSame(state, new), "seed \(seed): \(state) is not \(new)")
      }
    }
  }

  @Test("A difference written as JSON reads back")
  func json() throws {
    for seed in UInt64(0)..<200 {
      var random = SplitMix64(seed: seed)
      let old = Self.changed(FavoritesState(installation: "i"), acts: 12, &random)
      let new = Self.changed(old, acts: 6, &random)
      let difference = FavoritesDifference(from: old, to: new)
      expect(FavoritesDifference(json: Array(difference.json.utf8)), equals: difference)
    }
  }

  @Test(
    "An incomplete difference is rejected",
    arguments: [
      "", "{}", "[]", #"{"removed": [], "added": [], "excluded": []}"#,
      #"{"removed": [], "added": [{}], "excluded": [], "included": []}"#,
      #"{"removed": [], "added": [{"number": 79, "time": -1, "favoritedBy": "Ada"}], "#
        + #""excluded": [], "included": []}"#,
      #"{"removed": [], "added": [{"number": 79, "time": 253402300800000, "favoritedBy": "A"}], "#
        + #""excluded": [], "included": []}"#,
      #"{"removed": [], "added": [{"number": 1e9, "time": 1, "favoritedBy": "Ada"}], "#
        + #""excluded": [], "included": []}"#,
    ])
  func refusal(text: String) { expect(FavoritesDifference(json: Array(text.utf8)) == nil) }

  @Test("Changes made by others in the meantime are preserved")
  func others() {
    var old = FavoritesState(installation: "i")
    for number in [1, 2, 3] { old.star(number, by: "Ada", at: 5) }
    var new = old
    new.unstar(1)
    new.unstar(2)
    new.star(4, by: "Ada", at: 6)
    new.move(4, to: 0)
    var state = old
    state.unstar(3)
    state.unstar(2)
    state.star(2, by: "Ada", at: 9)
    state.star(5, by: "Ada", at: 9)
    state.apply(FavoritesDifference(from: old, to: new))
    expect(state.mine.map(\.number), equals: [4, 2, 5], "2 was marked anew, and 3 removed")
  }

  @Test("A later state is recovered completely, and nothing of a diverged state is lost")
  func recovery() {
    var early = FavoritesState(installation: "i")
    early.star(1, by: "Ada", at: 1)
    var lost = early
    lost.unstar(1)
    lost.star(2, by: "Ada", at: 2)
    var state = early
    state.recover(lost, isEarlier: true)
    expect(state, equals: lost)
    state = early
    state.star(3, by: "Ada", at: 3)
    state.recover(lost, isEarlier: false)
    expect(Set(state.mine.map(\.number)), equals: [1, 2, 3])
    expect(Set(state.outbox.map(\.id)).count, equals: state.outbox.count)
    expect(state.lastEntry > lost.lastEntry)
    var new = FavoritesState(installation: "other")
    new.recover(lost, isEarlier: false)
    expect(new.mine, equals: lost.mine)
    expect(new.installation, equals: "other", "another copy made the database anew")
  }
}
