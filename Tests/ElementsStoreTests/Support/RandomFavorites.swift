import Elements

/// Favorites by chance, of which many are such as nobody would think of; the same for the same seed.
struct RandomFavorites {
  private var chance: SplitMix64

  init(seed: UInt64) { chance = SplitMix64(seed: seed) }

  /// Everybody's favorites and an outbox. Each element is once among the user's, and once for each of the others'
  /// names.
  mutating func state(installation: String) -> FavoritesState {
    var (numbers, marks): (Set<Int>, Set<FavoriteMark>) = ([], [])
    let mine = favorites().filter { numbers.insert($0.number).inserted }
    let others = favorites().filter { marks.insert($0.mark).inserted }
    var ids: Set<Int64> = []
    let outbox = (0..<count(8)).map { _ in entry() }.filter { ids.insert($0.id).inserted }
    return FavoritesState(
      installation: installation, mine: mine, others: others,
      outbox: outbox.sorted { $0.id < $1.id }, lastEntry: integer(), server: text())
  }

  mutating func favorites() -> [Favorite] {
    (0..<count(12)).map { _ in
      Favorite(
        number: number(), favoritedBy: text(), time: integer(), serverID: flip() ? text() : nil)
    }
  }

  /// What the user, a file or a server does to favorites.
  mutating func change() -> @Sendable (inout FavoritesState) -> Void {
    let (number, other, name, time, id) = (number(), count(130), text(), integer(), text())
    let list = favorites()
    switch count(9) {
    case 0: return { $0.star(number, by: name, at: time) }
    case 1: return { $0.unstar(number) }
    case 2: return { $0.move(number, to: other) }
    case 3: return { $0.rename(to: name) }
    case 4: return { $0.include(list, user: name) }
    case 5: return { $0.adopt(name) }
    case 6: return { if let first = $0.outbox.first { $0.begin(first.id, random: name) } }
    case 7: return { if let first = $0.outbox.first { $0.finish(first.id, serverID: id) } }
    default:
      return { state in
        var memory = SyncMemory()
        for _ in 0..<2 {
          memory = state.receive(list, from: name, user: name, memory).memory
        }
      }
    }
  }

  private mutating func entry() -> OutboxEntry {
    OutboxEntry(
      id: integer(), act: flip() ? .add : .remove, number: number(), favoritedBy: text(),
      time: integer(), serverID: flip() ? text() : nil, key: flip() ? text() : nil)
  }

  private mutating func flip() -> Bool { Bool.random(using: &chance) }

  /// From 0 up to below `limit`.
  private mutating func count(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &chance) }

  private mutating func number() -> Int {
    flip() ? 1 + count(118) : Int(truncatingIfNeeded: integer())
  }

  private static let edges: [Int64] = [
    .min, -1, 0, 1, 118, 119, 253_402_300_799_999, 253_402_300_800_000, 1 << 53, .max - 1, .max,
  ]

  private mutating func integer() -> Int64 {
    switch count(3) {
    case 0: Self.edges[count(Self.edges.count)]
    case 1: Int64.random(in: 0...2_000_000_000_000, using: &chance)
    default: Int64.random(in: .min ... .max, using: &chance)
    }
  }

  private static let pieces = [
    "Ada", "Zoë", "Zoe\u{308}", " ", "\u{a0}", "\u{0}", "\n", "\"", "\\", "'", "/", ".", "..", "?",
    "#", "%2f", "\u{200b}", "\u{200d}", "\u{2060}", "\u{202e}", "\u{2028}", "\u{feff}", "\u{301}",
    "🜚", "\u{1f469}\u{200d}\u{1f52c}", "\u{10ffff}", "\u{e000}", "7", "-0",
  ]

  private mutating func text() -> String {
    let times = count(6) == 0 ? 201 : 1
    return (0..<count(5)).map { _ in
      String(repeating: Self.pieces[count(Self.pieces.count)], count: flip() ? times : 1)
    }.joined()
  }
}
