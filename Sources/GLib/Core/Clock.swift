import CGLib

/// The system's clocks.
public enum Clock {
  /// The moment, in milliseconds since 1970 (`g_get_real_time`). Jumps when somebody sets the clock.
  public static var time: Int64 { Int64(g_get_real_time()) / 1000 }

  /// Seconds from some moment on, steadily (`g_get_monotonic_time`).
  public static var monotonicSeconds: Double { Double(g_get_monotonic_time()) / 1e6 }

  /// Lets the thread rest for so many seconds.
  public static func sleep(seconds: Double) { g_usleep(gulong(seconds * 1e6)) }
}
