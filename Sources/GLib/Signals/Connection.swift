import CGLib

/// A handler connected to a signal. It stays connected when this value is dropped: the handler ends
/// with its sender, or when `disconnect()` is called.
@MainActor
public struct Connection {
  /// Empty as soon as the sender is gone: until then, `sender` is valid.
  private let box: Closure.Box
  private let sender: UnsafeMutableRawPointer
  private let id: gulong

  fileprivate init(_ box: Closure.Box, sender: UnsafeMutableRawPointer, id: gulong) {
    self.box = box
    self.sender = sender
    self.id = id
  }

  private var isConnected: Bool {
    box.handler != nil && g_signal_handler_is_connected(sender, id) != 0
  }

  /// Disconnects the handler; what it holds is released. Does nothing a second time.
  public func disconnect() {
    if isConnected { g_signal_handler_disconnect(sender, id) }
  }
}

extension Object {
  /// Calls `handler` whenever the signal is emitted (`g_signal_connect_closure`). `handler` must
  /// refer weakly to whatever holds the sender.
  /// - Parameter isLast: calls it after all those that are not, and the class's own.
  @discardableResult
  public func connect(
    _ signal: String, isLast: Bool = false,
    _ handler: @escaping @MainActor (SignalArguments) -> Void
  ) -> Connection {
    let box = Closure.Box(handler)
    let id = g_signal_connect_closure(raw, signal, Closure.make(box), isLast ? 1 : 0)
    return Connection(box, sender: raw, id: id)
  }

  /// Calls `handler` whenever the property called `name` changes (`notify::name`).
  @discardableResult
  public func onChange(of name: String, _ handler: @escaping @MainActor () -> Void) -> Connection {
    connect("notify::" + name) { _ in handler() }
  }
}
