import CGLib
import Glibc

/// Lock file shared by programs or parts of one (`flock`). One holder at a time, until the lock is released or the
/// holder's process ends in any way.
public final class FileLock: Sendable {
  private let path: String
  private let descriptor: Int32

  /// Opens the lock file at `path`, created with access for the user only if it is missing; nil if that fails.
  public init?(_ path: String) {
    self.path = path
    descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NONBLOCK, 0o600)
    guard descriptor >= 0 else { return nil }
  }

  deinit { close(descriptor) }

  /// Tries to take the lock without blocking. Returns true if this object holds it now, and also if the file system
  /// has no locks.
  public func tryLock() -> Bool {
    while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      if errno == EWOULDBLOCK { return false }
      guard errno == EINTR else { return true }
    }
    return true
  }

  /// Blocks until this object holds the lock.
  public func lock() {
    while flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
  }

  /// True while the path leads to this lock file. If the file was removed or replaced, others lock another one, and
  /// this lock excludes nobody.
  public var isInPlace: Bool {
    var (own, found) = (stat(), stat())
    guard fstat(descriptor, &own) == 0 else { return false }
    return stat(path, &found) == 0 && own.st_ino == found.st_ino && own.st_dev == found.st_dev
  }
}
