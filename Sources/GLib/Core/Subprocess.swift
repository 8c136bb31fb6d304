import CGLib

/// A child process, whose output is read line by line (GSubprocess).
@MainActor
public enum Subprocess {
  /// The end of a process.
  public enum End: Sendable, Hashable {
    case exited(status: Int32)
    case killed(signal: Int32)
    /// After a signal to this process that requests its end, such as Ctrl+C.
    case interrupted
  }

  /// Runs a program, and blocks until it has ended; meanwhile the main loop runs. Standard error is that of this process.
  /// A request to end this process is passed on.
  /// - Parameters:
  ///   - arguments: the program's path and its arguments.
  ///   - environment: variables set beside those of this process.
  ///   - onLine: called with each line of standard output.
  public static func run(
    _ arguments: [String], environment: [String: String], onLine: (String) -> Void
  ) throws(GLibError) -> End {
    let launcher = g_subprocess_launcher_new(G_SUBPROCESS_FLAGS_STDOUT_PIPE)
    defer { g_object_unref(launcher.map { UnsafeMutableRawPointer($0) }) }
    for (name, value) in environment { g_subprocess_launcher_setenv(launcher, name, value, 1) }
    var words = arguments.map { UnsafePointer(strdup($0)) } + [nil]
    defer { for word in words { free(UnsafeMutableRawPointer(mutating: word)) } }
    let process = try throwing { g_subprocess_launcher_spawnv(launcher, &words, $0) }
    guard let process else { return .exited(status: 1) }
    defer { g_object_unref(UnsafeMutableRawPointer(process)) }
    var isInterrupted = false
    let signals = TerminationSignals {
      isInterrupted = true
      g_subprocess_send_signal(process, SIGTERM)
    }
    if let output = g_subprocess_get_stdout_pipe(process) { read(output, onLine) }
    g_subprocess_wait(process, nil, nil)
    withExtendedLifetime(signals) {}
    if isInterrupted { return .interrupted }
    return g_subprocess_get_if_exited(process) != 0
      ? .exited(status: g_subprocess_get_exit_status(process))
      : .killed(signal: g_subprocess_get_term_sig(process))
  }

  private static func read(
    _ output: UnsafeMutablePointer<GInputStream>, _ onLine: (String) -> Void
  ) {
    guard let lines = g_data_input_stream_new(output) else { return }
    defer { g_object_unref(UnsafeMutableRawPointer(lines)) }
    while let line = nextLine(lines) {
      onLine(String(cString: line))
      g_free(line)
    }
  }

  /// The result of reading a line; nil until GIO calls back.
  private final class LineResult {
    var value: OpaquePointer?
  }

  /// Returns the next line; nil at the end. The main loop runs until then.
  private static func nextLine(
    _ lines: UnsafeMutablePointer<GDataInputStream>
  ) -> UnsafeMutablePointer<CChar>? {
    // An object and not a variable behind a pointer: Swift 6.0 would read that only once.
    let result = LineResult()
    g_data_input_stream_read_line_async(
      lines, G_PRIORITY_DEFAULT, nil,
      { _, value, result in
        g_object_ref(value.map { UnsafeMutableRawPointer($0) })
        guard let result else { return }
        Unmanaged<LineResult>.fromOpaque(result).takeRetainedValue().value = value
      }, Unmanaged.passRetained(result).toOpaque())
    while result.value == nil { g_main_context_iteration(nil, 1) }
    defer { g_object_unref(result.value.map { UnsafeMutableRawPointer($0) }) }
    return g_data_input_stream_read_line_finish(lines, result.value, nil, nil)
  }
}
