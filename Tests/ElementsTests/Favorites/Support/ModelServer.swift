import Elements

/// A server of favorites as a value: what it has, and what it does on each request.
struct ModelServer: Hashable {
  /// Whether it answers a request that comes twice with what the first has made.
  let knowsKeys: Bool
  /// Whether a name that has become free is given again, as some servers do.
  let reusesIDs: Bool

  private(set) var records: [Favorite] = []
  /// The list as it was before its last change.
  private(set) var oldRecords: [Favorite] = []
  private var made: [String: String] = [:]
  private var lastID = 0
  /// The entries of the outbox that have arrived, in their order, each once.
  private(set) var arrived: [OutboxEntry.ID] = []

  init(knowsKeys: Bool, reusesIDs: Bool = false) {
    self.knowsKeys = knowsKeys
    self.reusesIDs = reusesIDs
  }

  /// Does what the entry says, as POST and DELETE do. Returns what a favorite that was added is called.
  mutating func take(_ entry: OutboxEntry, key: String) -> String? {
    if arrived.last != entry.id { arrived.append(entry.id) }
    switch entry.act {
    case .add:
      if knowsKeys, let id = made[key] { return id }
      let id = add(entry.number, by: entry.favoritedBy)
      made[key] = id
      return id
    case .remove:
      guard records.contains(where: { $0.serverID == entry.serverID }) else { return nil }
      oldRecords = records
      records.removeAll { $0.serverID == entry.serverID }
      return nil
    }
  }

  /// Somebody else's request.
  @discardableResult
  mutating func add(_ number: Int, by name: String) -> String {
    oldRecords = records
    let known = records.compactMap { $0.serverID.flatMap { Int($0) } }.max() ?? 0
    lastID = reusesIDs ? known + 1 : lastID + 1
    records.append(Favorite(number: number, favoritedBy: name, time: 0, serverID: "\(lastID)"))
    return "\(lastID)"
  }

  /// Somebody else's request.
  mutating func remove(_ number: Int, by name: String) {
    guard has(number, by: name) else { return }
    oldRecords = records
    records.removeAll { $0.number == number && $0.favoritedBy == name }
  }

  func has(_ number: Int, by name: String) -> Bool {
    records.contains { $0.number == number && $0.favoritedBy == name }
  }
}
