import Elements
import Testing

@Suite("Changes by a server's list")
struct FavoritesSyncTests {
  private func record(_ number: Int, _ name: String, _ id: String, at time: Int64 = 0) -> Favorite {
    Favorite(number: number, favoritedBy: name, time: time, serverID: id)
  }

  private func state(_ mine: [Favorite] = [], _ outbox: [OutboxEntry] = []) -> FavoritesState {
    FavoritesState(
      installation: "test", mine: mine, others: [], outbox: outbox,
      lastEntry: outbox.map(\.id).max() ?? 0, server: "s")
  }

  /// Receives lists in sequence.
  private func receive(_ lists: [[Favorite]], _ state: inout FavoritesState) {
    var memory = SyncMemory()
    for list in lists {
      memory = state.receive(list, from: "s", user: "Ada", memory).memory
    }
  }

  private func acts(_ state: FavoritesState) -> [String] {
    state.outbox.map { "\($0.action) \($0.number) \($0.favoritedBy) \($0.serverID ?? "-")" }
  }

  @Test(
    "The newest of other people's records for an element is used, and unlisted ones are removed")
  func others() {
    var state = state()
    let old = record(79, "Bert", "1", at: 1)
    let new = record(79, "Bert", "2", at: 2)
    receive([[new, old, record(47, "Cleo", "3")]], &state)
    expect(state.others, equals: [record(47, "Cleo", "3"), new])
    receive([[record(47, "Cleo", "3")]], &state)
    expect(state.others, equals: [record(47, "Cleo", "3")])
    receive([[]], &state)
    expect(state.others.isEmpty)
  }

  @Test("Other people's imported favorites stay until the server lists the same")
  func othersFromAFile() {
    let file = Favorite(number: 79, favoritedBy: "Bert", time: 9)
    let second = Favorite(number: 47, favoritedBy: "Bert", time: 9)
    var state = FavoritesState(
      installation: "test", mine: [], others: [file, second], outbox: [], lastEntry: 0, server: "s")
    receive([[record(79, "Bert", "1", at: 2)]], &state)
    expect(state.others, equals: [second, record(79, "Bert", "1", at: 2)])
    receive([[]], &state)
    expect(state.others, equals: [second])
    state.forgetOthers()
    expect(state.others, equals: [second])
  }

  @Test("A favorite added on another computer becomes the user's with the second list")
  func adoption() {
    var state = state()
    let gold = record(79, "Ada", "1", at: 5)
    receive([[gold]], &state)
    expect(state.mine.isEmpty && state.others.isEmpty)
    receive([[gold], [gold]], &state)
    expect(state.mine, equals: [gold])
    expect(state.outbox.isEmpty)
  }

  @Test("Records under a former name of the user are neither others' nor the user's")
  func formerName() {
    let gold = record(79, "Ada Byron", "1")
    let silver = record(47, "Ada Byron", "2")
    var state = state([gold])
    receive([[gold, silver], [gold, silver]], &state)
    expect(state.mine, equals: [gold])
    expect(state.others.isEmpty)
  }

  @Test("An unlisted favorite of the user's is sent again only if a second list lacks it")
  func missing() {
    let gold = record(79, "Ada", "1")
    var state = state([gold])
    receive([[], [gold]], &state)
    expect(state.mine == [gold] && state.outbox.isEmpty)
    receive([[], []], &state)
    expect(state.isMine(79))
    expect(acts(state), equals: ["add 79 Ada -"])
  }

  @Test("A favorite with a changed server ID keeps its index and gets the new ID")
  func anotherID() {
    var state = state([record(79, "Ada", "1")])
    let list = [record(79, "Ada", "8")]
    receive([list, list], &state)
    expect(state.mine.map(\.serverID), equals: ["8"])
    expect(state.outbox.isEmpty)
  }

  @Test("A duplicate on the server is removed once, and not the user's own")
  func doubled() {
    let gold = record(79, "Ada", "2")
    var state = state([gold])
    let list = [record(79, "Ada", "1"), gold, gold]
    receive([list], &state)
    expect(state.outbox.isEmpty)
    receive([list, list, list], &state)
    expect(state.mine, equals: [gold])
    expect(acts(state), equals: ["remove 79 Ada 1"])
  }

  @Test("An entry that may have arrived is done if listed, else unchanged")
  func attempted() {
    let entry = OutboxEntry(
      id: 4, action: .add, number: 79, favoritedBy: "Ada", time: 0, key: "4-k")
    let mine = Favorite(number: 79, favoritedBy: "Ada", time: 0)
    var arrived = state([mine], [entry])
    let list = [record(79, "Ada", "7")]
    receive([list, list], &arrived)
    expect(arrived.outbox.isEmpty)
    expect(arrived.mine.map(\.serverID), equals: ["7"])
    var lost = state([mine], [entry])
    receive([[], []], &lost)
    expect(lost.outbox, equals: [entry])
  }

  @Test("The removal of a new favorite gets its server ID")
  func removalOfAdded() {
    var state = state()
    state.star(79, by: "Ada", at: 0)
    state.begin(1, random: "k")
    state.unstar(79)
    expect(acts(state), equals: ["add 79 Ada -", "remove 79 Ada -"])
    state.finish(1, serverID: "7")
    expect(acts(state), equals: ["remove 79 Ada 7"])
    expect(state.mine.isEmpty)
  }

  @Test("The removal of an unlisted favorite is done; a reused ID is not removed")
  func removalOfUnlisted() {
    let entry = OutboxEntry(
      id: 1, action: .remove, number: 79, favoritedBy: "Ada", time: 0, serverID: "5")
    var state = state([], [entry])
    let list = [record(47, "Bert", "5")]
    receive([list], &state)
    expect(state.outbox, equals: [entry])
    receive([list, list], &state)
    expect(state.outbox.isEmpty)
    expect(state.others, equals: list)
  }

  @Test("A removal finds a favorite with a changed server ID, and no other")
  func removalOfRenumbered() {
    let entry = OutboxEntry(
      id: 1, action: .remove, number: 79, favoritedBy: "Ada", time: 5, serverID: "1")
    var renumbered = state([], [entry])
    receive([[record(79, "Ada", "9", at: 5)]], &renumbered)
    expect(acts(renumbered), equals: ["remove 79 Ada 9"])
    let since = record(79, "Ada", "9", at: 6)
    var markedAgain = state([], [entry])
    receive([[since], [since]], &markedAgain)
    expect(markedAgain.outbox.isEmpty && markedAgain.mine == [since])
    let kept = record(79, "Ada", "9", at: 5)
    var double = state([kept], [entry])
    receive([[kept], [kept]], &double)
    expect(double.outbox.isEmpty && double.mine == [kept])
  }

  @Test("A favorite waiting for removal is not shown as somebody else's")
  func renamed() {
    let gold = record(79, "Ada", "1")
    var state = state([gold])
    state.rename(to: "Ada L.")
    var memory = SyncMemory()
    for _ in 0..<2 {
      memory = state.receive([gold], from: "s", user: "Ada L.", memory).memory
    }
    expect(state.others.isEmpty)
    expect(acts(state), equals: ["remove 79 Ada 1", "add 79 Ada L. -"])
  }

  @Test("All the user's favorites are sent to another server, and other people's are removed")
  func anotherServer() {
    let entry = OutboxEntry(
      id: 3, action: .remove, number: 29, favoritedBy: "Ada", time: 0, serverID: "5")
    var state = state([record(79, "Ada", "1", at: 9), record(47, "Ada", "2", at: 3)], [entry])
    receive([[record(1, "Bert", "6")]], &state)
    _ = state.receive([], from: "t", user: "Ada", SyncMemory())
    expect(state.server, equals: "t")
    expect(state.others.isEmpty)
    expect(acts(state), equals: ["add 47 Ada -", "add 79 Ada -"])
    expect(state.mine.map(\.number), equals: [79, 47], "the order set by hand stays")
    expect(state.mine.allSatisfy { $0.serverID == nil })
  }

  @Test("A favorite added again is found, even if the server assigns an ID and does not return it")
  func markedAgain() throws {
    var state = state([record(79, "Ada", "1")])
    var machine = SyncMachine()
    state.unstar(79)
    state.star(79, by: "Ada", at: 0)
    for entry in state.outbox {
      state.finish(entry.id, serverID: nil)
      machine.handle(.sent(entry, serverID: nil), at: 0, random: 0)
    }
    for _ in 0..<2 {
      let result = state.receive([record(79, "Ada", "1")], from: "s", user: "Ada", machine.memory)
      machine.handle(.listed(result), at: 0, random: 0)
    }
    expect(state.mine.map(\.serverID) == ["1"] && state.outbox.isEmpty)
  }

  @Test("A removed favorite is not restored by one outdated list, nor by two")
  func oldLists() throws {
    let gold = record(79, "Ada", "1")
    var state = state([gold])
    var machine = SyncMachine()
    state.unstar(79)
    let entry = try #require(state.outbox.first)
    state.finish(entry.id, serverID: nil)
    machine.handle(.sent(entry, serverID: nil), at: 0, random: 0)
    for _ in 0..<3 {
      let result = state.receive([gold], from: "s", user: "Ada", machine.memory)
      machine.handle(.listed(result), at: 0, random: 0)
    }
    expect(state.mine.isEmpty && state.outbox.isEmpty && state.others.isEmpty)
  }
}
