import Elements
import GLib

/// Reads what can be read of a database of favorites that is damaged, or stands where nothing may be written.
enum FavoritesSalvage {
  /// Bytes from which on a file is not looked at: no favorites take that many.
  private static let maximumLength = 64 << 20

  /// The favorites in the database at `path`; nil where it cannot be read at all. It is left as it is:
  /// what is opened is a copy.
  static func read(_ path: String, installation: String) -> FavoritesState? {
    guard let folder = try? Files.makeTemporaryDirectory() else { return nil }
    defer { Files.removeDirectory(folder) }
    let copy = folder + "/copy"
    for part in ["", "-wal"] {
      guard let bytes = try? Files.read(path + part, atMost: maximumLength) else { continue }
      try? Files.write(bytes, to: copy + part, isDurable: false)
    }
    guard let database = try? SQLiteDatabase(path: copy) else { return nil }
    return try? FavoritesTables(database: database, isLenient: true)
      .read(installation: installation)
  }
}
