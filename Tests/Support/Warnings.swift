import GLib

/// Warnings and worse logged by GLib, GTK and other libraries since the test began.
public enum Warnings {
  private struct State {
    var heard: [String] = []
    var isExpecting = false
  }

  private static let state = Guarded(State())
  private static let listening: Void = Log.observeWarnings { message in
    Warnings.state.withLock { state in
      state.heard.append(message)
      return state.isExpecting
    }
  }

  /// Installs the log handler, once for the process.
  static func startListening() { listening }

  static func forget() { state.withLock { $0.heard = [] } }

  static func takeAll() -> [String] {
    state.withLock { state in
      defer { state.heard = [] }
      return state.heard
    }
  }

  /// Returns the warnings logged during `body`. They fail no test and are not printed.
  public static func expected(_ body: () throws -> Void) rethrows -> [String] {
    let before = takeAll()
    state.withLock { $0.isExpecting = true }
    defer {
      state.withLock {
        $0.isExpecting = false
        $0.heard = before
      }
    }
    try body()
    return state.withLock { $0.heard }
  }
}
