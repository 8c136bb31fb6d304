// The effects of syncing on the favorites. Pure; `SyncMachine` decides what to send and when.

extension FavoritesState {
  /// Marks an entry of the outbox as begun before it is sent: from now on the server may have it. Assigns its
  /// idempotency key, unless it has one.
  /// - Parameter random: letters and digits, unique among all entries in all copies of the favorites.
  public mutating func begin(_ id: OutboxEntry.ID, random: String) {
    guard let index = outbox.firstIndex(where: { $0.id == id }), outbox[index].key == nil
    else { return }
    let key = "\(id)-\(random)"
    outbox[index].key = OutboxEntry.isKey(key) ? key : String(id)
  }

  /// Marks an entry of the outbox as not begun: the server has refused it, so that it can still be canceled.
  public mutating func unbegin(_ id: OutboxEntry.ID) { dropKey(of: id) }

  /// Removes an entry that the server has confirmed from the outbox.
  /// - Parameter serverID: the server ID of an added favorite.
  public mutating func finish(_ id: OutboxEntry.ID, serverID: String?) {
    guard let index = outbox.firstIndex(where: { $0.id == id }) else { return }
    let entry = outbox.remove(at: index)
    guard entry.action == .add else { return }
    let waiting = outbox.firstIndex {
      $0.action == .remove && $0.mark == entry.mark && $0.serverID == nil
    }
    if let waiting {
      outbox[waiting].serverID = serverID
    } else if let index = mine.firstIndex(where: { $0.mark == entry.mark }) {
      mine[index].serverID = serverID
    }
  }

  /// Removes other people's favorites that came from a server, as when none is set any longer. Imported favorites
  /// stay.
  public mutating func forgetOthers() { others.removeAll { $0.serverID != nil } }

  /// The result of receiving a list.
  public struct ListResult: Sendable, Hashable {
    /// Passed to `receive` with the next list. If it has doubts, request that list at once.
    public let memory: SyncMemory
    /// True if the server has confirmed a new favorite, but two lists in a row lack it.
    public let lacksConfirmed: Bool
    /// True if the outbox is empty.
    public let isOutboxEmpty: Bool
    /// True if the next entry to send may be in a malformed record, so that it should wait.
    public let isUnclear: Bool
  }

  /// Applies a server's list. Other people's favorites from a server are replaced by those listed. The user's
  /// favorites are never removed; they and the outbox change only if two lists in a row agree:
  ///
  /// * An entry is done if its addition is listed, or its removal is not.
  /// * An addition that may have arrived but is not listed is sent again; under a new key if the response to the old
  ///   one was a different favorite.
  /// * A favorite listed under the user's name was added on another computer, and becomes the user's.
  /// * Duplicates of a favorite are removed from the server.
  /// * A favorite that is no longer listed is added to the outbox again.
  ///
  /// A favorite of the user's that a malformed record may stand for counts neither as missing nor as removed.
  ///
  /// - Parameters:
  ///   - list: favorites with their server IDs.
  ///   - malformedRecords: the records that cannot be used.
  ///   - server: the server that sent the list. If it has changed, all the user's favorites are sent to it.
  ///   - name: the user's current name.
  ///   - memory: the memory of the previous lists.
  public mutating func receive(
    _ list: [Favorite], malformedRecords: [MalformedFavorite] = [], from server: String,
    user name: String,
    _ memory: SyncMemory
  ) -> ListResult {
    if server != self.server { move(to: server) }
    // Most favorites are other people's, and change nothing but the list of those.
    let names = ownNames(with: name).union(memory.names)
    let own = list.filter { names.contains($0.favoritedBy) }
    // The ID of a removed favorite may have been reused for one added since.
    let attempted = Set(outbox.lazy.filter { $0.action == .add && $0.isAttempted }.map(\.mark))
    let removed = memory.removed.filter { !attempted.contains($0.mark) }
    var seen: Set<ServedFavorite> = []
    func isNew(_ favorite: Favorite) -> Bool {
      !removed.contains(favorite.served) && seen.insert(favorite.served).inserted
    }
    let records = own.filter(isNew)
    let known = records + malformedRecords.compactMap(\.favorite).filter(isNew)
    let listed = Dictionary(grouping: known, by: \.mark)
    var next = SyncMemory(after: memory)
    var missing = settleOutbox(listed, malformedRecords, memory, &next)
    missing.formUnion(settleMine(listed, malformedRecords, memory, &next))
    settleRecords(known.filter { $0.serverID != nil }, listed, user: name, memory, &next)
    let foreign = own.count == list.count ? [] : list.filter { !names.contains($0.favoritedBy) }
    takeOthers(records + foreign, user: name)
    next.removed = removed.intersection(own.map(\.served))
    next.keepAnswers(of: memory) { listed[$0] == nil }
    return ListResult(
      memory: next, lacksConfirmed: !memory.answered.isDisjoint(with: missing),
      isOutboxEmpty: outbox.isEmpty,
      isUnclear: isUnclear(listed, malformedRecords))
  }

  /// True if the status of the first entry in the outbox cannot be determined.
  private func isUnclear(_ listed: Listed, _ malformedRecords: [MalformedFavorite]) -> Bool {
    guard let first = outbox.first, malformedRecords.contains(where: { $0.mayMatch(first.mark) })
    else {
      return false
    }
    switch first.action {
    case .add: return first.isAttempted && listed[first.mark] == nil
    case .remove: return first.serverID == nil
    }
  }

  /// Resets the state for another server. The outbox is unchanged if there was none before.
  private mutating func move(to server: String) {
    defer { self.server = server }
    guard !self.server.isEmpty else { return }
    forgetOthers()
    outbox = []
    for index in mine.indices { mine[index].serverID = nil }
    for favorite in mine.sorted(by: { $0.time < $1.time }) { append(.add, favorite) }
  }

  private typealias Listed = [FavoriteMark: [Favorite]]

  /// Removes the entries that lists show to be done. Returns the additions that two lists lack, although the server
  /// may have them or has responded to them.
  private mutating func settleOutbox(
    _ listed: Listed, _ malformedRecords: [MalformedFavorite], _ earlier: SyncMemory,
    _ memory: inout SyncMemory
  ) -> Set<FavoriteMark> {
    var missing: Set<FavoriteMark> = []
    var seen: Set<FavoriteMark> = []
    for entry in outbox {
      let isFirst = seen.insert(entry.mark).inserted
      let records = listed[entry.mark] ?? []
      switch entry.action {
      case .add:
        guard isFirst else { continue }
        let known = records.filter { memory.confirm($0.served, isListed: true, earlier) }
        if let record = known.first { finish(entry.id, serverID: record.serverID) }
        guard records.isEmpty, entry.isAttempted || earlier.answered.contains(entry.mark),
          memory.confirm(entry.served, isListed: false, earlier),
          !malformedRecords.contains(where: { $0.mayMatch(entry.mark) })
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
          || malformedRecords.contains { $0.mayMatch(entry.mark) }
        guard isFirst || entry.serverID != nil, !isListed || entry.isAttempted else { continue }
        if memory.confirm(entry.served, isListed: isListed, earlier), !isListed {
          finish(entry.id, serverID: nil)
        }
      }
    }
    return missing
  }

  /// Clears the key of an entry, which then gets a new one: the server has another favorite under the old one.
  private mutating func dropKey(of id: OutboxEntry.ID) {
    guard let index = outbox.firstIndex(where: { $0.id == id }) else { return }
    outbox[index].key = nil
  }

  /// Returns the server ID for a removal whose ID is unknown or has changed: the favorite is the same if its time is,
  /// else it was added later.
  private func newID(of entry: OutboxEntry, _ records: [Favorite]) -> String? {
    guard let known = entry.serverID else { return records.first?.serverID }
    guard !mine.contains(where: { $0.mark == entry.mark }),
      !records.contains(where: { $0.serverID == known })
    else { return nil }
    return records.first { $0.time == entry.time }?.serverID
  }

  /// Adds the user's favorites that are not listed to the outbox again. Returns their marks.
  private mutating func settleMine(
    _ listed: Listed, _ malformedRecords: [MalformedFavorite], _ earlier: SyncMemory,
    _ memory: inout SyncMemory
  ) -> Set<FavoriteMark> {
    let adding = Set(outbox.lazy.filter { $0.action == .add }.map(\.mark))
    let leaving = Set(outbox.compactMap(\.serverID))
    var missing: Set<FavoriteMark> = []
    for (index, favorite) in mine.enumerated() where !adding.contains(favorite.mark) {
      let ids = (listed[favorite.mark] ?? []).compactMap(\.serverID)
      if let id = favorite.serverID, ids.contains(id) { continue }
      if ids.isEmpty, malformedRecords.contains(where: { $0.mayMatch(favorite.mark) }) { continue }
      guard memory.confirm(favorite.served, isListed: false, earlier) else { continue }
      mine[index].serverID = ids.first { !leaving.contains($0) }
      guard mine[index].serverID == nil else { continue }
      append(.add, favorite)
      missing.insert(favorite.mark)
    }
    return missing
  }

  /// Takes over favorites that are listed under the user's name and not yet in `mine`, and removes duplicates.
  private mutating func settleRecords(
    _ records: [Favorite], _ listed: Listed, user name: String, _ earlier: SyncMemory,
    _ memory: inout SyncMemory
  ) {
    let leaving = outbox.filter { $0.action == .remove }
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

  /// Replaces other people's favorites from a server by those listed: the newest of each mark, in an order independent of
  /// the server's. Imported ones stay, unless the server has them, too.
  private mutating func takeOthers(_ records: [Favorite], user name: String) {
    let names = Set(mine.map(\.favoritedBy)).union([name])
    let leaving = Set(outbox.lazy.filter { $0.action == .remove }.map(\.mark))
    var people = Dictionary(grouping: records, by: \.favoritedBy)
    for name in names { people[name] = nil }
    let served = people.values.flatMap { favorites in
      var newest: [Int: Favorite] = [:]
      for favorite in favorites where leaving.isEmpty || !leaving.contains(favorite.mark) {
        if let known = newest[favorite.number], known.time >= favorite.time { continue }
        newest[favorite.number] = favorite
      }
      return newest.values
    }
    forgetOthers()
    others.removeAll { favorite in
      names.contains(favorite.favoritedBy) || leaving.contains(favorite.mark)
        || people[favorite.favoritedBy]?.contains { $0.number == favorite.number } == true
    }
    others = Self.inOrder(others + served)
  }
}
