/// The favorites of a class on a Kinto server: a list of all, then what changed since.
///
/// Each day all are requested again: a server deletes old marks of deletions (`purge-deleted`), and one that was restored
/// from a backup forgets changes, so that what changed since an old list may not be all.
public struct KintoList: Sendable, Hashable {
  /// The records of one owner, few enough to be looked through.
  private struct Owner: Sendable, Hashable {
    struct Record: Sendable, Hashable {
      let number: Int
      let version: Int64
      /// Nil for a malformed record.
      let favorite: Favorite?
    }

    var records: [Record] = []
    /// The name of the favorite that came last: the others', which have the same, share its memory.
    var name = ""

    /// Puts a record in place of that of the same element; nil removes it.
    mutating func put(_ record: KintoRecord?, _ number: Int) {
      records.removeAll { $0.number == number }
      guard let record else { return }
      var favorite = record.favorite
      if let known = favorite, known.favoritedBy == name {
        favorite = Favorite(
          number: number, favoritedBy: name, time: known.time, serverID: known.serverID)
      }
      if let favorite { name = favorite.favoritedBy }
      records.append(Record(number: number, version: record.version, favorite: favorite))
    }
  }

  /// Milliseconds after which all favorites are requested again.
  public static let maximumAge: Int64 = 24 * 3_600_000
  /// The same where the server contradicts itself: its changes are older than what they are to follow.
  public static let maximumAgeInDoubt: Int64 = 5 * 60_000

  /// The time of the list by the server's clock (`ETag`), for the next request; nil before the first.
  public private(set) var time: Int64?
  /// The time of the last list of all by this computer's clock.
  private var wholeTime: Int64?
  /// True if changes came that are no newer than `time`: a server whose time stands still tells no further ones.
  private var isInDoubt = false
  /// The records by the digest of their owner. Nobody's are left out: their IDs are not those of favorites.
  private var owners: [String: Owner] = [:]
  private var count = 0
  private var warnings = CatalogWarnings()
  /// The favorites as they were last returned; nil after a change.
  private var shown: FavoriteList?

  /// An unknown list.
  public init() {}

  /// Returns the server's time since which changes are to be requested; nil if all favorites must be.
  /// - Parameter now: milliseconds since 1970. A clock that was set back makes the list as good as old.
  public func changesSince(now: Int64) -> Int64? {
    let age = isInDoubt ? Self.maximumAgeInDoubt : Self.maximumAge
    guard let wholeTime, 0..<age ~= now &- wholeTime else { return nil }
    return time
  }

  /// Takes over a page: of all records into an unknown list, or of those changed and deleted since `time`. The newest
  /// version of a record counts, whichever page has it.
  public mutating func take(_ page: KintoReader.Page, server: String) throws(CatalogError) {
    if let time, page.records.contains(where: { $0.version <= time }) { isInDoubt = true }
    for record in page.records where version(of: record.id) ?? 0 <= record.version {
      put(record.content == .deleted ? nil : record, record.id)
    }
    guard count <= InputLimits.classCount else {
      throw CatalogError(
        file: server,
        message: .expected(.atMost(InputLimits.classCount, Message.records), found: .more))
    }
    guard page.warnings.count > 0, page.warnings != warnings else { return }
    warnings = page.warnings
    shown = nil
  }

  /// Ends a request after its last page.
  /// - Parameters:
  ///   - time: the time of the first page; what changes while further pages are requested comes with the next request.
  ///   - isWhole: true if all records were requested.
  ///   - now: milliseconds since 1970.
  public mutating func finish(at time: Int64, isWhole: Bool, now: Int64) {
    self.time = time
    if isWhole { wholeTime = now }
  }

  /// Takes over a record that the server has sent as the answer to a change, or forgets a deleted one.
  public mutating func take(_ record: KintoRecord?, id: String) { put(record, id) }

  private mutating func put(_ record: KintoRecord?, _ id: String) {
    guard let (number, digest) = KintoRecord.parts(of: id) else { return }
    shown = nil
    var owner = owners.removeValue(forKey: digest) ?? Owner()
    let before = owner.records.count
    owner.put(record, number)
    count += owner.records.count - before
    if !owner.records.isEmpty { owners[digest] = owner }
  }

  /// Returns the version of a record; nil if it is unknown.
  public func version(of id: String) -> Int64? {
    guard let (number, digest) = KintoRecord.parts(of: id) else { return nil }
    return owners[digest]?.records.first { $0.number == number }?.version
  }

  /// Returns the favorites as those of any server. Of the malformed records only the user's own count: nobody else can
  /// write under these IDs.
  /// - Parameter owner: the user's digest, see `KintoRecord.isOwner`.
  public mutating func favorites(owner: String) -> FavoriteList {
    if let shown, shown.owner == owner { return shown }
    var list = FavoriteList()
    list.owner = owner
    list.warnings = warnings
    list.favorites.reserveCapacity(count)
    for (_, known) in owners.sorted(by: { $0.key < $1.key }) {
      list.favorites += known.records.compactMap(\.favorite)
    }
    for record in owners[owner]?.records ?? [] where record.favorite == nil {
      list.malformedRecords.append(
        MalformedFavorite(
          number: record.number, favoritedBy: nil,
          serverID: KintoRecord.id(ofElement: record.number, owner: owner)))
    }
    shown = list
    return list
  }
}
