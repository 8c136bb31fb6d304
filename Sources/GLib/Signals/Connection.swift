import CGLib

/// A signal handler's connection. Dropping this value does not disconnect: the handler is released with the
/// sender or by `disconnect()`.
@MainActor
public struct Connection {
  /// Empty once the sender is finalized: until then, `sender` is valid.
  fileprivate let box: Closure.Box
  fileprivate let sender: UnsafeMutableRawPointer
  fileprivate let id: gulong

  /// Disconnects the handler and releases its captures. Calling it again has no effect.
  public func disconnect() {
    if box.handler != nil, g_signal_handler_is_connected(sender, id) != 0 {
      g_signal_handler_disconnect(sender, id)
    }
  }
}

extension Object {
  /// Calls `handler` whenever the signal is emitted (`g_signal_connect_closure`). `handler` must capture the
  /// owner of the sender weakly.
  /// - Parameter isLast: Calls it after the other handlers and the class's own (`G_CONNECT_AFTER`).
  @discardableResult
  public func connect(
    _ signal: String, isLast: Bool = false,
    _ handler: @escaping @MainActor (SignalArguments) -> Void
  ) -> Connection {
    let box = Closure.Box(handler)
    let id = g_signal_connect_closure(raw, signal, Closure.make(box), isLast ? 1 : 0)
    return Connection(box: box, sender: raw, id: id)
  }

  /// Calls `handler` whenever the property called `name` changes (`notify::name`).
  @discardableResult
  public func onChange(of name: String, _ handler: @escaping @MainActor () -> Void) -> Connection {
    connect("notify::" + name) { _ in handler() }
  }
}
