package import CGLib

/// Cancels an operation that runs on another thread (GCancellable).
public final class Cancellable: @unchecked Sendable {
  /// The C instance; its functions may be called on any thread.
  package let pointer = g_cancellable_new()

  public init() {}

  deinit { g_object_unref(pointer) }

  /// Requests cancellation; the operation ends when it next checks (`g_cancellable_cancel`). Any thread.
  public func cancel() { g_cancellable_cancel(pointer) }

  /// True once `cancel` was called.
  public var isCancelled: Bool { g_cancellable_is_cancelled(pointer) != 0 }

  /// Waits until one of the cancellables is canceled, at most `seconds` (`g_cancellable_make_pollfd`).
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
