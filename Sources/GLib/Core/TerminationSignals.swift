import CGLib
import Glibc

/// Signals that request the process's end: SIGTERM, SIGHUP (logout, closed terminal) and SIGINT (Ctrl+C). While this
/// object exists, they call a function on the main loop instead. A signal ignored by the parent process, as under
/// `nohup`, stays ignored.
@MainActor
public final class TerminationSignals {
  private typealias Handler = @MainActor @Sendable () -> Void

  /// IDs of the sources.
  private nonisolated let sources: [guint]

  /// - Parameter handler: called for each signal.
  public init(_ handler: @escaping @MainActor @Sendable () -> Void) {
    sources = [SIGTERM, SIGHUP, SIGINT].filter { cglib_is_ignored($0) == 0 }.map { signal in
      g_unix_signal_add_full(
        G_PRIORITY_DEFAULT, signal,
        { data in
          let handler = UserData<Handler>.value(data)
          MainActor.assumeIsolated { handler?() }
          return 1
        }, UserData<Handler>.retaining(handler), releaseUserData)
    }
  }

  deinit { for source in sources { g_source_remove(source) } }
}
