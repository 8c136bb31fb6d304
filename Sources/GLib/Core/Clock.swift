import CGLib

/// The system's clocks.
public enum Clock {
  /// Wall clock time in milliseconds since 1970 (`g_get_real_time`). Jumps if the clock is set.
  public static var time: Int64 { Int64(g_get_real_time()) / 1000 }

  /// Formats a time in milliseconds since 1970 in the local time zone: `21 November 2026, 15:57`.
  public static func text(of time: Int64) -> String { text(of: time, as: "%-d %B %Y, %H:%M") }

  /// Formats its hour and minute: `15:57`.
  public static func hour(of time: Int64) -> String { text(of: time, as: "%H:%M") }

  /// True if two times are on the same local day.
  public static func isSameDay(_ time: Int64, _ other: Int64) -> Bool {
    text(of: time, as: "%F") == text(of: other, as: "%F")
  }

  /// Returns the local year of a time in milliseconds since 1970; nil if the time is out of range.
  public static func year(of time: Int64) -> Int? { Int(text(of: time, as: "%Y")) }

  /// Returns the local day of a time in milliseconds since 1970, in days since 1970; 0 if the time is out of range.
  public static func day(of time: Int64) -> Int {
    guard let date = g_date_time_new_from_unix_local(gint64(time / 1000)) else { return 0 }
    defer { g_date_time_unref(date) }
    let local = g_date_time_to_unix(date) + g_date_time_get_utc_offset(date) / 1_000_000
    return Int((Double(local) / 86_400).rounded(.down))
  }

  private static func text(of time: Int64, as format: String) -> String {
    guard let date = g_date_time_new_from_unix_local(gint64(time / 1000)) else { return "" }
    defer { g_date_time_unref(date) }
    return String(taking: g_date_time_format(date, format)) ?? ""
  }

  /// Monotonic clock in seconds (`g_get_monotonic_time`).
  public static var monotonicSeconds: Double { Double(g_get_monotonic_time()) / 1e6 }

  /// Suspends the thread (`g_usleep`).
  public static func sleep(seconds: Double) { g_usleep(gulong(seconds * 1e6)) }
}
