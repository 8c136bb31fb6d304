// How what is exchanged with a server changes the favorites. Pure like the rest: `SyncMachine` decides
// what is exchanged, and when.

extension FavoritesState {
  /// Notes that an entry of the outbox is about to be sent: from now on the server may have it. Gives it its
  /// idempotency key, unless it has one.
  /// - Parameter random: letters and digits that no other entry gets, in any copy of the favorites.
  public mutating func begin(_ id: OutboxEntry.ID, random: String) {
    guard let index = outbox.firstIndex(where: { $0.id == id }), outbox[index].key == nil
    else { return }
    let key = "\(id)-\(random)"
    outbox[index].key = OutboxEntry.isKey(key) ? key : String(id)
  }

  /// Takes an entry that the server has confirmed out of the outbox.
  /// - Parameter serverID: what the server calls a favorite that was added.
  public mutating func finish(_ id: OutboxEntry.ID, serverID: String?) {
    guard let index = outbox.firstIndex(where: { $0.id == id }) else { return }
    let entry = outbox.remove(at: index)
    guard entry.act == .add else { return }
    let waiting = outbox.firstIndex {
      $0.act == .remove && $0.mark == entry.mark && $0.serverID == nil
    }
    if let waiting {
      outbox[waiting].serverID = serverID
    } else if let index = mine.firstIndex(where: { $0.mark == entry.mark }) {
      mine[index].serverID = serverID
    }
  }

  /// Forgets what a server has told of other people's favorites, as when there is none any more. What came
  /// from a file stays.
  public mutating func forgetOthers() { others.removeAll { $0.serverID != nil } }

  /// What has come of a list.
  public struct ListResult: Sendable, Hashable {
    /// To be handed in with the next list. Where it has doubts, that list should be asked for at once.
    public let memory: SyncMemory
    /// True where the server has answered to a new favorite, and two lists in a row lack it.
    public let isStuck: Bool
    /// Whether there is nothing to be sent.
    public let isDrained: Bool
    /// Whether what is to be sent next may be in a record that cannot be used, so that it had better wait.
    public let isUnclear: Bool
  }

  /// Takes over what a server lists. Of others' favorites, those that came from a server become those that
  /// are listed. The user's are never removed; they and the outbox change only where two lists in a row say
  /// the same:
  ///
  /// * What was to be added and is listed is done, and so is what was to be removed and is not listed.
  /// * What may have been added and is not listed is to be sent again; under another key if the server has
  ///   answered to its own with something else.
  /// * What is listed under the user's name was marked on another computer, and becomes the user's.
  /// * What is listed more than once is to be removed from the server but for one.
  /// * What is not listed any longer comes into the outbox again.
  ///
  /// One of the user's that a record may be about which cannot be used counts neither as missing nor as gone.
  ///
  /// - Parameters:
  ///   - list: each with the server's name for it.
  ///   - malformedRecords: the records that cannot be used.
  ///   - server: the one that was asked. If it is another than before, all of the user's are to be sent to it.
  ///   - name: the user's name now.
  ///   - memory: what the lists before have left.
  public mutating func receive(
    _ list: [Favorite], malformedRecords: [MalformedFavorite] = [], from server: String,
    user name: String,
    _ memory: SyncMemory
  ) -> ListResult {
    if server != self.server { move(to: server) }
    // A name that was removed may have been given again to what was added since.
    let attempted = Set(outbox.lazy.filter { $0.act == .add && $0.isAttempted }.map(\.mark))
    let removed = memory.removed.filter { !attempted.contains($0.mark) }
    var seen: Set<ServedFavorite> = []
    func isNews(_ favorite: Favorite) -> Bool {
      !removed.contains(favorite.served) && seen.insert(favorite.served).inserted
    }
    let records = list.filter(isNews)
    let known = records + malformedRecords.compactMap(\.favorite).filter(isNews)
    let listed = Dictionary(grouping: known, by: \.mark)
    var next = SyncMemory()
    var missing = settleOutbox(listed, malformedRecords, memory, &next)
    missing.formUnion(settleMine(listed, malformedRecords, memory, &next))
    settleRecords(known.filter { $0.serverID != nil }, listed, user: name, memory, &next)
    takeOthers(records, user: name)
    next.removed = removed.intersection(list.map(\.served))
    next.keepAnswers(of: memory) { listed[$0] == nil }
    return ListResult(
      memory: next, isStuck: !memory.answered.isDisjoint(with: missing), isDrained: outbox.isEmpty,
      isUnclear: isUnclear(listed, malformedRecords))
  }

  /// Whether it is open what has become of the first entry that waits.
  private func isUnclear(_ listed: Listed, _ malformedRecords: [MalformedFavorite]) -> Bool {
    guard let first = outbox.first, malformedRecords.contains(where: { $0.mayBe(first.mark) })
    else {
      return false
    }
    switch first.act {
    case .add: return first.isAttempted && listed[first.mark] == nil
    case .remove: return first.serverID == nil
    }
  }

  /// Another server knows nothing of what was told to the one before. To the first, what waits is sent as it is.
  private mutating func move(to server: String) {
    defer { self.server = server }
    guard !self.server.isEmpty else { return }
    forgetOthers()
    outbox = []
    for index in mine.indices { mine[index].serverID = nil }
    for favorite in mine.sorted(by: { $0.time < $1.time }) { append(.add, favorite) }
  }

  private typealias Listed = [FavoriteMark: [Favorite]]

  /// Ends the entries that lists show to be done. Returns what was to be added and two lists lack, though the
  /// server may have it or has answered to it.
  private mutating func settleOutbox(
    _ listed: Listed, _ malformedRecords: [MalformedFavorite], _ earlier: SyncMemory,
    _ memory: inout SyncMemory
  ) -> Set<FavoriteMark> {
    var missing: Set<FavoriteMark> = []
    var seen: Set<FavoriteMark> = []
    for entry in outbox {
      let isFirst = seen.insert(entry.mark).inserted
      let records = listed[entry.mark] ?? []
      switch entry.act {
      case .add:
        guard isFirst else { continue }
        let known = records.filter { memory.confirm($0.served, isListed: true, earlier) }
        if let record = known.first { finish(entry.id, serverID: record.serverID) }
        guard records.isEmpty, entry.isAttempted || earlier.answered.contains(entry.mark),
          memory.confirm(entry.served, isListed: false, earlier),
          !malformedRecords.contains(where: { $0.mayBe(entry.mark) })
        else { continue }
        missing.insert(entry.mark)
        if earlier.mismatched.contains(entry.mark) { dropKey(of: entry.id) }
      case .remove where isFirst && newID(of: entry, records) != nil:
        guard let index = outbox.firstIndex(where: { $0.id == entry.id }) else { continue }
        outbox[index].serverID = newID(of: entry, records)
      case .remove where entry.serverID == nil && !records.isEmpty: continue
      case .remove:
        let isListed =
          records.contains { $0.serverID == entry.serverID }
          || malformedRecords.contains { $0.mayBe(entry.mark) }
        guard isFirst || entry.serverID != nil, !isListed || entry.isAttempted else { continue }
        if memory.confirm(entry.served, isListed: isListed, earlier), !isListed {
          finish(entry.id, serverID: nil)
        }
      }
    }
    return missing
  }

  /// Lets an entry get another key: the server knows its own for something else.
  private mutating func dropKey(of id: OutboxEntry.ID) {
    guard let index = outbox.firstIndex(where: { $0.id == id }) else { return }
    outbox[index].key = nil
  }

  /// What a server calls what an entry is to remove, where that is not known or has changed: it is the same
  /// favorite if it was marked at the same moment, else another that was marked since.
  private func newID(of entry: OutboxEntry, _ records: [Favorite]) -> String? {
    guard let known = entry.serverID else { return records.first?.serverID }
    guard !mine.contains(where: { $0.mark == entry.mark }),
      !records.contains(where: { $0.serverID == known })
    else { return nil }
    return records.first { $0.time == entry.time }?.serverID
  }

  /// Puts those of the user's that are not listed into the outbox again. Returns which these are.
  private mutating func settleMine(
    _ listed: Listed, _ malformedRecords: [MalformedFavorite], _ earlier: SyncMemory,
    _ memory: inout SyncMemory
  ) -> Set<FavoriteMark> {
    let adding = Set(outbox.lazy.filter { $0.act == .add }.map(\.mark))
    let leaving = Set(outbox.compactMap(\.serverID))
    var missing: Set<FavoriteMark> = []
    for (index, favorite) in mine.enumerated() where !adding.contains(favorite.mark) {
      let ids = (listed[favorite.mark] ?? []).compactMap(\.serverID)
      if let id = favorite.serverID, ids.contains(id) { continue }
      if ids.isEmpty, malformedRecords.contains(where: { $0.mayBe(favorite.mark) }) { continue }
      guard memory.confirm(favorite.served, isListed: false, earlier) else { continue }
      mine[index].serverID = ids.first { !leaving.contains($0) }
      guard mine[index].serverID == nil else { continue }
      append(.add, favorite)
      missing.insert(favorite.mark)
    }
    return missing
  }

  /// Takes over what is listed under the user's name and is not the user's yet, and removes what is listed
  /// once too often.
  private mutating func settleRecords(
    _ records: [Favorite], _ listed: Listed, user name: String, _ earlier: SyncMemory,
    _ memory: inout SyncMemory
  ) {
    let leaving = outbox.filter { $0.act == .remove }
    let leavingMarks = Set(leaving.map(\.mark))
    let leavingIDs = Set(leaving.map(\.serverID))
    for record in records where !leavingIDs.contains(record.serverID) {
      let own = mine.first { $0.mark == record.mark }
      if let own {
        let isListed = listed[own.mark]?.contains { $0.serverID == own.serverID } ?? false
        guard isListed, own.serverID != record.serverID else { continue }
      } else if !leavingMarks.contains(record.mark) {
        guard record.favoritedBy == name, !isMine(record.number) else { continue }
      }
      guard memory.confirm(record.served, isListed: true, earlier) else { continue }
      if own != nil || leavingMarks.contains(record.mark) {
        append(.remove, record)
      } else {
        mine.append(record)
      }
    }
  }

  /// Takes over other people's favorites: of each mark the newest, in an order that does not depend on
  /// the server's.
  private mutating func takeOthers(_ records: [Favorite], user name: String) {
    let names = Set(mine.map(\.favoritedBy)).union([name])
    let leaving = Set(outbox.lazy.filter { $0.act == .remove }.map(\.mark))
    var newest: [FavoriteMark: Favorite] = [:]
    forgetOthers()
    for record in others + records
    where !names.contains(record.favoritedBy) && !leaving.contains(record.mark) {
      if let known = newest[record.mark], known.serverID != nil, known.time >= record.time {
        continue
      }
      newest[record.mark] = record
    }
    others = newest.values.sorted {
      ($0.favoritedBy, $0.time, $0.number) < ($1.favoritedBy, $1.time, $1.number)
    }
  }
}
