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

  /// Waits until one of them is cancelled, but no longer than `seconds` (`g_cancellable_make_pollfd`).
  public static func wait(forAnyOf cancellables: [Cancellable], upTo seconds: Double) {
    var descriptors = cancellables.map { cancellable in
      var descriptor = GPollFD()
      _ = g_cancellable_make_pollfd(cancellable.pointer, &descriptor)
      return descriptor
    }
    defer { for cancellable in cancellables { g_cancellable_release_fd(cancellable.pointer) } }
    let end = Clock.monotonicSeconds + seconds
    while !cancellables.contains(where: \.isCancelled) {
      let left = end - Clock.monotonicSeconds
      guard left > 0 else { return }
      g_poll(&descriptors, guint(descriptors.count), gint((left * 1000).rounded(.up)))
    }
  }
}
