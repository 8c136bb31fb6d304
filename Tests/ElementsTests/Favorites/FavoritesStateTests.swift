import Elements
import Testing

@Suite("The user's favorites and the outbox")
struct FavoritesStateTests {
  private func state(_ numbers: Int...) -> FavoritesState {
    var state = FavoritesState(installation: "test")
    for number in numbers { state.star(number, by: "Ada", at: Int64(number)) }
    return state
  }

  private func acts(_ state: FavoritesState) -> [String] {
    state.outbox.map { "\($0.action) \($0.number) \($0.favoritedBy)" }
  }

  @Test("A new favorite is appended to the user's order and to the outbox")
  func star() {
    let state = state(79, 47)
    expect(state.mine.map(\.number), equals: [79, 47])
    expect(acts(state), equals: ["add 79 Ada", "add 47 Ada"])
    expect(state.outbox.map(\.id), equals: [1, 2])
    expect(state.outbox.map(\.key), equals: [nil, nil])
  }

  @Test("Adding a favorite twice changes nothing")
  func starTwice() {
    var twice = state(79)
    twice.star(79, by: "Bert", at: 5)
    expect(twice, equals: state(79))
  }

  @Test("An addition and its removal cancel out before sending")
  func cancelling() {
    var state = state(79, 47)
    state.unstar(79)
    expect(state.mine.map(\.number), equals: [47])
    expect(acts(state), equals: ["add 47 Ada"])
  }

  @Test("A removal and a new addition cancel out before sending, and the server ID is restored")
  func cancellingRemoval() {
    let gold = Favorite(number: 79, favoritedBy: "Ada", time: 1, serverID: "7")
    var state = FavoritesState(
      installation: "test", mine: [gold], others: [], outbox: [], lastEntry: 4)
    state.unstar(79)
    expect(acts(state), equals: ["remove 79 Ada"])
    expect(state.outbox.first?.serverID, equals: "7")
    state.star(79, by: "Ada", at: 9)
    expect(acts(state).isEmpty)
    expect(state.mine.first?.serverID, equals: "7")
  }

  @Test("An entry that may have been sent is not canceled but followed by its opposite")
  func attempted() {
    let sent = OutboxEntry(
      id: 1, action: .add, number: 79, favoritedBy: "Ada", time: 1, key: "1-k")
    var state = FavoritesState(
      installation: "test", mine: [Favorite(number: 79, favoritedBy: "Ada", time: 1)], others: [],
      outbox: [sent], lastEntry: 1)
    state.unstar(79)
    expect(acts(state), equals: ["add 79 Ada", "remove 79 Ada"])
    state.star(79, by: "Ada", at: 2)
    expect(acts(state), equals: ["add 79 Ada"])
  }

  @Test("Undo restores a favorite at its index, with its time")
  func restoring() throws {
    var state = state(79, 47, 29)
    let before = state.mine
    let silver = try #require(state.mine.first { $0.number == 47 })
    state.unstar(47)
    state.restore(silver, at: 1)
    expect(state.mine, equals: before)
  }

  @Test("Moves are clamped to the valid indices", arguments: [-3, 0, 1, 2, 9])
  func moving(index: Int) {
    var state = state(79, 47, 29)
    state.move(79, to: index)
    expect(state.mine.firstIndex { $0.number == 79 }, equals: min(max(index, 0), 2))
    expect(Set(state.mine.map(\.number)), equals: [79, 47, 29])
  }

  @Test("Renaming removes and adds each favorite that the server may have")
  func renaming() {
    let known = Favorite(number: 79, favoritedBy: "Ada", time: 1, serverID: "7")
    var state = FavoritesState(
      installation: "test", mine: [known], others: [], outbox: [], lastEntry: 0)
    state.star(47, by: "Ada", at: 2)
    state.rename(to: "Ada L.")
    expect(state.mine.map(\.favoritedBy), equals: ["Ada L.", "Ada L."])
    expect(acts(state), equals: ["remove 79 Ada", "add 79 Ada L.", "add 47 Ada L."])
  }
}

@Suite("A state read from a damaged store")
struct DamagedFavoritesStateTests {
  @Test("Of favorites with the same number, and of entries with the same ID, the first is taken")
  func duplicates() {
    let gold = Favorite(number: 79, favoritedBy: "Ada", time: 1)
    let again = Favorite(number: 79, favoritedBy: "Ada", time: 2)
    let entry = OutboxEntry(id: 1, action: .add, number: 79, favoritedBy: "Ada", time: 1)
    let other = OutboxEntry(id: 1, action: .remove, number: 8, favoritedBy: "Ada", time: 2)
    let bert = Favorite(number: 79, favoritedBy: "Bert", time: 3)
    let state = FavoritesState(
      installation: "test", mine: [gold, again], others: [bert, bert], outbox: [entry, other],
      lastEntry: 1)
    expect(state.mine, equals: [gold])
    expect(state.others, equals: [bert])
    expect(state.outbox, equals: [entry])
  }
}
