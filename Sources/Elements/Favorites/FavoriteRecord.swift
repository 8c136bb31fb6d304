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
  /// `favoritedAt`, as a server has them; as CSV the elements alone. Ends in a line break. Where the list would be
  /// longer than `FavoriteReader` takes, the elements' own members but for `number` are left out.
  public func exported(favorites: [Favorite], as format: ExportFormat) -> String {
    switch format {
    case .csv:
      return CatalogWriter.csv(of: favorites.compactMap { self[$0.number] }, sources: sources)
    case .json:
      let limit = FavoriteReader.maximumLength
      return CatalogWriter.list(of: favorites, in: self, atMost: limit)
        ?? CatalogWriter.list(of: favorites, in: nil, atMost: .max) ?? ""
    }
  }

  /// One favorite as a JSON object, as a server is told of it.
  public func exported(favorite: Favorite) -> String {
    CatalogWriter.record(of: favorite, in: self, depth: 0)
  }
}

extension CatalogWriter {
  /// The records of favorites; nil where they have more bytes than `limit`.
  fileprivate static func list(
    of favorites: [Favorite], in table: PeriodicTable?, atMost limit: Int
  ) -> String? {
    guard !favorites.isEmpty else { return "[]\n" }
    var text = ""
    for favorite in favorites {
      text += (text.isEmpty ? "[\n" : ",\n") + record(of: favorite, in: table, depth: 1)
      if text.utf8.count >= limit - 3 { return nil }
    }
    return text + "\n]\n"
  }

  /// The record of a favorite; of an element that the catalog lacks, only what is known.
  fileprivate static func record(
    of favorite: Favorite, in table: PeriodicTable?, depth: Int
  ) -> String {
    let id = favorite.serverID.map { [(FavoriteRecord.idKey, quoted($0))] } ?? []
    let marks = [
      (FavoriteRecord.nameKey, quoted(favorite.favoritedBy)),
      (FavoriteRecord.timeKey, quoted(Timestamp.text(of: favorite.time))),
    ]
    let members = table?[favorite.number].map(members) ?? [("number", String(favorite.number))]
    return record(of: id + marks + members, depth: depth)
  }
}
