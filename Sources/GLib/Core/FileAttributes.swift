import CGLib
import Glibc

/// The `stat` of a file, or of the target of a symbolic link.
public struct FileAttributes: Sendable, Hashable {
  /// Kind of file.
  public enum Kind: Sendable, Hashable {
    case file
    case directory
    /// A device, a socket or another special file.
    case other
  }

  /// Identity of a file, independent of its name: device and inode.
  public struct Identity: Sendable, Hashable {
    fileprivate let device: UInt64
    fileprivate let number: UInt64
  }

  /// File, directory or other.
  public let kind: Kind
  /// Device and inode.
  public let identity: Identity
  /// Permission bits: the nine for owner, group and others.
  public let permissions: UInt32
  fileprivate let ownerID: UInt32

  /// True if the owner is the process's effective user.
  public var isOwn: Bool { ownerID == geteuid() }

  /// Length in bytes.
  public let length: Int
  /// Modification time in seconds since 1970.
  public let time: Double

  /// The owner's login name, or the user ID if the system has no name for it.
  public var owner: String {
    guard let entry = getpwuid(ownerID), let name = entry.pointee.pw_name else {
      return String(ownerID)
    }
    return String(cString: name)
  }
}

extension Files {
  /// Returns the attributes of the file at `path`. Throws if there is none or access is denied.
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
      permissions: UInt32(status.st_mode) & 0o777, ownerID: status.st_uid,
      length: Int(status.st_size),
      time: Double(status.st_mtim.tv_sec) + Double(status.st_mtim.tv_nsec) / 1e9)
  }

  /// Sets the permission bits of the file at `path` (`chmod`).
  public static func setPermissions(_ permissions: UInt32, of path: String) {
    _ = chmod(path, mode_t(permissions))
  }

  /// Throws if the file at `path` is not writable (`g_access`).
  public static func checkWritable(_ path: String) throws(GLibError) {
    guard g_access(path, W_OK) == 0 else { throw GLibError(errno: errno) }
  }

  /// Creates the directory at `path` and its missing parents, with access for the user only.
  public static func makeDirectory(_ path: String) throws(GLibError) {
    guard g_mkdir_with_parents(path, 0o700) == 0 else { throw GLibError(errno: errno) }
  }

  /// Creates an empty directory in the system's folder for temporary files, with access for the user only.
  public static func makeTemporaryDirectory() throws(GLibError) -> String {
    let template = ApplicationIdentity.current.programName + "-XXXXXX"
    return String(taking: try throwing { g_dir_make_tmp(template, $0) }) ?? "."
  }

  /// Removes the directory at `path` and all that is in it. Links are removed, not followed.
  public static func removeDirectory(_ path: String) {
    for name in names(in: path).map({ path + "/" + $0 }) {
      let isDirectory = !isLink(name) && g_file_test(name, G_FILE_TEST_IS_DIR) != 0
      isDirectory ? removeDirectory(name) : remove(name)
    }
    _ = rmdir(path)
  }

  /// Creates an empty file at `path`, with access for the user only, unless it exists.
  public static func create(_ path: String) throws(GLibError) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else {
      if errno == EEXIST { return }
      throw GLibError(errno: errno)
    }
    close(descriptor)
  }

  /// Throws if files in the directory at `path` cannot be locked (`fcntl`), as on some network file systems. Does
  /// nothing if no test file can be created.
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

  /// Calls `body` while holding an exclusive lock of the directory at `path`. Calls it without a lock if the
  /// file system has none. Returns nil if another program holds the lock and `isPatient`, which is asked again
  /// and again, returns false.
  public static func withDirectoryLocked<Result>(
    _ path: String, while isPatient: () -> Bool, _ body: () throws -> Result
  ) rethrows -> Result? {
    let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    // Closing releases the lock.
    defer { close(descriptor) }
    while flock(descriptor, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK {
      guard isPatient() else { return nil }
      Clock.sleep(seconds: lockPause)
    }
    return try body()
  }
}
