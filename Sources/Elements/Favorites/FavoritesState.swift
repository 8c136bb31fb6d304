/// All users' favorites, the user's records, and the outbox of changes for the server. A pure value: a store saves it, and every change
/// is a method of it.
public struct FavoritesState: Sendable, Hashable {
  /// The user's favorites, each element once, in the order set by the user.
  public internal(set) var mine: [Favorite] = []
  /// Other people's favorites from the server's last list and from files; each element once per name, in the order of
  /// `inOrder`.
  public internal(set) var others: [Favorite] = []
  /// The user's changes that the server has not confirmed, in the order of sending.
  public internal(set) var outbox: [OutboxEntry] = []
  /// The highest ID of an outbox entry so far.
  public internal(set) var lastEntry: Int64 = 0
  /// The server of `others` and of the favorites' `serverID`; empty if there was none yet.
  public internal(set) var server = ""
  /// What the user writes beside the favorites.
  public var records = Records()
  /// ID of this database; copies of it share it.
  public let installation: String

  /// A state without favorites.
  public init(installation: String) { self.installation = installation }

  /// A state read from a store. Of favorites with the same number or mark, and of entries with the same ID, only the
  /// first is taken: a damaged store may have several, and none would accept them.
  public init(
    installation: String, mine: [Favorite], others: [Favorite], outbox: [OutboxEntry],
    lastEntry: Int64, server: String = "", records: Records = Records()
  ) {
    self.installation = installation
    self.server = server
    self.records = records
    self.mine = Self.unique(mine, by: \.number)
    self.others = Self.inOrder(Self.unique(others, by: \.mark))
    self.outbox = Self.unique(outbox, by: \.id)
    let last = min(max(lastEntry, 0), OutboxEntry.ids.upperBound)
    self.lastEntry = outbox.map(\.id).reduce(last, max)
  }

  private static func unique<Value, Key: Hashable>(
    _ values: [Value], by key: (Value) -> Key
  ) -> [Value] {
    var seen: Set<Key> = []
    return values.filter { seen.insert(key($0)).inserted }
  }

  /// Returns imported favorites in their order, then a server's by time, number and name. Few names are compared, because
  /// that is slow, and their bytes, because Swift has no order of strings one of which begins with the other in another
  /// normal form.
  static func inOrder(_ favorites: [Favorite]) -> [Favorite] {
    let served = favorites.filter { $0.serverID != nil }.sorted {
      ($0.time, $0.number) == ($1.time, $1.number)
        ? $0.favoritedBy.utf8.lexicographicallyPrecedes($1.favoritedBy.utf8)
        : ($0.time, $0.number) < ($1.time, $1.number)
    }
    return favorites.filter { $0.serverID == nil } + served
  }

  /// All favorites, the user's first.
  public var all: [Favorite] { mine + others }

  /// The distinct names of the user's favorites.
  public var namesOfMine: [String] { Self.unique(mine.map(\.favoritedBy), by: \.self) }

  /// Returns true if the user has marked the element.
  public func isMine(_ number: Int) -> Bool { mine.contains { $0.number == number } }

  // MARK: User actions

  /// Adds a favorite at the end of the user's order. Does nothing if it exists.
  /// - Parameter time: in milliseconds since 1970.
  public mutating func star(_ number: Int, by name: String, at time: Int64) {
    guard !isMine(number), Favorite.numbers.contains(number) else { return }
    insert(Favorite(number: number, favoritedBy: name, time: time), at: mine.count)
  }

  /// Removes a favorite. Does nothing if there is none.
  public mutating func unstar(_ number: Int) {
    guard let index = mine.firstIndex(where: { $0.number == number }) else { return }
    let favorite = mine.remove(at: index)
    if let waiting = unsent(.add, favorite) {
      outbox.remove(at: waiting)
    } else {
      append(.remove, favorite)
    }
  }

  /// Inserts a removed favorite at an index, with its name and time: undoes `unstar`.
  public mutating func restore(_ favorite: Favorite, at index: Int) {
    guard !isMine(favorite.number) else { return }
    var favorite = favorite
    favorite.serverID = nil
    insert(favorite, at: min(max(index, 0), mine.count))
  }

  /// Moves a favorite in the user's order.
  /// - Parameter index: its new index, from 0.
  public mutating func move(_ number: Int, to index: Int) {
    guard let old = mine.firstIndex(where: { $0.number == number }) else { return }
    let favorite = mine.remove(at: old)
    mine.insert(favorite, at: min(max(index, 0), mine.count))
  }

  /// Renames all the user's favorites, with a removal and an addition of each in the outbox.
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
      // The server still has the favorite; the removal is canceled.
      favorite.serverID = outbox.remove(at: waiting).serverID
    } else {
      append(.add, favorite)
    }
    mine.insert(favorite, at: index)
  }

  /// Returns the index of an unsent entry for a favorite: it and the opposite entry cancel out.
  private func unsent(_ action: OutboxEntry.Action, _ favorite: Favorite) -> Int? {
    outbox.lastIndex { entry in
      entry.number == favorite.number && entry.favoritedBy == favorite.favoritedBy
    }.flatMap { outbox[$0].action == action && !outbox[$0].isAttempted ? $0 : nil }
  }

  mutating func append(_ action: OutboxEntry.Action, _ favorite: Favorite) {
    if lastEntry >= OutboxEntry.ids.upperBound { renumber() }
    lastEntry += 1
    outbox.append(
      OutboxEntry(
        id: lastEntry, action: action, number: favorite.number, favoritedBy: favorite.favoritedBy,
        time: favorite.time, serverID: action == .remove ? favorite.serverID : nil))
  }

  /// Renumbers the entries from 1, in their order.
  private mutating func renumber() {
    for index in outbox.indices { outbox[index].id = Int64(index) + 1 }
    lastEntry = Int64(outbox.count)
  }
}
