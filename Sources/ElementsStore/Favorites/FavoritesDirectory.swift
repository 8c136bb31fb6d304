import Elements
import GLib

/// Where the database of favorites stands: a directory and a file for the user alone.
struct FavoritesDirectory {
  let path: String
  /// How long another copy of the program may keep the directory.
  let patience: Patience

  var directory: String { Files.parent(of: path) }

  /// Makes the directory and an empty file where they are missing, and calls `body` with which file it is, while
  /// no other copy of the program does so or sets the file aside: a connection that is made meanwhile could take
  /// the log of the file that comes after it for its own. Throws what stands in the way as a `FavoritesProblem`,
  /// and leaves that alone.
  /// - Parameter former: the files that were open before. Where the database was replaced and its log was not,
  ///   the log is removed: SQLite would read it into the new one.
  func prepared<Result>(
    after former: DatabaseFiles?, _ body: (FileAttributes.Identity) throws -> Result
  ) throws -> Result {
    try noted(tr("the folder cannot be created"), directory) { () throws(GLibError) in
      try Files.makeDirectory(directory)
    }
    _ = try claim(directory, .directory)
    return try locked {
      if let former { removeLog(of: former) }
      return try body(prepareFile())
    }
  }

  /// Whether nothing stands there that could be read.
  var isVacant: Bool {
    do throws(GLibError) {
      _ = try Files.attributes(of: path)
      return false
    } catch {
      return error.isNotFound && !Files.isLink(path)
    }
  }

  private func locked<Result>(_ body: () throws -> Result) throws -> Result {
    let start = Clock.monotonicSeconds
    guard
      let result = try Files.withDirectoryLocked(
        directory, while: { patience.lasts(since: start) }, body)
    else { throw FavoritesProblem(busy: path) }
    return result
  }

  private func prepareFile() throws -> FileAttributes.Identity {
    // A copy of the program was ended while it set a damaged database aside.
    if Files.exists(replacement) { _ = try replace() }
    if !Files.exists(path) {
      try noted(tr("the file cannot be created"), path) { () throws(GLibError) in
        try Files.create(path)
      }
    }
    return try claim(path, .file)
  }

  /// Makes sure that what stands at `path` is of this kind and the user's, and lets nobody else in.
  private func claim(
    _ path: String, _ kind: FileAttributes.Kind
  ) throws -> FileAttributes.Identity {
    let attributes = try noted(tr("it cannot be reached"), path) { () throws(GLibError) in
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

  private func noted<Result>(
    _ what: String, _ path: String, _ body: () throws(GLibError) -> Result
  ) throws -> Result {
    do throws(GLibError) { return try body() } catch {
      if Files.isLink(path), !Files.exists(path) {
        throw FavoritesProblem(path: path, message: tr("this link leads nowhere"))
      }
      // Somebody may just have taken away what was there.
      if error.isNotFound, Files.exists(directory) { throw FavoritesConnection.Moved() }
      throw FavoritesProblem(path: path, message: tr("{1}: {2}", what, error.message))
    }
  }

  // MARK: Other files

  private func removeLog(of former: DatabaseFiles) {
    let now = DatabaseFiles(at: path)
    guard now.main != former.main, now.log != nil, now.log == former.log else { return }
    for ending in ["-shm", "-wal"] { Files.remove(path + ending) }
  }

  /// Which file stands there.
  var identity: FileAttributes.Identity? { DatabaseFiles.identity(of: path) }

  /// The database that takes the place of a damaged one, as long as that is being set aside. While it is there,
  /// the next start goes on with that.
  var replacement: String { path + ".replacement" }

  /// Gives a damaged database another name with the date in it, and puts another in its place. Returns the name;
  /// nil where another copy of the program was quicker.
  /// - Parameter make: makes the other database at a path, complete in one file.
  func setAside(
    _ damaged: FileAttributes.Identity?, _ make: (_ path: String) throws -> Void
  ) throws -> String? {
    try locked {
      guard identity == damaged else { return nil }
      let draft = path + ".draft"
      defer { for ending in DatabaseFiles.endings { Files.remove(draft + ending) } }
      for ending in DatabaseFiles.endings { Files.remove(draft + ending) }
      try make(draft)
      guard Files.rename(draft, to: replacement) else { throw irreplaceable }
      return try replace()
    }
  }

  private var irreplaceable: FavoritesProblem {
    FavoritesProblem(path: path, message: tr("the file is damaged and cannot be renamed"))
  }

  private func replace() throws -> String {
    let (name, renames) = renames()
    for (old, new) in renames {
      guard Files.rename(old, to: new) else {
        Files.remove(replacement)
        throw irreplaceable
      }
    }
    return name
  }

  /// What a damaged database is called afterwards, and the steps to that, which may be interrupted anywhere:
  /// the name comes from the replacement's date, so the files get the same one when it is gone on with.
  func renames() -> (name: String, steps: [(old: String, new: String)]) {
    // A file's date may be anything.
    let seconds = min(max(Files.measures(of: replacement)?.time ?? 0, 0), Self.lastSecond)
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

  /// The last second of the year 9999.
  private static let lastSecond = 253_402_300_799.0

  /// A date and time for a file's name, to the second.
  /// - Parameter time: in milliseconds since 1970.
  static func date(of time: Int64) -> String {
    String(Timestamp.text(of: time).prefix { $0 != "." }.map { $0 == ":" ? "-" : $0 })
  }
}
