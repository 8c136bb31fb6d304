import CGLib

/// Calls a function after each change of the network while the computer is online (GNetworkMonitor). The first
/// watch opens a socket through which GLib receives the system's notifications; it stays open.
@MainActor
public final class NetworkWatch {
  private let connection: Connection

  /// Starts the watch, which goes on until `end`, also if this object is dropped.
  public init(_ handler: @escaping @MainActor () -> Void) {
    let raw = UnsafeMutableRawPointer(g_network_monitor_get_default().unsafelyUnwrapped)
    connection = Object(raw, .none).connect("network-changed") { _ in
      if g_network_monitor_get_network_available(g_network_monitor_get_default()) != 0 { handler() }
    }
  }

  /// Stops the watch.
  public func end() { connection.disconnect() }
}
