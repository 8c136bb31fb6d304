import CGLib

/// Calls a function once on the main loop after a delay. Releasing the timer cancels it.
public final class Timer: @unchecked Sendable {
  /// The C source; its functions may be called on any thread.
  private let source: UnsafeMutablePointer<GSource>?

  private typealias Handler = @Sendable () -> Void

  /// Starts the timer.
  /// - Parameter milliseconds: Delay from now, on the monotonic clock.
  public init(after milliseconds: Int64, _ fire: @escaping @Sendable () -> Void) {
    source = g_timeout_source_new(guint(clamping: max(milliseconds, 0)))
    g_source_set_callback(
      source,
      { data in
        UserData<Handler>.value(data)?()
        return 0
      }, UserData<Handler>.retaining(fire), releaseUserData)
    g_source_attach(source, nil)
  }

  deinit {
    g_source_destroy(source)
    g_source_unref(source)
  }
}
