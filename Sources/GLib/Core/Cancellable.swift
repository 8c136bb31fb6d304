package import CGLib

/// Ends a job that is under way on another thread (GCancellable).
public final class Cancellable: @unchecked Sendable {
  /// The C instance, whose functions may be called on any thread.
  package let pointer = g_cancellable_new()

  public init() {}

  deinit { g_object_unref(pointer) }

  /// Ends the job as soon as it notices (`g_cancellable_cancel`). On any thread.
  public func cancel() { g_cancellable_cancel(pointer) }

  /// Whether it was cancelled.
  public var isCancelled: Bool { g_cancellable_is_cancelled(pointer) != 0 }
}
