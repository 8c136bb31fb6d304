/// Everybody's favorites, and what the server is still to be told of the user's. A pure value: a store
/// keeps it, and every change of it is a function of it.
public struct FavoritesState: Sendable, Hashable {
  /// The user's, each element once, in the order set by hand.
  public internal(set) var mine: [Favorite] = []
  /// Other people's, as the server told last; each element once for each name.
  public internal(set) var others: [Favorite] = []
  /// The changes of the user's that the server has not confirmed, in the order of sending.
  public internal(set) var outbox: [OutboxEntry] = []
  /// The highest number that an entry of the outbox has had.
  public internal(set) var lastEntry: Int64 = 0
  /// The server that lists `others` and gave the favorites their `serverID`; empty while there was none.
  public internal(set) var server = ""
  /// Tells this set of favorites from others, but not from a copy of it.
  public let installation: String

  /// No favorites.
  public init(installation: String) { self.installation = installation }

  /// What a store has kept.
  public init(
    installation: String, mine: [Favorite], others: [Favorite], outbox: [OutboxEntry],
    lastEntry: Int64, server: String = ""
  ) {
    self.installation = installation
    self.server = server
    self.mine = mine
    self.others = others
    self.outbox = outbox
    let last = min(max(lastEntry, 0), OutboxEntry.ids.upperBound)
    self.lastEntry = outbox.map(\.id).reduce(last, max)
  }

  /// Everybody's, the user's first.
  public var all: [Favorite] { mine + others }

  /// The names under which the user's favorites go, each once.
  public var namesOfMine: [String] {
    var seen: Set<String> = []
    return mine.map(\.favoritedBy).filter { seen.insert($0).inserted }
  }

  /// Whether the user has marked the element.
  public func isMine(_ number: Int) -> Bool { mine.contains { $0.number == number } }

  // MARK: The user's acts

  /// Marks an element, at the end of the user's order. Does nothing where it is marked.
  /// - Parameter time: in milliseconds since 1970.
  public mutating func star(_ number: Int, by name: String, at time: Int64) {
    guard !isMine(number), Favorite.numbers.contains(number) else { return }
    insert(Favorite(number: number, favoritedBy: name, time: time), at: mine.count)
  }

  /// Takes the mark from an element. Does nothing where there is none.
  public mutating func unstar(_ number: Int) {
    guard let index = mine.firstIndex(where: { $0.number == number }) else { return }
    let favorite = mine.remove(at: index)
    if let waiting = unsent(.add, favorite) {
      outbox.remove(at: waiting)
    } else {
      append(.remove, favorite)
    }
  }

  /// Marks an element again where it stood, with its name and time: what undoes `unstar`.
  public mutating func restore(_ favorite: Favorite, at index: Int) {
    guard !isMine(favorite.number) else { return }
    var favorite = favorite
    favorite.serverID = nil
    insert(favorite, at: min(max(index, 0), mine.count))
  }

  /// Moves an element of the user's to another place in the order set by hand.
  /// - Parameter index: the place that it has afterwards, from 0.
  public mutating func move(_ number: Int, to index: Int) {
    guard let old = mine.firstIndex(where: { $0.number == number }) else { return }
    let favorite = mine.remove(at: old)
    mine.insert(favorite, at: min(max(index, 0), mine.count))
  }

  /// Gives all of the user's favorites another name. The server is told of each.
  public mutating func rename(to name: String) {
    for (index, old) in mine.enumerated() where old.favoritedBy != name {
      if let waiting = unsent(.add, old) {
        outbox.remove(at: waiting)
      } else {
        append(.remove, old)
      }
      let new = Favorite(number: old.number, favoritedBy: name, time: old.time)
      mine[index] = new
      append(.add, new)
    }
  }

  // MARK: The outbox

  private mutating func insert(_ favorite: Favorite, at index: Int) {
    var favorite = favorite
    if let waiting = unsent(.remove, favorite) {
      // The server has it still, and keeps it.
      favorite.serverID = outbox.remove(at: waiting).serverID
    } else {
      append(.add, favorite)
    }
    mine.insert(favorite, at: index)
  }

  /// The place of an entry about a favorite that nothing has been sent of: it and its opposite cancel out.
  private func unsent(_ act: OutboxEntry.Act, _ favorite: Favorite) -> Int? {
    outbox.lastIndex { entry in
      entry.number == favorite.number && entry.favoritedBy == favorite.favoritedBy
    }.flatMap { outbox[$0].act == act && !outbox[$0].isAttempted ? $0 : nil }
  }

  mutating func append(_ act: OutboxEntry.Act, _ favorite: Favorite) {
    if lastEntry >= OutboxEntry.ids.upperBound { renumber() }
    lastEntry += 1
    outbox.append(
      OutboxEntry(
        id: lastEntry, act: act, number: favorite.number, favoritedBy: favorite.favoritedBy,
        time: favorite.time, serverID: act == .remove ? favorite.serverID : nil))
  }

  /// Numbers the entries anew from 1 on, in their order.
  private mutating func renumber() {
    for index in outbox.indices { outbox[index].id = Int64(index) + 1 }
    lastEntry = Int64(outbox.count)
  }
}
