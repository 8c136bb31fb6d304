import GLib

/// The order of the syncs of one store in this process: one at a time executes a step, up to the response. The file lock
/// alone does not ensure that: some file systems have no locks.
public final class SyncTurn: Sendable {
  private let lock = Lock()

  public init() {}

  /// Waits until no sync executes a step.
  func wait() { lock.withLock {} }

  /// Calls `step` when no other sync executes one.
  func take(_ step: () -> Bool) -> Bool { lock.withLock(step) }
}
