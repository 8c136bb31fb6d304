/// A favorite as it stands in a file or comes from a server: what is in its JSON record beside the
/// element's own members.
public struct FavoriteRecord: Sendable, Hashable {
  /// The element's atomic number.
  public let number: Int
  /// The name of whoever marked it.
  public let favoritedBy: String
  /// What the server calls it.
  public let id: String?
  /// When it was marked, in milliseconds since 1970.
  public let time: Int64?

  public init(number: Int, favoritedBy: String, id: String? = nil, time: Int64? = nil) {
    self.number = number
    self.favoritedBy = favoritedBy
    self.id = id
    self.time = time
  }

  static let idKey = "id"
  static let nameKey = "favoritedBy"
  static let timeKey = "favoritedAt"
}

extension PeriodicTable {
  /// The favorites in their order: as JSON a list of the elements' records with `id`, `favoritedBy` and
  /// `favoritedAt`, as a server has them; as CSV the elements alone. Ends in a line break.
  public func exported(favorites: [Favorite], as format: ExportFormat) -> String {
    switch format {
    case .csv:
      return CatalogWriter.csv(of: favorites.compactMap { self[$0.number] }, sources: sources)
    case .json:
      let records = favorites.map { CatalogWriter.record(of: $0, in: self, depth: 1) }
      return records.isEmpty ? "[]\n" : "[\n" + records.joined(separator: ",\n") + "\n]\n"
    }
  }

  /// One favorite as a JSON object, as a server is told of it.
  public func exported(favorite: Favorite) -> String {
    CatalogWriter.record(of: favorite, in: self, depth: 0)
  }
}

extension CatalogWriter {
  /// The record of a favorite; of an element that the catalog lacks, only what is known.
  fileprivate static func record(
    of favorite: Favorite, in table: PeriodicTable, depth: Int
  ) -> String {
    let id = favorite.serverID.map { [(FavoriteRecord.idKey, quoted($0))] } ?? []
    let marks = [
      (FavoriteRecord.nameKey, quoted(favorite.favoritedBy)),
      (FavoriteRecord.timeKey, quoted(Timestamp.text(of: favorite.time))),
    ]
    let members = table[favorite.number].map(members) ?? [("number", String(favorite.number))]
    return record(of: id + marks + members, depth: depth)
  }
}
