import Elements
import GLib

/// Reads the favorites from a database that is damaged or read-only. Works on a copy, so that the files stay as they
/// are.
struct FavoritesSalvage {
  /// Length limit in bytes, more than any favorites take.
  private static let maximumLength = 64 << 20
  /// SQLite's default page size in bytes.
  private static let pageLength = 4096

  private let main: [UInt8]
  private let log: [UInt8]?
  private let installation: String

  /// Returns the favorites in the database at `path`; nil if it cannot be read, which is not the same as empty.
  /// - Parameters:
  ///   - installation: identifier for the state, if the database has none.
  ///   - isDamaged: true to accept a part of the rows.
  static func read(_ path: String, installation: String, isDamaged: Bool) -> FavoritesState? {
    guard let main = bytes(path) else { return nil }
    let log = bytes(path + "-wal")
    guard log != nil || !Files.exists(path + "-wal") else { return nil }
    // As created, before the first write.
    if main.isEmpty, !isDamaged { return FavoritesState(installation: installation) }
    guard let folder = try? Files.makeTemporaryDirectory() else { return nil }
    defer { Files.removeDirectory(folder) }
    return FavoritesSalvage(main: main, log: log, installation: installation)
      .read(in: folder, isDamaged: isDamaged)
  }

  private static func bytes(_ path: String) -> [UInt8]? {
    try? Files.read(path, atMost: maximumLength)
  }

  private func read(in folder: String, isDamaged: Bool) -> FavoritesState? {
    let copy = open(main, at: folder + "/copy")
    // A damaged database can be read without an error and still lack favorites: a table's root page may be wrong.
    guard isDamaged else { return copy.flatMap { tables($0, isLenient: false) } }
    let repaired = firstPage(in: folder).flatMap {
      open($0 + main.dropFirst(Self.pageLength), at: folder + "/repaired")
    }
    let states = [copy, repaired].compactMap { $0.flatMap { tables($0, isLenient: true) } }
      .filter { $0 != FavoritesState(installation: installation) }
    return states.max { $0.mine.count + $0.records.count < $1.mine.count + $1.records.count }
  }

  /// Opens a connection without fsync that tolerates errors in the schema.
  private static func connect(_ path: String) throws(SQLiteError) -> SQLiteDatabase {
    let database = try SQLiteDatabase(path: path, isShared: false)
    // With this, intact tables can be read even if the schema of another table is damaged.
    try? database.run("PRAGMA writable_schema = ON")
    try? database.run("PRAGMA synchronous = OFF")
    return database
  }

  private func open(_ bytes: [UInt8], at path: String) -> SQLiteDatabase? {
    do {
      try Files.write(bytes, to: path, isDurable: false)
      if let log { try Files.write(log, to: path + "-wal", isDurable: false) }
      let database = try Self.connect(path)
      if let version = FavoritesSchema.version(ofTables: database),
        version < FavoritesSchema.version
      {
        try? FavoritesSchema.migrate(database, from: version)
      }
      return database
    } catch { return nil }
  }

  private func tables(_ database: SQLiteDatabase, isLenient: Bool) -> FavoritesState? {
    try? FavoritesTables(database: database, isLenient: isLenient).read(installation: installation)
  }

  /// Returns the first page of a new database. It holds the schema, and is the same in all databases of the program
  /// except for the page count.
  private func firstPage(in folder: String) -> [UInt8]? {
    let path = folder + "/new"
    do {
      try Files.create(path)
      try FavoritesSchema.migrate(Self.connect(path), from: 0)
      var page = Array(try Files.read(path).prefix(Self.pageLength))
      guard page.count == Self.pageLength else { return nil }
      // Read and write version 2: WAL, because the log may exist.
      page.replaceSubrange(18..<20, with: [2, 2])
      let pages = UInt32(clamping: (main.count + Self.pageLength - 1) / Self.pageLength)
      page.replaceSubrange(
        28..<32, with: [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: pages >> $0) })
      return page
    } catch { return nil }
  }
}
