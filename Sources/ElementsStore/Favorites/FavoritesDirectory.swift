import Elements
import GLib

/// Where the database of favorites stands: a directory and a file for the user alone.
struct FavoritesDirectory {
  let path: String
  /// Seconds that another copy of the program may keep the directory.
  let patience: Double

  var directory: String { Files.parent(of: path) }

  /// Makes the directory and an empty file where they are missing, and calls `body` with which file it is, while
  /// no other copy of the program does so or sets the file aside: a connection that is made meanwhile could take
  /// the log of the file that comes after it for its own. Throws what stands in the way as a `FavoritesProblem`,
  /// and leaves that alone.
  func prepared<Result>(_ body: (FileAttributes.Identity) throws -> Result) throws -> Result {
    try noted(tr("the folder cannot be created"), directory) { () throws(GLibError) in
      try Files.makeDirectory(directory)
    }
    _ = try claim(directory, .directory)
    return try locked { try body(prepareFile()) }
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
    guard
      let result = try Files.withDirectoryLocked(directory, patience: patience, body)
    else { throw FavoritesProblem(busy: path) }
    return result
  }

  private func prepareFile() throws -> FileAttributes.Identity {
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
        path: path, message: "\(tr("it belongs to another user")): \(attributes.owner)")
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
      throw FavoritesProblem(path: path, message: "\(what): \(error.message)")
    }
  }

  // MARK: Damage

  /// What a database consists of, in the order in which it is set aside: a log without its database would
  /// be thrown away.
  private static let parts = ["-wal", "-shm", ""]

  /// Which file stands there.
  var identity: FileAttributes.Identity? { (try? Files.attributes(of: path))?.identity }

  /// Gives the database another name with the date in it, and returns that; nil where another copy of the
  /// program was quicker.
  func setAside(_ damaged: FileAttributes.Identity?) throws -> String? {
    let name = try locked { identity == damaged ? rename() : nil }
    guard identity == damaged else { return name }
    throw FavoritesProblem(
      path: path, message: tr("the file is damaged and cannot be renamed"))
  }

  private func rename() -> String {
    let date = Timestamp.text(of: Clock.time).prefix { $0 != "." }.map { $0 == ":" ? "-" : $0 }
    let first = "\(path).damaged-\(String(date))"
    var name = first
    var number = 1
    while Files.exists(name) {
      number += 1
      name = "\(first)-\(number)"
    }
    for part in Self.parts { _ = Files.rename(path + part, to: name + part) }
    return name
  }
}
