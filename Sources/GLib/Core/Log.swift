import CGLib

/// Messages on standard error for the person at a terminal, and what GLib itself reports.
public enum Log {
  /// Writes a line to standard error, with the program's name before it.
  public static func error(_ message: String) {
    cglib_print_error("the-elements: " + message + "\n")
  }

  /// Calls `observer` with each warning or critical that GLib, GTK and the like report, and writes it
  /// to standard error as well. For tests: set once, before anything else runs.
  public static func observeWarnings(_ observer: @escaping @Sendable (String) -> Void) {
    let box = Unmanaged.passRetained(ObserverBox(observer)).toOpaque()
    g_log_set_writer_func(
      { level, fields, count, data in
        let serious = G_LOG_LEVEL_WARNING.rawValue | G_LOG_LEVEL_CRITICAL.rawValue | G_LOG_LEVEL_ERROR.rawValue
        if level.rawValue & serious != 0, let data,
          let text = g_log_writer_format_fields(level, fields, count, 0)
        {
          Unmanaged<ObserverBox>.fromOpaque(data).takeUnretainedValue().observer(String(cString: text))
          g_free(text)
        }
        return g_log_writer_default(level, fields, count, nil)
      }, box, nil)
  }

  private final class ObserverBox: Sendable {
    let observer: @Sendable (String) -> Void
    init(_ observer: @escaping @Sendable (String) -> Void) { self.observer = observer }
  }
}
