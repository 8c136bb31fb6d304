import Elements
import GLib

/// Changes that earlier runs of the program could not save to the database. Each run's are in a file beside it, which
/// is removed once they are in the database.
struct UnsavedFavorites {
  /// File with its content.
  struct File {
    let path: String
    let difference: FavoritesDifference
  }

  /// Files found.
  let files: [File]

  /// No files.
  static let none = UnsavedFavorites(files: [])

  private init(files: [File]) { self.files = files }

  /// Reads the files beside the database at `path`. Renames an invalid file, which is then ignored.
  init(besideDatabase path: String) {
    let (directory, prefix) = (Files.parent(of: path), Files.name(of: path) + Self.mark)
    let names = Files.names(in: directory).filter {
      $0.hasPrefix(prefix) && !$0.hasSuffix(Self.damagedEnding)
    }
    files = names.sorted().compactMap { name in
      let path = "\(directory)/\(name)"
      guard let bytes = Self.bytes(path) else { return nil }
      guard let difference = FavoritesDifference(json: bytes) else {
        _ = Files.rename(path, to: path + Self.damagedEnding)
        return nil
      }
      return File(path: path, difference: difference)
    }
  }

  private static let mark = ".unsaved-"
  private static let damagedEnding = ".damaged"

  private static func bytes(_ path: String) -> [UInt8]? {
    guard let attributes = try? Files.attributes(of: path), attributes.kind == .file,
      attributes.isOwn
    else { return nil }
    return try? Files.read(path, atMost: InputLimits.favoritesFileLength)
  }

  /// Changes of all files. Each does nothing if its file is gone, because another instance has applied it.
  var changes: [FavoritesConnection.Change] {
    files.map { file in
      { state in if Files.exists(file.path) { state.apply(file.difference) } }
    }
  }

  /// Removes the files, after their changes were saved in the database or in another such file.
  func remove() { for file in files { Files.remove(file.path) } }

  /// Writes a difference to a new file beside the database at `path`. Returns the file name.
  static func write(
    _ difference: FavoritesDifference, besideDatabase path: String
  ) throws(GLibError) -> String {
    // Another instance may exit in the same second.
    let suffix = String(UInt32.random(in: 0 ... .max), radix: 36)
    let file = "\(path)\(mark)\(FavoritesDirectory.date(of: Clock.time))-\(suffix)"
    try Files.write(difference.json, to: file)
    return Files.name(of: file)
  }
}
