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
    state.outbox.map { "\($0.act) \($0.number) \($0.favoritedBy)" }
  }

  @Test("A star comes last in the user's order, and into the outbox")
  func star() {
    let state = state(79, 47)
    #expect(state.mine.map(\.number) == [79, 47])
    #expect(acts(state) == ["add 79 Ada", "add 47 Ada"])
    #expect(state.outbox.map(\.id) == [1, 2])
    #expect(state.outbox.map(\.key) == [nil, nil])
  }

  @Test("A second star changes nothing")
  func starTwice() {
    var twice = state(79)
    twice.star(79, by: "Bert", at: 5)
    #expect(twice == state(79))
  }

  @Test("A star and its removal before sending cancel out")
  func cancelling() {
    var state = state(79, 47)
    state.unstar(79)
    #expect(state.mine.map(\.number) == [47])
    #expect(acts(state) == ["add 47 Ada"])
  }

  @Test("A removal and a new star before sending cancel out, and the server's name is kept")
  func cancellingRemoval() {
    let gold = Favorite(number: 79, favoritedBy: "Ada", time: 1, serverID: "7")
    var state = FavoritesState(
      installation: "test", mine: [gold], others: [], outbox: [], lastEntry: 4)
    state.unstar(79)
    #expect(acts(state) == ["remove 79 Ada"])
    #expect(state.outbox.first?.serverID == "7")
    state.star(79, by: "Ada", at: 9)
    #expect(acts(state).isEmpty)
    #expect(state.mine.first?.serverID == "7")
  }

  @Test("What may have been sent is not cancelled but followed by its opposite")
  func attempted() {
    let sent = OutboxEntry(
      id: 1, act: .add, number: 79, favoritedBy: "Ada", time: 1, key: "1-k")
    var state = FavoritesState(
      installation: "test", mine: [Favorite(number: 79, favoritedBy: "Ada", time: 1)], others: [],
      outbox: [sent], lastEntry: 1)
    state.unstar(79)
    #expect(acts(state) == ["add 79 Ada", "remove 79 Ada"])
    state.star(79, by: "Ada", at: 2)
    #expect(acts(state) == ["add 79 Ada"])
  }

  @Test("Undo brings a favorite back to its place, with its time")
  func restoring() throws {
    var state = state(79, 47, 29)
    let before = state.mine
    let silver = try #require(state.mine.first { $0.number == 47 })
    state.unstar(47)
    state.restore(silver, at: 1)
    #expect(state.mine == before)
  }

  @Test("Moving by hand holds the places from 0 to the last", arguments: [-3, 0, 1, 2, 9])
  func moving(index: Int) {
    var state = state(79, 47, 29)
    state.move(79, to: index)
    #expect(state.mine.firstIndex { $0.number == 79 } == min(max(index, 0), 2))
    #expect(Set(state.mine.map(\.number)) == [79, 47, 29])
  }

  @Test("Another name for all is a removal and a star of each that the server may have")
  func renaming() {
    let known = Favorite(number: 79, favoritedBy: "Ada", time: 1, serverID: "7")
    var state = FavoritesState(
      installation: "test", mine: [known], others: [], outbox: [], lastEntry: 0)
    state.star(47, by: "Ada", at: 2)
    state.rename(to: "Ada L.")
    #expect(state.mine.map(\.favoritedBy) == ["Ada L.", "Ada L."])
    #expect(acts(state) == ["remove 79 Ada", "add 79 Ada L.", "add 47 Ada L."])
  }
}
