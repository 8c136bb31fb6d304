import Elements
import Glibc
import Testing

@Suite("Favorites from a file")
struct FavoritesIncludeTests {
  private func favorite(_ number: Int, _ name: String, time: Int64 = 1) -> Favorite {
    Favorite(number: number, favoritedBy: name, time: time, serverID: "7")
  }

  private func outline(_ favorites: [Favorite]) -> [String] {
    favorites.map { "\($0.number) \($0.favoritedBy) \($0.time)" }
  }

  @Test("Favorites are appended to the user's own or other people's, and to the outbox")
  func merge() {
    var state = FavoritesState(installation: "test")
    state.star(79, by: "Ada", at: 5)
    state.include(
      [favorite(1, "Ada"), favorite(79, "Ada"), favorite(79, "Bert"), favorite(2, "Bert")],
      user: "Ada")
    expect(outline(state.mine), equals: ["79 Ada 5", "1 Ada 1"])
    expect(outline(state.others), equals: ["79 Bert 1", "2 Bert 1"])
    expect(state.outbox.map(\.number), equals: [79, 1])
    expect((state.mine + state.others).allSatisfy { $0.serverID == nil })
  }

  @Test("A second import changes nothing")
  func twice() {
    let file = [favorite(1, "Ada"), favorite(1, "Ada"), favorite(79, "Bert")]
    var once = FavoritesState(installation: "test")
    once.include(file, user: "Ada")
    var twice = once
    twice.include(file, user: "Ada")
    expect(once, equals: twice)
    expect(once.mine.count, equals: 1)
  }

  @Test("A former name of the user is the user's")
  func formerName() {
    var state = FavoritesState(installation: "test")
    state.star(79, by: "Countess", at: 1)
    state.include([favorite(1, "Countess")], user: "Ada")
    expect(outline(state.mine), equals: ["79 Countess 1", "1 Countess 1"])
    expect(state.others.isEmpty)
  }

  @Test(
    "An import can be undone, even after a rename, and nothing else is removed"
  )
  func exclusion() {
    var state = FavoritesState(installation: "test")
    state.star(79, by: "Ada", at: 5)
    let file = [favorite(1, "Ada"), favorite(2, "Bert"), favorite(1, "Bert")]
    state.include(file, user: "Ada")
    state.rename(to: "Countess")
    state.exclude([favorite(1, "Bert")])
    expect(outline(state.all), equals: ["79 Countess 5", "1 Countess 1", "2 Bert 1"])
    state.exclude(file)
    expect(outline(state.all), equals: ["79 Countess 5"])
    expect(state.outbox.map(\.number), equals: [79])
    _ = state.receive([favorite(2, "Bert")], from: "s", user: "Ada", SyncMemory())
    state.exclude(file)
    expect(outline(state.others), equals: ["2 Bert 1"], "a server lists it")
  }

  @Test("The maximum number of favorites is imported and removed without a pause")
  func many() {
    let file = (0..<10_000).map { favorite($0 % 118 + 1, "Name \($0 / 118)") }
    var state = FavoritesState(installation: "test")
    let start = Self.processorSeconds
    state.include(file, user: "Ada")
    expect(state.others.count, equals: 10_000)
    state.exclude(file)
    expect(state.others.isEmpty)
    expect(Self.processorSeconds - start < 2)
  }

  /// CPU time of the thread, independent of the machine's load.
  private static var processorSeconds: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  @Test("A user who takes a name adopts the favorites imported under it")
  func adoption() {
    var state = FavoritesState(installation: "test")
    state.star(79, by: "Ada", at: 5)
    state.include([favorite(79, "Bert"), favorite(1, "Bert"), favorite(1, "Cleo")], user: "Ada")
    state.adopt("Bert")
    expect(outline(state.mine), equals: ["79 Ada 5", "1 Bert 1"])
    expect(outline(state.others), equals: ["1 Cleo 1"])
    expect(state.namesOfMine, equals: ["Ada", "Bert"])
  }

  @Test("Of duplicates from other people, the newest is used")
  func newest() {
    var state = FavoritesState(installation: "test")
    state.include([favorite(1, "Bert", time: 5)], user: "Ada")
    state.include([favorite(1, "Bert", time: 3)], user: "Ada")
    expect(outline(state.others), equals: ["1 Bert 5"])
    state.include([favorite(1, "Bert", time: 9)], user: "Ada")
    expect(outline(state.others), equals: ["1 Bert 9"])
  }
}
