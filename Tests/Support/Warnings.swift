import GLib

/// What GLib, GTK and the like have reported since the test began: warnings and worse.
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

  /// Starts to listen, once for the process.
  static func startListening() { listening }

  static func forget() { state.withLock { $0.heard = [] } }

  static func takeAll() -> [String] {
    state.withLock { state in
      defer { state.heard = [] }
      return state.heard
    }
  }

  /// Returns the warnings that `body` brings about. They fail no test and are not printed.
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
