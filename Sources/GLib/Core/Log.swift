import CGLib

/// Messages on standard error for the person at a terminal, and what GLib itself reports.
public enum Log {
  /// Writes a line to standard error, with the program's name before it.
  public static func error(_ message: String) {
    // Not through g_printerr, which turns quotation marks into question marks in the C locale.
    _ = StandardStream.error.write("the-elements: " + message + "\n")
  }

  /// Writes a line for whoever looks for a fault, with `G_MESSAGES_DEBUG=the-elements` set.
  public static func debug(_ message: String) { cglib_debug("the-elements", message) }

  /// Calls `observer` with each warning or critical that GLib, GTK and the like report, and writes it
  /// to standard error as well, unless the observer answers that it was expected. For tests: set
  /// once, before anything else runs.
  public static func observeWarnings(_ observer: @escaping @Sendable (String) -> Bool) {
    let box = Unmanaged.passRetained(ObserverBox(observer)).toOpaque()
    g_log_set_writer_func(
      { level, fields, count, data in
        let serious =
          G_LOG_LEVEL_WARNING.rawValue | G_LOG_LEVEL_CRITICAL.rawValue | G_LOG_LEVEL_ERROR.rawValue
        if level.rawValue & serious != 0, let data,
          let text = g_log_writer_format_fields(level, fields, count, 0)
        {
          defer { g_free(text) }
          let box = Unmanaged<ObserverBox>.fromOpaque(data).takeUnretainedValue()
          if box.observer(String(cString: text)) { return G_LOG_WRITER_HANDLED }
        }
        return g_log_writer_default(level, fields, count, nil)
      }, box, nil)
  }

  private final class ObserverBox: Sendable {
    let observer: @Sendable (String) -> Bool
    init(_ observer: @escaping @Sendable (String) -> Bool) { self.observer = observer }
  }
}
