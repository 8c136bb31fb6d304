import CGLib

/// Calls a function whenever the computer's connection to networks has changed and there is one
/// (GNetworkMonitor). The first watch makes GLib ask the system for changes, by a socket that stays.
@MainActor
public final class NetworkWatch {
  private let connection: Connection

  public init(_ handler: @escaping @MainActor () -> Void) {
    let raw = UnsafeMutableRawPointer(g_network_monitor_get_default().unsafelyUnwrapped)
    connection = Object(raw, .none).connect("network-changed") { _ in
      if g_network_monitor_get_network_available(g_network_monitor_get_default()) != 0 { handler() }
    }
  }

  /// Calls the function no longer.
  public func end() { connection.disconnect() }
}
