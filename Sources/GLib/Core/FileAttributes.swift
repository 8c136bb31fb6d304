import CGLib
import Glibc

/// What the system says of a file, or of what a link leads to.
public struct FileAttributes: Sendable, Hashable {
  /// What stands at a path.
  public enum Kind: Sendable, Hashable {
    case file
    case directory
    /// A device, a socket or the like.
    case other
  }

  /// Tells a file from every other, also from one that has its name later.
  public struct Identity: Sendable, Hashable {
    fileprivate let device: UInt64
    fileprivate let number: UInt64
  }

  /// What it is.
  public let kind: Kind
  /// Which file it is, whatever it is called.
  public let identity: Identity
  /// Who may do what: the nine bits for owner, group and others.
  public let permissions: UInt32
  fileprivate let ownerID: UInt32

  /// Whether it belongs to the user as whom the program runs.
  public var isOwn: Bool { ownerID == geteuid() }

  /// The owner's login, or their number where the system does not know it.
  public var owner: String {
    guard let entry = getpwuid(ownerID), let name = entry.pointee.pw_name else {
      return String(ownerID)
    }
    return String(cString: name)
  }
}

extension Files {
  /// What stands at `path`. Throws where nothing does, or nobody may look.
  public static func attributes(of path: String) throws(GLibError) -> FileAttributes {
    var status = stat()
    guard stat(path, &status) == 0 else { throw GLibError(errno: errno) }
    let kind: FileAttributes.Kind
    switch status.st_mode & S_IFMT {
    case S_IFREG: kind = .file
    case S_IFDIR: kind = .directory
    default: kind = .other
    }
    return FileAttributes(
      kind: kind,
      identity: .init(device: UInt64(status.st_dev), number: UInt64(status.st_ino)),
      permissions: UInt32(status.st_mode) & 0o777, ownerID: status.st_uid)
  }

  /// Lets only those do something with the file at `path` who have their bits.
  public static func setPermissions(_ permissions: UInt32, of path: String) {
    _ = chmod(path, mode_t(permissions))
  }

  /// Throws where the file at `path` may not be written (`g_access`).
  public static func checkWritable(_ path: String) throws(GLibError) {
    guard g_access(path, W_OK) == 0 else { throw GLibError(errno: errno) }
  }

  /// Makes the directory at `path` and those above it that are missing, for the user alone.
  public static func makeDirectory(_ path: String) throws(GLibError) {
    guard g_mkdir_with_parents(path, 0o700) == 0 else { throw GLibError(errno: errno) }
  }

  /// Makes an empty directory for the user alone where programs have what they need for a moment.
  public static func makeTemporaryDirectory() throws(GLibError) -> String {
    let path = try throwing { g_dir_make_tmp("the-elements-XXXXXX", $0) }
    defer { g_free(path) }
    return path.map { String(cString: $0) } ?? "."
  }

  /// Removes the directory at `path` with the files in it.
  public static func removeDirectory(_ path: String) {
    for name in names(in: path) { remove(path + "/" + name) }
    _ = rmdir(path)
  }

  /// Makes an empty file at `path`, for the user alone, unless one is there.
  public static func create(_ path: String) throws(GLibError) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else {
      if errno == EEXIST { return }
      throw GLibError(errno: errno)
    }
    close(descriptor)
  }

  /// Throws where files in the directory at `path` cannot be locked (`fcntl`), as in some homes on a network.
  /// Where that cannot be tried, it does not.
  public static func checkLocks(in path: String) throws(GLibError) {
    let name = "\(path)/.lock-\(UInt64.random(in: 0 ... .max))"
    let descriptor = open(name, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return }
    remove(name)
    defer { close(descriptor) }
    var lock = flock()
    (lock.l_type, lock.l_whence) = (Int16(F_WRLCK), Int16(SEEK_SET))
    guard fcntl(descriptor, F_SETLK, &lock) == 0 else { throw GLibError(errno: errno) }
  }

  /// Seconds between two attempts to lock.
  private static let lockPause = 0.01

  /// Calls `body` while no other program does so with the directory at `path`; all the same where there are
  /// no locks. Nil where another program keeps it and `isPatient`, asked again and again, says no.
  public static func withDirectoryLocked<Result>(
    _ path: String, while isPatient: () -> Bool, _ body: () throws -> Result
  ) rethrows -> Result? {
    let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    // Closing gives the lock back.
    defer { close(descriptor) }
    while flock(descriptor, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK {
      guard isPatient() else { return nil }
      Clock.sleep(seconds: lockPause)
    }
    return try body()
  }
}
