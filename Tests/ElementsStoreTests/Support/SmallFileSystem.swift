import GLib
import Glibc
import TestSupport
import XCTest

/// A small file system in memory, visible only to the thread that made it and to those that it starts. It is
/// unmounted with them, however the tests end.
struct SmallFileSystem: Sendable {
  /// Mount point.
  let path: String

  /// Runs `body` on such a thread; skips the test if mounting is not permitted.
  static func with(
    kilobytes: Int, _ body: @escaping @Sendable (SmallFileSystem) throws -> Void
  ) throws {
    try withTemporaryDirectory { folder in
      let refusal = Guarded<String?>(nil)
      let failure = Guarded<(any Error)?>(nil)
      let worker = Worker()
      worker.run {
        guard leaveCommonMounts(),
          mount("none", "/", nil, UInt(MS_REC | MS_PRIVATE), nil) == 0,
          mount("none", folder, "tmpfs", 0, "size=\(kilobytes)k,mode=700") == 0
        else {
          let reason = String(cString: strerror(errno))
          return refusal.withLock { $0 = reason }
        }
        do { try body(SmallFileSystem(path: folder)) } catch {
          failure.withLock { $0 = error }
        }
      }
      worker.wait()
      if let reason = refusal.withLock({ $0 }) {
        throw XCTSkip("mounting a file system needs CAP_SYS_ADMIN: \(reason)")
      }
      if let error = failure.withLock({ $0 }) { throw error }
    }
  }

  private var filling: String { path + "/filling" }

  /// Fills the free space.
  func fill() {
    let descriptor = open(filling, O_WRONLY | O_CREAT | O_APPEND, 0o600)
    let bytes = [UInt8](repeating: 1, count: 4096)
    while write(descriptor, bytes, bytes.count) > 0 {}
    close(descriptor)
  }

  /// Frees that space.
  func makeRoom() { Files.remove(filling) }

  /// Remounts the file system read-only or writable.
  func setReadOnly(_ isReadOnly: Bool) {
    let flags = UInt(MS_REMOUNT) | (isReadOnly ? UInt(MS_RDONLY) : 0)
    XCTAssertEqual(mount("none", path, nil, flags, nil), 0, String(cString: strerror(errno)))
  }

  /// Gives this thread, and those that it starts, a mount namespace of their own (`unshare`, which is not imported
  /// into Swift).
  private static func leaveCommonMounts() -> Bool {
    typealias Unshare = @convention(c) (Int32) -> Int32
    let newMounts: Int32 = 0x20000  // CLONE_NEWNS
    guard let symbol = dlsym(nil, "unshare") else { return false }
    return unsafeBitCast(symbol, to: Unshare.self)(newMounts) == 0
  }
}
