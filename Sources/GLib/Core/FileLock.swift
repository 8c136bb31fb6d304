import CGLib
import Glibc

/// A file by which programs, or parts of one, take turns: one at a time has it, until it is released or its
/// program ends, in whatever way (`flock`).
public final class FileLock: Sendable {
  private let descriptor: Int32

  /// The file at `path`, which is made for the user alone where it is missing; nil where that cannot be.
  public init?(_ path: String) {
    descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return nil }
  }

  deinit { close(descriptor) }

  /// Takes it, unless another has it. Returns whether it is had then, as it also is where there are no locks.
  public func take() -> Bool {
    flock(descriptor, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK
  }

  /// Blocks until it is had.
  public func wait() {
    while flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
  }
}
