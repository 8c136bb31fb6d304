import Elements
import GLib

/// Directory and file of the database of favorites, both accessible to the user only.
struct FavoritesDirectory {
  let path: String
  /// Timeout for the directory lock of another instance.
  let lockTimeout: LockTimeout

  var directory: String { Files.parent(of: path) }

  /// Creates the directory and an empty file if they are missing, and calls `body` with the file's identity under the
  /// directory lock, so that no other instance opens the file or sets it aside meanwhile: a new connection could take
  /// the log of the file's successor for its own. Throws a `FavoritesProblem` if something else is in the way, and
  /// leaves that untouched.
  /// - Parameter previous: the files that were open before. If the database was replaced and its log was not, the log
  ///   is removed: SQLite would apply it to the new database.
  func withPreparedFile<Result>(
    after previous: DatabaseFiles?, _ body: (FileAttributes.Identity) throws -> Result
  ) throws -> Result {
    try reporting(tr("the folder cannot be created"), directory) { () throws(GLibError) in
      try Files.makeDirectory(directory)
    }
    _ = try secure(directory, .directory)
    return try withLock {
      if let previous { removeLog(of: previous) }
      return try body(prepareFile())
    }
  }

  /// True if there is no file at the path.
  var isMissing: Bool {
    do throws(GLibError) {
      _ = try Files.attributes(of: path)
      return false
    } catch {
      return error.isNotFound && !Files.isLink(path)
    }
  }

  private func withLock<Result>(_ body: () throws -> Result) throws -> Result {
    let start = Clock.monotonicSeconds
    guard
      let result = try Files.withDirectoryLocked(
        directory, while: { lockTimeout.allowsWaiting(since: start) }, body)
    else { throw FavoritesProblem(busy: path) }
    return result
  }

  private func prepareFile() throws -> FileAttributes.Identity {
    // Another instance was killed while it set a damaged database aside.
    if Files.exists(replacement) { _ = try renameAll() }
    if !Files.exists(path) {
      try reporting(tr("the file cannot be created"), path) { () throws(GLibError) in
        try Files.create(path)
      }
    }
    return try secure(path, .file)
  }

  /// Checks that the file at `path` is of this kind and the user's own, and removes everybody else's permissions.
  private func secure(
    _ path: String, _ kind: FileAttributes.Kind
  ) throws -> FileAttributes.Identity {
    let attributes = try reporting(tr("it cannot be reached"), path) { () throws(GLibError) in
      try Files.attributes(of: path)
    }
    guard attributes.kind == kind else {
      throw FavoritesProblem(
        path: path,
        message: attributes.kind == .directory
          ? tr("there is a folder where the file should be") : tr("this is not an ordinary file"))
    }
    guard attributes.isOwn else {
      throw FavoritesProblem(
        path: path, message: tr("it belongs to another user: {1}", "\(attributes.owner)"))
    }
    let bits = attributes.permissions & 0o700
    if bits != attributes.permissions { Files.setPermissions(bits, of: path) }
    return attributes.identity
  }

  private func reporting<Result>(
    _ what: String, _ path: String, _ body: () throws(GLibError) -> Result
  ) throws -> Result {
    do throws(GLibError) { return try body() } catch {
      if Files.isLink(path), !Files.exists(path) {
        throw FavoritesProblem(path: path, message: tr("this link leads nowhere"))
      }
      // Another process may just have removed it.
      if error.isNotFound, Files.exists(directory) {
        throw FavoritesConnection.FilesReplacedError()
      }
      throw FavoritesProblem(path: path, message: tr("{1}: {2}", what, error.message))
    }
  }

  // MARK: Other files

  private func removeLog(of previous: DatabaseFiles) {
    let now = DatabaseFiles(at: path)
    guard now.main != previous.main, now.log != nil, now.log == previous.log else { return }
    for ending in ["-shm", "-wal"] { Files.remove(path + ending) }
  }

  /// Identity of the file at the path.
  var identity: FileAttributes.Identity? { DatabaseFiles.identity(of: path) }

  /// Path of the new database while a damaged one is set aside. If it exists at a start, the renames are resumed.
  var replacement: String { path + ".replacement" }

  /// Renames a damaged database to a name with the date and replaces it by another. Returns the new name; nil if
  /// another instance was faster.
  /// - Parameters:
  ///   - damaged: identity of the damaged file.
  ///   - make: creates the other database at a path, complete in one file.
  func setAside(
    _ damaged: FileAttributes.Identity?, _ make: (_ path: String) throws -> Void
  ) throws -> String? {
    try withLock {
      guard identity == damaged else { return nil }
      let draft = path + ".draft"
      defer { for ending in DatabaseFiles.endings { Files.remove(draft + ending) } }
      for ending in DatabaseFiles.endings { Files.remove(draft + ending) }
      try make(draft)
      guard Files.rename(draft, to: replacement) else { throw renameFailure }
      return try renameAll()
    }
  }

  private var renameFailure: FavoritesProblem {
    FavoritesProblem(path: path, message: tr("the file is damaged and cannot be renamed"))
  }

  private func renameAll() throws -> String {
    let (name, renames) = renames()
    for (old, new) in renames {
      guard Files.rename(old, to: new) else {
        Files.remove(replacement)
        throw renameFailure
      }
    }
    return name
  }

  /// Returns the new name of a damaged database and the renames to get there. They can be interrupted anywhere: the
  /// name is derived from the replacement's date, so that resuming uses the same name.
  func renames() -> (name: String, steps: [(old: String, new: String)]) {
    // A file can carry any date.
    let time = (try? Files.attributes(of: replacement))?.time ?? 0
    let seconds = min(max(time, 0), Self.lastSecond)
    let first = "\(path).damaged-\(Self.date(of: Int64(seconds) * 1000))"
    var name = first
    var number = 1
    while Files.exists(name) {
      number += 1
      name = "\(first)-\(number)"
    }
    let parts = DatabaseFiles.endings.filter { Files.exists(path + $0) }
    return (name, parts.map { (path + $0, name + $0) } + [(replacement, path)])
  }

  /// Last second of the year 9999.
  private static let lastSecond = 253_402_300_799.0

  /// Returns a date and time for a file name, to the second.
  /// - Parameter time: in milliseconds since 1970.
  static func date(of time: Int64) -> String {
    String(Timestamp.text(of: time).prefix { $0 != "." }.map { $0 == ":" ? "-" : $0 })
  }
}
