import GLib

/// Lets one sync of a store in this process execute a step at a time, up to the response. The file lock
/// alone does not ensure that: some file systems have no locks.
public final class SyncMutex: Sendable {
  private let lock = Guarded(())

  public init() {}

  /// Waits until no sync executes a step.
  func wait() { lock.withLock { _ in } }

  /// Calls `step` when no other sync executes one.
  func withLock(_ step: () -> Bool) -> Bool { lock.withLock { _ in step() } }
}
