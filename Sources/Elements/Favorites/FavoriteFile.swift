/// The content of a file of favorites.
public struct FavoriteFile: Sendable, Hashable {
  /// The favorites in their order.
  public internal(set) var records: [FavoriteRecord] = []
  /// The notes of the user who wrote the file, by atomic number.
  public internal(set) var notes: [Int: Note] = [:]
}
