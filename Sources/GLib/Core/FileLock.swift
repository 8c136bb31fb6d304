import CGLib
import Glibc

/// A file by which programs, or parts of one, take turns: one at a time has it, until it is released or its
/// program ends, in whatever way (`flock`).
public final class FileLock: Sendable {
  private let path: String
  private let descriptor: Int32

  /// The file at `path`, which is made for the user alone where it is missing; nil where that cannot be.
  public init?(_ path: String) {
    self.path = path
    descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NONBLOCK, 0o600)
    guard descriptor >= 0 else { return nil }
  }

  deinit { close(descriptor) }

  /// Takes it, unless another has it. Returns whether it is had then, as it also is where there are no locks.
  public func take() -> Bool {
    while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      if errno == EWOULDBLOCK { return false }
      guard errno == EINTR else { return true }
    }
    return true
  }

  /// Blocks until it is had.
  public func wait() {
    while flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
  }

  /// True while the path leads to this file. Else the file was removed or replaced, and others take another for
  /// the same lock: what is had of this one keeps nobody away.
  public var isInPlace: Bool {
    var (own, found) = (stat(), stat())
    guard fstat(descriptor, &own) == 0 else { return false }
    return stat(path, &found) == 0 && own.st_ino == found.st_ino && own.st_dev == found.st_dev
  }
}
