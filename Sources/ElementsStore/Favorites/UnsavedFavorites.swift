import Elements
import GLib

/// Changes of the user's that an earlier run of the program could not bring into the database: each run's in a
/// file beside it, which goes once the changes are in the database.
struct UnsavedFavorites {
  /// A file, and what it holds.
  struct File {
    let path: String
    let difference: FavoritesDifference
  }

  /// The files that were there.
  let files: [File]

  /// No files.
  static let none = UnsavedFavorites(files: [])

  private init(files: [File]) { self.files = files }

  /// Those beside the database at `path`. A file that makes no sense is renamed, and not looked at again.
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
    return try? Files.read(path, atMost: FavoriteReader.maximumLength)
  }

  /// The changes, each without effect where another copy of the program has made it and removed the file.
  var changes: [FavoritesConnection.Change] {
    files.map { file in
      { state in if Files.exists(file.path) { state.apply(file.difference) } }
    }
  }

  /// Removes the files: their changes are in the database, or in another such file.
  func remove() { for file in files { Files.remove(file.path) } }

  /// Writes a difference into a new file beside the database at `path`. Returns the file's name.
  static func write(
    _ difference: FavoritesDifference, besideDatabase path: String
  ) throws(GLibError) -> String {
    // Another copy of the program may end in the same second.
    let suffix = String(UInt32.random(in: 0 ... .max), radix: 36)
    let file = "\(path)\(mark)\(FavoritesDirectory.date(of: Clock.time))-\(suffix)"
    try Files.write(difference.json, to: file)
    return Files.name(of: file)
  }
}
