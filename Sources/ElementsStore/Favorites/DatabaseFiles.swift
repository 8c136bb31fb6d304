import GLib

/// Inodes of a database's three files at one moment.
struct DatabaseFiles: Hashable {
  /// Suffixes of the file names, in the order of renaming: SQLite removes a log that has no database.
  static let endings = ["-wal", "-shm", ""]

  /// Database file.
  let main: FileAttributes.Identity?
  /// Write-ahead log, which holds the last transactions.
  let log: FileAttributes.Identity?
  /// Shared memory of the connections: an index of the log.
  let index: FileAttributes.Identity?

  /// Reads the inodes of the files at `path`.
  init(at path: String) {
    main = Self.identity(of: path)
    log = Self.identity(of: path + "-wal")
    index = Self.identity(of: path + "-shm")
  }

  static func identity(of path: String) -> FileAttributes.Identity? {
    (try? Files.attributes(of: path))?.identity
  }
}
