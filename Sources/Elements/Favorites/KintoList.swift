/// The favorites of a class on a Kinto server: a list of all, then what changed since.
///
/// Each day all are requested again: a server deletes old marks of deletions (`purge-deleted`), and one that was restored
/// from a backup forgets changes, so that what changed since an old list may not be all.
public struct KintoList: Sendable, Hashable {
  /// Milliseconds after which all favorites are requested again.
  public static let maximumAge: Int64 = 24 * 3_600_000

  /// The time of the list by the server's clock (`ETag`), for the next request; nil before the first.
  public private(set) var time: Int64?
  /// The time of the last list of all by this computer's clock.
  private var wholeTime: Int64?
  private var records: [String: KintoRecord] = [:]
  private var warnings = CatalogWarnings()

  /// An unknown list.
  public init() {}

  /// Returns the server's time since which changes are to be requested; nil if all favorites must be.
  /// - Parameter now: milliseconds since 1970. A clock that was set back makes the list as good as old.
  public func changesSince(now: Int64) -> Int64? {
    guard let wholeTime, 0..<Self.maximumAge ~= now &- wholeTime else { return nil }
    return time
  }

  /// Takes over the pages of a request.
  /// - Parameters:
  ///   - pages: all records, or those changed and deleted since `time`.
  ///   - time: the time of the first page; what changes while further pages are requested comes with the next request.
  ///   - isWhole: true for all records.
  ///   - now: milliseconds since 1970.
  public mutating func take(
    _ pages: [KintoReader.Page], at time: Int64, isWhole: Bool, now: Int64, server: String
  ) throws(CatalogError) {
    if isWhole {
      self = KintoList()
      wholeTime = now
    }
    for record in pages.flatMap(\.records)
    where records[record.id].map({ $0.version <= record.version }) ?? true {
      records[record.id] = record.content == .deleted ? nil : record
    }
    guard records.count <= FavoriteReader.maximumCount else {
      self = KintoList()
      throw CatalogError(
        file: server,
        message:
          .expected(.atMost(FavoriteReader.maximumCount, Message.records), found: .more))
    }
    if let page = pages.first(where: { $0.warnings.count > 0 }) { warnings = page.warnings }
    self.time = time
  }

  /// Takes over a record that the server has sent as the answer to a change, or forgets a deleted one.
  public mutating func take(_ record: KintoRecord?, id: String) { records[id] = record }

  /// Returns the version of a record; nil if it is unknown.
  public func version(of id: String) -> Int64? { records[id]?.version }

  /// Returns the favorites as those of any server. Of the malformed records only the user's own count: nobody else can
  /// write under these IDs.
  /// - Parameter owner: the user's digest, see `KintoRecord.isOwner`.
  public func favorites(owner: String) -> FavoriteList {
    var list = FavoriteList()
    list.owner = owner
    list.warnings = warnings
    for record in records.values.sorted(by: { $0.id < $1.id }) {
      switch record.content {
      case .favorite(let favorite): list.favorites.append(favorite)
      case .malformed where KintoRecord.owner(of: record.id) == owner:
        list.malformedRecords.append(
          MalformedFavorite(
            number: Int(record.id.dropFirst().prefix { $0 != "-" }), favoritedBy: nil,
            serverID: record.id))
      case .malformed, .deleted: break
      }
    }
    return list
  }
}
