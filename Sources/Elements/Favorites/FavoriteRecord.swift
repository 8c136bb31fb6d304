/// The record of a favorite in a file or from a server: the fields besides those of the element.
public struct FavoriteRecord: Sendable, Hashable {
  /// The atomic number.
  public let number: Int
  /// Name of the user who marked it.
  public let favoritedBy: String
  /// The server's ID of the favorite.
  public let id: String?
  /// Time of marking in milliseconds since 1970.
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
  /// Returns the favorites in their order, with a final line break. JSON: a list of the elements' records with `id`,
  /// `favoritedBy` and `favoritedAt`, as on a server; elements are reduced to `number` if the list would otherwise
  /// exceed the limit of `FavoriteReader`. CSV: the elements alone.
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

  /// Returns a favorite as a JSON object, the body of a request to a server.
  public func exported(favorite: Favorite) -> String {
    CatalogWriter.record(of: favorite, in: self, depth: 0)
  }
}

extension CatalogWriter {
  /// Returns the records of favorites; nil if they exceed `limit` bytes.
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

  /// Returns the record of a favorite; without a known element, only its number.
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
