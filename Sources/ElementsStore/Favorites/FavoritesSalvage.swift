import Elements
import GLib

/// Reads what can be read of a database of favorites that is damaged, or stands where nothing may be written.
/// Leaves it as it is: what is opened is a copy.
struct FavoritesSalvage {
  /// Bytes from which on a file is not looked at: no favorites take that many.
  private static let maximumLength = 64 << 20
  /// Bytes of a page, as SQLite chooses it.
  private static let pageLength = 4096

  private let main: [UInt8]
  private let log: [UInt8]?
  private let installation: String

  /// The favorites in the database at `path`; nil where it cannot be read, which is not the same as none.
  /// - Parameters:
  ///   - installation: the state's, where the database names none.
  ///   - isDamaged: whether a part is better than nothing.
  static func read(_ path: String, installation: String, isDamaged: Bool) -> FavoritesState? {
    guard let main = bytes(path) else { return nil }
    let log = bytes(path + "-wal")
    guard log != nil || !Files.exists(path + "-wal") else { return nil }
    // As it is made, before anything is written to it.
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
    let copy = opened(main, at: folder + "/copy")
    if let state = copy.flatMap({ tables($0, isLenient: false) }) { return state }
    guard isDamaged else { return nil }
    let mended = firstPage(in: folder).flatMap {
      opened($0 + main.dropFirst(Self.pageLength), at: folder + "/mended")
    }
    let states = [copy, mended].compactMap { $0.flatMap { tables($0, isLenient: true) } }
      .filter { $0 != FavoritesState(installation: installation) }
    return states.max { $0.mine.count < $1.mine.count }.map(sound)
  }

  /// A connection that does not wait for the disk, and puts up with what it can.
  private static func connected(_ path: String) throws(SQLiteError) -> SQLiteDatabase {
    let database = try SQLiteDatabase(path: path)
    // Tables whose description is sound can be read, even if that of another is not.
    try? database.run("PRAGMA writable_schema = ON")
    try? database.run("PRAGMA synchronous = OFF")
    return database
  }

  private func opened(_ bytes: [UInt8], at path: String) -> SQLiteDatabase? {
    do {
      try Files.write(bytes, to: path, isDurable: false)
      if let log { try Files.write(log, to: path + "-wal", isDurable: false) }
      let database = try Self.connected(path)
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

  /// The first page of a new database: it describes the tables, and is the same in all databases of the
  /// program's but for their length.
  private func firstPage(in folder: String) -> [UInt8]? {
    let path = folder + "/new"
    do {
      try Files.create(path)
      try FavoritesSchema.migrate(Self.connected(path), from: 0)
      var page = Array(try Files.read(path).prefix(Self.pageLength))
      guard page.count == Self.pageLength else { return nil }
      // Read and written with a log, which may be there.
      page.replaceSubrange(18..<20, with: [2, 2])
      let pages = UInt32(clamping: (main.count + Self.pageLength - 1) / Self.pageLength)
      page.replaceSubrange(
        28..<32, with: [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: pages >> $0) })
      return page
    } catch { return nil }
  }

  /// The state without what occurs twice, as in a table whose order is damaged.
  private func sound(_ state: FavoritesState) -> FavoritesState {
    var (numbers, marks, entries): (Set<Int>, Set<FavoriteMark>, Set<OutboxEntry.ID>) = ([], [], [])
    return FavoritesState(
      installation: state.installation,
      mine: state.mine.filter { numbers.insert($0.number).inserted },
      others: state.others.filter { marks.insert($0.mark).inserted },
      outbox: state.outbox.filter { entries.insert($0.id).inserted },
      lastEntry: state.lastEntry, server: state.server)
  }
}
