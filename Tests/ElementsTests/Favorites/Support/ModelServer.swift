import Elements

/// A model of a favorites server as a value: its records, and the effect of each request.
struct ModelServer: Hashable {
  /// True if it honors idempotency keys.
  let knowsKeys: Bool
  /// True if it reuses free IDs, as some servers do.
  let reusesIDs: Bool

  private(set) var records: [Favorite] = []
  /// The list before the last change.
  private(set) var oldRecords: [Favorite] = []
  private var made: [String: String] = [:]
  private var lastID = 0
  /// IDs of the outbox entries received, in order, without repetitions.
  private(set) var arrived: [OutboxEntry.ID] = []

  init(knowsKeys: Bool, reusesIDs: Bool = false) {
    self.knowsKeys = knowsKeys
    self.reusesIDs = reusesIDs
  }

  /// Handles the request of an entry, as POST and DELETE do. Returns the ID of an added favorite.
  mutating func take(_ entry: OutboxEntry, key: String) -> String? {
    if arrived.last != entry.id { arrived.append(entry.id) }
    switch entry.action {
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

  /// Adds a favorite from another client.
  @discardableResult
  mutating func add(_ number: Int, by name: String) -> String {
    oldRecords = records
    let known = records.compactMap { $0.serverID.flatMap { Int($0) } }.max() ?? 0
    lastID = reusesIDs ? known + 1 : lastID + 1
    records.append(Favorite(number: number, favoritedBy: name, time: 0, serverID: "\(lastID)"))
    return "\(lastID)"
  }

  /// Removes a favorite from another client.
  mutating func remove(_ number: Int, by name: String) {
    guard has(number, by: name) else { return }
    oldRecords = records
    records.removeAll { $0.number == number && $0.favoritedBy == name }
  }

  func has(_ number: Int, by name: String) -> Bool {
    records.contains { $0.number == number && $0.favoritedBy == name }
  }
}
