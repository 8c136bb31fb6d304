import GLib

/// The files that a database consists of at a moment: which inode stands at each of the three names.
struct DatabaseFiles: Hashable {
  /// The endings of the names, in the order in which the files are set aside: a log without its database
  /// would be thrown away.
  static let endings = ["-wal", "-shm", ""]

  /// The database.
  let main: FileAttributes.Identity?
  /// Its log, which holds what was written last.
  let log: FileAttributes.Identity?
  /// The memory that connections share, an index of the log.
  let index: FileAttributes.Identity?

  /// Those at `path` now.
  init(at path: String) {
    main = Self.identity(of: path)
    log = Self.identity(of: path + "-wal")
    index = Self.identity(of: path + "-shm")
  }

  static func identity(of path: String) -> FileAttributes.Identity? {
    (try? Files.attributes(of: path))?.identity
  }
}
