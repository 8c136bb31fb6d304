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
  /// `favoritedBy` and `favoritedAt`, as on a server, and the user's notes; elements are reduced to `number` if the list
  /// would otherwise be very long. CSV: the elements alone, with the notes about them.
  /// - Parameter notes: the user's notes by atomic number.
  public func exported(
    favorites: [Favorite], notes: [Int: Note] = [:], as format: ExportFormat
  ) -> String {
    switch format {
    case .csv:
      return CatalogWriter.csv(
        of: favorites.compactMap { self[$0.number] }, sources: sources, notes: notes)
    case .json:
      let limit = InputLimits.favoritesLength
      return CatalogWriter.list(of: favorites, notes, in: self, atMost: limit)
        ?? CatalogWriter.list(of: favorites, notes, in: nil, atMost: .max) ?? ""
    }
  }

  /// Returns a favorite as a JSON object, the body of a request to a server, which gets no notes.
  public func exported(favorite: Favorite) -> String {
    CatalogWriter.record(of: CatalogWriter.members(of: favorite, in: self), depth: 0)
  }
}

extension Favorite {
  /// The body of a request that adds the favorite to a Kinto server.
  public var kintoBody: String {
    let record = CatalogWriter.record(of: CatalogWriter.members(of: self, in: nil), depth: 1)
    return "{\"data\": \(record)}\n"
  }
}

extension CatalogWriter {
  /// Returns the records of favorites with the notes; nil if they exceed `limit` bytes.
  fileprivate static func list(
    of favorites: [Favorite], _ notes: [Int: Note], in table: PeriodicTable?, atMost limit: Int
  ) -> String? {
    var packing = NotePacking(notes, besides: favorites)
    var text = ""
    func add(_ record: String) { text += (text.isEmpty ? "[\n" : ",\n") + record }
    for favorite in favorites {
      add(packing.record(of: favorite, in: table))
      if text.utf8.count >= limit - 3 { return nil }
    }
    for record in packing.rest { add(record) }
    guard !text.isEmpty else { return "[]\n" }
    return text.utf8.count >= limit - 3 ? nil : text + "\n]\n"
  }

  /// Returns the members of a favorite's record; without a known element, only its number.
  static func members(of favorite: Favorite, in table: PeriodicTable?) -> [(String, String)] {
    let id = favorite.serverID.map { [(FavoriteRecord.idKey, quoted($0))] } ?? []
    let marks = [
      (FavoriteRecord.nameKey, quoted(favorite.favoritedBy)),
      (FavoriteRecord.timeKey, quoted(Timestamp.text(of: favorite.time))),
    ]
    let members = table?[favorite.number].map(members) ?? [("number", String(favorite.number))]
    return id + marks + members
  }
}
