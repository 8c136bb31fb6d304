import CGLib

/// Messages on standard error, and the warnings of GLib and GTK.
public enum Log {
  /// Writes a line to standard error, prefixed with the program's name.
  public static func error(_ message: String) {
    // g_printerr would turn quotation marks into question marks in the C locale.
    let name = ApplicationIdentity.current.programName
    _ = StandardStream.error.write("\(name): \(message)\n")
  }

  /// Writes a debug message, shown if the variable `G_MESSAGES_DEBUG` has the program's name.
  public static func debug(_ message: String) {
    cglib_debug(ApplicationIdentity.current.programName, message)
  }

  /// Calls `observer` with each warning or critical message of GLib, GTK and other libraries. It is written to
  /// standard error too, unless the observer returns true for an expected message. For tests: set it once,
  /// before anything else runs.
  public static func observeWarnings(_ observer: @escaping @Sendable (String) -> Bool) {
    g_log_set_writer_func(
      { level, fields, count, data in
        let serious =
          G_LOG_LEVEL_WARNING.rawValue | G_LOG_LEVEL_CRITICAL.rawValue | G_LOG_LEVEL_ERROR.rawValue
        if level.rawValue & serious != 0, let observer = UserData<Observer>.value(data),
          let text = g_log_writer_format_fields(level, fields, count, 0)
        {
          defer { g_free(text) }
          if observer(String(cString: text)) { return G_LOG_WRITER_HANDLED }
        }
        return g_log_writer_default(level, fields, count, nil)
      }, UserData<Observer>.retaining(observer), nil)
  }

  private typealias Observer = @Sendable (String) -> Bool
}
