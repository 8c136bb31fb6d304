import CGLib

/// Calls a function once, on the main loop, after a time. Dropped before, it does not.
public final class Alarm: @unchecked Sendable {
  /// The C source, whose functions may be called on any thread.
  private let source: UnsafeMutablePointer<GSource>?

  private final class Box: Sendable {
    let ring: @Sendable () -> Void
    init(_ ring: @escaping @Sendable () -> Void) { self.ring = ring }
  }

  /// - Parameter milliseconds: from now on, steadily counted.
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
