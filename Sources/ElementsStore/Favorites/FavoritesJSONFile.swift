public import Elements
import GLib

/// JSON file with favorites, in the server's format. Blocking: not for the main thread.
public struct FavoritesJSONFile: Sendable {
  private let path: String

  public init(path: String) { self.path = path }

  /// Returns all favorites in the file, and the notes by atomic number.
  /// - Parameter time: time of the favorites without one in the file, in milliseconds since 1970.
  public func read(
    otherwiseAt time: Int64
  ) throws(CatalogError) -> (favorites: [Favorite], notes: [Int: Note]) {
    let file = try FavoriteReader.read(
      bytes: bytes(), file: path, limit: InputLimits.favoritesFileCount)
    let favorites = file.records.map {
      Favorite(
        number: $0.number, favoritedBy: $0.favoritedBy, time: $0.time ?? time, serverID: $0.id)
    }
    return (favorites, file.notes)
  }

  private func bytes() throws(CatalogError) -> [UInt8] {
    do throws(GLibError) {
      return try Files.read(path, atMost: InputLimits.favoritesFileLength)
    } catch {
      guard error.isTooLong else { throw .unreadable(file: path, reason: error.reason) }
      throw tooLong
    }
  }

  private var tooLong: CatalogError {
    CatalogError(
      file: path,
      message: .format(
        // TRANSLATORS: {1} is a number.
        translatable("the file is larger than {1} MB"),
        [.number(String(InputLimits.favoritesFileLength / 1_000_000))]))
  }

  /// Atomically replaces the file, with a CSV table if its name ends in `.csv`. The umask decides who can read it, as it
  /// may be shared. Throws if it would be too long to be read again.
  /// - Parameter notes: the user's notes by atomic number.
  public func write(
    _ favorites: [Favorite], notes: [Int: Note] = [:], of table: PeriodicTable
  ) throws(CatalogError) {
    let format: ExportFormat = path.lowercased().hasSuffix(".csv") ? .csv : .json
    let text = table.exported(favorites: favorites, notes: notes, as: format)
    guard text.utf8.count <= InputLimits.favoritesFileLength else { throw tooLong }
    do throws(GLibError) { try Files.write(text, to: path, isPrivate: false) } catch {
      throw CatalogError(
        file: path,
        message: .format(
          // TRANSLATORS: {1} is the system's message.
          translatable("cannot be written: {1}"), [.verbatim(ExternalText(error.reason).text)]))
    }
  }
}
