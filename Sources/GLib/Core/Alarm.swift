import CGLib

/// Timer that calls a function once on the main loop. Releasing the alarm cancels it.
public final class Alarm: @unchecked Sendable {
  /// The C source; its functions may be called on any thread.
  private let source: UnsafeMutablePointer<GSource>?

  private final class Box: Sendable {
    let ring: @Sendable () -> Void
    init(_ ring: @escaping @Sendable () -> Void) { self.ring = ring }
  }

  /// Starts the timer.
  /// - Parameter milliseconds: Delay from now, on the monotonic clock.
  public init(after milliseconds: Int64, _ ring: @escaping @Sendable () -> Void) {
    source = g_timeout_source_new(guint(clamping: max(milliseconds, 0)))
    g_source_set_callback(
      source,
      { box in
        guard let box else { return 0 }
        Unmanaged<Box>.fromOpaque(box).takeUnretainedValue().ring()
        return 0
      }, Unmanaged.passRetained(Box(ring)).toOpaque(),
      { box in
        guard let box else { return }
        Unmanaged<Box>.fromOpaque(box).release()
      })
    g_source_attach(source, nil)
  }

  deinit {
    g_source_destroy(source)
    g_source_unref(source)
  }
}
